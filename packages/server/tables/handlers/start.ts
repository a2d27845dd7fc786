import { StoreError, type Store } from '../../store/index.ts';
import type { Guest, StoredTable } from '../../store/store.ts';
import { rematchDoc } from '../create.ts';
import { membersOf } from '../doc.ts';
import { dealtGame } from '../liveGame.ts';
import { keepNames } from '../names.ts';
import { Refused } from '../refused.ts';
import { hashOf } from '../secrets.ts';
import { needHost, needOpen, note, NOTHING, ownSeat, type Handler } from './handler.ts';

export const start: Handler<'start'> = async (at, guest) => {
  needHost(at, guest);
  if (at.row.status === 'playing' || at.row.status === 'finished') return NOTHING; // the message was sent again
  needOpen(at);
  if (at.doc.seats.some(({ kind }) => kind === 'open')) throw new Refused('table/seats_open');
  const game = dealtGame(at.doc);
  at.begin(game);
  const now = at.around.now();
  const doc = { ...at.doc, startedAt: now };
  await at.change({ doc, status: 'playing', turnAt: now, notes: [note('started')] });
  await keepNames(at.around.store, game.session.game);
  await at.around.store.putSnapshot(at.row.id, game.snapshot());
  return { version: game.version };
};

export const rematch: Handler<'rematch'> = async (at, guest) => {
  const own = ownSeat(at, guest);
  if (at.row.status !== 'finished') throw new Refused('table/not_over');
  if (at.doc.next !== null) return { table: at.doc.next };
  const { store, now } = at.around;
  const next = rematchTable(at.row, { ...guest, name: at.doc.seats[own].name }, at.doc, now());
  if ((await store.table(next.id)) === undefined) await createOnce(store, next);
  const notes = [note('rematch', { name: at.doc.seats[own].name })];
  await at.change({ doc: { ...at.doc, next: next.id }, notes });
  return { table: next.id };
};

/** Somebody else who asked at the same time may have made it. */
async function createOnce(store: Store, table: ReturnType<typeof rematchTable>): Promise<void> {
  try {
    await store.createTable(table, membersOf(table.doc));
  } catch (error) {
    if (!(error instanceof StoreError && error.code === 'duplicate')) throw error;
  }
}

/** Its id follows from the old table's secret, so that two who ask at once do not get two tables. */
function rematchTable(row: StoredTable, host: Guest, old: Parameters<typeof rematchDoc>[0], now: number) {
  return {
    id: `t${hashOf(`${old.secret}/rematch`).slice(0, 16)}`,
    revision: 0,
    version: 0,
    status: 'open' as const,
    listed: row.listed,
    doc: rematchDoc(old, host),
    createdAt: now,
    updatedAt: now,
    decider: null,
    turnAt: now,
    workAt: null,
  };
}
