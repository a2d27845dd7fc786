/** Everybody else at the table. */
export const rivals = {
  title: 'Rivals',
  everybody: 'Players',
  open: (name: string, line: string) => `${name}: ${line}. Look at the city.`,
  openLegal: (name: string, line: string, n: number): string =>
    `${name}: ${line}. Look at the city: ${n === 1 ? '1 card' : `${n} cards`} there can be chosen.`,
  choose: (name: string, line: string) => `${name}: ${line}`,
  unfold: (name: string) => `Show the city of ${name} with pictures`,
  cityIs: (name: string, cards: string): string =>
    cards === '' ? `City of ${name}: empty` : `City of ${name}: ${cards}`,
  noResources: 'no resources',
  activity: {
    next: 'next',
    passed: 'has passed',
    absent: 'not connected',
    bot: 'bot',
    waiting: 'waiting',
  },
  more: 'More below',
  close: 'Close this city',
  score: 'Score so far',
  workers: 'Workers',
  events: 'Achieved Events',
  none: 'none yet',
  resources: 'Resources',
  hand: 'Hand',
  held: (what: string, n: number) => `${what}: ${n}`,
  pieces: 'Other pieces',
  allHome: 'all at home',
  /** An automa. */
  automaFacts: (cards: number, workers: number, score: number): string =>
    `${cards === 1 ? '1 card' : `${cards} cards`} in the city · ${workers === 1 ? '1 worker' : `${workers} workers`} out · ${score === 1 ? '1 point' : `${score} points`} so far`,
  lastDid: 'What happened last',
  didNothing: 'Nothing yet: wait for your first card.',
  noTurnYet: 'Nothing yet: its first turn is still to come.',
  nextTurn: (home: number): string =>
    home === 0
      ? 'Next: it prepares for the season to come.'
      : `Next: another turn; ${home === 1 ? '1 worker' : `${home} workers`} at home.`,
  howItPlays: 'The standing rules',
  itsWorkers: 'Workers',
  seeCity: 'Look at the city',
};
