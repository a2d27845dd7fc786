import type { Seat } from '@everdell/game';
import {
  RemoteTable,
  type Bye,
  type ChatMessage,
  type Connection,
  type Done,
  type SaidToTable,
  type TableInfo,
} from '@everdell/protocol';
import { createStore, type StoreApi } from 'zustand';
import { keep, keptOf, type Kept, type Storing } from './kept.ts';
import { problemIn, problemOf, type Problem } from './problem.ts';

/** How we hear of the table. `since`: when we last knew for certain how it stands, by the clock of the surroundings. */
export type Line =
  | { readonly state: 'live' }
  | { readonly state: 'connecting'; readonly since: number }
  | { readonly state: 'waiting'; readonly since: number; readonly until: number }
  /** For good. */
  | { readonly state: 'closed'; readonly why: 'left' | Bye['why'] }
  | { readonly state: 'refused'; readonly problem: Problem };

/** What became of the last decision that was sent from here. */
export type Fate = 'none' | 'on-its-way' | 'done' | 'refused' | 'stale' | 'not-sent' | 'unknown';

export interface VisitState {
  /** Undefined = not told yet. */
  readonly info: TableInfo | undefined;
  readonly started: boolean;
  /** Who has to decide; null = nobody. */
  readonly deciding: Seat | null;
  readonly line: Line;
  readonly fate: Fate;
  readonly chat: readonly ChatMessage[];
  readonly kept: Kept;
}

export type Ordered = { readonly done: Done } | { readonly problem: Problem };

interface Parts {
  readonly connection: Connection;
  readonly id: string;
  /** The clock of the connection's surroundings. */
  now(): number;
  readonly storage?: Storing;
}

/** Our presence at a table on a server: all that the room, the game and everything around it need. */
export class Visit {
  readonly id: string;
  readonly connection: Connection;
  readonly remote: RemoteTable;
  readonly store: StoreApi<VisitState>;
  readonly now: () => number;
  readonly #storage: Storing | undefined;
  readonly #stops: (() => void)[];
  #since: number;

  constructor({ connection, id, now, storage }: Parts) {
    this.id = id;
    this.connection = connection;
    this.now = now;
    this.#storage = storage;
    this.#since = now();
    this.remote = new RemoteTable(connection, id);
    this.store = createStore<VisitState>()(() => ({
      info: undefined,
      started: false,
      deciding: null,
      line: this.#lineNow(),
      fate: 'none',
      chat: [],
      kept: keptOf(id, storage),
    }));
    this.#stops = [this.remote.onChange(() => this.#look()), connection.onStatus(() => this.#look())];
  }

  get live(): boolean {
    return this.store.getState().line.state === 'live';
  }

  /** Says something to the table and waits for what becomes of it. */
  async order(message: SaidToTable): Promise<Ordered> {
    try {
      const answer = await this.remote.say(message);
      return answer.type === 'done' ? { done: answer } : { problem: problemIn(answer) };
    } catch (error) {
      return { problem: problemOf(error) };
    }
  }

  /** Takes a seat, and keeps the link to it. */
  async sit(seat: number | undefined, name: string): Promise<Ordered> {
    const ordered = await this.order({ type: 'sit', ...(seat !== undefined && { seat }), name });
    const secret = 'done' in ordered ? ordered.done.secret : undefined;
    if (secret === undefined) return ordered;
    await this.#until(() => this.remote.info?.you.seat !== null);
    const own = this.remote.info?.you.seat ?? null;
    if (own !== null) this.keep({ links: { seats: { [own]: secret } } });
    return ordered;
  }

  /** A new secret in the place of an old one. */
  async renew(what: 'seat' | 'invite' | 'watch'): Promise<Ordered> {
    const ordered = await this.order({ type: 'renew', what });
    const own = this.remote.info?.you.seat ?? null;
    const secret = 'done' in ordered ? ordered.done.secret : undefined;
    if (secret === undefined) return ordered;
    if (what !== 'seat') this.keep({ links: { [what]: secret } });
    else if (own !== null) this.keep({ links: { seats: { [own]: secret } } });
    return ordered;
  }

  keep(more: Partial<Kept>): void {
    this.store.setState({ kept: keep(this.id, more, this.#storage) });
  }

  become(fate: Fate): void {
    this.store.setState({ fate });
  }

  /** Resolves when this is so, or when nothing more will be heard. */
  async #until(wanted: () => boolean): Promise<void> {
    const over = (): boolean => ['closed', 'refused'].includes(this.#lineNow().state);
    if (wanted() || over()) return;
    await new Promise<void>((resolve) => {
      const look = (): void => {
        if (!wanted() && !over()) return;
        stops.forEach((stop) => stop());
        resolve();
      };
      const stops = [this.remote.onChange(look), this.connection.onStatus(look)];
    });
  }

  /** Resolves when the table is known to be at this version or a later one. */
  untilVersion(version: number): Promise<void> {
    return this.#until(() => this.remote.live && (this.remote.game?.version ?? 0) >= version);
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.remote.close();
  }

  #look(): void {
    const { remote } = this;
    const old = this.store.getState();
    if (old.line.state === 'live' && !remote.live) this.#since = this.now();
    const line = this.#lineNow();
    const deciding = remote.game?.deciding.at(0)?.seat ?? null;
    const changed = {
      ...(old.info !== remote.info && { info: remote.info }),
      ...(old.deciding !== deciding && { deciding }),
      ...(old.chat !== remote.chat && { chat: remote.chat }),
      ...(old.started !== (remote.game !== undefined) && { started: remote.game !== undefined }),
      ...(JSON.stringify(old.line) !== JSON.stringify(line) && { line }),
    };
    if (Object.keys(changed).length > 0) this.store.setState(changed);
    const { commitment, status } = remote.info ?? {};
    if (status === 'open' && old.kept.commitment !== commitment) this.keep({ commitment });
  }

  #lineNow(): Line {
    const { remote, connection } = this;
    const { status } = connection;
    if (remote.refusal !== undefined) return { state: 'refused', problem: problemIn(remote.refusal) };
    if (status.state === 'closed') return { state: 'closed', why: status.why };
    if (remote.live) return { state: 'live' };
    const since = this.#since;
    return status.state === 'waiting'
      ? { state: 'waiting', since, until: status.until }
      : { state: 'connecting', since };
  }
}
