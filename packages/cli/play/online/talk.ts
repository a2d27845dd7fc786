import { bots, USUAL_BOT } from '@everdell/ai';
import { askYesNo } from '../ask/yesNo.ts';
import { say } from '../ui.ts';
import type { Typed } from '../../words/play.en.ts';
import { linkLines, seatIn, seatLines } from './seats.ts';
import type { Visit } from './visit.ts';

/** Commands that are the same in the waiting room and in the game. */

/** The command of a table of words that a line begins with, and the rest of the line. */
export function commandAmong<Name extends string>(
  commands: Readonly<Record<Name, Typed>>,
  line: string,
): { readonly name: Name; readonly rest: string } | null {
  const [, first = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(line.trim()) ?? [];
  for (const [name, { keys }] of Object.entries<Typed>(commands))
    if (keys.includes(first.toLowerCase())) return { name: name as Name, rest };
  return null;
}

export async function sayAloud(visit: Visit, text: string): Promise<void> {
  if (text === '') say(visit.ui, visit.ui.words.online.sayHow);
  else await visit.order({ type: 'say', text });
}

export function showWho(visit: Visit): void {
  say(visit.ui, seatLines(visit));
}

/** The links; with a word after it, a new one in place of an old one. */
export async function showLinks(visit: Visit, wish: string): Promise<void> {
  const { ui, seat } = visit;
  const { online } = ui.words;
  if (wish === '') return say(ui, linkLines(visit));
  const what = (['invite', 'watch'] as const).find((kind) => online.linkWords[kind].includes(wish)) ?? 'seat';
  const secret = (await visit.order({ type: 'renew', what }))?.secret;
  if (secret === undefined) return undefined;
  visit.learn(what === 'seat' ? { seats: { [seat ?? 0]: secret } } : { [what]: secret });
  say(ui, [online.newLink, ...visit.linksWith(secret).map((link) => `  ${link}`)]);
}

export async function leaveSeat(visit: Visit): Promise<void> {
  const { online } = visit.ui.words;
  const running = visit.info.status !== 'open';
  if (!(await askYesNo(visit.ui, running ? online.leaveGame : online.leaveSeat))) return;
  const done = await visit.order({ type: 'leave' });
  if (done !== null && running) say(visit.ui, online.leftNow);
}

export async function muteSeat(visit: Visit, text: string): Promise<void> {
  const { ui, info } = visit;
  const seat = text === '' ? 'all' : seatIn(visit, text);
  if (seat === null) return say(ui, ui.words.online.whichSeat(info.seats.length));
  const on = !info.you.muted.includes(seat);
  if ((await visit.order({ type: 'mute', who: seat, on })) === null) return undefined;
  const name = seat === 'all' ? '' : visit.names[seat];
  say(ui, on ? ui.words.online.muted(name) : ui.words.online.unmuted(name));
}

/** The usual one, unless another one is named. */
export function botNamed(text: string): string {
  return Object.hasOwn(bots, text) ? text : USUAL_BOT;
}
