const points = (n: number): string => (n === 1 ? '1 point' : `${n} points`);

/** Advice in games of this browser: hints for a decision, and the review of a game that is over. */
export const advice = {
  /** Why an answer is good, each a sentence of its own, whoever gives it; some are about a card or an Event. */
  reasons: {
    points: () => 'It brings points right away.',
    goods: (about: string | null) =>
      about === null ? 'It brings resources for the next cards.' : `It brings resources: ${about} comes nearer.`,
    cards: () => 'It gives a better hand to choose from.',
    production: () => 'It produces again and again.',
    freeCritter: (about: string | null) => `${about ?? 'A Critter'} can move in for free afterwards.`,
    plans: (about: string | null) => `It brings ${about ?? 'a good card'} within reach.`,
    events: (about: string | null) =>
      about === null ? 'It brings an Event within reach.' : `It brings the Event “${about}” nearer.`,
    workers: () => 'It keeps workers free, or wins time on the others.',
    room: () => 'It leaves room in the city.',
    city: () => 'It makes more of the cards in the city.',
    season: () => 'The workers come home, more join, and the season brings its bonus.',
    end: () => 'There is nothing more to gain.',
    least: () => 'There is little to gain here.',
  },
  /** What it is surely worth at once. */
  brings: (n: number) => `It is worth ${points(n)} at once.`,
  mayBring: (n: number) => `With luck it is worth up to ${points(n)}.`,
  eventNearer: (name: string, have: number, need: number) => `${name}: ${have} of ${need}.`,
  denies: (names: string, n: number) => (n === 1 ? `${names} cannot go there then.` : `${names} cannot go there then.`),
  hint: {
    button: 'Hint',
    ask: 'What would a wise bot do?',
    title: 'A wise bot would consider',
    note: 'Press one to choose it; you still confirm it yourself.',
    thinking: 'Thinking…',
    failed: 'No hint this time.',
    close: 'Close the hints',
    nth: (n: number) => `Hint ${n}`,
    /** How the game is expected to end after it. */
    margin: (n: number) =>
      n === 0 ? 'ends about level' : n > 0 ? `ends about ${points(n)} ahead` : `ends about ${points(-n)} behind`,
    total: (n: number) => `ends with about ${points(n)}`,
    /** Compared with the first. */
    same: 'as good as the first',
    hardly: 'hardly less than the first',
    less: (n: number) => `${points(n)} less than the first`,
    told: (n: number, first: string) => (n === 1 ? `1 hint: ${first}` : `${n} hints. The first: ${first}`),
  },
  review: {
    button: 'Review the moves',
    title: 'The moves, reviewed',
    about:
      'Every decision is compared with what a wise bot would have done, knowing only what could be known then. It can be wrong, too.',
    whose: 'Whose moves',
    everybody: 'Everybody',
    people: 'Everybody at this screen',
    onlyPoor: 'Only slips and mistakes',
    progress: (done: number, total: number) => `${done} of ${total} decisions looked at`,
    beginning: 'Laying the game out again…',
    failed: 'The review could not be finished. Close it and try again.',
    grades: { best: 'Best', good: 'Good', slip: 'Slip', mistake: 'Mistake', forced: 'No choice' },
    /** How many turns of a grade, after their number. */
    counted: {
      best: (_n: number): string => 'best',
      good: (_n: number): string => 'good',
      slip: (n: number): string => (n === 1 ? 'slip' : 'slips'),
      mistake: (n: number): string => (n === 1 ? 'mistake' : 'mistakes'),
    },
    summary: 'How well each one played',
    average: (n: string) => `${n} points given away per turn on average`,
    dearest: 'The dearest move',
    noMistake: 'No mistake worth mentioning.',
    moves: 'Turn by turn',
    round: (n: number) => `Round ${n}`,
    loss: (n: number) => `About ${points(n)} given away.`,
    better: 'Better:',
    instead: (answer: string) => `instead of: ${answer}`,
    noPoor: 'Neither slips nor mistakes so far.',
    none: 'There is nothing to review here.',
  },
};
