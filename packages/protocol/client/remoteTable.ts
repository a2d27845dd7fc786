import type { Action, KnownItem, Seat } from '@everdell/game';
import type { Answer, ChatMessage, GameInfo, Refusal, TableInfo, Update } from '../messages/server.ts';
import type { Connection, Follower } from './connection.ts';
import type { Outgoing } from './outbox.ts';
import { joinStory, NO_STORY, type Story } from './story.ts';

type Said<M> = M extends unknown ? Omit<M, 'table'> : never;
/** A message to a table, which adds its own id and that of the message. */
export type SaidToTable = Said<Exclude<Outgoing, { type: 'ping' | 'open' | 'close' }>>;

/** What has changed since the last time. */
export interface TableNews {
  readonly info: boolean;
  readonly game: boolean;
  /** What happened in the game; everything that is known, if the story begins anew. */
  readonly items: readonly KnownItem[];
  readonly chat: readonly ChatMessage[];
  /** `live` or `refusal` has changed. */
  readonly line: boolean;
}

const NO_NEWS: TableNews = { info: false, game: false, items: [], chat: [], line: false };
/** Lines of chat that are kept. */
const CHAT_KEPT = 500;

/** A table on a server, as far as this client knows it. */
export class RemoteTable {
  readonly id: string;
  readonly connection: Connection;
  readonly #listeners = new Set<(news: TableNews) => void>();
  readonly #stop: () => void;
  #info: TableInfo | undefined;
  #game: GameInfo | undefined;
  #story: Story = NO_STORY;
  #chat: readonly ChatMessage[] = [];
  #live = false;
  #refusal: Refusal | undefined;

  constructor(connection: Connection, id: string) {
    this.id = id;
    this.connection = connection;
    const follower: Follower = {
      table: id,
      known: () => this.#known(),
      update: (update, aside) => this.#update(update, aside),
      lost: () => this.#lost(),
      refused: (refusal) => this.#refused(refusal),
    };
    this.#stop = connection.follow(follower);
  }

  /** Undefined = not told yet. */
  get info(): TableInfo | undefined {
    return this.#info;
  }

  /** Undefined = not told yet, or not started. */
  get game(): GameInfo | undefined {
    return this.#game;
  }

  /** What happened so far, as far as this client may know it; begins at 0 unless the server no longer tells the beginning. */
  get story(): readonly KnownItem[] {
    return this.#story.items;
  }

  get chat(): readonly ChatMessage[] {
    return this.#chat;
  }

  /** What is known is how things stand now, as told on the present connection. */
  get live(): boolean {
    return this.#live;
  }

  /** Why the server does not tell about this table. */
  get refusal(): Refusal | undefined {
    return this.#refusal;
  }

  onChange(listener: (news: TableNews) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Resolves when the table is as wanted, now or later; rejects with what `refusal` says. */
  until(wanted: (table: this) => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = (): boolean => {
        if (this.#refusal !== undefined) reject(new Error(this.#refusal.message));
        else if (wanted(this)) resolve();
        else return false;
        return true;
      };
      if (look()) return;
      const stop = this.onChange(() => {
        if (look()) stop();
      });
    });
  }

  /** Says something at this table; rejects with NoAnswer. */
  say(message: SaidToTable, within?: number): Promise<Answer> {
    return this.connection.send({ ...message, table: this.id }, within);
  }

  /** Answers a decision as it was at the version that the player saw. */
  act(action: Action, version: number = this.#version): Promise<Answer> {
    return this.say({ type: 'act', version, action });
  }

  undo(version: number = this.#version): Promise<Answer> {
    return this.say({ type: 'undo', version });
  }

  proposeUndo(version: number = this.#version): Promise<Answer> {
    return this.say({ type: 'propose', proposal: { kind: 'undo', version } });
  }

  vote(proposal: string, yes: boolean): Promise<Answer> {
    return this.say({ type: 'vote', proposal, yes });
  }

  sit(seat?: Seat, name?: string): Promise<Answer> {
    return this.say({ type: 'sit', ...(seat !== undefined && { seat }), ...(name !== undefined && { name }) });
  }

  get #version(): number {
    return this.#game?.version ?? 0;
  }

  /** Is told no more. */
  close(): void {
    this.#stop();
    this.#live = false;
  }

  #known(): { readonly since?: number; readonly chat?: number } {
    return {
      ...(this.#game !== undefined && { since: this.#story.version }),
      ...(this.#chat.length > 0 && { chat: this.#chat.at(-1)!.seq }),
    };
  }

  #update({ info, game, chat }: Update, aside: boolean): void {
    const wasLive = this.#live;
    this.#live = true;
    this.#refusal = undefined;
    const news = {
      info: info !== undefined && this.#takeInfo(info, wasLive),
      ...(game === undefined ? { game: false, items: [] } : this.#takeGame(game, wasLive, aside)),
      chat: this.#takeChat(chat ?? []),
      line: !wasLive,
    };
    if (news.info || news.game || news.chat.length > 0 || news.line) this.#tell(news);
  }

  /** On one connection an older state cannot follow a newer one, but an answer that was said twice may bring it. */
  #takeInfo(info: TableInfo, wasLive: boolean): boolean {
    if (wasLive && this.#info !== undefined && info.revision < this.#info.revision) return false;
    this.#info = info;
    return true;
  }

  #takeGame(game: GameInfo, wasLive: boolean, aside: boolean): Pick<TableNews, 'game' | 'items'> {
    if (wasLive && this.#game !== undefined && game.version < this.#game.version) return { game: false, items: [] };
    this.#game = game;
    const { version } = this.#story;
    // What a refusal leaves out of the story comes with the next update.
    if (aside && game.since > version) return { game: true, items: [] };
    this.#story = joinStory(this.#story, game.since, game.version, game.items);
    const known = game.since <= version && game.version >= version ? version : game.since;
    return { game: true, items: this.#story.items.filter(({ index }) => index >= known) };
  }

  #takeChat(lines: readonly ChatMessage[]): readonly ChatMessage[] {
    const last = this.#chat.at(-1)?.seq ?? -1;
    const fresh = lines.filter(({ seq }) => seq > last);
    if (fresh.length > 0) this.#chat = [...this.#chat, ...fresh].slice(-CHAT_KEPT);
    return fresh;
  }

  #lost(): void {
    if (!this.#live) return;
    this.#live = false;
    this.#tell({ ...NO_NEWS, line: true });
  }

  #refused(refusal: Refusal): void {
    this.#refusal = refusal;
    this.#live = false;
    this.#tell({ ...NO_NEWS, line: true });
  }

  #tell(news: TableNews): void {
    for (const listener of this.#listeners) listener(news);
  }
}
