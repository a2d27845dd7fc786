import { plural } from './plural.ts';

/** The words of `everdell arena`. */
export const arena = {
  unknownBot: (name: string, allowed: readonly string[]): string =>
    `there is no bot ${JSON.stringify(name)}; there are: ${allowed.join(', ')}`,
  badBudget: (text: string, bot: string): string =>
    `${JSON.stringify(text)} has no budget that can be read; write ${bot}, ${bot}@200ms or ${bot}@50steps`,
  noBots: '--bots or --plan is missing: who plays?',
  noPlan: (path: string): string => `${path} holds no plan: { "seed": "...", "pairings": [...] }`,
  unknownField: (name: string, allowed: readonly string[]): string =>
    `there is no field ${JSON.stringify(name)}; there are: ${allowed.join(', ')}`,
  wrongField: (name: string, wanted: string): string => `${JSON.stringify(name)} must be ${wanted}`,
  wanted: {
    text: 'a text',
    list: 'a list of texts',
    object: 'an object',
    number: (min: number, max: number): string => `a whole number from ${min} to ${max}`,
    only: (text: string): string => `${JSON.stringify(text)}, the opponent of one player`,
  },
  inPairing: (path: string, n: number, message: string): string => `${path}, pairing ${n}: ${message}`,
  twice: (n: number): string => `the same as pairing ${n}`,
  progress: (n: number, of: number): string => `game ${n} of ${of}`,
  outdated: (n: number): string =>
    `${plural(n, 'kept game is', 'kept games are')} of bots that have changed since: not counted.`,
  played: (n: number, kept: number): string =>
    `${plural(n, 'game', 'games')} played now, ${kept} ${kept === 1 ? 'was' : 'were'} there.`,
  setup: (players: number, modules: readonly string[]): string => [String(players), ...modules].join(' + '),
  head: [
    'A',
    'B',
    'players',
    'games',
    'A wins',
    '95 %',
    'score A',
    '10/50/90 %',
    'score B',
    '10/50/90 %',
    'ms A',
    '99 %',
    'ms B',
    '99 %',
  ],
  ratings: 'Ratings by the games of two (Elo scale)',
  ratingsHead: ['player', 'rating'],
};
