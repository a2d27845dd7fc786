import { CALLED_OFF, INTERRUPT } from '../../core/terminal.ts';
import { wrap } from '../../core/layout.ts';
import type { Words } from '../../words/index.ts';
import { rulesPage } from '../pages.ts';
import { styleFor } from '../style.ts';
import { ask, Leave, say } from '../ui.ts';
import { linkLines, seatIn, seatLines } from './seats.ts';
import { botNamed, commandAmong, leaveSeat, sayAloud, showLinks } from './talk.ts';
import { fired, type Visit } from './visit.ts';

type RoomCommand = keyof Words['online']['roomCommands'];

/** Waits with the others until the game starts. Tells whether it does; false = the table was closed. */
export async function waitingRoom(visit: Visit): Promise<boolean> {
  showRoom(visit);
  for (let shown = stateOf(visit); visit.info.status === 'open'; shown = stateOf(visit)) {
    await oneLine(visit, shown);
    visit.checkGone();
    if (visit.info.status === 'open' && stateOf(visit) !== shown) say(visit.ui, ['', ...seatLines(visit)]);
  }
  return visit.info.status !== 'closed';
}

function showRoom(visit: Visit): void {
  const { ui, info } = visit;
  const { online } = ui.words;
  say(ui, [
    '',
    styleFor(ui.terminal.colour).bold(online.room(info.title)),
    ...seatLines(visit),
    '',
    ...linkLines(visit),
    online.commitment(info.commitment),
    '',
  ]);
}

function question({ info, seat, ui }: Visit): string {
  const { online } = ui.words;
  const sit = seat !== null ? '' : `${info.you.maySit ? online.maySit : online.looksOn} `;
  if (!info.you.host) return sit + online.roomGuestQuestion(info.hostName);
  const open = info.seats.filter(({ kind }) => kind === 'open').length;
  return `${sit}${online.roomHost(open)}\n${online.roomHostQuestion}`;
}

/** Everything on which the question depends. */
const stateOf = ({ info }: Visit): string => JSON.stringify([info.status, info.seats, info.you, info.hostName]);

/** One line of input, or the news that something differs from what was shown. */
async function oneLine(visit: Visit, shown: string): Promise<void> {
  const { ui } = visit;
  const changed = visit.callOff(() => stateOf(visit) !== shown);
  const reads = ui.terminal.interactive || visit.info.you.host;
  if (!reads) return fired(changed); // lines of a pipe are answers to decisions, which are still to come
  const line = await ask(ui, question(visit), { command: true }, changed);
  if (line === CALLED_OFF) return undefined;
  if (line === null || line === INTERRUPT) return leave(visit);
  if (line.trim() === '') return undefined;
  const command = commandAmong(ui.words.online.roomCommands, line);
  if (command === null) say(ui, ui.words.online.roomNotUnderstood);
  else await RUN[command.name](visit, command.rest);
}

function leave(visit: Visit): never {
  visit.farewell();
  throw new Leave();
}

/** Orders that give a seat to a bot, or open it. */
async function changeSeat(visit: Visit, rest: string, kind: 'bot' | 'open'): Promise<void> {
  const { ui, info } = visit;
  const [first, second = ''] = rest.split(/\s+/);
  const seat = seatIn(visit, first);
  if (seat === null) return say(ui, ui.words.online.whichSeat(info.seats.length));
  await visit.order({ type: 'seat', seat, as: kind === 'open' ? { kind } : { kind, bot: botNamed(second) } });
}

const RUN: Readonly<Record<RoomCommand, (visit: Visit, rest: string) => Promise<void> | void>> = {
  async start(visit) {
    await visit.order({ type: 'start' });
  },
  async fill(visit, rest) {
    const open = visit.info.seats.filter(({ kind }) => kind === 'open');
    for (const { seat } of open)
      if ((await visit.order({ type: 'seat', seat, as: { kind: 'bot', bot: botNamed(rest) } })) === null) return;
  },
  bot: (visit, rest) => changeSeat(visit, rest, 'bot'),
  open: (visit, rest) => changeSeat(visit, rest, 'open'),
  async sit(visit, rest) {
    const { ui, info } = visit;
    const seat = rest === '' ? undefined : seatIn(visit, rest);
    if (seat === null) return say(ui, ui.words.online.whichSeat(info.seats.length));
    await sitDown(visit, seat);
  },
  async name(visit, name) {
    if (name === '') say(visit.ui, visit.ui.words.online.nameHow);
    else await visit.order({ type: 'rename', name });
  },
  async word(visit, word) {
    const { online } = visit.ui.words;
    if (word === '') return say(visit.ui, online.wordHow);
    if ((await visit.order({ type: 'word', word })) !== null) say(visit.ui, online.wordGiven(word));
  },
  say: sayAloud,
  link: showLinks,
  who: showRoom,
  leave: leaveSeat,
  async dissolve(visit) {
    await visit.order({ type: 'dissolve' });
  },
  rules: ({ ui }) => say(ui, rulesPage(ui.words.play, ui.terminal.columns - 1)),
  help: ({ ui }) => say(ui, helpLines(ui.words.online, ui.terminal.columns - 1)),
  quit: leave,
};

/** Takes a seat and keeps the link to it. */
export async function sitDown(visit: Visit, seat?: number, name?: string): Promise<boolean> {
  const done = await visit.order({
    type: 'sit',
    ...(seat !== undefined && { seat }),
    ...(name !== undefined && { name }),
  });
  if (done === null) return false;
  await visit.until(() => visit.seat !== null);
  if (done.secret !== undefined) visit.learn({ seats: { [visit.seat ?? 0]: done.secret } });
  return true;
}

function helpLines({ roomCommands }: Words['online'], width: number): string[] {
  const commands = Object.values(roomCommands);
  const left = Math.max(...commands.map(({ usage }) => usage.length)) + 2;
  return commands.flatMap(({ usage, about }) =>
    wrap(about, width - left - 2).map((part, i) => ` ${(i === 0 ? usage : '').padEnd(left)} ${part}`),
  );
}
