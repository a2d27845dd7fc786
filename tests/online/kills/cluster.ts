import type { FetchLike } from '@everdell/protocol';
import type { Books } from './books.ts';
import type { Chance } from './chance.ts';
import { Line } from './line.ts';
import { ServerNode, type NodeOptions } from './node.ts';

/** The servers, and before them something that sends every connection to any of them, as a load balancer would. */
export class Cluster {
  readonly nodes: readonly ServerNode[];
  readonly #books: Books;
  readonly #chance: Chance;
  readonly #lines = new Set<Line>();

  constructor(count: number, options: NodeOptions, books: Books, chance: Chance) {
    this.nodes = Array.from({ length: count }, () => new ServerNode(options));
    this.#books = books;
    this.#chance = chance;
  }

  /** Mostly one that is there; but nobody knows at once that one is gone. */
  #any(): ServerNode {
    const running = this.nodes.filter((node) => node.running);
    return this.#chance.of(running.length === 0 || this.#chance.percent(10) ? this.nodes : running);
  }

  line(guest: string, token: string): Line {
    const line = new Line(this.#any(), guest, token, this.#books);
    this.#lines.add(line);
    line.addEventListener('close', () => this.#lines.delete(line));
    return line;
  }

  get lines(): readonly Line[] {
    return [...this.#lines].filter((line) => line.open);
  }

  /** Asks any server; the part of the address before the path is not looked at. */
  readonly fetch: FetchLike = (url, init) => {
    const { pathname, search } = new URL(url);
    return fetch(`${this.#any().address}${pathname}${search}`, init);
  };

  isLineTo(nodes: readonly ServerNode[]): (line: object) => boolean {
    return (line) => line instanceof Line && nodes.includes(line.node);
  }

  /** Kills these servers at once; gives the number of messages that were under way to them. */
  async kill(victims: readonly ServerNode[]): Promise<number> {
    const gone = Promise.all(victims.map((node) => node.kill()));
    const inFlight = this.#books.killed(this.isLineTo(victims));
    await gone;
    return inFlight;
  }

  async start(nodes: readonly ServerNode[] = this.nodes): Promise<void> {
    await Promise.all(nodes.map((node) => node.start()));
  }

  /** Ends them as an operator does; gives their exit codes. */
  stop(): Promise<(number | null)[]> {
    return Promise.all(this.nodes.map((node) => node.terminate()));
  }
}
