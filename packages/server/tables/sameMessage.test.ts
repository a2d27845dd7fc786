import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../store/index.ts';
import { dice, playOn, refusal, seatedTable, temporaryStore, testTables, type Player } from '../test-support/tables.ts';
import { Answers } from './answers.ts';
import type { TableDoc } from './doc.ts';
import { madeEntry } from './sameMessage.ts';

let store: Store & { remove(): Promise<void> };
beforeAll(async () => {
  store = await temporaryStore();
});
afterAll(() => store.remove());

const TWO = { setup: { players: 2, options: { firstPlayer: 0 } } };

describe.each(['the same server', 'a server that started anew'])('an id that is used again at %s', (which) => {
  let players: Player[];
  const isNew = which !== 'the same server';

  /** From here on the players talk to the server that is meant. */
  async function goOn(): Promise<void> {
    if (!isNew) return;
    await players[0].service.close();
    const { service } = testTables(store);
    for (const player of players) player.service = service;
  }

  beforeAll(async () => {
    players = await seatedTable(testTables(store).service, TWO, ['Ana', 'Ben']);
    await players[0].say({ type: 'start' });
    for (const player of players) await player.follow();
  });
  afterAll(() => players[0].service.close());

  test('stands for one decision, one line and one proposal', async () => {
    const [ana] = players;
    const [action, other] = ana.game!.legal;
    const act = { type: 'act', id: 'decision', version: 0, action } as const;
    const line = { type: 'say', id: 'line', text: 'Hello!' } as const;
    const done = await ana.say(act);
    await ana.say(line);
    const needsOthers = () => !ana.game!.undo!.possible && ana.game!.undo!.why !== 'nothing-to-undo';
    await playOn(players, dice('ids'), () => ana.game!.version > 6 && needsOthers());
    const proposal = { type: 'propose', id: 'wish', proposal: { kind: 'undo', version: ana.game!.version } } as const;
    await ana.say(proposal);
    await goOn();

    expect(await ana.say(act)).toEqual(done);
    expect(await refusal(ana.say({ ...act, action: other }))).toBe('message/id_used');
    expect(await refusal(ana.say({ ...act, version: 1 }))).toBe('message/id_used');
    expect(await refusal(ana.say({ type: 'undo', id: 'decision', version: 0 }))).toBe('message/id_used');
    expect(await refusal(ana.say(line))).toBe('done');
    expect(await refusal(ana.say({ ...line, text: 'Goodbye!' }))).toBe('message/id_used');
    expect(await refusal(ana.say(proposal))).toBe('done');
    expect(await refusal(ana.say({ ...proposal, proposal: { kind: 'replace', seat: 1, bot: 'greedy' } }))).toBe(
      'message/id_used',
    );
    const said = (await store.chat(ana.table, 0, 100)).map(({ body }) => (body as { text?: string }).text);
    expect(said.filter((text) => text !== undefined)).toEqual(['Hello!']);
  });

  test('stands for one vote', async () => {
    const [ana, ben] = players;
    const [{ id }] = ((await store.table(ana.table))!.doc as TableDoc).proposals;
    const vote = { type: 'vote', id: 'vote', proposal: id, yes: true } as const;
    const done = await ben.say(vote);
    expect(done.version).toBeGreaterThan(0);
    await goOn();
    expect(await ben.say(vote)).toEqual(done);
    expect(await refusal(ben.say({ ...vote, yes: false }))).toBe('message/id_used');
    expect(await refusal(ben.say({ ...vote, proposal: 'vAnother' }))).toBe('message/id_used');
    expect(await refusal(ben.say({ type: 'act', id: 'vote', version: done.version! - 1, action: { t: 'pass' } }))).toBe(
      'message/id_used',
    );
  });
});

test('what was refused may come again with another content', async () => {
  const answers = new Answers();
  const guest = { id: 'g1', name: 'Ana', createdAt: 0 };
  const message = { type: 'rename', id: 'a', table: 't1', name: 'Ana' } as const;
  await expect(answers.once(guest, message, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await answers.once(guest, { ...message, name: 'Eva' }, () => Promise.resolve({ version: 1 }))).toEqual({
    version: 1,
  });
  expect(await refusal(answers.once(guest, message, () => Promise.resolve({})))).toBe('message/id_used');
});

test('a decision is known again by the list of what it paid with, also where an earlier server put it down by fields', () => {
  const stored = { version: 4, at: 0, request: 'g:a', body: { seat: 0, action: { t: 'pay', spend: [0], token: 5 } } };
  const paid = (at: number) =>
    madeEntry(
      {
        type: 'act',
        id: 'a',
        table: 't',
        version: 3,
        action: { t: 'pay', spend: [0], uses: [{ by: 'door', at }] },
      },
      stored,
    );
  expect(paid(5)).toBe(true);
  expect(paid(6)).toBe(false);
});
