import type { ErrorCode, LinkProblem, TableNote } from '@everdell/protocol';
import type { Typed } from './play.en.ts';
import { plural } from './plural.ts';
import type { Names } from './types.ts';

function typed(keys: readonly string[], usage: string, about: string): Typed {
  return { keys, usage, about };
}

type Params = TableNote['params'];

/** Words of games on a server. */
export const online = {
  // Coming in
  askLink: 'The link you were sent: ',
  askName: 'Your name: ',
  connecting: (origin: string): string => `Connecting to ${origin} ...`,
  linkProblems: {
    empty: 'there is no link; copy the whole link that you were sent',
    'no-address': 'that is no link: it has to begin with http:// or https:// and the name of the server',
    'bad-address': 'the link is damaged after //: that is no address of a server; copy the whole link again',
    'no-table': 'the link leads to no table: it has to look like https://server/t/TABLE#SECRET',
    'bad-table': 'the link is damaged after /t/; copy the whole link again',
    'bad-secret': 'the link is damaged after #; copy the whole link again',
  } as Readonly<Record<LinkProblem, string>>,
  cannotReach: (origin: string): string =>
    `${origin} cannot be reached; is the address right, and is the server running?`,
  notAServer: (origin: string): string => `what answers at ${origin} is no Everdell server, or one of another version`,
  withJoin: (option: string): string => `--join goes without ${option}: the table knows it`,
  notOnline: (option: string): string => `${option} is not for games on a server`,
  withoutHost: (option: string): string => `${option} goes only with --host or --join`,
  /** What servers say is English. */
  errors: {} as Partial<Record<ErrorCode, string>>,
  refused: (why: string): string => `Not possible: ${why}`,
  notSent: 'There is no connection, so nothing was sent. Try again.',
  notKnown: 'There was no answer: it is not known whether that arrived. Look at the table before you try again.',
  // Hosting
  hosting: (address: string): string => `The server runs in this program, at ${address}.`,
  hostingEnds: 'It stops when you leave; the game is kept and goes on when you host again in the same folder.',
  tableOf: (names: readonly string[], open: boolean): string => `${names.join(', ')}${open ? ' (not started)' : ''}`,
  // The waiting room
  room: (title: string): string => (title === '' ? 'The table' : title),
  seatOpen: 'open',
  seatBot: (bot: string): string => `bot (${bot})`,
  seatHost: 'host',
  seatYou: 'you',
  seatAway: 'not here',
  seatWord: 'has given a word',
  seatLeft: 'has left',
  standIn: (bot: string): string => `${bot} plays`,
  watching: (n: number): string => `${plural(n, 'person is', 'people are')} watching.`,
  inviteLink: 'To invite others:',
  watchLink: 'To let others watch:',
  ownLink: 'Your own seat, for another device (keep it to yourself):',
  noOwnLink: 'There is no link to your seat that is known here; “link new” makes one (older ones no longer work).',
  newLink: 'A new link; older ones no longer work:',
  linkWords: { invite: ['invite'], watch: ['watch'] } as Readonly<Record<'invite' | 'watch', readonly string[]>>,
  noInvite: 'The links of this table are not known here; link invite and link watch make new ones.',
  commitment: (hash: string): string =>
    `The deal is fixed by a secret of the server with the hash ${hash}, mixed with a word of everybody who gives one.`,
  roomHost: (open: number): string =>
    open > 0
      ? `${plural(open, 'seat is', 'seats are')} open: invite others, or fill them with bots. `
      : 'All seats are taken. ',
  roomHostQuestion: 'start, fill, word TEXT, say TEXT, link, ? = help: ',
  roomGuestQuestion: (host: string): string => `${host} starts the game. word TEXT, say TEXT, leave, ? = help: `,
  roomNotUnderstood: 'That is no command here. Type ? for help.',
  maySit: 'You have no seat yet; type sit.',
  looksOn: 'You are watching.',
  wordGiven: (word: string): string => `Your word “${word}” goes into the deal.`,
  dissolved: 'The table was closed.',
  onlyHost: 'Only the host can do that.',
  onlyBefore: 'That is possible only before the game starts.',
  // Waiting
  waitingFor: (names: readonly string[]): string => `Waiting for ${names.join(' and ')} (? = help) `,
  waitingBot: 'A bot plays for you; back takes your seat back (? = help) ',
  waitingLeft: 'You have left; back takes your seat back (? = help) ',
  notYourTurn: 'It is not your turn. Commands work: ? = help.',
  playsFor: (bot: string, name: string): string => `${name} (${bot} plays)`,
  takesBack: (name: string): string => `${name} takes a decision back.`,
  // The line
  lost: 'The connection is lost; it is being tried again. You can go on.',
  back: 'Connected again.',
  closedBy: {
    left: 'The connection is closed.',
    shutdown: 'The server has stopped.',
    slow: 'The connection was too slow for the server.',
    forbidden: 'The server does not know you any more.',
  } as Names,
  // Votes
  voteUndo: (name: string): string =>
    `${name} asks to take back their last decision, with all that came after it. Do you agree?`,
  voteReplace: (name: string, seat: string, bot: string): string =>
    `${name} proposes that a bot (${bot}) plays for ${seat}. Do you agree?`,
  asked: 'The others are asked; you will see what they say.',
  undoDone: 'The game goes back.',
  leaveSeat: 'Give up your seat?',
  leaveGame: 'Leave the game for now? You can take your seat back; meanwhile the host can let a bot play for you.',
  leftNow: 'You have left; back takes your seat back.',
  whichSeat: (n: number): string => `Type the number of a seat, 1 to ${n}.`,
  sayHow: 'Type say and what you want to say.',
  wordHow: 'Type word and any word; it is mixed into the deal.',
  nameHow: 'Type name and your new name.',
  comeBack: 'The table stays without this program. Come back with:',
  comeBackHost:
    'The server of this table ran in this program: the others have to wait until you host it again, in the same folder, with:',
  muted: (name: string): string => (name === '' ? 'You will see no more chat.' : `You will not see what ${name} says.`),
  unmuted: (name: string): string =>
    name === '' ? 'You will see the chat again.' : `You will see again what ${name} says.`,
  said: (name: string, text: string): string => `${name}: ${text}`,
  watcherSaid: (name: string, text: string): string => `${name} (watching): ${text}`,
  afterEnd: 'Enter leaves; rematch, say TEXT, log, score, save FILE: ',
  afterEndWatching: 'Enter leaves; log, score, save FILE: ',
  fairness: (secret: string, words: string): string =>
    `The deal came from the secret ${secret}${words === '' ? '' : ` and the words ${words}`}.`,
  noRematch: 'A rematch is for after the game.',
  rematchStarts: 'On to the next game.',
  notes: {
    sat: ({ name }: Params) => `${name} sits down.`,
    'left-seat': ({ name }: Params) => `${name} has given up the seat.`,
    left: ({ name }: Params) => `${name} has left; the seat is kept.`,
    returned: ({ name }: Params) => `${name} is back.`,
    'another-device': ({ name }: Params) => `${name} plays on another device.`,
    replaced: ({ name, bot }: Params) => `A bot (${bot}) plays for ${name}.`,
    started: () => 'The game starts.',
    'time-short': ({ name, seconds }: Params) => `${name} has ${seconds} seconds left; then a bot takes over.`,
    'time-out': ({ name, bot }: Params) => `The time of ${name} is over: a bot (${bot}) plays.`,
    'undo-asked': ({ name }: Params) => `${name} asks to take back their last decision.`,
    'undo-agreed': ({ name }: Params) => `Everybody agreed: ${name} decides again.`,
    'undo-declined': ({ name }: Params) => `${name} does not want to go back.`,
    'replace-asked': ({ name, seat }: Params) => `${name} proposes that a bot plays for ${seat}.`,
    'replace-declined': ({ seat }: Params) => `It was declined that a bot plays for ${seat}.`,
    rematch: ({ name }: Params) => `${name} wants to play again; type rematch to join.`,
  } as Readonly<Record<TableNote['code'], (params: Params) => string>>,
  commands: {
    say: typed(['say', 't:'], 'say TEXT', 'says something to everybody at the table'),
    who: typed(['who', 'table'], 'who', 'who sits where and who is there'),
    link: typed(
      ['link', 'links'],
      'link',
      'the links to this table; link new makes a new one to your seat, link watch one for watching',
    ),
    leave: typed(['leave'], 'leave', 'leaves the game for now; before the start it gives your seat up'),
    back: typed(['back'], 'back', 'takes your seat back'),
    bot: typed(['bot'], 'bot SEAT', 'lets a bot play a seat: before the start the host, later for those who left'),
    mute: typed(['mute'], 'mute SEAT', 'shows no more chat of a seat (mute = of nobody), or shows it again'),
    rematch: typed(['rematch', 'again'], 'rematch', 'after the game: another one with the same people'),
  },
  roomCommands: {
    start: typed(['start'], 'start', 'the host starts the game'),
    fill: typed(
      ['fill'],
      'fill',
      'the host fills the open seats with bots; fill random, fill greedy, fill steady or fill wise',
    ),
    bot: typed(['bot'], 'bot SEAT', 'the host gives an open seat to a bot'),
    open: typed(['open'], 'open SEAT', 'the host makes a seat open again'),
    sit: typed(['sit'], 'sit', 'takes an open seat; sit SEAT takes a certain one'),
    name: typed(['name'], 'name NAME', 'changes your name'),
    word: typed(['word'], 'word TEXT', 'your word for the deal: it is mixed with the secret of the server'),
    say: typed(['say', 't:'], 'say TEXT', 'says something to everybody at the table'),
    link: typed(
      ['link', 'links'],
      'link',
      'the links to this table; link new, link invite and link watch make new ones',
    ),
    who: typed(['who', 'show', 'table'], 'who', 'shows the table again'),
    leave: typed(['leave'], 'leave', 'gives your seat up'),
    dissolve: typed(['dissolve'], 'dissolve', 'the host closes the table'),
    rules: typed(['rules'], 'rules', 'how the game is played, in a dozen lines'),
    help: typed(['?', 'h', 'help'], '?', 'this help'),
    quit: typed(['quit', 'q', 'exit'], 'quit', 'leaves the program; you keep your seat'),
  },
};
