import { checkFairness, loadSession, type SaveFile } from '@everdell/game';
import { afterAll, assert, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Guest } from './index.ts';
import {
  dice,
  playOn,
  refusal,
  seatedTable,
  temporaryStore,
  testTables,
  type TestTables,
} from '../test-support/tables.ts';

let store: Awaited<ReturnType<typeof temporaryStore>>;
let tables: TestTables;

beforeAll(async () => {
  store = await temporaryStore();
  tables = testTables(store);
});
afterEach(() => assert.deepEqual(tables.failures, []));
afterAll(async () => {
  await tables.service.close();
  await store.remove();
});

const TWO = { setup: { players: 2, options: { firstPlayer: 0 } } };

describe('a table', () => {
  test('is played from the first seat to the result by four people', async () => {
    const players = await seatedTable(tables.service, { setup: { players: 4 } }, ['Ana', 'Ben', 'Cleo', 'Dan']);
    for (const player of players) await player.follow();
    expect(await refusal(players[1].say({ type: 'start' }))).toBe('table/not_host');
    await players[2].say({ type: 'word', word: 'acorn' });
    await players[0].say({ type: 'start' });
    await playOn(players, dice('four'));
    for (const { game } of players) {
      expect(game?.result?.scores).toHaveLength(4);
      expect(game?.result?.fairness.words).toEqual(['', '', 'acorn', '']);
      expect(game?.result?.fairness.commitment).toBe(players[0].info?.commitment);
    }
    const saved = JSON.parse(await tables.service.download(players[3].guest, players[3].table)) as SaveFile;
    const session = loadSession(saved);
    expect(session.decision).toBe(null);
    expect(session.log).toHaveLength(players[0].game!.version);
    expect('fairness' in saved && checkFairness(saved.fairness!, session.seed)).toBeTruthy();
  });

  test('lets bots play their seats', async () => {
    const seats = [
      { kind: 'host' as const },
      { kind: 'bot' as const, bot: 'greedy' },
      { kind: 'bot' as const, bot: 'random' },
    ];
    const [ana] = await seatedTable(tables.service, { setup: { players: 3 }, seats }, ['Ana']);
    await ana.follow();
    await ana.say({ type: 'start' });
    await playOn([ana], dice('bots'));
    expect(ana.game?.result?.winners.length).toBeGreaterThan(0);
  });

  test('says who may do what', async () => {
    const [ana, ben] = await seatedTable(tables.service, TWO, ['Ana', 'Ben']);
    const { guest: eve } = await tables.service.newGuest('Eve');
    const table = ana.table;
    expect(await refusal(tables.service.follow(eve, table, {}, () => undefined))).toBe('auth/forbidden');
    expect(await refusal(tables.service.tableInfo(eve, table))).toBe('table/not_found');
    expect(await refusal(tables.service.enterTable(eve, table, {}))).toBe('auth/bad_link');
    expect(await refusal(tables.service.handle(eve, { type: 'sit', id: 'x', table }))).toBe('auth/forbidden');
    expect(await refusal(tables.service.handle(eve, { type: 'say', id: 'x', table, text: 'hi' }))).toBe(
      'auth/forbidden',
    );
    expect(await refusal(ben.say({ type: 'act', version: 0, action: { t: 'pass' } }))).toBe('table/not_started');
    await ana.say({ type: 'start' });
    await Promise.all([ana.follow(), ben.follow()]);
    expect(await refusal(ben.say({ type: 'act', version: 0, action: { t: 'pass' } }))).toBe('action/not_your_decision');
    expect(await refusal(ana.say({ type: 'act', version: 0, action: { t: 'season' } }))).toBe('action/illegal');
    expect(await refusal(ana.say({ type: 'act', version: 7, action: { t: 'pass' } }))).toBe('action/stale_version');
    expect(await refusal(tables.service.download(eve, table))).toBe('auth/forbidden');
  });

  test('answers the same message twice in the same way, and carries it out once', async () => {
    const [ana, ben] = await seatedTable(tables.service, TWO, ['Ana', 'Ben']);
    await ana.say({ type: 'start' });
    await Promise.all([ana.follow(), ben.follow()]);
    const act = { type: 'act' as const, id: 'once', version: 0, action: ana.game!.legal[0] };
    const [first, again] = await Promise.all([ana.say(act), ana.say(act)]);
    expect(again).toEqual(first);
    await ana.until(() => ana.game!.version === 1);
    expect(await ana.say(act)).toEqual(first);
    // and by a service that remembers nothing but the log
    const fresh = testTables(store);
    ana.service = fresh.service;
    expect(await ana.say(act)).toEqual(first);
    expect(await refusal(ana.say({ ...act, id: 'other' }))).toBe('action/stale_version');
    await fresh.service.close();
  });
});

describe('undo', () => {
  test('takes back what the game allows, and what it does not only when the others agree', async () => {
    const players = await seatedTable(tables.service, { setup: { players: 3, options: { firstPlayer: 0 } } }, [
      'Ana',
      'Ben',
      'Cleo',
    ]);
    const [ana, ben, cleo] = players;
    await ana.say({ type: 'start' });
    for (const player of players) await player.follow();
    const visit = ana.game!.legal.find((action) => action.t === 'visit')!;
    await ana.say({ type: 'act', version: 0, action: visit });
    await ana.until(() => ana.game!.version === 1);
    if (ana.game!.undo!.possible) {
      await ana.say({ type: 'undo', version: 1 });
      await ana.until(() => ana.game!.version === 2);
    }
    await playOn(players, dice('undo'), () => ben.game!.version > 12);
    await ana.until(() => ana.game!.version === ben.game!.version);
    const by = players.find((player) => !player.game!.undo!.possible && player.game!.undo!.why !== 'nothing-to-undo')!;
    const others = players.filter((player) => player !== by);
    const { version } = by.game!;
    await by.say({ type: 'propose', proposal: { kind: 'undo', version } });
    await others[0].until(() => others[0].info!.proposals.length === 1);
    const [proposal] = others[0].info!.proposals;
    expect(proposal.needed).toBe(2);
    expect(await refusal(by.say({ type: 'vote', proposal: proposal.id, yes: true }))).toBe('proposal/no_vote');
    await others[0].say({ type: 'vote', proposal: proposal.id, yes: true });
    expect(by.game!.version).toBe(version);
    await others[1].say({ type: 'vote', proposal: proposal.id, yes: true });
    await by.until(() => by.game!.version === version + 1);
    const undone = by.game!.items.at(-1)!;
    expect('undo' in undone && undone.undo.agreed).toEqual(others.map((player) => player.info!.you.seat));
    expect(by.game!.deciding[0].seat).toBe(by.info!.you.seat);
    await cleo.until(() => cleo.info!.proposals.length === 0);
    await playOn(players, dice('after'));
    expect(ana.game!.result).not.toBe(null);
  });
});

describe('what one player cannot do to the others', () => {
  test('go back when the game is over and everything has been shown', async () => {
    const players = await seatedTable(tables.service, TWO, ['Ana', 'Ben']);
    await players[0].say({ type: 'start' });
    for (const player of players) await player.follow();
    await playOn(players, dice('over'));
    for (const player of players) {
      const { version, undo } = player.game!;
      expect(undo).toMatchObject({ possible: false, why: 'game-over' });
      expect(await refusal(player.say({ type: 'undo', version }))).toBe('action/game_over');
      expect(await refusal(player.say({ type: 'propose', proposal: { kind: 'undo', version } }))).toBe(
        'action/game_over',
      );
    }
  });

  test('put a bot in the place of an opponent who is there', async () => {
    const [ana, ben] = await seatedTable(tables.service, TWO, ['Ana', 'Ben']);
    await ana.say({ type: 'start' });
    await ana.follow();
    await ben.follow();
    const replace = { kind: 'replace' as const, seat: 0, bot: 'greedy' };
    expect(await refusal(ben.say({ type: 'propose', proposal: replace }))).toBe('table/seat_is_present');
    ana.stop();
    expect(await refusal(ben.say({ type: 'propose', proposal: replace }))).toBe('done');
    await ben.until(() => ben.info!.seats[0].standIn === 'vote');
  });

  test('go back alone while the others are away', async () => {
    const [ana, ben] = await seatedTable(tables.service, TWO, ['Ana', 'Ben']);
    await ana.say({ type: 'start' });
    await ana.follow();
    await ben.follow();
    const blocked = () => ana.game!.decisions.length > 0 && !ana.game!.undo!.possible;
    await playOn([ana, ben], dice('away'), () => ana.game!.version > 6 && blocked());
    await ben.say({ type: 'leave' });
    const { version } = ana.game!;
    const undo = { type: 'propose' as const, proposal: { kind: 'undo' as const, version } };
    await ana.say({ ...undo, id: 'ask' });
    await ana.say({ ...undo, id: 'ask' });
    await ana.until(() => ana.info!.proposals.length === 1);
    expect(ana.info!.proposals[0]).toMatchObject({ voters: [1], needed: 1 });
    await ana.say({ type: 'vote', proposal: ana.info!.proposals[0].id, yes: false });
    await ana.until(() => ana.info!.proposals.length === 0);
    ben.stop();
    await ana.say({ type: 'replace', seat: 1, bot: 'greedy' });
    expect(await refusal(ana.say({ ...undo, id: 'again' }))).toBe('undo/closed');
  });

  test('send an old id with a new decision', async () => {
    const [ana, ben] = await seatedTable(tables.service, TWO, ['Ana', 'Ben']);
    await ana.say({ type: 'start' });
    await ana.follow();
    await ben.follow();
    const visit = () => ana.game!.legal.find((action) => action.t === 'visit' && action.place === 128)!;
    await ana.say({ type: 'act', id: 'mine', version: 0, action: visit() });
    await ana.until(() => ana.game!.version === 1);
    await ana.say({ type: 'undo', version: 1 });
    await ana.until(() => ana.game!.version === 2);
    const fresh = testTables(store); // remembers no answers
    ana.service = fresh.service;
    expect(await refusal(ana.say({ type: 'act', id: 'mine', version: 2, action: visit() }))).toBe('message/id_used');
    expect(await refusal(ana.say({ type: 'act', id: 'new', version: 2, action: visit() }))).toBe('done');
    await fresh.service.close();
  });

  test('stay at a table without spectators after losing the seat', async () => {
    const [ana, ben] = await seatedTable(tables.service, { ...TWO, spectators: false }, ['Ana', 'Ben']);
    await ben.follow();
    await ana.say({ type: 'seat', seat: 1, as: { kind: 'bot', bot: 'random' } });
    await ana.say({ type: 'start' });
    await ana.follow();
    await ana.until(() => ana.game !== undefined);
    expect(ben.game).toBe(undefined);
    expect(await refusal(tables.service.follow(ben.guest, ben.table, {}, () => undefined))).toBe('auth/forbidden');
  });
});

describe('a host without a seat', () => {
  test('has a part in the table, and only so many of them', async () => {
    const few = testTables(store, { tablesPerGuest: 2 });
    const { guest } = await few.service.newGuest('Host');
    const wish = {
      setup: { players: 2 },
      seats: [{ kind: 'open' as const }, { kind: 'open' as const }],
      listed: false,
      spectators: true,
      chat: true,
    };
    await few.service.createTable(guest, wish);
    await few.service.createTable(guest, wish);
    expect(await refusal(few.service.createTable(guest, wish))).toBe('setup/too_many_tables');
    expect(await few.service.tablesOf(guest)).toHaveLength(2);
    await few.service.close();
  });
});

describe('leaving', () => {
  test('the host lets a bot play on, and the seat can be taken back', async () => {
    const [ana, ben] = await seatedTable(tables.service, TWO, ['Ana', 'Ben']);
    await ana.say({ type: 'start' });
    await ana.follow();
    await ben.follow();
    expect(await refusal(ana.say({ type: 'replace', seat: 1, bot: 'greedy' }))).toBe('table/seat_is_present');
    await ben.say({ type: 'leave' });
    await ana.say({ type: 'replace', seat: 1, bot: 'greedy' });
    await playOn([ana], dice('left'), () => ana.game!.version > 10);
    expect(ana.info!.seats[1].standIn).toBe('host');
    await ben.say({ type: 'return' });
    await ana.until(() => ana.info!.seats[1].standIn === null);
    await ben.until(() => ben.info!.seats[1].standIn === null);
    await playOn([ana, ben], dice('back'));
    expect(ben.game!.result).not.toBe(null);
    const { table } = await ben.say({ type: 'rematch' });
    expect((await ana.say({ type: 'rematch' })).table).toBe(table);
    const again = (await tables.service.tablesOf(ana.guest)).find(({ id }) => id === table);
    expect(again).toMatchObject({ status: 'open', seat: 0 });
    expect(again?.seats.map(({ name }) => name)).toEqual(['Ana', 'Ben']);
  });

  test('the others can vote for a bot', async () => {
    const players = await seatedTable(tables.service, { setup: { players: 3 } }, ['Ana', 'Ben', 'Cleo']);
    const [ana, ben, cleo] = players;
    await ana.say({ type: 'start' });
    await ana.follow();
    await ben.say({ type: 'propose', proposal: { kind: 'replace', seat: 0, bot: 'greedy' } });
    await ana.until(() => ana.info!.proposals.length === 1);
    const [proposal] = ana.info!.proposals;
    expect(proposal).toMatchObject({ voters: [1, 2], needed: 2, yes: [1] });
    expect(await refusal(ana.say({ type: 'vote', proposal: proposal.id, yes: false }))).toBe('proposal/no_vote');
    await cleo.say({ type: 'vote', proposal: proposal.id, yes: true });
    await ana.until(() => ana.info!.seats[0].standIn === 'vote' && ana.game!.deciding[0]?.seat !== 0);
    expect(await refusal(ana.say({ type: 'act', version: ana.game!.version, action: { t: 'pass' } }))).toBe(
      'action/bot_plays',
    );
  });
});

describe('links', () => {
  test('a seat follows its link to another device, and a renewed link shuts the others out', async () => {
    const [ana] = await seatedTable(tables.service, TWO, ['Ana']);
    const { guest: host } = ana;
    const { guest: ben } = await tables.service.newGuest('Ben');
    const { table, links } = await tables.service.createTable(host, {
      setup: { players: 2 },
      listed: false,
      spectators: true,
      chat: true,
    });
    const entered = await tables.service.enterTable(ben, table.id, { secret: links.seats![1], name: 'Benno' });
    expect(entered.table.you.seat).toBe(1);
    expect(entered.table.seats[1].name).toBe('Benno');
    const secret = entered.links.seats![1];
    const { guest: phone } = await tables.service.newGuest('Phone');
    expect((await tables.service.enterTable(phone, table.id, { secret })).table.you.seat).toBe(1);
    const renewed = await tables.service.handle(ben, { type: 'renew', id: 'r', table: table.id, what: 'seat' });
    expect(await refusal(tables.service.enterTable(phone, table.id, { secret }))).toBe('auth/bad_link');
    expect((await tables.service.tableInfo(ben, table.id)).you.seat).toBe(1);
    expect(await refusal(tables.service.handle(phone, { type: 'leave', id: 'l', table: table.id }))).toBe('done');
    expect((await tables.service.enterTable(phone, table.id, { secret: renewed.secret })).table.you.seat).toBe(1);
    expect(await refusal(tables.service.handle(phone, { type: 'renew', id: 'p', table: table.id, what: 'seat' }))).toBe(
      'auth/forbidden',
    );
    const { guest: eve } = await tables.service.newGuest('Eve');
    expect((await tables.service.enterTable(eve, table.id, { secret: links.watch })).table.you).toMatchObject({
      seat: null,
      maySit: false,
    });
  });
});

describe('the link of a seat that was handed out', () => {
  test('opens it once: then only the one who sat down has a link', async () => {
    const { guest: host } = await tables.service.newGuest('Hester');
    const { guest: ben } = await tables.service.newGuest('Ben');
    const wish = { setup: { players: 2 }, listed: false, spectators: true, chat: true };
    const seats = [{ kind: 'open' as const }, { kind: 'open' as const }];
    const { table, links } = await tables.service.createTable(host, { ...wish, seats });
    const enter = (guest: Guest, secret: string) => tables.service.enterTable(guest, table.id, { secret });
    const handedOut = links.seats![1];
    const own = (await enter(ben, handedOut)).links.seats![1];
    expect(own).not.toBe(handedOut);
    for (const guest of [host, (await tables.service.newGuest('Eve')).guest])
      await expect(enter(guest, handedOut)).rejects.toMatchObject({
        code: 'auth/bad_link',
        message: expect.stringContaining('has sat down by this link') as string,
      });
    expect((await enter(ben, handedOut)).table.you.seat).toBe(1); // from the letter it came with
    expect((await tables.service.tableInfo(host, table.id)).you.seat).toBe(null);
    // Nor does it open the seat when somebody has sat down there by the invitation.
    const { guest: cleo } = await tables.service.newGuest('Cleo');
    await enter(cleo, links.invite!);
    await tables.service.handle(cleo, { type: 'sit', id: 's', table: table.id, seat: 0 });
    expect(await refusal(enter(host, links.seats![0]))).toBe('auth/bad_link');
    const { guest: phone } = await tables.service.newGuest('Phone');
    expect((await enter(phone, own)).table.you.seat).toBe(1);
  });
});

describe('the clock', () => {
  test('is announced before it runs out, and then a bot takes over', async () => {
    let now = Date.now();
    const slow = testTables(store, {}, { now: () => now, tickMs: 10 });
    const [ana, ben] = await seatedTable(slow.service, { ...TWO, perTurn: 60 }, ['Ana', 'Ben']);
    await ana.say({ type: 'start' });
    await ana.follow();
    await ben.follow();
    expect(ana.info!.clock).toEqual({ perTurn: 60, warning: 15, deadline: now + 60_000 });
    now += 46_000;
    await ben.until(() => ben.chat.some(({ note }) => note?.code === 'time-short'));
    expect(ana.info!.seats[0].standIn).toBe(null);
    now += 15_000;
    await ben.until(() => ben.chat.some(({ note }) => note?.code === 'time-out'));
    await ben.until(() => (ben.game?.deciding[0]?.seat ?? 0) === 1);
    expect(ben.info!.seats[0]).toMatchObject({ standIn: 'time', bot: 'steady' });
    await ana.say({ type: 'return' });
    await ben.until(() => ben.info!.seats[0].standIn === null);
    expect(slow.failures).toEqual([]);
    await slow.service.close();
  });
});

describe('the clock and undo', () => {
  test('taking a decision back gives no more time', async () => {
    let now = Date.now();
    const slow = testTables(store, {}, { now: () => now, tickMs: 10_000 });
    const [ana, ben] = await seatedTable(slow.service, { ...TWO, perTurn: 60 }, ['Ana', 'Ben']);
    await ana.say({ type: 'start' });
    await ana.follow();
    await ben.follow();
    const { deadline } = ana.info!.clock!;
    for (let version = 0; version < 6; version += 2) {
      now += 5000;
      const visit = ana.game!.legal.find((action) => action.t === 'visit' && action.place === 128)!;
      await ana.say({ type: 'act', version, action: visit });
      await ben.until(() => ben.game!.decisions.length === 1 && ben.info!.clock!.deadline === now + 60_000);
      await ana.until(() => ana.game!.undo!.possible);
      await ana.say({ type: 'undo', version: version + 1 });
      await ana.until(() => ana.game!.version === version + 2);
    }
    expect(ana.info!.clock!.deadline).toBe(deadline);
    await slow.service.close();
  });
});

describe('chat', () => {
  test('reaches everybody but those who muted it', async () => {
    const [ana, ben] = await seatedTable(tables.service, TWO, ['Ana', 'Ben']);
    await ana.follow();
    await ben.follow();
    await ben.say({ type: 'say', id: 'same', text: 'hello' });
    await ben.say({ type: 'say', id: 'same', text: 'hello' });
    const said = () => ana.chat.filter(({ note }) => note === undefined).map(({ name, text }) => `${name}: ${text}`);
    await ana.until(() => said().length === 1);
    await ana.say({ type: 'mute', who: 1, on: true });
    await ben.say({ type: 'say', text: 'are you there?' });
    await ben.until(() => ben.chat.filter(({ text }) => text !== '').length === 2);
    expect(said()).toEqual(['Ben: hello']);
  });
});

describe('memory', () => {
  test('an idle game leaves it and comes back when somebody acts', async () => {
    const idle = testTables(store, {}, { tickMs: 50, sweepMs: 20, idleMs: 30 });
    const [ana, ben] = await seatedTable(idle.service, TWO, ['Ana', 'Ben']);
    await ana.say({ type: 'start' });
    await Promise.all([ana.follow(), ben.follow()]);
    await ana.until(() => idle.service.stats().games === 0);
    await ana.decide((legal) => legal[0]);
    await ben.until(() => ben.game!.version === 1);
    expect(idle.failures).toEqual([]);
    await idle.service.close();
  });
});
