import {
  createGame,
  knownItem,
  RULES_VERSION,
  SAVE_FORMAT,
  Session,
  type Action,
  type KnownItem,
  type Seat,
} from '@everdell/game';
import { JsonText } from '../store/json.ts';
import type { Store, StoredEntry, StoredSnapshot } from '../store/store.ts';
import type { TableDoc } from './doc.ts';
import { logEntry, storyOf, tellingIn, type EntryBody } from './entries.ts';
import { seedOf } from './fairness.ts';
import { hashOfNames } from './names.ts';
import { playersOf } from './storedGame.ts';

/** The last entries are told from memory, older ones from the store. */
const REMEMBERED = 4;

/** The game of a table, in memory. */
export class LiveGame {
  readonly session: Session;
  /** What spectators were last told, as text. */
  forSpectators: { readonly version: number; readonly since: number; readonly text: string } | undefined;
  #shared: { readonly version: number; readonly text: string } | undefined;

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
    this.session.enter(logEntry(body), body.line === undefined ? undefined : tellingIn(body));
    this.session.forget(this.version - REMEMBERED);
  }

  #last(): EntryBody {
    const index = this.version - 1;
    this.session.forget(this.version - REMEMBERED);
    const entry = this.session.log[index];
    const told = this.session.tellingOf(index);
    if (entry.undo !== undefined || told === undefined) return { ...entry, ...told, rules: RULES_VERSION };
    const { turn, line, events, secret } = told;
    return { seat: entry.seat, action: entry.action, turn, line, events, secret, rules: RULES_VERSION };
  }

  /** A `SnapshotBody`. The store must have its names (`keepNames`). */
  snapshot(): StoredSnapshot {
    const { session, version } = this;
    const history = session.history > 0 ? `,"history":${session.history}` : '';
    const names = hashOfNames(session.game);
    const text = `{"format":${SAVE_FORMAT}${history},"at":${version},"names":"${names}","state":${JSON.stringify(session.state)}}`;
    return { version, rules: RULES_VERSION, body: new JsonText(text) };
  }

  /** What everybody sees of the position, as the fields of a JSON object without its braces; made once for all. */
  get sharedText(): string {
    const { session, version } = this;
    if (this.#shared?.version !== version)
      this.#shared = { version, text: fieldsOf(session.game.sharedView(session.state)) };
    return this.#shared.text;
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

/** The fields of an object as JSON, without its braces. */
export function fieldsOf(value: object): string {
  return JSON.stringify(value).slice(1, -1);
}

/** A game that begins. */
export function dealtGame(doc: TableDoc): LiveGame {
  return new LiveGame(new Session(createGame(doc.setup), seedOf(doc), playersOf(doc)));
}
