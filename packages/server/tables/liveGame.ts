import {
  createGame,
  inForce,
  knownItem,
  loadSession,
  RULES_VERSION,
  SAVE_FORMAT,
  SaveError,
  Session,
  tablesOf,
  type Action,
  type KnownItem,
  type LogEntry,
  type SavedState,
  type Seat,
  type SessionPlayer,
  type StoryItem,
  type Telling,
} from '@everdell/game';
import type { Store, StoredEntry, StoredSnapshot } from '../store/store.ts';
import type { TableDoc } from './doc.ts';
import { seedOf } from './fairness.ts';
import { Refused } from './refused.ts';

/** What is kept of an entry: the log's own part, and for readers of the story what came of it. */
export type EntryBody = LogEntry & Partial<Telling> & { readonly rules: number };

interface SnapshotBody extends SavedState {
  readonly format: number;
  readonly history?: number;
}

/** The last entries are told from memory, older ones from the store. */
const REMEMBERED = 8;

/** The game of a table, in memory. */
export class LiveGame {
  readonly session: Session;

  constructor(session: Session) {
    this.session = session;
    session.forget(this.version - REMEMBERED);
  }

  /** Entries in the log; entry number `version` led to it. */
  get version(): number {
    return this.session.log.length;
  }

  act(seat: Seat, action: Action): EntryBody {
    this.session.act(seat, action);
    return this.#last();
  }

  undo(seat: Seat): EntryBody {
    this.session.undo(seat);
    return this.#last();
  }

  rollBack(by: Seat, to: number, agreed: readonly Seat[]): EntryBody {
    this.session.rollBack(by, to, agreed);
    return this.#last();
  }

  /** An entry that another node has put into the log. */
  enter(entry: StoredEntry): void {
    const body = entry.body as EntryBody;
    if (entry.version !== this.version + 1 || body.rules !== RULES_VERSION)
      throw new Error(`entry ${entry.version} does not follow version ${this.version} by these rules`);
    this.session.enter(logEntry(body));
    this.session.forget(this.version - REMEMBERED);
  }

  #last(): EntryBody {
    const index = this.version - 1;
    this.session.forget(this.version - REMEMBERED);
    return { ...this.session.log[index], ...this.session.tellingOf(index), rules: RULES_VERSION };
  }

  snapshot(): StoredSnapshot {
    const { session } = this;
    const body: SnapshotBody = {
      format: SAVE_FORMAT,
      ...(session.history > 0 ? { history: session.history } : {}),
      at: this.version,
      ...tablesOf(session.game.rules),
      state: session.state,
    };
    return { version: this.version, rules: RULES_VERSION, body };
  }

  /** What happened after this version, as the viewer may know it; `store` is asked for what is no longer in memory. */
  async known(store: Store, table: string, since: number, viewer: Seat | null): Promise<readonly KnownItem[]> {
    const { session } = this;
    const items =
      since >= this.version - REMEMBERED && since >= session.history
        ? session.story(since)
        : storyOf(session.log, await store.entries(table, since));
    return items.map((item) => knownItem(session.game, item, viewer));
  }
}

function logEntry(body: EntryBody): LogEntry {
  return body.undo === undefined ? { seat: body.seat, action: body.action } : { undo: body.undo };
}

function storyOf(log: readonly LogEntry[], entries: readonly StoredEntry[]): StoryItem[] {
  const kept = new Set(inForce(log));
  return entries
    .filter(({ version }) => version <= log.length)
    .map(({ version, body }): StoryItem => {
      const index = version - 1;
      const entry = body as EntryBody;
      if (entry.undo !== undefined) return { index, undo: entry.undo };
      const { seat, action } = entry;
      return { index, seat, action, ...tellingIn(entry), takenBack: !kept.has(index) };
    });
}

function tellingIn({ turn = 0, line = '', events = [], secret = true }: EntryBody): Telling {
  return { turn, line, events, secret };
}

function playersOf(doc: TableDoc): SessionPlayer[] {
  return doc.seats.map(({ kind, name, bot }) => ({ name, kind: kind === 'bot' ? `bot:${bot}` : kind }));
}

/** A game that begins. */
export function dealtGame(doc: TableDoc): LiveGame {
  return new LiveGame(new Session(createGame(doc.setup), seedOf(doc), playersOf(doc)));
}

/** The game as the store has it, with everything it has to tell. */
export async function storedSession(store: Store, table: string, doc: TableDoc): Promise<Session> {
  const snapshot = await store.snapshot(table);
  const entries = await store.entries(table, 0); // after the snapshot, so that all that led to it are among them
  if (snapshot === undefined) {
    if (entries.length > 0) throw new Refused('table/damaged', 'the position of this game is missing in the store.');
    return dealtGame(doc).session;
  }
  if (snapshot.rules > RULES_VERSION) throw new Refused('table/needs_newer_server');
  return sessionFrom(doc, entries, snapshot);
}

/**
 * Replays the log if it was played by these rules; otherwise, or if it does not lead to the position that was kept, goes
 * on from that position, and the log is history.
 */
function sessionFrom(doc: TableDoc, stored: readonly StoredEntry[], snapshot: StoredSnapshot): Session {
  const { format, history, ...state } = snapshot.body as SnapshotBody;
  // What was appended since the snapshot was read is entered when the table catches up.
  const entries = stored.filter(({ version }) => version <= snapshot.version);
  const sameRules = snapshot.rules === RULES_VERSION && history === undefined;
  const file = (past: number | undefined) => ({
    format,
    kind: 'everdell-save',
    rules: snapshot.rules,
    modules: doc.setup.modules.map((id) => ({ id })),
    setup: doc.setup,
    seed: seedOf(doc),
    players: playersOf(doc),
    log: entries.map(({ body }) => savedEntry(body as EntryBody)),
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

function savedEntry(body: EntryBody): unknown {
  return body.undo === undefined ? { seat: body.seat, action: body.action, line: body.line } : { undo: body.undo };
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
