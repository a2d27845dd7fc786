import type { ModuleWords } from '../moduleWords.ts';

export const bellfaire = {
  about:
    'A fair in the valley: a Market, a Garland Award to compete for, the Flower Festival, more Events and Forest cards.',
  values: {
    'bellfaire.market/true': 'A location with four tokens, which are had and given back.',
    'bellfaire.market/false': 'Nobody goes to the Market.',
    'bellfaire.garland/true': '6 and 3 points at the end for the most cards of one kind.',
    'bellfaire.garland/false': 'Nothing is awarded.',
    'bellfaire.festival/true': 'A fifth basic Event: a card of each color, 4 points.',
    'bellfaire.festival/false': 'The basic Events stay as they are.',
    'bellfaire.events/none': 'The special Events stay as in the other sets.',
    'bellfaire.forest/true': 'They are shuffled together with the others.',
    'bellfaire.forest/false': 'The forest stays as in the base game.',
    'bellfaire.board/false': 'The table keeps its Ever Tree.',
  },
  help: [
    {
      title: 'Bellfaire: the Market',
      text: 'Each player may have one worker at the Market. Choose one of its four tokens: one that lies face up gives you what it shows, cards within your hand limit, and is turned over. One that is turned over takes the same goods and cards back for 3 point tokens and 2 resources of any type, and is turned up again. To choose a token is to send the worker. The keys G and A lead to the fair.',
    },
    {
      title: 'Bellfaire: the Garland Award and the Flower Festival',
      text: 'One Garland Award lies open all game. At the end, whoever has the most cards of its kind scores 6 points, and the next 3; players who are level both score, and without a card of that kind there is nothing. The Flower Festival is one more basic Event, for a city with a card of each color.',
    },
  ],
  rows: { market: 'Market', marketTokens: 'Market token', garlands: 'Garland Award' },
  zones: { fair: 'Fair' },
  zoneTitles: { fair: 'Bellfaire' },
  families: { market: 'Market', garland: 'Garland Awards' },
  keeps: { marketTokens: 'Market tokens', garlands: 'Garland Award' },
  asks: { marketToken: 'a Market token' },
  verbs: { marketToken: ({ name }): string => (name === '' ? 'Use a token' : 'Use the token') },
  own: {
    /** One worker of each player fits. */
    room: 'one worker each',
    take: 'Take',
    takeAbout: 'what the token shows',
    takeLong: (goods: string) => `take ${goods}`,
    trade: 'Trade',
    tradeAbout: 'pay it for',
    tradeLong: (goods: string, gain: string) => `give ${goods} for ${gain}`,
    short: (goods: string) => `${goods} short`,
    you: 'You',
    /** How somebody stands in the Garland Award. */
    standing: (name: string, n: number, points: string) =>
      points === '' ? `${name}: ${n}` : `${name}: ${n}, ${points}`,
    points: (n: number) => (n === 1 ? '1 point' : `${n} points`),
    rank: (rank: number, of: number) => `${['1st', '2nd', '3rd'][rank - 1] ?? `${rank}th`} of ${of}`,
    rankLong: (award: string, rank: string) => `${award}: you are ${rank}`,
    noRank: 'none yet',
    noRankLong: (award: string) => `${award}: you have no such card yet`,
    toTake: (n: number) => (n === 1 ? '1 to take' : `${n} to take`),
  },
} satisfies ModuleWords;
