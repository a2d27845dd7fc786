import { modules } from '../../modules/en.ts';
import { gather } from '../../modules/gather.ts';
type Names = Readonly<Record<string, string | undefined>>;

/** What an ear needs to know of a place, in the order in which it is told. */
export interface PlaceFacts {
  readonly name: string;
  /** What it does, where the name does not tell. */
  readonly about?: string | undefined;
  readonly room: string;
  readonly standing: string;
  /** What keeps the viewer off it. */
  readonly bar: string;
}

/** Words of the board around the names and rules that the game itself tells. */
export const board = {
  board: 'Board',
  meadow: 'Meadow',
  river: 'River places',
  forest: 'Forest',
  events: 'Events',
  basicEvents: 'Basic Events',
  specialEvents: 'Special Events',
  journeyAndHaven: 'Journey and Haven',
  journey: 'Journey',
  haven: 'Haven',
  further: 'More places',
  rowTitles: gather(modules, 'rowTitles'),
  zoneTitles: {
    tree: 'The Ever Tree',
    meadow: 'Meadow',
    river: 'River places',
    forest: 'Forest clearings',
    ...gather(modules, 'zoneTitles'),
  } as Names,
  seasons: 'Seasons',
  season: (name: string) => name[0].toUpperCase() + name.slice(1),
  /** One season for ears: who is there, how many workers join, what preparing for it gives. */
  seasonLine: (name: string, here: string, joins: number, bonus: string) =>
    [
      name,
      ...(here === '' ? [] : [`here: ${here}`]),
      ...(joins === 0 ? [] : [joins === 1 ? '1 more worker' : `${joins} more workers`]),
      ...(bonus === '' ? [] : [bonus]),
    ].join(', '),
  joins: (n: number) => `+${n}`,
  joinsLong: (n: number) => (n === 1 ? '1 more worker' : `${n} more workers`),
  you: 'you',
  deck: 'deck',
  discard: 'used',
  deckLong: (n: number) => (n === 1 ? '1 card in the deck' : `${n} cards in the deck`),
  discardLong: (n: number) => (n === 1 ? '1 card discarded' : `${n} cards discarded`),
  emptySpace: 'empty',
  spaceOfMeadow: (n: number) => `Meadow ${n}`,
  standsHere: 'stays empty for now',
  meadowSpace: (n: number, of: number, card: string) => `Meadow ${n} of ${of}, ${card}`,
  shut: (name: string) => `${name} keeps it`,
  shutPlain: 'out of reach',
  closedClearing: (players: number) => `This clearing opens with ${players} or more players`,
  emptyClearing: 'No clearing here in this game',
  one: 'one',
  two: (n: number) => `${n} spots`,
  shared: 'shared',
  roomOne: 'place for one worker',
  roomFor: (n: number) => `place for ${n} workers`,
  roomAny: 'place for any number of workers',
  /** Whose workers stand there. */
  standing: (names: string) => `workers here: ${names}`,
  takenBy: (names: string) => `taken by ${names}`,
  workersOf: (name: string, n: number) => (n === 1 ? name : `${name} (${n})`),
  more: (n: number) => `+${n}`,
  /** The same for a figure, by its name. */
  figureRoomOne: (figure: string) => `place for one ${figure}`,
  figureRoomAny: (figure: string) => `place for any number of ${figure}s`,
  figuresHere: (figure: string, names: string) => `${figure} here: ${names}`,
  unlike: (n: number) => `${n} cards of different colors`,
  ofColour: (n: number, colour: string) => (n === 1 ? `1 ${colour} card` : `${n} ${colour} cards`),
  meadowCards: (n: number) => (n === 1 ? '1 card of the Meadow' : `${n} cards of the Meadow`),
  taken: 'taken',
  here: 'you are here',
  opensIn: (season: string) => `opens in ${season}`,
  onlyIn: (season: string) => `only in ${season}`,
  /** Before what of a price is missing. */
  lacks: 'missing',
  lacking: (what: string) => `missing: ${what}`,
  price: 'cannot pay',
  idle: 'no use now',
  barred: 'not allowed',
  have: (n: number) => `you: ${n}`,
  haveLong: (have: number, need: number) => `you have ${have} of ${need}`,
  haveOf: (have: number, need: number) => `${have}/${need}`,
  needMet: (card: string) => `${card}: you have it`,
  needMissing: (card: string) => `${card}: missing`,
  needInHand: (card: string) => `${card}: in your hand`,
  needInMeadow: (card: string) => `${card}: in the Meadow`,
  needCount: (what: string, need: number, have: number | null) =>
    [
      what === '' ? `${need} needed` : `${need} ${what} cards needed`,
      ...(have === null ? [] : [`you have ${have}`]),
    ].join(', '),
  inHand: (card: string) => `${card}, in hand`,
  inMeadow: (card: string) => `${card}, in Meadow`,
  /** Points that are promised for something: would one get them now? */
  promised: { met: 'met by now', missed: 'not met yet' },
  claimed: 'claimed',
  claimedBy: (name: string) => `claimed by ${name}`,
  claimedByYou: 'claimed by you',
  built: 'built',
  builtBy: (name: string) => `built by ${name}`,
  builtByYou: 'built by you',
  costs: (price: string) => `costs ${price}`,
  worth: (points: string) => `worth ${points}`,
  worthEach: (points: string) => `worth ${points} for each thing it counts`,
  costCards: (n: number) => `−${n}`,
  costCardsLong: (n: number) => (n === 1 ? 'for 1 card from your hand' : `for ${n} cards from your hand`),
  journeyPlace: (points: string, cost: string) => [points, cost].filter((part) => part !== '').join(', '),
  alsoOpen: 'Also open to you',
  nothingOpen: 'Cards in cities that you can visit show up here.',
  nothingOpenShort: 'No card of a city is open to you',
  yourCard: (card: string) => `your ${card}`,
  cardOf: (card: string, name: string) => `${name}: ${card}`,
  place: ({ name, about, room, standing, bar }: PlaceFacts) =>
    [name, about, room, standing, bar].filter((part) => part !== undefined && part !== '').join(', '),
  any: (n: number) => `${n} any`,
  amounts: (parts: readonly string[]) => parts.join(', '),
  trade: (given: string, got: string) => `${given} → ${got}`,
  /** What an answer would change: "berries 4 → 5", "draw 1". */
  change: (name: string, from: number, to: number) => `${name} ${from} → ${to}`,
  draw: (n: number) => `draw ${n}`,
  points: (n: number) => (n === 1 ? '+1 point' : `+${n} points`),
  previewOf: (changes: string) => `then ${changes}`,
};
