import { numbersLike, plural } from './plural.ts';
import type { Names } from './types.ts';

/** A command that can be typed during a game. */
export interface Typed {
  readonly keys: readonly string[];
  readonly usage: string;
  readonly about: string;
}

function typed(keys: readonly string[], usage: string, about: string): Typed {
  return { keys, usage, about };
}

export const play = {
  botSeat: (seat: number): string => `Bot ${seat + 1}`,
  // Signs
  short: { twig: 't', resin: 'r', pebble: 'p', berry: 'b', pearl: 'l' } as Names,
  long: {
    twig: ['twig', 'twigs'],
    resin: ['resin', 'resins'],
    pebble: ['pebble', 'pebbles'],
    berry: ['berry', 'berries'],
  } as Readonly<Record<string, readonly string[]>>,
  costWidth: 8,
  rarityWidth: 6,
  rarities: {
    'common-critter': 'common',
    'unique-critter': 'unique',
    'common-construction': 'common',
    'unique-construction': 'unique',
  } as Names,
  free: 'free',
  nothing: '–',
  // Screen
  meadow: 'Meadow',
  piles: (deck: number, discard: number): string => `deck ${deck}, discarded ${discard}`,
  emptySpace: 'empty',
  turnedOver: 'turned over',
  shut: 'blocked',
  faceDown: 'face down, 1 pearl',
  secret: (what: string) => `${what} only you know`,
  on: (card: string) => `on the ${card}`,
  hand: 'Your hand',
  besides: 'Also yours to play',
  handNote: (n: number, limit: number): string => `${n} of ${limit} cards`,
  city: 'City',
  spaces: (used: number, of: number): string => `${used} of ${of} spaces`,
  cards: (n: number): string => plural(n, 'card', 'cards'),
  noCards: 'no cards',
  noResources: 'no resources',
  occupied: 'occupied',
  beneath: (n: number): string => `${n} beneath`,
  locations: 'Locations',
  forest: 'Forest',
  noneNow: 'none that you can visit now',
  cardOf: (card: string, owner: string): string => `${card} of ${owner}`,
  events: 'Events',
  eventsNote: 'how much you have of what is needed',
  moreEvents: (n: number): string => `${n} more: b`,
  claimable: '← yours to claim',
  ofEachColour: (n: number): string => `${n} of each color`,
  ofColour: (n: number, colour: string): string => `${n} ${colour}`,
  passed: 'has passed',
  inHand: (n: number): string => `hand ${n}`,
  cityShort: (spaces: string): string => `city ${spaces}`,
  workers: (free: number, all: number): string => `workers ${free} of ${all}`,
  workersAt: 'Workers at',
  nowhere: 'nowhere',
  achieved: 'Events achieved',
  none: 'none',
  news: 'Since your last turn',
  newsMore: (n: number): string => `Since your last turn (${n} more: log)`,
  // Questions
  turnQuestion: (n: number): string => `What do you do? (${n === 1 ? 1 : `1-${n}`}, ? = help) `,
  chooseOne: (n: number): string => (n === 1 ? 'Choose (1): ' : `Choose (1-${n}): `),
  chooseSeveral: (min: number, max: number): string =>
    min === max
      ? `Choose ${max} (numbers like ${numbersLike(max)}): `
      : `Choose ${min === 0 ? 'up to' : `${min} to`} ${max} (numbers like ${numbersLike(Math.min(max, Math.max(min, 2)))}${min === 0 ? ', 0 = none' : ''}): `,
  splitQuestion: (listed: number, example: string): string =>
    listed > 0 ? `Choose (1-${listed}, or like ${example}): ` : `Choose, like ${example}: `,
  splitHow: 'Type amounts with the first letter of the resource, like 2t 1b.',
  numbersPlease: 'Type the numbers of the cards, with spaces between them.',
  badNumber: (n: number): string =>
    n === 1 ? 'The only number is 1.' : `Type a number from 1 to ${n}, or ? for help.`,
  twice: 'You named a number twice.',
  wrongCount: (min: number, max: number, n: number): string =>
    min === max ? `It takes ${max}; you named ${n}.` : `It takes ${min} to ${max}; you named ${n}.`,
  notUnderstood: 'That is none of your actions. Type a number, part of its text, or ? for help.',
  severalMeant: (labels: readonly string[]): string => `That can be several:\n${labels.join('\n')}`,
  turnWords: { season: ['season', 'prepare'], pass: ['pass'] } as Readonly<
    Record<'season' | 'pass', readonly string[]>
  >,
  noneWords: ['none', 'nothing', 'no'],
  allWords: ['all'],
  yes: ['y', 'yes'],
  no: ['n', 'no', ''],
  yesNoHint: '(y/n)',
  yesOrNo: 'Type y or n.',
  reallyPass: 'You could still do something else. Pass for the rest of the game?',
  passKeyboard: (name: string): string =>
    `\n  The keyboard goes to ${name}.\n\n  ${name}, press Enter when nobody else looks. `,
  passKeyboardHow: 'Just press Enter to see your cards; before that only ?, rules, save FILE and quit work.',
  endTurnHow: 'That is no command. Just press Enter to go on, or type undo.',
  endTurn: 'Enter ends your turn, undo takes it back: ',
  endChoice: 'Enter goes on, undo takes it back: ',
  afterEnd: 'Enter leaves; log, score, save FILE: ',
  // Commands
  commands: {
    help: typed(['?', 'h', 'help'], '?', 'this help'),
    rules: typed(['rules'], 'rules', 'how the game is played, in a dozen lines'),
    info: typed(['i', 'info'], 'i NAME', 'what a card, location or Event does; also i NUMBER'),
    why: typed(['why'], 'why NAME', 'why something is not possible now: why inn, why season'),
    opponents: typed(['o', 'opponents'], 'o', 'the cities of the others'),
    board: typed(['b', 'board'], 'b', 'all locations and Events'),
    score: typed(['score', 's'], 'score', 'points so far'),
    log: typed(['log', 'l'], 'log', 'what has happened'),
    hint: typed(['hint'], 'hint', 'what a bot would do in your place'),
    show: typed(['show', 'r'], 'show', 'shows the table again'),
    undo: typed(['undo', 'u'], 'undo', 'takes your last decision back, unless something hidden has been learned since'),
    save: typed(['save'], 'save FILE', 'saves the game'),
    quit: typed(['quit', 'q', 'exit'], 'quit', 'leaves the game; you can save it first'),
  },
  helpTitle: 'Help',
  helpAnswers: [
    'Answer with the number in front of what you want, or with part of its text: farm, 3 twigs, season, pass.',
    'Several cards: their numbers, like 1 3 4; 0 for none. Resources: 2t 1b. Besides, at any question:',
  ],
  helpSigns: (more: readonly string[]): string =>
    `Signs: ${['t twig, r resin, p pebble, b berry', ...more].join(', ')}, ★ points. Next to a card: its color, its cost (free = an unoccupied Construction of yours brings it in), its points.`,
  primer: [
    'How Everdell is played',
    '• Goal: build the city that is worth the most points by the end of autumn.',
    '• In your turn you do one of three things: place a worker, play a card, or prepare for the next season.',
    '• Place a worker: it stays at a location of the board, the forest or a city and brings twigs, resin, pebbles, berries or cards at once. Most locations have room for one worker only.',
    '• Play a card from your hand or from the Meadow, which lies open to all: pay its cost and put it into your city.',
    '• Prepare for season: once all your workers are placed, take them back and get new ones. You begin with 2 in winter; spring brings 1, summer 1, autumn 2. In spring and autumn your green cards produce again, in summer you take 2 cards from the Meadow.',
    '• A city has 15 spaces, a hand holds 8 cards (7 with five or six players, who get no worker in spring). A unique card may be in your city once only.',
    '• Constructions cost twigs, resin and pebbles, Critters cost berries. A Critter is free if a Construction that names it stands unoccupied in your city; that one is then occupied for good.',
    '• Colors: tan acts once, green produces, red is visited by workers, blue helps whenever something happens, purple gives points at the end.',
    '• Events: meet the requirement, place a worker there, and it is yours; each can be achieved only once.',
    '• Passing: in autumn, who has nothing left to do passes and is out; the others go on until all have passed. Seasons change for each player alone.',
    '• Points: those on your cards, point tokens, purple cards, Events and journeys. A tie goes to the one with more Events, then to the one with more resources left.',
  ] as readonly string[],
  infoHow: 'Type i and a name or a number, like i inn or i 3.',
  whyHow: 'Type why and a name, like why inn.',
  unknownName: (name: string): string => `There is nothing called “${name}” in this game.`,
  notHere: (name: string): string => `“${name}” is neither in your hand nor on the table for you to use.`,
  moreNames: (names: readonly string[]): string => `Also: ${names.join(', ')}`,
  figures: (cost: string, points: number, copies: number): string =>
    `Cost ${cost}, ${plural(points, 'point', 'points')}, ${plural(copies, 'copy', 'copies')} in the deck.`,
  reconstructed: 'Reconstructed: the printed card may differ.',
  standing: (names: readonly string[]): string => `Workers there: ${names.join(', ')}.`,
  achievedBy: (name: string): string => `Achieved by ${name}.`,
  notInPlay: 'Not in play in this game.',
  possible: (name: string): string => `${name}: you can do that now.`,
  youHave: (have: number, need: number): string => `You have ${have} of ${need}.`,
  logEmpty: 'Nothing has happened yet.',
  logMore: (n: number): string => `(${n} earlier ones)`,
  hint: (action: string): string => `A bot would choose: ${action}.`,
  noHint: 'There is nothing to decide.',
  noHintOnline: 'Hints are for games on this computer: here it would not be fair to the others.',
  noUndo: (reason: string): string => `Not possible: ${reason}`,
  askOthers: 'Ask the others whether they agree?',
  saveHow: 'Type save and the name of a file, like save game.json.',
  overwrite: (path: string): string => `${path} exists. Write over it?`,
  saved: (path: string, goOn: string | null): string =>
    goOn === null ? `Saved in ${path}.` : `Saved in ${path}. Go on with: ${goOn}`,
  saveFirst: 'Save the game first? (y, n or the name of a file; Enter = n) ',
  saveFirstHow: 'Type y to save, n to leave without saving, or the name of a file like game.json.',
  saveName: 'Name of the file, like game.json: ',
  goodbye: 'Goodbye.',
  // End
  scoreTitle: 'Points',
  wins: (name: string): string => `${name} wins.`,
  shared: (names: readonly string[]): string => `${names.join(' and ')} share the victory.`,
  tieAutoma: 'Equal points: you have to have more than your opponent.',
  tieEvents: (facts: readonly string[]): string =>
    `Equal points; the number of achieved Events decides: ${facts.join(', ')}.`,
  tieGoods: (facts: readonly string[]): string =>
    `Equal points and Events; leftover resources decide: ${facts.join(', ')}.`,
  // Menu
  menu: {
    title: 'Everdell',
    subtitle: 'An unofficial implementation. ? = help and the rules in short, quit = leave.',
    help: 'Answer with the number in front of what you want and press Enter; quit leaves. In the game ? tells everything that can be typed.',
    count: (from: number, to: number): string =>
      from === to ? String(from) : `${Array.from({ length: to - from }, (_, i) => from + i).join(', ')} or ${to}`,
    badCount: (counts: string): string => `Type ${counts}.`,
    what: 'What do you want to play?',
    bots: 'Against bots',
    people: 'Several people at this keyboard, with or without bots',
    alone: 'Alone against Rugwort or Nightweave',
    host: 'Host a table for others on your network',
    join: 'Join a table by its link',
    otherLanguage: 'Español',
    howManyPeople: 'How many people?',
    howManyBots: 'How many bots?',
    howManySeats: 'How many players, bots included?',
    whichTable: 'Which table?',
    newTable: 'A new one',
    whichBot: 'Which bot?',
    botNames: {
      wise: 'wise: thinks several turns ahead',
      steady: 'steady: builds for the end of the year',
      greedy: 'greedy: takes what looks good this turn',
      random: 'random: plays without thinking',
    } as Names,
    whichOpponent: 'Against whom?',
    whichModules: 'Which modules besides the base game?',
    modules: {} as Names,
    options: { 'rugwort.year': 'Which year?', 'rugwort.variants': 'Which variants make it harder?' } as Names,
    name: (seat: number): string =>
      seat === 0 ? 'Your name (Enter = Player 1): ' : `Name of player ${seat} (Enter = Player ${seat}): `,
  },
};
