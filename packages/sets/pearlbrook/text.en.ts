import {
  bind,
  does,
  grammarEn,
  wordsEn,
  type Holder,
  type Label,
  type ModuleText,
  type Names,
  type Noun,
  type Phrases,
} from '@everdell/engine';

const { clause, forEach, sentence, the, title, whose } = grammarEn;
const { words } = wordsEn;

/** A title or label, which has no plural of its own. */
function fixed(name: string): Noun {
  return { one: name, many: name };
}

/** Somebody's name. */
function proper(name: string): Noun {
  return { ...fixed(name), proper: true };
}

const colourName = (colour: keyof typeof words.colours): string => words.colours[colour].m.one;

export const names = {
  cards: {
    bridge: { one: 'Bridge', many: 'Bridges' },
    ferry: { one: 'Ferry', many: 'Ferries' },
    'ferry-ferret': { one: 'Ferry Ferret', many: 'Ferry Ferrets' },
    harbor: { one: 'Harbor', many: 'Harbors' },
    messenger: { one: 'Messenger', many: 'Messengers' },
    pirate: { one: 'Pirate', many: 'Pirates' },
    'pirate-ship': { one: 'Pirate Ship', many: 'Pirate Ships' },
    shipwright: { one: 'Shipwright', many: 'Shipwrights' },
  },
  riverSpots: {
    shoal: { one: 'Shoal', many: 'Shoals' },
    'river-spot-3-green': fixed('Green bank'),
    'river-spot-2-red': fixed('Red bank'),
    'river-spot-2-blue': fixed('Blue bank'),
    'river-spot-2-tan': fixed('Tan bank'),
  },
  riverCitizens: {
    'gus-the-gardener': proper('Gus the Gardener'),
    'bosley-the-artist': proper('Bosley the Artist'),
    'crustina-the-constable': proper('Crustina the Constable'),
    'iluminor-the-inventor': proper('Iluminor the Inventor'),
    'snout-the-explorer': proper('Snout the Explorer'),
    'omicron-the-elder': proper('Omicron the Elder'),
  },
  riverLocations: {
    ballroom: fixed('Ballroom'),
    watermill: fixed('Watermill'),
    observatory: fixed('Observatory'),
    'river-market': fixed('Market'),
    'great-hall': fixed('Great Hall'),
    gardens: fixed('Gardens'),
  },
  adornments: {
    bell: fixed('Bell'),
    compass: fixed('Compass'),
    'gilded-book': fixed('Gilded Book'),
    hourglass: fixed('Hourglass'),
    'key-to-the-city': fixed('Key to the City'),
    masque: fixed('Masque'),
    mirror: fixed('Mirror'),
    scales: fixed('Scales'),
    'seaglass-amulet': fixed('Seaglass Amulet'),
    spyglass: fixed('Spyglass'),
    sundial: fixed('Sundial'),
    tiara: fixed('Tiara'),
  },
  wonders: {
    'hopewatch-gate': fixed('Hopewatch Gate'),
    'mistrise-fountain': fixed('Mistrise Fountain'),
    'sunblaze-bridge': fixed('Sunblaze Bridge'),
    'starfalls-flame': proper("Starfall's Flame"),
  },
  specialEvents: {
    'masquerade-invitations': fixed('Masquerade Invitations'),
    'river-race': fixed('River Race'),
    'riverside-resort': fixed('Riverside Resort'),
    'romantic-cruise': fixed('Romantic Cruise'),
    'sunken-treasure-discovered': fixed('Sunken Treasure Discovered'),
    'x-marks-the-spot': fixed('X Marks the Spot'),
  },
  forest: {
    'pb-forest-two-pebble-one-card': fixed('2 pebbles and 1 card'),
    'pb-forest-resin-pebble-or-four-cards': fixed('1 resin and 1 pebble, or 4 cards'),
    'pb-forest-berry-pebble-card': fixed('1 berry, 1 pebble and 1 card'),
    'pb-forest-churn-meadow': fixed('Discard 2 Meadow cards, draw 2, gain 1 resource'),
  },
  resources: { pearl: { one: 'pearl', many: 'pearls' } },
  pieces: { ambassador: { one: 'Ambassador', many: 'Ambassadors' } },
  rows: {
    shoal: { one: 'Shoal', many: 'Shoals' },
    river: { one: 'river spot', many: 'river spots' },
    riverCards: { one: 'River Destination lying face up', many: 'River Destinations lying face up' },
    adornments: { one: 'Adornment', many: 'Adornments' },
    wonders: { one: 'Wonder', many: 'Wonders' },
  },
};

export const labels = {
  name: 'Pearlbrook',
  scores: { adornments: 'Adornments', wonders: 'Wonders', pearls: 'Pearls' },
  code: {
    'pearlbrook.setsUp': 'lay out the River Destinations and deal two Adornments to every player',
    'pearlbrook.countsHand': 'count the hand of who passes',
  },
  optionNames: { 'pearlbrook.forest': 'Its Forest cards', 'pearlbrook.events': 'Its special Events' },
  options: {
    'pearlbrook.forest': {
      true: { name: 'Mixed in' },
      false: { name: 'Left out' },
    } as Readonly<Record<string, Label>>,
    'pearlbrook.events': {
      mixed: { name: 'Mixed in', about: 'At least one of them is in play.' },
      one: { name: 'Just one', about: 'The other special Events come from the rest.' },
    } as Readonly<Record<string, Label>>,
  },
};

const ops: Pick<Phrases['ops'], 'visitRiver' | 'turnRiver' | 'sail'> = {
  turnRiver: () => 'turn its River Destination over',
  visitRiver: () =>
    'if the card here lies face down, gain the pearl on it, turn the card over, and you may use it; if it lies face up, use it',
  sail: (e, c) => {
    const inner = bind(c, e.as, { noun: c.names.resource('pearl'), how: 'chosen', single: false });
    return `move this card with your worker into an opponent's city that has a free space; count that opponent's pearls, ${e.atMost} at most: ${clause(e.then, inner)}`;
  },
};

export const phrases: ModuleText = {
  ops,
  amounts: {
    handAtEnd: (_v, _c, every) =>
      forEach(every, (n) => `${n === 1 ? words.card.one : words.card.many} left in your hand`),
  },
  conds: {
    riverColour: {
      clause: ({ colour, n }) => `you have at least ${n} ${colourName(colour)} cards in your city`,
      need: ({ colour, n }) => `at least ${n} ${colourName(colour)} cards in your city`,
    },
  },
  sources: {
    wonders: () => ({ noun: { one: 'Wonder', many: 'Wonders' }, at: 'you have built', from: 'you have built' }),
    adornments: () => ({
      noun: { one: 'Adornment', many: 'Adornments' },
      at: 'that you hold',
      from: 'that you hold',
    }),
    adornmentsPlayed: () => ({
      half: 'the upper half of an Adornment',
      at: 'that an opponent has played',
      from: 'that an opponent has played',
    }),
  },
  asks: {
    mirror: () => 'choose the Adornment to use, or none',
    sail: () => 'choose the opponent to whose city the ship sails',
  },
  events: {
    riverRevealed: (e, names) => does(e.seat, 'turns', 'turn', `over ${placeAt(names, e.card, the)}`),
    adorned: (e, names) => does(e.seat, 'plays', 'play', `the Adornment ${placeAt(names, e.place, title)}`),
    sailed: (e, names) => {
      const ship = whose(e.seat, names.card(names.design(e.designs[0])), names);
      return sentence(`${ship} sails to ${whose(e.to, words.city, names)}`);
    },
  },
  actions: {
    ambassador: (_a, names, at) => {
      const where = at === null ? 'it' : the(at, names);
      return `Place the Ambassador on ${where}${at?.owner === undefined ? '' : ` in ${names.seat(at.owner)}'s city`}`;
    },
    adornment: (_a, names, at) => `Play ${at === null ? 'an Adornment' : title(at, names)} (1 pearl)`,
  },
};

function placeAt(names: Names, place: Holder, word: typeof the): string {
  const what = names.holder(place, -1);
  return what === null ? '?' : word(what, names);
}
