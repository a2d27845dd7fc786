import { seededRandom } from '@everdell/ai';
import type { Action, Seat } from '@everdell/game';
import type { GameInfo, RemoteTable, TableWish } from '@everdell/protocol';
import type { Store } from '@everdell/server';
import { Person } from './person.ts';

export type Choose = (legal: readonly Action[], version: number) => Action;

/** Chooses at random, always the same at the same point. */
export function dice(seed: string): Choose {
  return (legal, version) => legal[Math.floor(seededRandom(`${seed}/${version}`)() * legal.length)];
}

export interface SeatedTable {
  readonly id: string;
  /** In the order of their seats; the host first. */
  readonly people: readonly Person[];
  readonly links: Awaited<ReturnType<Person['makeTable']>>['links'];
}

/** A table at which these people sit and which they follow; bots' seats are in the wish. */
export async function seatedTable(
  origin: string,
  names: readonly string[],
  wish: TableWish,
  made: (table: string) => Promise<void> = () => Promise.resolve(),
): Promise<SeatedTable> {
  const people = await Promise.all(names.map((name) => Person.arrive(origin, name)));
  const { table, links } = await people[0].makeTable(wish);
  await made(table.id);
  for (const [i, person] of people.entries()) {
    if (i > 0) await person.enter(table.id, links.invite);
    await person.follow(table.id);
    if (i > 0) await person.say({ type: 'sit' });
  }
  return { id: table.id, people, links };
}

/** Lets a table be dealt from this secret, so that the same game comes every time. Before anybody comes to it. */
export async function fixDeal(store: Store, id: string, secret: string): Promise<void> {
  const row = await store.table(id);
  if (row === undefined) throw new Error(`there is no table ${id}`);
  const doc = { ...(row.doc as object), secret };
  if (!(await store.changeTable({ ...row, doc, at: row.updatedAt }))) throw new Error(`${id} has changed`);
}

export function mayDecide({ live, game }: RemoteTable): boolean {
  return live && game !== undefined && game.decisions.length > 0;
}

export function isOver({ game }: RemoteTable): boolean {
  return game !== undefined && game.result !== null;
}

export interface Script {
  readonly choose: Choose;
  /** Before each decision of theirs. */
  readonly before?: (person: Person, game: GameInfo) => Promise<void>;
  /** Goes on until this, instead of to the end of the game. */
  readonly until?: (game: GameInfo) => boolean;
}

/** One person plays until the game is over, deciding whenever it is for them to decide. */
export async function play(person: Person, { choose, before, until = () => false }: Script): Promise<void> {
  const { table } = person;
  const isEnough = (): boolean => isOver(table) || (table.game !== undefined && until(table.game));
  for (;;) {
    await table.until((now) => isEnough() || mayDecide(now));
    if (isEnough()) return;
    await before?.(person, table.game!);
    await table.until((now) => isEnough() || mayDecide(now));
    if (isEnough()) return;
    const { version, legal } = table.game!;
    const answer = await table.act(choose(legal, version), version);
    if (answer.type === 'error' && answer.code !== 'action/stale_version')
      throw new Error(`${person.name} was refused at ${version}: ${answer.code} ${answer.message}`);
    await table.until((now) => now.game!.version > version);
  }
}

export async function playAll(people: readonly Person[], script: Script): Promise<void> {
  await Promise.all(people.map((person) => play(person, script)));
}

export function at(people: readonly Person[], seat: Seat): Person {
  const found = people.find((person) => person.seat === seat);
  if (found === undefined) throw new Error(`nobody sits at ${seat}`);
  return found;
}
