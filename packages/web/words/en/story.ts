/** What happened: the story, what is new, what is said aloud. */
export const story = {
  title: 'Story so far',
  filter: 'Which moves',
  all: 'All',
  aboutMe: 'About me',
  round: (n: number) => `Round ${n}`,
  empty: (name: string | null): string =>
    `Nothing has happened yet. ${name === null ? 'You begin' : `${name} begins`}.`,
  /** All that has happened so far is told above. */
  onlyAbove: 'Nothing has happened before that.',
  settingUp: 'Nothing has happened yet.',
  nothingAboutMe: 'You have done nothing yet, and nothing has touched you.',
  earlier: (n: number): string => (n === 1 ? 'Show 1 earlier move' : `Show ${n} earlier moves`),
  newInMeadow: 'New in the Meadow:',
  /** No name = the reader. */
  tookBack: (name: string | null): string => `${name ?? 'You'} took back:`,
  tookBackTogether: 'Taken back by agreement:',
  /** How a move touches the reader. */
  touches: {
    gift: 'for you',
    yours: 'about you',
    event: 'now claimed',
    card: 'now played',
    place: 'now taken',
  },
  since: 'Since you last looked',
  moves: (n: number): string => (n === 1 ? '1 move' : `${n} moves`),
  touching: (n: number): string => (n === 1 ? '1 matters to you' : `${n} matter to you`),
  previous: 'Previous move',
  next: 'Next move',
  play: 'Show them one by one',
  pause: 'Pause',
  dismiss: 'I have seen it',
  stepper: 'Step through the moves',
  step: (n: number, of: number) => `Move ${n} of ${of}, shown on the board`,
  stepShort: (n: number, of: number) => `${n} of ${of}`,
  notShown: 'Show them on the board',
  show: 'Show me',
  skip: 'Skip',
  behind: (n: number): string => (n === 1 ? '1 more move' : `${n} more moves`),
  skipLong: (n: number): string =>
    n === 1 ? 'Skip: 1 move is still to be shown' : `Skip: ${n} moves are still to be shown`,
  manyMoves: (n: number) => `${n} moves were made.`,
  /** Title of the tab. */
  badge: (title: string) => `● Your turn · ${title}`,
  badgeBlink: (title: string) => `○ Your turn · ${title}`,
};
