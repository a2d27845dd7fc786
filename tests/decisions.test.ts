import { describe, expect, test } from 'vitest';
import { IllegalAction, type Action, type Decision, type Payment, type PickDecision } from '@everdell/game';
import { AWAY, meadowOf } from './test-support/given.ts';
import { holderOf, itemsNamed, vector } from './test-support/look.ts';
import { table, type Table } from './test-support/table.ts';
import { TABLES, walk } from './test-support/walk.ts';

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

  test('in random games every whole answer can be given item by item', () => {
    let compared = 0;
    for (const [i, request] of TABLES.entries())
      walk(request, i, ({ game, state, decision, legal, roll }) => {
        if (decision.kind !== 'pick' || decision.picked.length > 0) return;
        const answer = legal[roll(legal.length)];
        if (answer.t !== 'pick') return;
        const whole = game.clone(state);
        const single = game.clone(state);
        game.apply(whole, decision.seat, answer);
        for (const item of answer.items) game.apply(single, decision.seat, { t: 'add', item });
        if (answer.items.length < decision.max) game.apply(single, decision.seat, { t: 'done' });
        expect(single).toEqual(whole);
        compared++;
      });
    expect(compared).toBeGreaterThan(100);
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

const NUMBERS: readonly unknown[] = [
  undefined,
  null,
  NaN,
  Infinity,
  -Infinity,
  -1,
  -9,
  0.5,
  1e9,
  2 ** 53,
  '0',
  'farm',
  '',
  true,
  [],
  [0],
  {},
  () => 0,
];
const HOLE: unknown[] = new Array<unknown>(1);
const LISTS: readonly unknown[] = [undefined, null, 0, 'abc', {}, { length: 1 }, { length: 0, 0: 1 }];

/** Nonsense that is right at no decision. */
const NONSENSE: readonly unknown[] = [
  undefined,
  null,
  0,
  NaN,
  'pass',
  true,
  [],
  {},
  () => ({ t: 'pass' }),
  ...[undefined, null, 0, '', 'nope', 'toString', '__proto__', 'constructor', 'Play', ['play']].map((t) => ({ t })),
  { t: 'extra', id: 'nope', arg: 0 },
  ...NUMBERS.flatMap((n) => [
    { t: 'play', card: n },
    { t: 'visit', place: n },
    { t: 'pick', items: [n] },
    { t: 'add', item: n },
    { t: 'option', id: n },
    { t: 'split', by: [n, 0, 0, 2] },
    { t: 'pay', spend: [n, 0, 0, 3] },
    { t: 'pay', spend: [0, 0, 0, n] },
  ]),
  ...LISTS.flatMap((list) => [
    { t: 'pick', items: list },
    { t: 'split', by: list },
    { t: 'pay', spend: list },
  ]),
  { t: 'pick', items: HOLE },
  { t: 'pick', items: new Array<unknown>(3) },
  { t: 'split', by: new Array<unknown>(4) },
  { t: 'pay', spend: new Array<unknown>(4) },
  { t: 'split', by: [] },
  { t: 'split', by: [2, 0, 0, 0, 0] },
  { t: 'split', by: [3, 0, 0, -1] },
  { t: 'split', by: [9, 9, 9, 9] },
  { t: 'pay', spend: [] },
  { t: 'pay', spend: [0, 0, 0, 3, 0] },
  { t: 'pay', spend: [0, 0, -1, 4] },
  ...NUMBERS.filter((n) => n !== undefined).flatMap((n) => [
    { t: 'pay', spend: [0, 0, 0, 0], token: n },
    { t: 'pay', spend: [0, 0, 0, 3], ability: n },
    { t: 'pay', spend: [0, 0, 0, 3], jail: n },
  ]),
];

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
      pay: { t: 'pay', spend: [0, 0, 0, 0] },
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
    const pay = (spend: unknown, more: Partial<Record<keyof Payment, unknown>> = {}) =>
      expectRefused(t, 0, { t: 'pay', spend, ...more });
    expect(pay([0, 0, 0, 2])).toBe('cannot-pay');
    expect(pay([0, 0, 0, 4])).toBe('cannot-pay');
    expect(pay([0, 0, 0, '3'])).toBe('malformed');
    expect(pay([0, 0, 0, 3], { token: house })).toBe('not-offered');
    expect(pay([0, 0, 0, 0], { token: house, jail: house })).toBe('not-offered');
    expect(pay([0, 0, 0, 0], { token: house, ability: house })).toBe('not-offered');
    expect(pay(new Array<unknown>(4), { token: house })).toBe('malformed');
    t.answer({ t: 'pay', spend: vector(t.game, {}), token: house });
    expect(t.occupied(0)).toEqual(['courthouse']);
  });

  test('nonsense is refused in the middle of random games', () => {
    const met = new Set<string>();
    for (const [i, request] of TABLES.entries())
      walk(request, 40 + i, ({ game, state, decision, n }) => {
        if (n % 50 !== 0 && met.has(decision.ask)) return;
        met.add(decision.ask);
        const before = JSON.stringify(state);
        for (const action of NONSENSE as readonly Action[])
          expect(() => game.apply(state, decision.seat, action), JSON.stringify(action)).toThrow(IllegalAction);
        expect(JSON.stringify(state)).toBe(before);
      });
    expect(met.size).toBeGreaterThan(10);
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

  test('nobody after the last of all has passed', () => {
    const state = walk({ players: 2 }, 3, () => {});
    const last = table({ seats: [AWAY, AWAY] }).game;
    for (const seat of [0, 1]) expect(last.check(state, seat, { t: 'pass' })?.code).toBe('game-over');
  });
});

describe('Why something is not possible', () => {
  test('whyNot gives the same reasons for cards and places as check does', () => {
    for (const [i, request] of TABLES.entries())
      walk(request, 80 + i, ({ game, state, decision, n }) => {
        if (decision.kind !== 'turn' || n % 20 !== 0) return;
        const { seat } = decision;
        const { cards, places } = game.rules;
        for (let card = -1; card <= cards; card++)
          expect(game.whyNot(state, seat, { card })).toEqual(game.check(state, seat, { t: 'play', card }));
        for (let place = -1; place <= cards + places.length; place++)
          expect(game.whyNot(state, seat, { place })).toEqual(game.check(state, seat, { t: 'visit', place }));
      });
  });

  test('what has no reason against it is on the list, and the other way round', () => {
    for (const [i, request] of TABLES.entries())
      walk(request, 120 + i, ({ game, state, decision, legal, n }) => {
        if (decision.kind !== 'turn' || n % 5 !== 0) return;
        const { seat } = decision;
        const { cards, places, hand } = game.rules;
        const inHand = state.zones[hand[seat]];
        // Of equal cards in hand one is listed.
        const key = (card: number): number => (inHand.includes(card) ? -1 - state.cardOf[card] : card);
        const uids = [...state.cardOf.keys()];
        const playable = uids.filter((card) => game.whyNot(state, seat, { card }) === null);
        const listed = legal.flatMap((a) => (a.t === 'play' ? [key(a.card)] : []));
        expect(new Set(listed)).toEqual(new Set(playable.map(key)));
        expect(new Set(listed).size).toBe(listed.length);
        const holders = [...uids, ...places.map((place) => place.ix)];
        expect(holders).toHaveLength(cards + places.length);
        const open = holders.filter((place) => game.whyNot(state, seat, { place }) === null);
        expect(new Set(legal.flatMap((a) => (a.t === 'visit' ? [a.place] : [])))).toEqual(new Set(open));
      });
  });

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

describe('The list of legal actions', () => {
  test('names no action twice, and all of them are accepted', () => {
    for (const [i, request] of TABLES.entries())
      walk(request, 160 + i, ({ game, state, decision, legal }) => {
        expect(legal.length).toBeGreaterThan(0);
        expect(new Set(legal.map((a) => JSON.stringify(a))).size).toBe(legal.length);
        const refused = legal.filter((a) => game.check(state, decision.seat, a) !== null);
        expect(refused).toEqual([]);
      });
  });

  test('no two actions, payments, divisions or options lead to the same position', () => {
    let compared = 0;
    for (const [i, request] of TABLES.entries())
      walk(request, 200 + i, ({ game, state, decision, legal, n }) => {
        if (decision.kind === 'pick' || n % 3 !== 0 || legal.length > 60) return;
        const ends = legal.map((answer) => {
          const copy = game.clone(state);
          game.apply(copy, decision.seat, answer);
          return JSON.stringify(copy);
        });
        expect(new Set(ends).size).toBe(ends.length);
        compared += ends.length;
      });
    expect(compared).toBeGreaterThan(500);
  });
});

describe('What is to be decided', () => {
  test('depends on the position alone: asked again, on a copy, or after being stored it is the same', () => {
    for (const [i, request] of TABLES.entries())
      walk(request, 240 + i, ({ game, state, decision, legal, n }) => {
        if (decision.ask === 'turn' && n % 6 !== 0) return;
        const before = JSON.stringify(state);
        for (const same of [state, game.clone(state), copyOf(state)]) {
          expect(game.decisions(same)).toEqual([decision]);
          expect(game.legal(same, decision.seat)).toEqual(legal);
        }
        expect(JSON.stringify(state)).toBe(before);
      });
  });

  test('the same seed and the same answers give the same decisions and the same end', () => {
    const record = (): readonly string[] => {
      const lines: string[] = [];
      for (const [i, request] of TABLES.entries()) {
        const end = walk(request, 280 + i, ({ decision, legal }) => lines.push(JSON.stringify([decision, legal])));
        lines.push(JSON.stringify(end));
      }
      return lines;
    };
    expect(record()).toEqual(record());
  });
});
