import type { Seat } from '@everdell/game';
import type { SeatInfo } from '@everdell/protocol';
import { styleFor } from '../style.ts';
import type { Visit } from './visit.ts';

/** Who sits where, and who is there. */
export function seatLines(visit: Visit): string[] {
  const { info, ui } = visit;
  const style = styleFor(ui.terminal.colour);
  return [
    ...info.seats.map((seat) => `${style.bold(String(seat.seat + 1).padStart(3))}) ${seatLine(visit, seat)}`),
    ...(info.watching > 0 ? [`     ${ui.words.online.watching(info.watching)}`] : []),
  ];
}

function seatLine(visit: Visit, { seat, kind, bot, standIn, left, present, word }: SeatInfo): string {
  const { online } = visit.ui.words;
  if (kind === 'open') return online.seatOpen;
  const name = visit.nameOf(seat);
  if (kind === 'bot') return [name, online.seatBot(bot ?? '')].filter(Boolean).join(', ');
  return [
    name,
    seat === visit.seat ? online.seatYou : '',
    name === visit.info.hostName ? online.seatHost : '',
    word && visit.info.status === 'open' ? online.seatWord : '',
    standIn === null ? '' : online.standIn(bot ?? ''),
    left ? online.seatLeft : present || seat === visit.seat ? '' : online.seatAway,
  ]
    .filter(Boolean)
    .join(', ');
}

/** A seat by the number that is shown; null = it is none. */
export function seatIn({ info }: Visit, text: string): Seat | null {
  const n = Number(text);
  return /^\d+$/.test(text) && n >= 1 && n <= info.seats.length ? n - 1 : null;
}

/** The links that one knows. */
export function linkLines(visit: Visit): string[] {
  const { links, seat, ui } = visit;
  const { online } = ui.words;
  const own = seat === null ? undefined : links.seats?.[seat];
  const shown = (title: string, secret: string | undefined): string[] =>
    secret === undefined ? [] : [title, ...visit.linksWith(secret).map((link) => `  ${link}`)];
  return [
    ...(visit.info.status === 'open' ? shown(online.inviteLink, links.invite) : []),
    ...shown(online.watchLink, links.watch),
    ...shown(online.ownLink, own),
    ...(seat !== null && own === undefined ? [online.noOwnLink] : []),
    ...(visit.info.you.host && visit.info.status === 'open' && links.invite === undefined ? [online.noInvite] : []),
  ];
}
