import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { BARE_SPACE, reachable, WORKER, ZONE } from '@everdell/engine';
import { describe, expect, test } from 'vitest';
import { loadSession, SaveError, saveSession, stateHash, type GameState } from '../index.ts';
import { dice, playOn } from '../test-support/random.ts';
import { migrate } from './migrate.ts';
import type { Json } from './read.ts';
import { rewordedStack } from './reword/index.ts';
import { RULES_VERSION, SAVE_FORMAT } from './types.ts';

interface OldState extends Omit<GameState, 'format' | 'seats'> {
  readonly format: 1;
  readonly meadow: readonly number[];
  readonly seats: readonly (GameState['seats'][number] & { readonly events: readonly number[] })[];
}
interface OldSave {
  readonly rules: number;
  readonly log: readonly object[];
  readonly snapshot: { readonly at: number; readonly state: OldState };
}

const read = (name: string): OldSave =>
  JSON.parse(readFileSync(new URL(`../../../tests/saves/${name}.json`, import.meta.url), 'utf8')) as OldSave;
const old = (name: string): OldSave => read(`format-1-${name}`);

function problem(save: unknown): string {
  try {
    loadSession(save);
  } catch (error) {
    if (error instanceof SaveError) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'none';
}

describe.each(['three-players', 'rugwort'])('a save of format 1 (%s)', (name) => {
  const save = old(name);
  const { state } = save.snapshot;

  test('goes on from its snapshot with a key made of its four words', () => {
    const hash = createHash('sha256')
      .update(`everdell save 1 to 2: ${state.rng.join(' ')}`)
      .digest();
    const key = Array.from({ length: 8 }, (_, i) => hash.readInt32BE(4 * i));
    const session = loadSession(save);
    const { stack, slices, zones, seats, tokens } = session.state; // reworded, Events in zones, the Meadow with slots
    const { meadow: _, ...kept } = state;
    expect(session.state).toEqual({ ...kept, format: 3, rng: [...key, 0], stack, slices, zones, seats, tokens });
    expect(zones.slice(0, state.zones.length)).toEqual(state.zones);
    expect(zones.slice(state.zones.length)).toEqual(state.seats.map(({ events }) => events));
    expect(session.history).toBe(save.log.length);
    expect(save.rules).toBe(1);
  });

  test('goes on alike every time, and keeps its history when it is saved again', () => {
    const [one, other] = [loadSession(save), loadSession(JSON.stringify(save))];
    playOn(one, dice(3), 40);
    playOn(other, dice(3), 40);
    expect(stateHash(other.state)).toBe(stateHash(one.state));
    const again = saveSession(one);
    expect([again.format, again.rules, again.history]).toEqual([SAVE_FORMAT, RULES_VERSION, save.log.length]);
    expect(stateHash(loadSession(again).state)).toBe(stateHash(one.state));
  });

  test('is not changed by the step itself', () => {
    const before = JSON.stringify(save);
    migrate(save);
    expect(JSON.stringify(save)).toBe(before);
  });

  test('is never replayed: what it decided after its snapshot cannot be carried out', () => {
    const snapshot = { ...save.snapshot, at: save.log.length - 1 };
    expect(problem({ ...save, snapshot })).toMatch(/^other-content: .* goes on after its snapshot/);
  });

  test('is refused if it claims the present rules, by which its log leads elsewhere', () => {
    expect(problem({ ...save, rules: RULES_VERSION })).toMatch(/^(refused|mismatch)/);
  });

  test.each([
    ['no words', undefined],
    ['three words', [1, 2, 3]],
    ['nine words', [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ['something else', [1, 2, 3, 'four']],
  ])('is damaged with %s of the generator', (_, rng) => {
    const snapshot = { ...save.snapshot, state: { ...state, rng } };
    expect(problem({ ...save, snapshot })).toMatch(/^damaged: .*snapshot\.state\.rng/);
  });
});

test('a save needs the words of the long key', () => {
  const session = loadSession(old('rugwort'));
  const save = saveSession(session);
  for (const rng of [[1, 2, 3, 4], [...session.state.rng.slice(0, 8), -1], session.state.rng.slice(1)])
    expect(problem({ ...save, snapshot: { ...save.snapshot, state: { ...save.snapshot.state, rng } } })).toMatch(
      /^damaged: .*state\.rng/,
    );
});

describe('the Meadow of format 2', () => {
  const save = read('format-2-rugwort');
  const snapshotWith = (meadow: unknown): unknown => ({
    ...save,
    snapshot: { ...save.snapshot, state: { ...save.snapshot.state, meadow } },
  });

  test('is shut where Rugwort has workers, who are counted among his', () => {
    const { meadow } = save.snapshot.state;
    const { game, state } = loadSession(save);
    const { firstSlot } = game.rules.zones[ZONE.meadow];
    const shut = meadow.flatMap((kind, i) => (kind === 1 ? [firstSlot + i] : []));
    expect(shut.length).toBeGreaterThan(0);
    expect(state.seats[1].workers.slice(2)).toEqual([
      ...shut,
      ...new Array<number>(4 - shut.length).fill(WORKER.waiting),
    ]);
    expect(state.tokens).toHaveLength(game.rules.holders);
    const within = reachable(game.rules, state, ZONE.meadow);
    expect(within).toEqual(state.zones[ZONE.meadow].filter((_, i) => meadow[i] === 0));
  });

  test('says itself which space stays empty', () => {
    const zones = save.snapshot.state.zones.map((cards) => cards.slice());
    zones[ZONE.deck].push(...zones[ZONE.meadow].splice(7, 1, -1));
    const state = { ...save.snapshot.state, zones, meadow: [0, 0, 0, 0, 0, 0, 0, 2] };
    const loaded = loadSession({ ...save, snapshot: { ...save.snapshot, state } });
    expect(loaded.state.zones[ZONE.meadow][7]).toBe(BARE_SPACE);
  });

  test.each([undefined, [1, 2], [0, 0, 0, 0, 0, 0, 0, 3]])('is damaged as %j', (meadow) => {
    expect(problem(snapshotWith(meadow))).toMatch(/^damaged: .*meadow/);
  });
});

describe('unfinished work of format 2', () => {
  test('knows the only display there was', () => {
    const scope = { seat: 0, home: 0, src: -1, chain: [], cards: {}, nums: {} };
    const pay = { do: 'payFor', card: 9, from: 2, terms: {} };
    const words = rewordedStack(
      [
        { effect: pay, scope },
        { effect: { do: 'refill' }, scope },
      ],
      'stack',
    );
    expect(words.map(({ effect }) => effect)).toEqual([
      { ...pay, at: -1 },
      { do: 'refill', of: ['meadow'] },
    ]);
  });

  const scope = { seat: 1, home: 1, src: -1, chain: [], cards: {}, nums: {} };

  test.each<[string, Json, Json]>([
    ['played', { list: [3, 4], card: 9 }, { list: [[3], [4]], cards: { card: [9] } }],
    ['drew', { list: [3] }, { list: [[3]], cards: { cards: [7, 8] } }],
    ['gained', { list: [3], of: 'pearl' }, { list: [[3]], cards: {} }],
  ])('cards that react know what it is about: %s', (event, told, { list, cards }) => {
    const effect = { do: 'triggers', event, ...told };
    const bound = event === 'drew' ? { ...scope, cards: { drawn: [7, 8] } } : scope;
    expect(rewordedStack([{ effect, scope: bound }], 'stack')).toEqual([
      { effect: { do: 'react', to: event, list }, scope: { ...scope, cards } },
    ]);
  });

  test('the end of a turn that has just begun lies beneath it', () => {
    expect(rewordedStack([{ effect: { do: 'turn' }, scope }], 'stack')).toEqual([
      { effect: { do: 'endTurn' }, scope },
      { effect: { do: 'turn' }, scope },
    ]);
    const within = [{ do: 'endTurn' }, { do: 'endAction' }, { do: 'produce' }].map((effect) => ({ effect, scope }));
    expect(rewordedStack(within, 'stack')).toEqual(within);
  });

  test('what Rugwort owed lies right above the end of the action', () => {
    const save = read('format-2-rugwort');
    const { state } = save.snapshot;
    const { owed } = (state.slices as Json)['rugwort'] as { owed: number };
    expect(owed).toBeGreaterThan(0);
    const { stack, slices } = (migrate(save)['snapshot'] as typeof save.snapshot).state;
    expect(slices).not.toHaveProperty('rugwort');
    expect(slices).toHaveProperty('lastRoll');
    const words = stack.map(({ effect }) => effect.do);
    expect(words.slice(0, 2 + owed)).toEqual(['endTurn', 'endAction', ...new Array<string>(owed).fill('call')]);
    expect(words).toHaveLength(state.stack.length + owed);
  });

  test.each([-1, 1e9, 'many'])('is damaged if Rugwort owed %s', (owed) => {
    const save = read('format-2-rugwort');
    const state = { ...save.snapshot.state, slices: { rugwort: { owed, lastRoll: 1 } } };
    expect(problem({ ...save, snapshot: { ...save.snapshot, state } })).toMatch(/^damaged: .*owed/);
  });
});
