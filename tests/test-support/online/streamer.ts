import type { GameInfo, ServerMessage, TableMessage } from '@everdell/protocol';
import { checked, checkedMessage } from './checked.ts';
import type { Choose } from './play.ts';

type Unsent<M> = M extends unknown ? Omit<M, 'id' | 'table'> : never;

/** A program without sockets: it reads the stream of a table and posts its messages. */
export class Streamer {
  readonly heard: ServerMessage[] = [];
  readonly #origin: string;
  readonly #token: string;
  readonly #table: string;
  readonly #stop = new AbortController();
  #count = 0;

  constructor(origin: string, token: string, table: string) {
    this.#origin = origin;
    this.#token = token;
    this.#table = table;
  }

  /** Plays until the game is over; gives how it ended. */
  async play(choose: Choose): Promise<GameInfo> {
    for await (const message of this.#lines()) {
      if (message.type !== 'update' || message.game === undefined) continue;
      const { game } = message;
      if (game.result !== null) return game;
      if (game.decisions.length === 0) continue;
      await this.say({ type: 'act', version: game.version, action: choose(game.legal, game.version) });
    }
    throw new Error('the stream ended before the game');
  }

  async say(message: Unsent<TableMessage>): Promise<void> {
    const body = JSON.stringify({ ...message, id: `s${this.#count++}`, table: this.#table });
    const response = await this.#ask('messages', { method: 'POST', body });
    const answer = checked('Answer', await response.json()) as { type: string };
    if (answer.type !== 'done') throw new Error(JSON.stringify(answer));
  }

  async *#lines(): AsyncGenerator<ServerMessage> {
    const { body } = await this.#ask('stream', { signal: this.#stop.signal });
    let rest = '';
    for await (const chunk of body!.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop()!;
      for (const line of lines) {
        if (line === '') continue; // a sign of life
        const message = checkedMessage(line);
        this.heard.push(message);
        yield message;
      }
    }
  }

  #ask(what: string, init: RequestInit): Promise<Response> {
    const headers = { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' };
    return fetch(`${this.#origin}/api/tables/${this.#table}/${what}`, { ...init, headers });
  }

  close(): void {
    this.#stop.abort();
  }
}
