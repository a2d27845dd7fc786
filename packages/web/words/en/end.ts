const points = (n: number): string => (n === 1 ? '1 point' : `${n} points`);

/** The end of a game. */
export const end = {
  label: 'The game is over',
  toBoard: 'Look at the board',
  winner: (name: string) => `${name}’s city will be sung about`,
  you: 'Your city will be sung about',
  shared: (names: string) => `${names} share the glory`,
  beatAutoma: (automa: string) => `You have outwitted ${automa}`,
  automaBeaten: (name: string, automa: string) => `${name} has outwitted ${automa}`,
  automaWon: (automa: string) => `${automa} has the last laugh`,
  lead: (n: number, more: number, next: string) => `${points(n)}, ${more} more than ${next}.`,
  together: (winners: string, automa: string, n: number) => `${winners}; ${automa} has ${points(n)}.`,
  automaLead: (automa: string, n: number, yours: number) =>
    `${automa} has ${points(n)}, your city ${points(yours)}. Next year is another year.`,
  /** The others with their points, where more than one person played. */
  automaAhead: (automa: string, n: number, others: string) =>
    `${automa} has ${points(n)}; ${others}. Next year is another year.`,
  standing: (name: string, n: number) => `${name} has ${n}`,
  alone: (n: number) => `${points(n)}.`,
  tie: {
    automa: (automa: string, n: number) => `Level at ${points(n)}, and a tie goes to ${automa}.`,
    events: (names: string, n: number, counts: string) =>
      `${names} are level at ${points(n)}. The most Events decide: ${counts}.`,
    goods: (names: string, n: number, counts: string) =>
      `${names} are level at ${points(n)} and in Events. The most leftover resources decide: ${counts}.`,
    shared: (n: number) => `Level at ${points(n)}, in Events and in leftover resources.`,
  },
  count: (name: string, n: number) => `${name} ${n}`,
  noTie: 'No tie-break was needed.',
  places: ['', '1st', '2nd', '3rd', '4th', '5th', '6th', '7th'],
  podium: 'The places',
  onPodium: (place: string, name: string, n: number) => `${place}: ${name}, ${points(n)}`,
  from: 'Where the points came from',
  asTable: 'Show as a table',
  asBars: 'Show as bars',
  tableCaption: 'Points by category and player',
  player: 'Player',
  part: (category: string, n: number) => `${category} ${n}`,
  bestOf: (name: string) => `Best of ${name}`,
  bestCard: (card: string, n: number) => `${card}: worth ${points(n)}`,
  noBest: 'No card was worth a point.',
  turning: 'Turns that made the difference',
  worth: (n: number) => `worth ${points(n)}`,
  harder: (level: string) => `A clear win. Next time: ${level} bots`,
  cities: 'Look at the cities',
  seasons: 'Season by season',
  seasonsCaption: 'Points at the end of each season',
  /** Points that were promised for something. */
  promises: 'Promised points, had and missed',
  promiseMissed: (have: number, need: number) => `(${have} of ${need})`,
  remains: 'What else was left',
  remainsCaption: 'Cards, Events and resources of each player at the end',
  cards: 'Cards',
  events: 'Events',
  goods: 'Resources',
  noGoods: 'none',
  again: 'Same table again',
  save: 'Save the game',
  home: 'Home',
};
