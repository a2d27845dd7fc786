import type { Seat, Setup } from '@everdell/game';
import type { SeatInfo } from '@everdell/protocol';
import type { Member } from '../store/store.ts';

/** A table as it is kept: everything but the game itself. Secrets of links are kept as hashes. */
export interface TableDoc {
  readonly format: 1;
  readonly title: string;
  readonly setup: Setup;
  readonly spectators: boolean;
  readonly chat: boolean;
  /** Seconds for a turn; null = no clock. */
  readonly perTurn: number | null;
  /** The guest who made the table. */
  readonly host: string;
  readonly hostName: string;
  readonly invite: string;
  readonly watch: string;
  /** The server's secret for the deal; nobody is told before the game is over. */
  readonly secret: string;
  readonly seats: readonly DocSeat[];
  readonly proposals: readonly DocProposal[];
  /** By guest: whose chat they do not want to see. */
  readonly mutes: Readonly<Record<string, readonly Muted[]>>;
  /** The turn (by when it began) whose end has been announced. */
  readonly warned: number | null;
  /** The table of the rematch. */
  readonly next: string | null;
  /** When the game started. */
  readonly startedAt: number | null;
}

export type Muted = Seat | 'all' | 'watchers';

export interface DocSeat {
  readonly kind: SeatInfo['kind'];
  readonly name: string;
  /** The bot that sits here, or plays for the one who does. */
  readonly bot: string | null;
  readonly standIn: SeatInfo['standIn'];
  readonly left: boolean;
  readonly word: string;
  /** Hash of the secret of the seat's own link. */
  readonly link: string;
  /** Hash of the link that was there before somebody sat down: whoever handed it out cannot come in by it any more. */
  readonly used?: string;
  /** The guests who play the seat: one person, perhaps with several devices. */
  readonly holders: readonly string[];
}

export interface DocProposal {
  readonly id: string;
  readonly kind: 'undo' | 'replace';
  readonly by: Seat;
  readonly seat: Seat;
  readonly to?: number;
  readonly bot?: string;
  /** An undo is settled by the game going on. */
  readonly version?: number;
  readonly yes: readonly Seat[];
  /** The message it came by; the same one again changes nothing. */
  readonly request?: string;
}

/** Members without a seat. */
export const WATCHER = -1;
export const INVITED = -2;

export function seatOf(doc: TableDoc, guest: string): Seat | null {
  const seat = doc.seats.findIndex((candidate) => candidate.holders.includes(guest));
  return seat < 0 ? null : seat;
}

export function seatHolders(doc: TableDoc): Member[] {
  return doc.seats.flatMap(({ holders }, seat) => holders.map((guest) => ({ guest, seat })));
}

/** The members of a new table: a host without a seat is invited. */
export function membersOf(doc: TableDoc): Member[] {
  const seated = seatHolders(doc);
  return seatOf(doc, doc.host) === null ? [...seated, { guest: doc.host, seat: INVITED }] : seated;
}

/** Does a bot decide for this seat, or the server itself for an automa's, which is none of the table? */
export function isBotPlayed(doc: TableDoc, seat: Seat): boolean {
  const at = doc.seats.at(seat);
  return at === undefined || at.kind === 'bot' || at.standIn !== null;
}

/** The doc with one seat changed. */
export function withSeat(doc: TableDoc, seat: Seat, change: Partial<DocSeat>): TableDoc {
  return { ...doc, seats: doc.seats.map((old, i) => (i === seat ? { ...old, ...change } : old)) };
}

export const EMPTY_SEAT: DocSeat = {
  kind: 'open',
  name: '',
  bot: null,
  standIn: null,
  left: false,
  word: '',
  link: '',
  holders: [],
};

/** Seats of people who are playing for themselves. */
export function humanSeats(doc: TableDoc): Seat[] {
  return doc.seats.flatMap((seat, i) => (seat.kind === 'human' && seat.standIn === null ? [i] : []));
}
