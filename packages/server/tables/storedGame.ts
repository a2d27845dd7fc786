import {
  createGame,
  loadSession,
  RULES_VERSION,
  SaveError,
  Session,
  type SavedState,
  type SessionPlayer,
  type Tables,
  type Telling,
} from '@everdell/game';
import type { Store, StoredEntry, StoredSnapshot } from '../store/store.ts';
import type { TableDoc } from './doc.ts';
import { logEntry, tellingIn, type EntryBody } from './entries.ts';
import { seedOf } from './fairness.ts';
import { namesByHash } from './names.ts';
import { Refused } from './refused.ts';

/** A snapshot as it is kept. Older ones have their names in themselves. */
export type SnapshotBody = Omit<SavedState, keyof Tables> & {
  readonly format: number;
  readonly history?: number;
} & (Tables | { readonly names: string });

type NamedBody = SavedState & Pick<SnapshotBody, 'format' | 'history'>;

/** A game as the store has it: plain JSON, so that a thread can be given it. */
export interface StoredGame {
  readonly doc: TableDoc;
  readonly entries: readonly StoredEntry[];
  /** Undefined = nothing has happened yet. */
  readonly snapshot: StoredSnapshot | undefined;
}

export async function storedGame(store: Store, table: string, doc: TableDoc): Promise<StoredGame> {
  const snapshot = await store.snapshot(table);
  const entries = await store.entries(table, 0); // after the snapshot, so that all that led to it are among them
  if (snapshot === undefined && entries.length > 0)
    throw new Refused('table/damaged', 'the position of this game is missing in the store.');
  if (snapshot !== undefined && snapshot.rules > RULES_VERSION) throw new Refused('table/needs_newer_server');
  return { doc, entries, snapshot: snapshot && (await withNames(store, snapshot)) };
}

async function withNames(store: Store, snapshot: StoredSnapshot): Promise<StoredSnapshot> {
  const body = snapshot.body as SnapshotBody;
  if (!('names' in body)) return snapshot;
  const { names, ...rest } = body;
  return { ...snapshot, body: { ...rest, ...(await namesByHash(store, names)) } };
}

export function playersOf(doc: TableDoc): SessionPlayer[] {
  return doc.seats.map(({ kind, name, bot }) => ({ name, kind: kind === 'bot' ? `bot:${bot}` : kind }));
}

/**
 * Replays the log if it was played by these rules; otherwise, or if it does not lead to the position that was kept, goes
 * on from that position, and the log is history.
 */
export function sessionOf({ doc, entries: all, snapshot }: StoredGame): Session {
  if (snapshot === undefined) return new Session(createGame(doc.setup), seedOf(doc), playersOf(doc));
  const { format, history, ...state } = snapshot.body as NamedBody;
  // What was appended since the snapshot was read is entered when the table catches up.
  const entries = all.filter(({ version }) => version <= snapshot.version);
  const sameRules = snapshot.rules === RULES_VERSION && history === undefined;
  const file = (past: number | undefined) => ({
    format,
    kind: 'everdell-save',
    rules: snapshot.rules,
    modules: doc.setup.modules.map((id) => ({ id })),
    setup: doc.setup,
    seed: seedOf(doc),
    players: playersOf(doc),
    log: entries.map(({ body }) => logEntry(body as EntryBody)),
    snapshot: state,
    ...(past === undefined ? {} : { history: past }),
  });
  try {
    return withTellings(loadSession(file(history)), entries);
  } catch (error) {
    if (!(error instanceof SaveError)) throw error;
    if (!sameRules || (error.code !== 'refused' && error.code !== 'mismatch')) throw damaged(error);
  }
  try {
    return withTellings(loadSession(file(entries.length)), entries);
  } catch (error) {
    throw error instanceof SaveError ? damaged(error) : error;
  }
}

function damaged(error: SaveError): Refused {
  return new Refused(error.code === 'too-new' ? 'table/needs_newer_server' : 'table/damaged', error.message);
}

/** A session that goes on from a snapshot does not know what came of its entries; the store does. */
function withTellings(session: Session, entries: readonly StoredEntry[]): Session {
  if (session.history === 0) return session;
  const { game, seed, players, log, state } = session;
  const tellings = new Map<number, Telling>();
  for (const { version, body } of entries) {
    const entry = body as EntryBody;
    if (entry.undo === undefined) tellings.set(version - 1, tellingIn(entry));
  }
  return new Session(game, seed, players, { log, tellings, state });
}
