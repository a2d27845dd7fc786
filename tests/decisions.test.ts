import { describe, expect, test } from 'vitest';
import { IllegalAction, type Action, type Decision, type PickDecision } from '@everdell/game';
import { AWAY, meadowOf } from './test-support/given.ts';
import { holderOf, itemsNamed, vector } from './test-support/look.ts';
import { NONSENSE, NUMBERS } from './test-support/nonsense.ts';
import { table, type Table } from './test-support/table.ts';

const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The open selection of a table. */
function selection(t: Table): PickDecision {
  const d = t.decision();
  if (d?.kind !== 'pick') throw new Error(`no selection is open (${d?.ask})`);
  return d;
}

/** Gives an answer item by item. */
function oneByOne(t: Table, items: readonly number[]): Table {
  const { max } = selection(t);
  for (const item of items) t.answer({ t: 'add', item });
  return items.length < max ? t.answer({ t: 'done' }) : t;
}

const away3 = ['haven', 'haven', 'haven'];
const autumn = { season: 'autumn', hand: ['farm', 'mine', 'inn', 'monk', 'bard'] };

/** Selections of all sorts: what leads there, and what is chosen. */
const SELECTIONS: readonly (readonly [string, () => Table, readonly (string | number)[]])[] = [
  ['some cards at the Haven', () => table({ seats: [autumn] }).visit('haven'), ['mine', 'bard']],
  ['no cards at the Haven', () => table({ seats: [autumn] }).visit('haven'), []],
  ['all cards at the Haven', () => table({ seats: [autumn] }).visit('haven'), autumn.hand],
  ['the price of a Journey', () => table({ seats: [autumn] }).visit('journey-3'), ['monk', 'farm', 'inn']],
  [
    'two Meadow cards in summer',
    () => table({ seats: [{ season: 'spring', deployed: away3 }], meadow: meadowOf('farm', 'mine') }).prepare(),
    ['mine', 'king'],
  ],
  [
    'three Meadow cards for the Undertaker',
    () => table({ seats: [{ hand: ['undertaker'], res: { berry: 2 } }], meadow: meadowOf('farm') }).play('undertaker'),
    ['king', 'farm', 'castle'],
  ],
  [
    'two cards for an opponent',
    () => table({ players: 3, seats: [{ ...autumn, city: ['post-office'] }] }).visit('post-office'),
    ['bard', 'farm'],
  ],
  [
    'Critters beneath an Event',
    () =>
      table({
        seats: [{ city: ['courthouse', 'ranger', 'bard', 'wanderer'] }],
        specialEvents: ['capture-of-the-acorn-thieves'],
      }).claim('capture-of-the-acorn-thieves'),
    ['bard'],
  ],
  [
    'cards discarded for an Event',
    () =>
      table({
        seats: [{ res: { berry: 2 }, city: ['undertaker', 'barge-toad', 'farm', 'mine'] }],
        specialEvents: ['croak-wart-cure'],
      }).claim('croak-wart-cure'),
    ['mine', 'undertaker'],
  ],
  ['an opponent', () => table({ players: 4, seats: [{ hand: ['fool'], res: { berry: 3 } }] }).play('fool'), [2]],
  ['a place to copy', () => table({ seats: [{ city: ['lookout'] }] }).visit('lookout'), ['basic-2-resin']],
];

describe('Selections item by item', () => {
  for (const [what, reach, ids] of SELECTIONS)
    test(`${what}: the items one by one lead to the same as the whole answer`, () => {
      const whole = reach();
      const items = itemsNamed(whole.game, whole.state, selection(whole), ids);
      const single = reach();
      whole.answer({ t: 'pick', items });
      oneByOne(single, items);
      expect(single.state).toEqual(whole.state);
      expect(whole.asks() === 'turn' || whole.state.stack.length > 0).toBe(true);
    });

  test('what was chosen is shown, is not offered again and may not be chosen twice', () => {
    const t = table({ seats: [autumn] }).visit('journey-3');
    const [first, second] = itemsNamed(t.game, t.state, selection(t), ['mine', 'inn']);
    t.answer({ t: 'add', item: first });
    expect(selection(t).picked).toEqual([first]);
    expect(t.legal()).not.toContainEqual({ t: 'add', item: first });
    expect(t.refuses(() => t.answer({ t: 'add', item: first }))).toBe('twice');
    expect(t.refuses(() => t.answer({ t: 'pick', items: [second] }))).toBe('wrong-kind');
    expect(t.refuses(() => t.answer({ t: 'done' }))).toBe('too-few');
    expect(t.hand(0)).toHaveLength(5); // Nothing happens before the selection is complete.
  });

  test('a selection half made survives being stored', () => {
    const t = table({ seats: [autumn] }).visit('journey-3');
    const items = itemsNamed(t.game, t.state, selection(t), ['mine', 'inn', 'bard']);
    t.answer({ t: 'add', item: items[0] });
    const stored = copyOf(t.state);
    for (const state of [t.state, stored])
      for (const item of items.slice(1)) t.game.apply(state, 0, { t: 'add', item });
    expect(stored).toEqual(copyOf(t.state));
    expect(t.discard().sort()).toEqual(['bard', 'inn', 'mine']);
  });
});

/** A table at a decision of each kind. */
const AT: Readonly<Record<Decision['kind'], () => Table>> = {
  turn: () => table({ seats: [{ hand: ['farm'], res: { twig: 2, resin: 1 } }, {}] }),
  pick: () => table({ seats: [autumn, {}] }).visit('journey-3'),
  option: () => table({ seats: [{ city: ['cemetery'] }, {}], discardTop: ['farm'] }).visit('cemetery'),
  split: () => table({ seats: [{}, {}], forest: ['forest-2-any'] }).visit('forest-2-any'),
  pay: () => {
    const t = table({ seats: [{ hand: ['judge'], res: { berry: 3 }, city: ['courthouse'] }, {}] });
    const judge = t.state.zones[t.game.rules.hand[0]][0];
    return t.answer({ t: 'play', card: judge });
  },
};
const KINDS = Object.keys(AT) as Decision['kind'][];

/** Refused with a reason by `check` and by `apply`, and nothing has changed. */
function expectRefused(t: Table, seat: number, action: unknown): string {
  const before = copyOf(t.state);
  const reason = t.game.check(t.state, seat, action as Action);
  expect(reason?.code, JSON.stringify(action)).toMatch(/^[a-z-]+$/);
  expect(() => t.game.apply(t.state, seat, action as Action)).toThrow(IllegalAction);
  expect(copyOf(t.state)).toEqual(before);
  return reason!.code;
}

describe('Malformed actions', () => {
  for (const kind of KINDS)
    test(`nonsense is refused at a decision of the kind ${kind}`, () => {
      const t = AT[kind]();
      expect(t.decision()?.kind).toBe(kind);
      for (const action of NONSENSE) expectRefused(t, 0, action);
      const legal = t.legal();
      expect(legal.length).toBeGreaterThan(1);
      t.answer(legal[0]); // The game goes on.
    });

  test('an answer of another kind is told apart from a wrong one', () => {
    const answers: Readonly<Record<Decision['kind'], Action>> = {
      turn: { t: 'pass' },
      pick: { t: 'pick', items: [0] },
      option: { t: 'option', id: 'deck' },
      split: { t: 'split', by: [0, 0, 0, 0] },
      pay: { t: 'pay', spend: [0, 0, 0, 0], uses: [] },
    };
    for (const kind of KINDS) {
      const t = AT[kind]();
      const codes = KINDS.filter((other) => other !== kind).map((other) => expectRefused(t, 0, answers[other]));
      expect(codes).toEqual(['wrong-kind', 'wrong-kind', 'wrong-kind', 'wrong-kind']);
    }
  });

  test('the turn: numbers that are no cards or places', () => {
    const t = AT.turn();
    const { cards, places } = t.game.rules;
    const codes = (ns: readonly unknown[], action: (n: unknown) => unknown) => [
      ...new Set(ns.map((n) => expectRefused(t, 0, action(n)))),
    ];
    const wrong = [...NUMBERS, cards + places.length];
    expect(codes(wrong, (place) => ({ t: 'visit', place }))).toEqual(['malformed']);
    expect(codes([...wrong, cards], (card) => ({ t: 'play', card }))).toEqual(['malformed']);
  });

  test('a selection: too many, too few, twice, not offered', () => {
    const t = AT.pick();
    const { items } = selection(t);
    const picking = (...chosen: readonly number[]) => expectRefused(t, 0, { t: 'pick', items: chosen });
    expect(picking(...items.slice(0, 4))).toBe('too-many');
    expect(picking(...items.slice(0, 2))).toBe('too-few');
    expect(picking()).toBe('too-few');
    expect(picking(items[0], items[1], items[0])).toBe('twice');
    expect(picking(items[0], items[1], NaN)).toBe('not-offered');
    expect(expectRefused(t, 0, { t: 'add', item: NaN })).toBe('not-offered');
    expect(expectRefused(t, 0, { t: 'done' })).toBe('too-few');
    expect(expectRefused(t, 0, { t: 'pick' })).toBe('malformed');
    const holes: unknown[] = [items[0], items[1]];
    holes.length = 3;
    expect(expectRefused(t, 0, { t: 'pick', items: holes })).toBe('not-offered');
  });

  test('an option: only the names that are offered', () => {
    const t = AT.option();
    expect(t.choices()).toEqual(['deck', 'discard']);
    for (const id of ['decline', 'DECK', '', 'length', 0])
      expect(expectRefused(t, 0, { t: 'option', id })).toBe('not-offered');
  });

  test('a division: not enough, too much, parts of resources', () => {
    const t = AT.split();
    const by = (...parts: readonly unknown[]) => expectRefused(t, 0, { t: 'split', by: parts });
    expect(by(1, 0, 0, 0)).toBe('too-few');
    expect(by(1, 1, 1, 0)).toBe('too-many');
    expect(by(3, 0, 0, 0)).toBe('too-many');
    expect(by(1.5, 0.5, 0, 0)).toBe('malformed');
    expect(by(2, -1, 1, 0)).toBe('malformed');
    expect(by('1', '1', 0, 0)).toBe('malformed');
    expect(by(2, 0, 0)).toBe('malformed');
  });

  test('a payment: wrong sums, wrong cards', () => {
    const t = AT.pay();
    const house = holderOf(t.game, t.state, 0, 'courthouse', {});
    const door = { by: 'door', at: house };
    const ability = { by: 'ability', at: house };
    const pay = (spend: unknown, uses: unknown = []) => expectRefused(t, 0, { t: 'pay', spend, uses });
    expect(pay([0, 0, 0, 2])).toBe('cannot-pay');
    expect(pay([0, 0, 0, 4])).toBe('cannot-pay');
    expect(pay([0, 0, 0, '3'])).toBe('malformed');
    expect(pay([0, 0, 0, 3], [door])).toBe('not-offered');
    expect(pay([0, 0, 0, 0], [{ ...door, with: house }])).toBe('not-offered');
    expect(pay([0, 0, 0, 0], [ability, door])).toBe('not-offered');
    expect(pay(new Array<unknown>(4), [door])).toBe('malformed');
    t.answer({ t: 'pay', spend: vector(t.game, {}), uses: [{ by: 'door', at: house }] });
    expect(t.occupied(0)).toEqual(['courthouse']);
  });
});

describe('Who may answer', () => {
  for (const kind of KINDS)
    test(`at a decision of the kind ${kind} only its seat`, () => {
      const t = AT[kind]();
      const answer = t.legal()[0];
      for (const seat of [1, 2, -1, NaN, 99, undefined as never, '0' as never]) {
        expect(expectRefused(t, seat, answer)).toBe('not-your-decision');
        expect(t.game.legal(t.state, seat)).toEqual([]);
      }
      expect(t.game.check(t.state, 0, answer)).toBeNull();
    });

  test('nobody when the game is over', () => {
    const t = table({ seats: [AWAY, AWAY] });
    expect(t.game.decisions(t.state)).toEqual([]);
    const answers: readonly unknown[] = [
      { t: 'pass' },
      { t: 'season' },
      { t: 'play', card: 0 },
      { t: 'done' },
      null,
      {},
    ];
    for (const seat of [0, 1]) {
      expect(t.game.legal(t.state, seat)).toEqual([]);
      for (const action of answers) expect(expectRefused(t, seat, action)).toBe('game-over');
    }
  });
});

describe('Why something is not possible', () => {
  test('nonsense is no thing to ask about', () => {
    const t = AT.turn();
    for (const n of NUMBERS as readonly number[]) {
      expect(t.game.whyNot(t.state, 0, { card: n })?.code).toBe('malformed');
      expect(t.game.whyNot(t.state, 0, { place: n })?.code).toBe('malformed');
    }
  });

  test('the reason names the card or place it is about', () => {
    const t = table({ seats: [{ hand: ['king'] }, { deployed: ['basic-3-twigs'] }] });
    const king = t.state.zones[t.game.rules.hand[0]][0];
    expect(t.game.whyNot(t.state, 0, { card: king })).toEqual({ code: 'cannot-pay', params: { card: 'king' } });
    const twigs = t.game.rules.placeById.get('basic-3-twigs')!.ix;
    expect(t.game.whyNot(t.state, 0, { place: twigs })).toEqual({
      code: 'location-occupied',
      params: { place: 'basic-3-twigs' },
    });
  });
});
