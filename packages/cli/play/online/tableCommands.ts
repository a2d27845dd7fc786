import { say } from '../ui.ts';
import type { AfterCommand } from '../table.ts';
import { seatIn } from './seats.ts';
import { botNamed, commandAmong, leaveSeat, muteSeat, sayAloud, showLinks, showWho } from './talk.ts';
import type { Visit } from './visit.ts';

/** Carries out what can be typed during a game on a server; null = the line is no such command. */
export async function runTableCommand(
  visit: Visit,
  line: string,
  over: boolean,
): Promise<AfterCommand | { readonly next: string } | null> {
  const command = commandAmong(visit.ui.words.online.commands, line);
  if (command === null) return null;
  const { name, rest } = command;
  if (name === 'rematch') return rematch(visit, over);
  if (name === 'say') await sayAloud(visit, rest);
  else if (name === 'who') showWho(visit);
  else if (name === 'link') await showLinks(visit, rest);
  else if (name === 'mute') await muteSeat(visit, rest);
  else if (name === 'leave') await leaveSeat(visit);
  else if (name === 'back') await visit.order({ type: 'return' });
  else await letBotPlay(visit, rest);
  return 'ask';
}

/** The host decides it for those who are not there; the others vote. */
async function letBotPlay(visit: Visit, rest: string): Promise<void> {
  const { ui, info } = visit;
  const [first, second = ''] = rest.split(/\s+/);
  const seat = seatIn(visit, first);
  if (seat === null) return say(ui, ui.words.online.whichSeat(info.seats.length));
  const bot = botNamed(second);
  const { left, present } = info.seats[seat];
  if (info.you.host && (left || !present)) {
    await visit.order({ type: 'replace', seat, bot });
  } else if ((await visit.order({ type: 'propose', proposal: { kind: 'replace', seat, bot } })) !== null) {
    say(ui, ui.words.online.asked);
  }
}

async function rematch(visit: Visit, over: boolean): Promise<AfterCommand | { readonly next: string }> {
  const { ui, info, seat } = visit;
  if (!over) {
    say(ui, ui.words.online.noRematch);
    return 'ask';
  }
  if (seat === null && info.next !== null) return { next: info.next };
  const next = (await visit.order({ type: 'rematch' }))?.table;
  if (next === undefined) return 'ask';
  say(ui, ui.words.online.rematchStarts);
  return { next };
}
