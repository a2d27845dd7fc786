import { ERROR_CODES, type Answer } from '@everdell/protocol';
import { RawHttp, type Asked, type Reply } from '../../test-support/online/hostile/attacker.ts';
import { chance, type Chance } from '../kills/chance.ts';
import type { StoreKind, World } from '../kills/world.ts';
import type { HonestBooks } from './honestBooks.ts';
import type { Ledger } from './ledger.ts';
import type { OwnLag } from './ownLag.ts';

export interface SceneParts {
  readonly store: StoreKind;
  readonly seed: number;
  /** 1 = all of it; less = a sample. */
  readonly scale: number;
  /** Messages that the attack with messages shall send. */
  readonly wanted: number;
  readonly world: World;
  readonly books: HonestBooks;
  readonly ledger: Ledger;
  readonly lag: OwnLag;
}

/** Where an attack takes place: running servers at which honest people play, and somebody who counts. */
export class Scene {
  readonly store: StoreKind;
  readonly seed: number;
  readonly world: World;
  readonly books: HonestBooks;
  readonly ledger: Ledger;
  readonly lag: OwnLag;
  readonly wanted: number;
  readonly #scale: number;
  readonly #http = new Map<string, RawHttp>();

  constructor(parts: SceneParts) {
    this.store = parts.store;
    this.seed = parts.seed;
    this.world = parts.world;
    this.books = parts.books;
    this.ledger = parts.ledger;
    this.lag = parts.lag;
    this.wanted = parts.wanted;
    this.#scale = parts.scale;
  }

  /** Of the servers; the one there is twice, so that there always is a first and a second. */
  get origins(): readonly [string, string] {
    const [first, second = first] = this.world.cluster.nodes.map(({ address }) => address);
    return [first, second];
  }

  chance(name: string): Chance {
    return chance(`${this.seed}/${this.ledger.attack}/${name}`);
  }

  /** So many in a whole run, fewer in a sample. */
  times(number: number, least = 1): number {
    return Math.max(least, Math.round(number * this.#scale));
  }

  /** A request; whatever it asks, the server has to stay in control. */
  async ask(origin: string, asked: Asked): Promise<Reply> {
    const { ledger } = this;
    const http = this.#http.get(origin) ?? new RawHttp(origin);
    this.#http.set(origin, http);
    ledger.requests++;
    const reply = await http.ask(asked);
    const isBusy = reply.status === 503 && /"code":"(server\/busy|message\/too_fast)"/.test(reply.body);
    ledger.expect(
      reply.status < 500 || isBusy,
      `${asked.method} ${asked.path} got ${reply.status} ${reply.body.slice(0, 200)}`,
    );
    return reply;
  }

  /** A message as the body of a request; the answer is one that the protocol knows. */
  async post(origin: string, token: string, message: Readonly<Record<string, unknown>>): Promise<Answer> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const path = `/api/tables/${String(message['table'])}/messages`;
    const { body } = await this.ask(origin, { method: 'POST', path, headers, body: JSON.stringify(message) });
    const answer = JSON.parse(body) as Answer;
    this.known(answer);
    return answer;
  }

  /** Fails on what the server must never say. */
  known(answer: Answer): void {
    const isKnown = answer.type === 'done' || (answer.code in ERROR_CODES && answer.code !== 'server/internal');
    this.ledger.expect(isKnown, `the answer was ${JSON.stringify(answer).slice(0, 300)}`);
  }

  close(): void {
    for (const http of this.#http.values()) http.close();
  }
}

/** Something that is tried on the servers. */
export interface Attack {
  readonly name: string;
  /** For those who read the table. */
  readonly says: string;
  /** Settings of the servers it is tried on. */
  readonly settings?: Readonly<Record<string, string>>;
  run(scene: Scene): Promise<void>;
}
