import { seededRandom } from '@everdell/ai';
import { createGame, dealSeed, type Action } from '@everdell/game';
import { entrance, newGuest, newTable, renamedGuest } from '@everdell/protocol';
import type { Store } from '@everdell/server';
import type { Socket } from 'node:net';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RawHttp, RawLine, type Asked } from '../test-support/online/hostile/attacker.ts';
import { judge, type Target, type Villain } from '../test-support/online/hostile/judge.ts';
import { besiegeByHttp, besiegeBySocket, Tally } from '../test-support/online/hostile/siege.ts';
import { everyWrong, mangled, randomBytes, type Roll } from '../test-support/online/hostile/spoil.ts';
import { pathTricks } from '../test-support/online/hostile/tricks.ts';
import { bodies, REQUESTS } from '../test-support/online/hostile/valid.ts';
import { Person } from '../test-support/online/person.ts';
import { dice, fixDeal, playAll, seatedTable, type SeatedTable } from '../test-support/online/play.ts';
import { startWorld, troubles, type World } from '../test-support/online/world.ts';
import { heapUsed } from '../test-support/online/heap.ts';
import { wildAction } from './hostile/wildAction.ts';

/** The same attacks in every run; HOSTILE_SEED=n makes others. */
const SEED = process.env['HOSTILE_SEED'] ?? '1';
const MANGLED = 2000;
const WILD = 500;
const BINARY = 200;
/** What ten thousand attacks may leave behind, the records of this test included. */
const MOST_GROWTH = 48 * 1024 * 1024;

const SETUP = { players: 2, options: { firstPlayer: 0 } };
const SECRET = 'ab'.repeat(32);

let world: World;
/** At this table nothing may change. */
let quiet: SeatedTable;
/** At this one two people play on, whatever happens around them. */
let lively: SeatedTable;
let villains: Villain[];
let target: Target;

beforeAll(async () => {
  world = await startWorld();
  quiet = await seatedTable(world.origin, ['Ana', 'Ben'], { setup: SETUP });
  await quiet.people[0].say({ type: 'start' });
  await quiet.people[0].say({ type: 'say', text: 'a quiet game' });
  await playAll(quiet.people, { choose: dice('quiet'), until: ({ version }) => version >= 12 });
  lively = await seatedTable(world.origin, ['Cleo', 'Dora'], { setup: SETUP }, (id) =>
    fixDeal(world.store, id, SECRET),
  );
  await lively.people[0].say({ type: 'start' });
  villains = await assemble();
  target = await aim(world.store);
});
afterAll(() => world.close());

async function assemble(): Promise<Villain[]> {
  const names = ['stranger', 'spectator', 'host of another table'];
  const [stranger, spectator, other] = await Promise.all(names.map((name) => Person.arrive(world.origin, name)));
  await spectator.enter(quiet.id, quiet.links.watch);
  const { table } = await other.makeTable({ setup: SETUP });
  const part = { seat: null, mayWatch: false, host: false };
  return [
    { ...part, name: stranger.name, token: stranger.token },
    { ...part, name: spectator.name, token: spectator.token, mayWatch: true },
    { ...part, name: other.name, token: other.token, own: table.id },
    ...quiet.people.map(({ name, token, seat }) => ({ name, token, seat, mayWatch: true, host: seat === 0 })),
  ];
}

async function aim(store: Store): Promise<Target> {
  const game = createGame(SETUP);
  const { version, body } = (await store.snapshot(quiet.id))!;
  const { state } = body as { state: Parameters<typeof game.check>[0] };
  return { table: quiet.id, version, isLegal: (seat, action) => game.check(state, seat, action) === null };
}

/** All that is kept of the quiet table. */
async function kept(store: Store) {
  const members = quiet.people.map(({ guest }) => store.membership(quiet.id, guest));
  return JSON.stringify([
    await store.table(quiet.id),
    await store.entries(quiet.id, 0),
    await store.snapshot(quiet.id),
    await store.chat(quiet.id, 0, 100),
    await Promise.all(members),
  ]);
}

function rollOf(seed: string): Roll {
  const random = seededRandom(`${SEED}/${seed}`);
  return (n) => Math.floor(random() * n);
}

let count = 0;
/** A good message to each of these tables. */
const addressed = (tables: readonly string[]): object[] =>
  tables.flatMap((table) =>
    bodies(target.version).map((body) => ({
      ...body,
      id: `a${count++}`,
      ...(body.type === 'ping' ? {} : { table }),
    })),
  );

/** For each villain its share of all that is wrong with every message. */
function socketAttacks(index: number): (string | Buffer)[] {
  const roll = rollOf(`sockets/${index}`);
  const other = villains.find(({ own }) => own !== undefined)!.own!;
  const good = addressed([quiet.id, lively.id, other, 'tNoSuchTableAtAll']).map((message) => JSON.stringify(message));
  const wrong = addressed([quiet.id]).flatMap(everyWrong);
  const mine = wrong.filter((_, i) => i % villains.length === index);
  const broken = Array.from({ length: MANGLED / villains.length }, () => mangled(good[roll(good.length)], roll));
  const binary = Array.from({ length: BINARY / villains.length }, () => randomBytes(roll));
  const wild = Array.from({ length: WILD / villains.length }, () => JSON.stringify(wildAct(roll)));
  const large = [17_000, 30_000, 60_000].map((size) => JSON.stringify({ type: 'ping', id: 'x'.repeat(size) }));
  return [...good, ...mine, ...broken, ...binary, ...wild, ...large];
}

/** An action of the right form that makes no sense, at the right time. */
function wildAct(roll: Roll): object {
  return { type: 'act', id: `w${count++}`, table: quiet.id, version: target.version, action: wildAction(roll) };
}

const SCHEMAS: Readonly<Record<string, v.GenericSchema>> = {
  '/api/guests': newGuest,
  '/api/me': renamedGuest,
  '/api/tables': newTable,
  '/api/tables/TABLE/enter': entrance,
};

function isGood(schema: v.GenericSchema, text: string): boolean {
  try {
    return v.is(schema, JSON.parse(text));
  } catch {
    return false;
  }
}

/** Every third of the wrong messages again, as requests; and every other body wrong in every way. */
function httpAttacks(index: number): Asked[] {
  const villain = villains[index];
  const headers = { authorization: `Bearer ${villain.token}`, 'content-type': 'application/json' };
  const roll = rollOf(`http/${index}`);
  const path = `/api/tables/${quiet.id}/messages`;
  const texts = addressed([quiet.id]).flatMap(everyWrong);
  const messages = texts
    .filter((_, i) => i % (3 * villains.length) === 3 * index)
    .filter((text) => ['refused', 'malformed'].includes(judge(text, villain, target)));
  const others = REQUESTS.flatMap(({ method, path: to, body }) => {
    const all = [...everyWrong(body), ...Array.from({ length: 40 }, () => mangled(JSON.stringify(body), roll))];
    const bad = all.filter((text) => !isGood(SCHEMAS[to], text));
    return bad
      .filter((_, i) => i % villains.length === index)
      .map((text) => ({ method, path: to.replace('TABLE', quiet.id), headers, body: text }));
  });
  return [...messages.map((body) => ({ method: 'POST', path, headers, body })), ...others];
}

/** The game that is to be played at the lively table, decision by decision. */
function expectedGame(): Action[] {
  const game = createGame(SETUP);
  const choose = dice('lively');
  const state = game.start(dealSeed(SECRET, ['', '']));
  const actions: Action[] = [];
  for (let d = game.decisions(state).at(0); d !== undefined; d = game.decisions(state).at(0)) {
    const action = choose(game.legal(state, d.seat), actions.length);
    actions.push(action);
    game.advance(state, action);
  }
  return actions;
}

describe(`hostile clients (seed ${SEED})`, () => {
  test(
    'ten thousand bad messages change nothing, crash nothing and slow nobody down',
    { timeout: 180_000 },
    async () => {
      const before = await kept(world.store);
      const heapBefore = heapUsed();
      const sockets = new Tally();
      const requests = new Tally();
      const http = new RawHttp(world.origin);
      const siege = Promise.all(
        villains.flatMap((villain, i) => [
          besiegeBySocket(world.origin, villain, target, socketAttacks(i), sockets),
          besiegeByHttp(http, httpAttacks(i), requests),
        ]),
      );
      const tricks = besiegeByHttp(http, pathTricks(quiet.id, villains[0].token, quiet.people[0].token), requests);
      await playAll(lively.people, { choose: dice('lively') });
      await Promise.all([siege, tricks]);
      http.close();

      console.info(`${sockets.sent} by socket`, Object.fromEntries(sockets.codes));
      console.info(`${requests.sent} by request`, Object.fromEntries(requests.codes));
      expect(sockets.wrong.slice(0, 10)).toEqual([]);
      expect(requests.wrong.slice(0, 10)).toEqual([]);
      expect(sockets.sent + requests.sent).toBeGreaterThan(10_000);
      expect(await kept(world.store)).toBe(before);
      const played = await world.store.entries(lively.id, 0);
      expect(played.map(({ body }) => (body as { action: Action }).action)).toEqual(expectedGame());
      expect(lively.people[0].table.game!.result).not.toBeNull();
      expect(troubles(world.log).slice(0, 3)).toEqual([]);
      world.log.length = 0;
      expect(heapUsed() - heapBefore).toBeLessThan(MOST_GROWTH);
    },
  );

  test('messages that were carried out get the same answer again, and to nobody else', async () => {
    const [cleo, dora] = lively.people;
    const acts = cleo.said.filter((text) => text.includes('"type":"act"')).slice(0, 20);
    expect(acts).toHaveLength(20);
    const before = JSON.stringify(await world.store.entries(lively.id, 0));
    const versions = acts.map((text) => (JSON.parse(text) as { version: number }).version + 1);
    for (const meanwhile of [() => Promise.resolve(), () => world.restart()]) {
      await meanwhile();
      const again = await repeat(cleo.token, acts);
      expect(again.map((answer) => answer !== 'bye' && answer.type === 'done' && answer.version)).toEqual(versions);
      for (const { token } of [dora, ...villains])
        for (const answer of await repeat(token, acts))
          expect(answer).toMatchObject({ type: 'error', code: expect.stringMatching(/^(action|table)\//) as string });
    }
    expect(JSON.stringify(await world.store.entries(lively.id, 0))).toBe(before);
  });

  async function repeat(token: string, texts: readonly string[]) {
    const line = await RawLine.open(world.origin, { authorization: `Bearer ${token}` });
    for (const text of texts) line.socket.send(text);
    const answers = await line.answers(texts.length);
    line.close();
    return answers;
  }

  test('texts that people type stay one line of text', async () => {
    const nasty = [
      '<script>alert(1)</script>',
      '\u001b[31mred\u0007',
      'a\nb\r\nc\u2028d',
      '\ud800 alone',
      '\u202eevil\u2066',
      "'); drop table chat; --",
      '{"type":"bye"}',
      '%s %d ${x} {{x}}',
      'e\u0301'.repeat(40),
    ];
    const { people } = await seatedTable(world.origin, ['Eve', 'Finn'], { setup: SETUP });
    const [eve, finn] = people;
    for (const text of nasty) {
      await eve.say({ type: 'say', text });
      const renamed = eve.say({ type: 'rename', name: text.slice(0, 30) }).then(
        () => '',
        (error: Error) => error.message,
      );
      expect(await renamed).toMatch(/^$|message\/bad_name/); // what cannot be seen is no name
    }
    await finn.table.until(({ chat }) => chat.filter(({ note }) => note === undefined).length === nasty.length);
    const told = finn.table.chat.filter(({ note }) => note === undefined);
    for (const { text, name } of told)
      for (const part of [text, name]) expect(part).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
    expect(told[0].text).toBe(nasty[0]);
    expect(told[5].text).toBe(nasty[5]);
    for (const person of people) person.leave();
  });

  test('a connection that sends what is no message at all is closed, and only that one', async () => {
    const [ana] = quiet.people;
    const headers = { authorization: `Bearer ${villains[0].token}` };
    const huge = await RawLine.open(world.origin, headers);
    huge.socket.send('x'.repeat(100_000));
    expect(await huge.closed).toBe(1009);
    const notText = await RawLine.open(world.origin, headers);
    notText.socket.send(Buffer.from([0xff, 0xfe, 0xc0]), { binary: false });
    expect(await notText.closed).toBe(1007);
    const noFrame = await RawLine.open(world.origin, headers);
    (noFrame.socket as unknown as { _socket: Socket })._socket.write(Buffer.alloc(300, 0xff));
    expect(await noFrame.closed).toBeGreaterThan(1000);
    const rude = await RawLine.open(world.origin, headers);
    for (let i = 0; i < 40; i++) rude.socket.send('{');
    expect(await rude.closed).toBe(1008);
    expect(await ana.table.say({ type: 'vote', proposal: 'none', yes: true })).toMatchObject({
      code: 'proposal/unknown',
    });
    const strangers: Record<string, string>[] = [
      {},
      { authorization: 'Bearer nobody' },
      { ...headers, origin: 'https://evil.example' },
    ];
    for (const bad of strangers) await expect(RawLine.open(world.origin, bad)).rejects.toThrow(/40[13]/);
    expect(troubles(world.log)).toEqual([]);
  });
});
