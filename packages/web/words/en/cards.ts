import { modules } from '../../modules/en.ts';
import { gather } from '../../modules/gather.ts';
type Names = Readonly<Record<string, string | undefined>>;

/** Words around cards and places; what they do is told by the game itself. */
export const cards = {
  colours: {
    tan: 'Traveler',
    green: 'Production',
    red: 'Destination',
    blue: 'Governance',
    purple: 'Prosperity',
  } as Names,
  kinds: { critter: 'Critter', construction: 'Construction' } as Names,
  /** By rarity and kind, because some languages bend one by the other. */
  rarities: {
    'common-critter': 'Common',
    'unique-critter': 'Unique',
    'common-construction': 'Common',
    'unique-construction': 'Unique',
  } as Names,
  points: (n: number | string) => (n === 1 || n === '1' ? '1 point' : `${n} points`),
  noCost: 'free',
  costs: (goods: string) => `costs ${goods}`,
  costsNothing: 'costs nothing',
  /** Foot of a Critter: what brings it in for free. */
  freeWith: (names: string) => `Free: ${names}`,
  freeWithLong: (names: string) => `Free with ${names}`,
  /** Foot of a Construction: whom its door is for. */
  doorFor: (names: string) => names,
  doorForLong: (names: string) => `Free door for ${names}`,
  anyCritter: 'any Critter',
  anyConstruction: 'any Construction',
  critterOf: (colour: string) => `${colour} Critters`,
  constructionOf: (colour: string) => `${colour} card`,
  noPartner: 'no partner',
  or: (names: readonly string[]) =>
    names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`,
  /** A Critter that could come in for free right now. */
  freeNow: (door: string) => `Free: your ${door}`,
  /** A Legendary card that could take the place of a card of the city right now. */
  swapNow: (card: string) => `Free for your ${card}`,
  /** On the banner of a Legendary card. */
  replaces: (card: string) => `in place of ${card}`,
  replacesLong: (card: string) => `Free if you discard: ${card}`,
  cover: (card: string) => `${card} lies on it`,
  legendary: 'Legendary',
  canPay: (goods: string) => `You can pay ${goods}`,
  /** At the foot of a card, before what it costs in the open question. */
  priceNow: 'Now for',
  priceNothing: 'Now for nothing',
  /** In any of several mixes. */
  priceAny: (n: number) => `Now for ${n} of its cost`,
  canPayAny: (n: number) => `You can pay ${n} of its cost`,
  canPayNothing: 'It costs nothing',
  canDiscount: (card: string) => `Possible with your ${card}`,
  canHelp: 'Possible with help of your city',
  /** What is missing; `n` is how many in all. */
  dearer: (n: number) => `${n} more for you now`,
  anyResource: 'any resource',
  needs: (goods: string, _n: number) => `You lack ${goods}`,
  missing: (_n: number) => 'Short',
  /** Why a card cannot be played, in a word or two, by the code of the reason. */
  notNow: {
    'city-full': 'City is full',
    'already-in-city': 'You have one',
    'slot-shut': 'Out of reach',
    'no-target': 'No target',
    supplanted: 'Its legend is in your city',
    barred: 'Not allowed now',
  } as Names,
  together: (first: string, second: string) => `${first}; shares its space with ${second}`,
  /** Beside what is looked at closely. */
  before: 'The one before',
  after: 'The next one',
  ofRow: (n: number, all: number) => `${n} of ${all}`,
  reconstructed: 'Reconstructed: the printed card may differ.',
  reconstructedShort: 'reconstructed',
  can: 'can',
  used: 'door in use',
  beneath: (n: number) => (n === 1 ? '1 card beneath' : `${n} cards beneath`),
  tokens: (n: number) => (n === 1 ? '1 point token' : `${n} point tokens`),
  workerOf: (name: string) => `worker of ${name}`,
  /** Pieces besides workers. */
  figures: gather(modules, 'figures'),
  marks: gather(modules, 'marks'),
  figureOf: (figure: string, name: string) => `${figure} of ${name}`,
  open: 'open to all',
  permanent: 'workers stay here',
  /** What kind of place, by the row of the board it lies in. */
  rows: {
    basic: 'Basic location',
    forest: 'Forest location',
    haven: 'Haven',
    journey: 'Journey',
    basicEvents: 'Basic Event',
    specialEvents: 'Special Event',
    ...gather(modules, 'rows'),
  } as Names,
  otherRow: 'Location',
  claim: 'Send a worker here to claim it; it is then yours alone.',
  achievedBy: (name: string) => `Achieved by ${name}`,
  build: 'Send a worker here to build it; it is then yours alone.',
  keptBy: (name: string) => `Belongs to ${name}`,
  closer: 'Look closer',
  /** Against a reason why not: what is missing, how far one is, what would help. */
  youLack: (goods: string, _n: number) => `You lack ${goods}.`,
  youHave: (have: number, need: number) => `You have ${have} of ${need}.`,
  inHand: (names: string, n: number) => (n === 1 ? `${names} is in your hand.` : `${names} are in your hand.`),
  inMeadow: (names: string, n: number) => (n === 1 ? `${names} is in the Meadow.` : `${names} are in the Meadow.`),
  goesWith: 'Goes with',
  inYourCity: 'In your city',
  inCityOf: (name: string) => `In the city of ${name}`,
  copies: (n: number) => (n === 1 ? 'Only 1 copy in the whole deck' : `${n} copies in the whole deck`),
  dealt: 'A Legendary card: two of them are dealt to every player in secret',
  backTo: (name: string) => `Back to ${name}`,
};
