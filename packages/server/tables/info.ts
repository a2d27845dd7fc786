import { commitmentOf } from '@everdell/game';
import type { SeatInfo, TableInfo, TableSummary } from '@everdell/protocol';
import { isBotPlayed, seatOf, type TableDoc } from './doc.ts';
import { neededFor, openProposals, votersOf } from './proposals.ts';
import { deadlineOf, warningSeconds } from './schedule.ts';
import type { TableRow } from './table.ts';

/** Who is there, on whatever node. */
export interface Present {
  readonly seats: ReadonlySet<number>;
  readonly watching: number;
}

/** Who is told. */
export interface Reader {
  readonly guest: string;
  readonly maySit: boolean;
}

/** What a reader may know of a table besides its game. Built by allow-list. */
export function tableInfo(row: TableRow, reader: Reader, present: Present): TableInfo {
  const { doc } = row;
  return {
    id: row.id,
    revision: row.revision,
    status: row.status,
    title: doc.title,
    listed: row.listed,
    spectators: doc.spectators,
    chat: doc.chat,
    setup: doc.setup,
    seats: seatInfos(doc, present),
    hostName: doc.hostName,
    you: {
      seat: seatOf(doc, reader.guest),
      host: doc.host === reader.guest,
      maySit: reader.maySit,
      muted: doc.mutes[reader.guest] ?? [],
    },
    watching: present.watching,
    clock: clockInfo(row),
    turnAt: row.turnAt,
    commitment: commitmentOf(doc.secret),
    proposals: openProposals(doc, row.version).map(({ id, kind, by, seat, to, bot, yes }) => ({
      id,
      kind,
      by,
      seat,
      ...(to === undefined ? {} : { to }),
      ...(bot === undefined ? {} : { bot }),
      yes,
      voters: votersOf(doc, { kind, by, seat }),
      needed: neededFor(doc, { kind, by, seat }),
    })),
    next: doc.next,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

function seatInfos(doc: TableDoc, present: Present): SeatInfo[] {
  return doc.seats.map(({ kind, name, bot, standIn, left, word }, seat) => ({
    seat,
    kind,
    name,
    bot,
    standIn,
    left,
    present: kind === 'bot' || present.seats.has(seat),
    word: word !== '',
  }));
}

/** A clock runs only for somebody who plays for themselves. */
function clockInfo({ doc, status, decider, turnAt }: TableRow): TableInfo['clock'] {
  if (doc.perTurn === null) return null;
  const runs = status === 'playing' && decider !== null && !isBotPlayed(doc, decider);
  return {
    perTurn: doc.perTurn,
    warning: warningSeconds(doc.perTurn),
    deadline: runs ? deadlineOf(doc, turnAt) : null,
  };
}

/** A line in a list of tables. */
export function tableSummary(row: TableRow): TableSummary {
  const { doc } = row;
  return {
    id: row.id,
    title: doc.title,
    status: row.status,
    players: doc.setup.players,
    modules: doc.setup.modules,
    seats: doc.seats.map(({ kind, name }) => ({ kind, name })),
    hostName: doc.hostName,
    perTurn: doc.perTurn,
    spectators: doc.spectators,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
