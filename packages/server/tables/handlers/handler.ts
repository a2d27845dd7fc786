import type { Seat } from '@everdell/game';
import type { Done, TableMessage, TableNote } from '@everdell/protocol';
import type { Guest } from '../../store/store.ts';
import { seatOf } from '../doc.ts';
import { Refused } from '../refused.ts';
import type { Seated } from '../table.ts';

/** What a message leads to, besides that it is done. */
export type Result = Omit<Done, 'type' | 're'>;

export type Message<Type extends TableMessage['type']> = Extract<TableMessage, { readonly type: Type }>;

/** Carries out one kind of message; refuses with Refused before anything is changed. */
export type Handler<Type extends TableMessage['type']> = (
  at: Seated,
  guest: Guest,
  message: Message<Type>,
) => Promise<Result>;

export const NOTHING: Result = {};

export function ownSeat(at: Seated, guest: Guest): Seat {
  const seat = seatOf(at.doc, guest.id);
  if (seat === null) throw new Refused('table/no_seat');
  return seat;
}

export function needOpen(at: Seated): void {
  if (at.row.status !== 'open') throw new Refused('table/not_open');
}

export function needPlaying(at: Seated): void {
  if (at.row.status === 'finished') throw new Refused('action/game_over');
  if (at.row.status !== 'playing') throw new Refused('table/not_started');
}

export function needHost(at: Seated, guest: Guest): void {
  if (at.doc.host !== guest.id) throw new Refused('table/not_host');
}

export function needSeat(at: Seated, seat: Seat): void {
  if (seat >= at.doc.seats.length)
    throw new Refused('table/no_such_seat', `the table has the seats 0 to ${at.doc.seats.length - 1}, not ${seat}.`);
}

/** Something to be told at the table; names are given, since seats may change hands. */
export function note(code: TableNote['code'], params: TableNote['params'] = {}): TableNote {
  return { code, params };
}

/** The id of a message made unique by who sent it. */
export function requestKey(guest: Guest, message: TableMessage): string {
  return `${guest.id}:${message.id}`;
}
