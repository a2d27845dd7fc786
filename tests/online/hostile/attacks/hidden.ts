import { openStore, type Store } from '@everdell/server';
import { isDeepStrictEqual } from 'node:util';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testPostgres, type TestPostgres } from '../../../../packages/server/test-support/postgres.ts';
import { Person } from '../../../test-support/online/person.ts';
import { seatedTable } from '../../../test-support/online/play.ts';
import { listen, plainMoves, type Heard, type Move } from '../../../test-support/online/secrecy/listening.ts';
import { introduce, putTwins, type Pattern, type Twins } from '../../../test-support/online/secrecy/twins.ts';
import { ServerNode } from '../../kills/node.ts';
import { builtServer } from '../../kills/world.ts';
import type { Attack, Scene } from '../scene.ts';

/** Two servers hold the same game but for what one viewer cannot know: that viewer must not be able to tell them apart. */
const POSITIONS = 3;
const EARLIEST = 6;
const LATEST = 60;
/** Of the twins by which the comparison itself is tried. */
const TRIED = 5;
const NAMES = ['Ana', 'Ben', 'Cleo', 'Dora'];
/** What a viewer says and asks at each of the two, besides the moves. */
const QUESTIONS = 26;
const REQUESTS = 2;

export const hidden: Attack = {
  name: 'hidden',
  says: 'twin games with other hidden cards, compared by all that each viewer is told',
  async run(scene) {
    const folder = mkdtempSync(join(tmpdir(), 'everdell-hostile-'));
    const postgres = scene.store === 'postgres' ? await testPostgres() : undefined;
    const hosts: Host[] = [];
    try {
      for (const name of ['one', 'other']) hosts.push(await Host.make(scene, folder, name, postgres));
      for (const players of [2, 3, 4]) await compare(scene, hosts as [Host, Host], players);
    } finally {
      await Promise.all(hosts.map(({ node }) => node.kill()));
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

type Place = { readonly dataDir: string } | { readonly databaseUrl: string };

/** A built server with a store of its own, which is opened from here while the server is down. */
class Host {
  readonly node: ServerNode;
  readonly #place: Place;

  private constructor(node: ServerNode, place: Place) {
    this.node = node;
    this.#place = place;
  }

  static async make(scene: Scene, folder: string, name: string, postgres: TestPostgres | undefined): Promise<Host> {
    const databaseUrl = await postgres?.database();
    const dataDir = join(folder, name);
    const environment: Record<string, string> =
      databaseUrl === undefined ? { EVERDELL_DATA_DIR: dataDir } : { DATABASE_URL: databaseUrl };
    const complained = (line: string): void => scene.ledger.fault(`the log of a twin: ${line}`);
    const node = new ServerNode({ program: await builtServer(), folder, environment, complained });
    return new Host(node, databaseUrl === undefined ? { dataDir } : { databaseUrl });
  }

  async whileDown<T>(work: (store: Store) => Promise<T>): Promise<T> {
    await this.node.terminate();
    const store = await openStore(this.#place);
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  }
}

interface Case {
  readonly twins: Twins;
  readonly moves: readonly Move[];
}

async function compare(scene: Scene, [one, other]: readonly [Host, Host], players: number): Promise<void> {
  const { ledger } = scene;
  const chance = scene.chance(`positions/${players}`);
  const pattern = await patternOf(scene, one, players);
  const positions = new Set(Array.from({ length: scene.times(POSITIONS) }, () => chance.between(EARLIEST, LATEST)));
  const { cases, tried } = await one.whileDown((first) =>
    other.whileDown(async (second) => {
      for (const person of [...pattern.people, pattern.watcher]) await introduce(second, person);
      const stores = [first, second] as const;
      return {
        cases: await putAll(stores, pattern, [...positions]),
        tried: await putTwins(stores, pattern, TRIED, null),
      };
    }),
  );
  await Promise.all([one.node.start(), other.node.start()]);
  for (const { twins, moves } of cases) {
    const [here, there] = [
      await listen(one.node.address, twins, pattern, moves),
      await listen(other.node.address, twins, pattern, moves),
    ];
    ledger.messages += 2 * QUESTIONS;
    ledger.requests += 2 * (REQUESTS + moves.length);
    const who = `viewer ${twins.viewer} of ${players} at version ${twins.version}`;
    ledger.expect(
      isDeepStrictEqual(here, there),
      `${who} is told something that is hidden: ${firstDifference(here, there)}`,
    );
    ledger.expect(here.updates.length > 0, `${who} was told nothing`);
  }
  // They differ in what an onlooker cannot know: somebody with a seat must hear another game.
  const seated = { ...tried, viewer: 0 };
  const [here, there] = [
    await listen(one.node.address, seated, pattern, []),
    await listen(other.node.address, seated, pattern, []),
  ];
  ledger.expect(!isDeepStrictEqual(here, there), 'the comparison of twins finds no difference at all');
}

async function putAll(
  stores: readonly [Store, Store],
  pattern: Pattern,
  positions: readonly number[],
): Promise<Case[]> {
  const looks = positions.flatMap((played) => [null, ...pattern.people.keys()].map((viewer) => ({ played, viewer })));
  const all = await Promise.all(
    looks.map(async ({ played, viewer }) => {
      const twins = await putTwins(stores, pattern, played, viewer);
      return { twins, moves: plainMoves(twins) };
    }),
  );
  return all.filter(({ twins: { game, states } }) => game.decisions(states[0]).length > 0); // else nothing is hidden any more
}

/** A started table, whose row the twins are made by. */
async function patternOf(scene: Scene, host: Host, players: number): Promise<Pattern> {
  if (!host.node.running) await host.node.start();
  const { address } = host.node;
  const { people, id } = await seatedTable(address, NAMES.slice(0, players), { setup: { players } });
  const watcher = await Person.arrive(address, 'Wim');
  await people[0].say({ type: 'start' });
  for (const person of [...people, watcher]) person.leave();
  scene.ledger.requests += 2 * players + 1;
  return host.whileDown(async (store) => ({ row: (await store.table(id))!, people, watcher }));
}

function firstDifference(here: Heard, there: Heard): string {
  const [one, other] = [JSON.stringify(here), JSON.stringify(there)];
  const at = Array.from({ length: one.length }, (_, i) => i).findIndex((i) => one[i] !== other[i]);
  return `${one.slice(Math.max(0, at - 80), at + 60)} | ${other.slice(Math.max(0, at - 80), at + 60)}`;
}
