import { createGame } from '@everdell/game';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Person } from '../test-support/online/person.ts';
import { dice, fixDeal, mayDecide, play, seatedTable } from '../test-support/online/play.ts';
import { startWorld, troubles, type World } from '../test-support/online/world.ts';

/** Four people choose their powers one after another; nobody may know which before all are turned up (R-POW-01). */

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dora'];
const SETUP = { players: NAMES.length, modules: ['player-powers'] };
const CHOICES = NAMES.length;

/** Names of tables and guests, tokens, times and the order of arrival differ between any two tables. */
const plain = (frame: string): string =>
  frame.replace(/"(id|table|guest|token|at|now|since|until|clock|ping|ends|used|left)":("[^"]*"|[\d.]+)/g, '"$1":0');

interface Choosing {
  /** What each of the others and a spectator heard while somebody chose, without what differs anyway. */
  readonly heard: readonly (readonly string[])[];
  /** The same of the last choice, after which all powers are turned up. */
  readonly turnedUp: readonly (readonly string[])[];
  readonly people: readonly Person[];
}

/** All choose in turn; the one at `seat` takes the `nth` of their two. */
async function choosing(seat: number, nth: number): Promise<Choosing> {
  const { people, id, links } = await seatedTable(world.origin, NAMES, { setup: SETUP }, (table) =>
    fixDeal(world.store, table, 'ab'.repeat(32)),
  );
  const watcher = await Person.arrive(world.origin, 'Wim');
  await watcher.enter(id, links.watch);
  await watcher.follow(id);
  await people[0].say({ type: 'start' });
  const onlookers = [...people.filter((_, i) => i !== seat), watcher];
  const heard: string[][][] = [];
  for (let version = 0; version < CHOICES; version++) {
    await Promise.all([...people, watcher].map(({ table }) => table.until(({ game }) => game?.version === version)));
    const chooser = people.find(({ table }) => mayDecide(table))!;
    expect(chooser.seat).toBe(version);
    const { legal, decisions } = chooser.table.game!;
    expect(decisions[0].ask).toBe('keepPower');
    expect(legal).toHaveLength(2);
    const from = onlookers.map((person) => person.heard.length);
    await chooser.table.act(legal[version === seat ? nth : 0], version);
    await Promise.all(onlookers.map(({ table }) => table.until(({ game }) => game?.version === version + 1)));
    heard.push(onlookers.map((person, i) => person.heard.slice(from[i]).map(plain)));
  }
  watcher.leave();
  return { heard: heard[seat], turnedUp: heard[CHOICES - 1], people };
}

test('what others hear while somebody chooses does not depend on what is chosen', { timeout: 120_000 }, async () => {
  const [one, other] = [await choosing(1, 0), await choosing(1, 1)];
  expect(one.heard.flat().length).toBeGreaterThan(0);
  expect(other.heard).toEqual(one.heard);
  // Then everybody sees which it was: whoever listened would have noticed.
  expect(other.turnedUp).not.toEqual(one.turnedUp);
  for (const person of [...one.people, ...other.people]) person.leave();
});

test('one comes back in the middle of the choice and one is replaced by a bot', { timeout: 120_000 }, async () => {
  const { people } = await seatedTable(world.origin, NAMES, { setup: SETUP });
  const [ana, ben, cleo, dora] = people;
  await ana.say({ type: 'start' });
  const choose = dice('powers');
  await play(ana, { choose, until: ({ version }) => version >= 1 });
  await ben.table.until(mayDecide);
  const before = ben.table.game!;
  await ben.comeBack();
  expect(ben.table.game).toMatchObject({ version: before.version, decisions: before.decisions, legal: before.legal });
  await play(ben, { choose, until: ({ version }) => version >= 2 });
  await cleo.table.until(mayDecide);
  cleo.leave();
  await ana.table.until(({ info }) => info?.seats[2].present === false);
  await ana.say({ type: 'replace', seat: 2, bot: 'greedy' }); // the host may, once somebody is gone
  await dora.table.until(({ game }) => game!.version >= 3);
  await Promise.all([ana, ben, dora].map((person) => play(person, { choose, until: ({ version }) => version >= 24 })));
  expect(ana.table.info!.seats[2]).toMatchObject({ bot: 'greedy' });
  const { rules } = createGame(SETUP);
  for (const zone of rules.seatZone['powers']) expect(ana.table.game!.view.zones[zone]).toHaveLength(1);
  for (const person of people) person.leave();
  expect(troubles(world.log)).toEqual([]);
});
