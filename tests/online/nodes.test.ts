import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { POSTGRES_TIMEOUT, testPostgres, type TestPostgres } from '../../packages/server/test-support/postgres.ts';
import { clock, startNode, type Node } from '../test-support/online/nodes.ts';
import { Person } from '../test-support/online/person.ts';
import { dice, mayDecide, play, playAll, seatedTable } from '../test-support/online/play.ts';

/** Two servers on one PostgreSQL, and clients that whatever stands before them sends now here, now there. */

let postgres: TestPostgres;
let url: string;
let first: Node;
let second: Node;
const nodes: Node[] = [];

async function node(): Promise<Node> {
  const started = await startNode(url);
  nodes.push(started);
  return started;
}

beforeAll(async () => {
  postgres = await testPostgres();
  url = await postgres.database();
  [first, second] = [await node(), await node()];
}, POSTGRES_TIMEOUT);
afterAll(async () => {
  await Promise.all(nodes.map((one) => one.close()));
  await postgres.stop();
});

const TWO = { setup: { players: 2, options: { firstPlayer: 0 } } };
const WITH_BOT = { ...TWO, seats: [{ kind: 'host' as const }, { kind: 'bot' as const, bot: 'random' }] };

async function move(person: Person, to: Node): Promise<void> {
  person.origin = to.origin;
  await person.comeBack();
}

/** Those at a node that dies find that their line is dead, and are sent to the other. */
async function die(doomed: Node, people: readonly Person[], to: Node): Promise<void> {
  const gone = doomed.die();
  for (const person of people) {
    person.origin = to.origin;
    person.cut();
  }
  await gone;
}

describe('two servers', { timeout: 180_000 }, () => {
  test('carry one game, with one player now here, now there', async () => {
    const { people } = await seatedTable(first.origin, ['Ana', 'Ben'], TWO);
    const [ana, ben] = people;
    await move(ben, second);
    await ana.table.until(({ info }) => info!.seats[1].present);
    await ana.say({ type: 'start' });
    const choose = dice('nodes');
    let [asked, moved] = [0, 0];
    await Promise.all([
      play(ana, { choose }),
      play(ben, {
        choose,
        async before({ table }, { version, decisions, legal }) {
          if (asked++ % 4 !== 0) return;
          await move(ben, moved++ % 2 === 0 ? first : second);
          expect(table.game).toMatchObject({ version, decisions, legal });
        },
      }),
    ]);
    expect(moved).toBeGreaterThanOrEqual(3);
    expect(ben.table.game!.result).toEqual(ana.table.game!.result);
    expect(ben.table.story.map(({ index }) => index)).toEqual(ana.table.story.map(({ index }) => index));
    for (const person of people) person.leave();
  });

  test('tell each other who is there, and what is said', async () => {
    const { people, id, links } = await seatedTable(first.origin, ['Ana', 'Ben'], TWO);
    const [ana, ben] = people;
    await move(ben, second);
    const watcher = await Person.arrive(second.origin, 'Wim');
    await watcher.enter(id, links.watch);
    await watcher.follow(id);
    for (const { table } of people)
      await table.until(({ info }) => info!.watching === 1 && info!.seats.every((s) => s.present));
    await watcher.say({ type: 'say', text: 'hello from over there' });
    for (const { table } of people) await table.until(({ chat }) => chat.at(-1)?.text === 'hello from over there');
    expect(ana.table.chat.at(-1)).toMatchObject({ seat: null, name: 'Wim' });
    watcher.leave();
    ben.leave();
    await ana.table.until(({ info }) => info!.watching === 0 && !info!.seats[1].present);
    ana.leave();
  });

  test('one that stops says so, and everybody goes on at the other', async () => {
    const closing = await node();
    const { people } = await seatedTable(closing.origin, ['Ana', 'Ben'], TWO);
    await people[0].say({ type: 'start' });
    const choose = dice('closing');
    await playAll(people, { choose, until: ({ version }) => version >= 20 });
    for (const person of people) person.origin = second.origin;
    const lost = Promise.all(people.map(({ table }) => table.until(({ live }) => !live)));
    await Promise.all([closing.close(), lost]);
    expect(people.every(({ heard }) => heard.some((text) => text.startsWith('{"type":"bye","why":"shutdown"')))).toBe(
      true,
    );
    await playAll(people, { choose, until: ({ version }) => version >= 40 });
    for (const person of people) person.leave();
  });

  test('when one dies, the other takes its bots over, and its player misses nothing', async () => {
    const doomed = await node();
    const { people, id } = await seatedTable(doomed.origin, ['Ana'], WITH_BOT);
    const [ana] = people;
    await ana.say({ type: 'start' });
    const choose = dice('doomed');
    await playAll(people, { choose, until: ({ version, deciding }) => version >= 8 && deciding[0].seat === 0 });
    await ana.table.until(mayDecide);
    const { version, legal } = ana.table.game!;
    const acknowledged = await ana.table.act(legal.find(({ t }) => t === 'visit') ?? legal[0], version);
    expect(acknowledged).toMatchObject({ type: 'done', version: version + 1 });
    // It has the work, and is gone before it does more of it.
    await doomed.store.takeLease(id, Date.now() + clock.ahead, Date.now() + clock.ahead + 600);
    await die(doomed, people, second);
    await playAll(people, { choose });
    const entries = await second.store.entries(id, 0);
    expect(ana.table.story).toHaveLength(entries.length);
    expect(entries[version].request).toContain(ana.guest);
    const later = entries.slice(version + 5);
    expect(later.some(({ request }) => request === null)).toBe(true);
    expect(later.some(({ request }) => request !== null)).toBe(true);
    ana.leave();
  });

  test('when one dies, the other runs its clocks, and whoever was there is seen to be gone', async () => {
    const doomed = await node();
    const { people } = await seatedTable(doomed.origin, ['Ana', 'Ben'], { ...TWO, perTurn: 60 });
    const [ana, ben] = people;
    await move(ben, second);
    await ana.say({ type: 'start' });
    await ben.table.until(
      ({ info, game }) => info!.clock?.deadline !== null && info!.seats[0].present && game !== undefined,
    );
    ana.leave();
    await die(doomed, [], second);
    clock.ahead += 50_000;
    await ben.table.until(
      ({ chat, info }) => chat.some(({ note }) => note?.code === 'time-short') && !info!.seats[0].present,
    );
    clock.ahead += 11_000;
    await ben.table.until(({ info }) => info!.seats[0].standIn === 'time');
    await play(ben, { choose: dice('clock'), until: ({ version }) => version >= 30 });
    expect(ben.table.game!.version).toBeGreaterThanOrEqual(30);
    ben.leave();
  });

  test('nothing went wrong at those that live', () => {
    expect([...first.log, ...second.log]).toEqual([]);
  });
});
