/** The frame of the table, the top bar, and what lies in front of a player. */
export const tray = {
  table: 'Table',
  skips: 'Jump to a part of the table',
  skipTo: {
    decision: 'To the decision',
    board: 'To the board',
    hand: 'To your hand',
    city: 'To your city',
    rivals: 'To the rivals',
    story: 'To the story',
  },
  toHome: 'Everdell: to the home page. This game is kept.',
  turnOrder: 'Turn order',
  over: 'The game is over',
  you: 'You',
  yourTurn: (turn: number) => `Your turn ${turn}`,
  yourChoice: 'Your choice',
  next: 'next',
  youNext: 'You are next',
  /** What somebody decides about, never what it contains. */
  doing: {
    turn: 'takes a turn',
    card: 'chooses cards',
    place: 'chooses a place',
    seat: 'chooses a player',
    worker: 'chooses a worker',
    option: 'chooses',
    split: 'chooses resources',
    pay: 'pays',
    over: '',
  },
  chip: (name: string, doing: string) =>
    doing === '' ? `${name}: look at their city` : `${name}, ${doing}: look at their city`,
};
