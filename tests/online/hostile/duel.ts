import type { Action } from '@everdell/game';
import { Person } from '../../test-support/online/person.ts';
import { isOver, mayDecide } from '../../test-support/online/play.ts';
import type { Chance } from '../kills/chance.ts';
import type { Scene } from './scene.ts';
import { within } from './waiting.ts';

/** So long news may take to everybody who follows the table. */
const REACH_MS = 2000;
const NEVER_MS = 10_000;

export interface Move {
  readonly person: Person;
  readonly version: number;
  readonly action: Action;
}

/** A game of two, followed on both servers by the players themselves and by somebody who watches. */
export class Duel {
  readonly id: string;
  readonly people: readonly Person[];
  readonly followers: readonly Person[];
  readonly #scene: Scene;

  private constructor(scene: Scene, id: string, people: readonly Person[], others: readonly Person[]) {
    this.#scene = scene;
    this.id = id;
    this.people = people;
    this.followers = [...people, ...others];
  }

  static async begin(scene: Scene, names: readonly [string, string] = ['Ana', 'Ben']): Promise<Duel> {
    const { origins, ledger } = scene;
    const people = await Promise.all(names.map((name, i) => Person.arrive(origins[i], name)));
    const [host, other] = people;
    const { table, links } = await host.makeTable({ setup: { players: 2, options: { firstPlayer: 0 } } });
    await other.enter(table.id, links.invite);
    for (const person of people) await person.follow(table.id);
    await other.say({ type: 'sit' });
    await host.say({ type: 'start' });
    const twins = people.map((person, i) => at(person.twin(), origins[1 - i]));
    const watchers = await Promise.all(origins.map((origin, i) => Person.arrive(origin, `Wim ${i}`)));
    for (const watcher of watchers) await watcher.enter(table.id, links.watch);
    const others = [...twins, ...watchers];
    for (const person of others) await person.follow(table.id);
    ledger.requests += 8;
    ledger.messages += 8;
    return new Duel(scene, table.id, people, others);
  }

  get over(): boolean {
    return this.people.some(({ table }) => isOver(table));
  }

  get version(): number {
    return Math.max(...this.people.map(({ table }) => table.game?.version ?? 0));
  }

  /** What somebody may do now; undefined = the game is over, or nobody knows that they have to decide. */
  async move(chance: Chance): Promise<Move | undefined> {
    const known = Promise.race(this.people.map(({ table }) => table.until((now) => isOver(now) || mayDecide(now))));
    if (!(await within(NEVER_MS, known)) || this.over) return undefined;
    const person = this.people.find(({ table }) => mayDecide(table));
    if (person === undefined) return undefined;
    const { version, legal } = person.table.game!;
    return { person, version, action: chance.of(legal) };
  }

  /** Everybody hears of this version soon, on the connection they have. */
  async reached(version: number, after: string): Promise<boolean> {
    const { ledger, lag } = this.#scene;
    const began = performance.now();
    const heard = this.followers.map(({ table }) => table.until(({ game }) => (game?.version ?? 0) >= version));
    while (!(await within(REACH_MS, Promise.all(heard)))) if (lag.tookSince(began) > REACH_MS) break;
    const late = this.followers.filter(({ table }) => (table.game?.version ?? 0) < version);
    for (const { name } of late) ledger.fault(`${name} was not told of a move within ${REACH_MS} ms after ${after}`);
    ledger.checks += this.followers.length;
    for (const person of late) await within(NEVER_MS, person.comeBack());
    return late.length === 0;
  }

  close(): void {
    for (const person of this.followers) person.leave();
  }
}

/** Whose next connection goes there. */
export function at(person: Person, origin: string): Person {
  person.origin = origin;
  return person;
}
