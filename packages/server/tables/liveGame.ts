import {
  createGame,
  knownItem,
  RULES_VERSION,
  SAVE_FORMAT,
  Session,
  tablesOf,
  type Action,
  type KnownItem,
  type Seat,
} from '@everdell/game';
import type { Store, StoredEntry, StoredSnapshot } from '../store/store.ts';
import type { TableDoc } from './doc.ts';
import { logEntry, storyOf, type EntryBody } from './entries.ts';
import { seedOf } from './fairness.ts';
import { playersOf, type SnapshotBody } from './storedGame.ts';

/** The last entries are told from memory, older ones from the store. */
const REMEMBERED = 4;

/** The game of a table, in memory. */
export class LiveGame {
  readonly session: Session;
  /** What spectators were last told, as text. */
  forSpectators: { readonly version: number; readonly since: number; readonly text: string } | undefined;

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

/** A game that begins. */
export function dealtGame(doc: TableDoc): LiveGame {
  return new LiveGame(new Session(createGame(doc.setup), seedOf(doc), playersOf(doc)));
}
