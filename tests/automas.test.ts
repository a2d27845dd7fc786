import {
  compileRules,
  defaultOptions,
  effectText,
  placeAt,
  push,
  scopeOf,
  scores,
  settle,
  startGame,
  ZONE,
  type Effect,
  type EffectOf,
  type GameState,
  type Module,
  type ModuleBridge,
  type Rules,
} from '@everdell/engine';
import { base } from '@everdell/sets';
import { describe, expect, test } from 'vitest';

/** A made-up automa who shows what automas are made of; see also the rules of Rugwort. */

const points = (n: number): Effect => ({ do: 'points', n });
const lose: Effect = { do: 'pay', points: 1 };

const spider: Module = {
  id: 'spider',
  setUpFor: 2,
  players: [1],
  options: { 'spider.mood': { values: ['calm', 'cross'], default: 'calm' } },
  automa: {
    id: 'spider',
    workers: 2,
    ignoresText: true,
    scoring: [
      { id: 'cards', amount: { count: { in: 'city' } } },
      { id: 'tokens', amount: { pointTokens: true } },
      { id: 'rage', amount: { journey: true }, with: { of: 'spider.mood', is: 'cross' } },
    ],
  },
  effects: {
    'spider.spins': points(1),
    'spider.robs': { do: 'seq', steps: [lose, points(9)] },
    'spider.rolls': { do: 'roll', sides: 6, as: 'die', then: points(1), again: points(10) },
  },
};
const PERSON = 0;
const SPIDER = 1;

function tableOf(bridges: readonly ModuleBridge[] = [], mood = 'calm'): { g: Rules; s: GameState } {
  const modules = [base, spider];
  const options = { ...defaultOptions(modules), firstPlayer: 0, 'spider.mood': mood };
  const g = compileRules(modules, { modules: ['base', 'spider'], players: 1, options }, options, bridges);
  return { g, s: startGame(g, 'web') };
}

/** Carries an effect out on behalf of a seat, in a turn of the person. */
function does({ g, s }: { g: Rules; s: GameState }, effect: Effect, seat = SPIDER): GameState {
  push(s, effect, scopeOf(seat));
  settle(g, s);
  return s;
}

const toDiscard: Effect = { do: 'move', what: 'it', to: { zone: 'discard' } };
const chooses = (more: Partial<EffectOf<'pick'>>): Effect => ({
  do: 'pick',
  from: { in: 'meadow' },
  min: 1,
  max: 1,
  as: 'it',
  then: toDiscard,
  ...more,
});

describe('a choice that nobody is asked for', () => {
  test.each([
    ['first', 0],
    ['top', 7],
  ] as const)('is the %s one', (by, at) => {
    const t = tableOf();
    const card = t.s.zones[ZONE.meadow][at];
    expect(does(t, chooses({ by })).zones[ZONE.discard]).toEqual([card]);
  });

  test('is left to chance, and then nobody takes back what led to it', () => {
    const t = tableOf();
    const { reveals } = t.s;
    const meadow = t.s.zones[ZONE.meadow].slice();
    const discarded = does(t, chooses({ by: 'chance', min: 2, max: 2 })).zones[ZONE.discard];
    expect(new Set(discarded.filter((card) => meadow.includes(card))).size).toBe(2);
    expect(t.s.reveals).toBeGreaterThan(reveals);
  });

  test.each([
    ['clockwise', 3],
    ['counterclockwise', 1],
  ] as const)('follows an arrow that goes %s from where it starts', (by, clearing) => {
    const t = tableOf();
    const forest = t.s.rows[t.g.rowIx.forest];
    const [first, second] = forest;
    const start = {
      in: 'locations',
      where: [{ tile: placeAt(t.g, by === 'clockwise' ? second : forest[3]).id }],
    } as const;
    const others = { in: 'locations', where: [{ row: 'forest' }, { not: { occupied: 'any' } }] } as const;
    t.s.seats[SPIDER].workers[0] = first;
    t.s.seats[SPIDER].workers[1] = by === 'clockwise' ? second : forest[3];
    const put: Effect = { do: 'put', piece: 'worker', from: start, at: { in: 'locations', among: 'it' } };
    does(t, chooses({ from: others, by, start, then: put }));
    expect(forest.indexOf(t.s.seats[SPIDER].workers[1])).toBe(clearing); // the empty clearing is passed over
  });

  test('prefers what passes and what is most, as far as there is such a thing', () => {
    const t = tableOf();
    const worth = (card: number): number => t.g.designs[t.s.cardOf[card]].points;
    const meadow = t.s.zones[ZONE.meadow].slice();
    const critters = meadow.filter((card) => t.g.designs[t.s.cardOf[card]].kind === 'critter');
    const best = critters.find((card) => worth(card) === Math.max(...critters.map(worth)))!;
    const prefer: EffectOf<'pick'>['prefer'] = [
      { where: [{ kind: 'critter' }] },
      { where: [{ maxPoints: -1 }] },
      { most: { pointsOf: 'it' } },
    ];
    expect(does(t, chooses({ by: 'first', prefer })).zones[ZONE.discard]).toEqual([best]);
  });

  test('does nothing where there is nothing to choose', () => {
    const t = tableOf();
    expect(does(t, chooses({ from: { in: 'city' }, by: 'first', then: points(1) })).seats[SPIDER].points).toBe(0);
  });
});

describe('named effects', () => {
  const CALL: Effect = { do: 'call', id: 'spider.spins' };

  test('are called by name, and a bridge has another in the place of one', () => {
    expect(does(tableOf(), CALL).seats[SPIDER].points).toBe(1);
    const bridge: ModuleBridge = { needs: ['base', 'spider'], effects: { 'spider.spins': points(5) } };
    expect(does(tableOf([bridge]), CALL).seats[SPIDER].points).toBe(5);
  });

  test('tell what they do where the module has no words for them', () => {
    const { g } = tableOf();
    expect(effectText(g, CALL, 'en')).toBe('Gain 1 point token.');
    expect(effectText(g, CALL, 'es')).toBe('Gana 1 ficha de puntos.');
  });

  test('must be there', () => {
    const bridge: ModuleBridge = {
      needs: ['base', 'spider'],
      effects: { 'spider.spins': { do: 'call', id: 'nothing' } },
    };
    expect(() => tableOf([bridge])).toThrow('names the effect "nothing", which no module has');
  });
});

test('the first effect that is possible is carried out', () => {
  const firstOf: Effect = { do: 'firstOf', of: [{ do: 'seq', steps: [lose, points(9)] }, points(2), points(4)] };
  const t = tableOf();
  expect(does(t, firstOf).seats[SPIDER].points).toBe(2);
  expect(does(t, firstOf).seats[SPIDER].points).toBe(10);
  expect(effectText(t.g, firstOf, 'en')).toBe(
    'Do the first of these that you can: pay 1 point token and gain 9 point tokens; or gain 2 point tokens; or gain 4 point tokens.',
  );
});

test('an automa that cannot do what comes first tells what that was', () => {
  const { g, s } = tableOf();
  push(s, { do: 'firstOf', of: [{ do: 'call', id: 'spider.robs' }, points(2)] }, scopeOf(SPIDER));
  g.sink = [];
  settle(g, s);
  expect(g.sink).toEqual([
    { e: 'skipped', seat: SPIDER, effect: 'spider.robs' },
    { e: 'points', seat: SPIDER, n: 2 },
  ]);
});

test('a die that shows the same again does more (R-RUG-41)', () => {
  const t = tableOf();
  t.s.dice = [3, 3, 4, 3];
  const gains = [1, 11, 1, 1].map((gain) => {
    const before = t.s.seats[SPIDER].points;
    return does(t, { do: 'call', id: 'spider.rolls' }).seats[SPIDER].points - before === gain;
  });
  expect(gains).toEqual([true, true, true, true]);
});

test('what it plays does nothing and costs nothing; the Fool goes to the person (R-RUG-09, R-RUG-10, R-RUG-17)', () => {
  const t = tableOf();
  const deck = t.s.zones[ZONE.deck];
  const fool = deck.find((card) => t.g.designs[t.s.cardOf[card]].id === 'fool')!;
  deck.splice(deck.indexOf(fool), 1);
  const [lying] = t.s.zones[ZONE.meadow].splice(0, 1, fool);
  deck.push(lying);
  const settles: Effect = chooses({ max: 2, by: 'first', then: { do: 'settle', what: 'it' } });
  does(t, settles);
  expect(t.s.zones[t.g.city[PERSON]]).toEqual([fool]);
  expect(t.s.zones[t.g.city[SPIDER]]).toHaveLength(1);
});

test('scores by amounts, and some only in games with an option', () => {
  const calm = tableOf();
  does(calm, points(3));
  expect(scores(calm.g, calm.s)[SPIDER]).toEqual({ cards: 0, tokens: 3, total: 3 });
  const cross = tableOf([], 'cross');
  cross.s.seats[SPIDER].workers[0] = cross.g.placeById.get('journey-4')!.ix;
  expect(scores(cross.g, cross.s)[SPIDER]).toEqual({ cards: 0, tokens: 0, rage: 4, total: 4 });
});
