import { waysToPay, whyNotPaid, type Payment, type Use } from '@everdell/game';
import { describe, expect, test } from 'vitest';
import { mine } from '../test-support/legends.ts';
import { cardToPlay, holderId, payment } from '../test-support/look.ts';
import type { SeatShorthand, Table } from '../test-support/table.ts';

const RICH = { twig: 9, resin: 9, pebble: 9, berry: 9 };

interface Case {
  readonly card: string;
  readonly seat: SeatShorthand;
  /** By what is used: in how many mixes of resources. Counted by hand. */
  readonly ways: Readonly<Record<string, number>>;
}

const held = (
  card: string,
  city: SeatShorthand['city'],
  res: SeatShorthand['res'] = RICH,
): Pick<Case, 'card' | 'seat'> => ({
  card,
  seat: { hand: [card], city, res },
});

const CASES: readonly Case[] = [
  { ...held('farm', []), ways: { nothing: 1 } },
  // 3 off 2 twigs, 3 resin, 3 pebbles: with 0, 1 or 2 twigs among them 4, 3 or 2 mixes.
  { ...held('castle', ['crane']), ways: { nothing: 1, 'ability crane': 9 } },
  // Either resource of the cost becomes one of three others.
  { ...held('farm', ['judge']), ways: { nothing: 1, 'ability judge': 6 } },
  { ...held('wanderer', ['innkeeper']), ways: { nothing: 1, 'ability innkeeper': 1 } },
  {
    ...held('queen', ['palace', 'innkeeper', 'judge']),
    ways: {
      nothing: 1,
      'door palace': 1,
      'ability innkeeper': 1,
      'ability innkeeper, door palace': 1,
      'ability judge': 3,
    },
  },
  {
    ...held('king', ['dungeon', 'monk', 'peddler']),
    ways: { nothing: 1, 'ability dungeon with monk': 1, 'ability dungeon with peddler': 1 },
  },
  // Which of two Peddlers makes no difference.
  { ...held('castle', ['dungeon', 'peddler', 'peddler']), ways: { nothing: 1, 'ability dungeon with peddler': 9 } },
  {
    ...held('ranger', ['dungeon', 'fool'], {}),
    ways: { 'door dungeon': 1, 'ability dungeon with fool': 1, 'ability dungeon with fool, door dungeon': 1 },
  },
  { ...held('harvester', ['farm', 'farm']), ways: { nothing: 1, 'door farm': 1 } },
  // 2 off for each token: one leaves one of three resources, two leave nothing, three would be one too many.
  {
    ...held('mine', [{ card: 'king-norths-treasury', tokens: 3 }]),
    ways: { nothing: 1, 'ability king-norths-treasury n 1': 3, 'ability king-norths-treasury n 2': 1 },
  },
  // 3 off 2 twigs, 2 resin and 1 pebble: without the pebble 2 mixes, with it 3.
  {
    card: 'mcgregors-market',
    seat: { legendary: ['mcgregors-market'], city: ['farm', 'crane'], res: RICH },
    ways: { nothing: 1, 'banner farm': 1, 'ability crane': 5 },
  },
  // 3 off 2 twigs and 2 resin leave one of either.
  {
    ...held('school', ['crane', 'dungeon', 'monk', 'judge']),
    ways: {
      nothing: 1,
      'ability crane': 2,
      'ability dungeon with monk': 2,
      'ability dungeon with judge': 2,
      'ability judge': 6,
    },
  },
];

const uidOf = (t: Table, card: string): number => cardToPlay(t.game, t.state, 0, card, {});

const waysOf = (t: Table, card: string): readonly Payment[] => waysToPay(t.game, t.state, 0, uidOf(t, card));

const whyNot = (t: Table, card: string, way: Payment): string | null =>
  whyNotPaid(t.game, t.state, 0, uidOf(t, card), way)?.code ?? null;

function inWords(t: Table, { by, at, n, with: other }: Use): string {
  const id = (uid: number): string => holderId(t.game, t.state, uid);
  const more = `${n === undefined ? '' : ` n ${n}`}${other === undefined ? '' : ` with ${id(other)}`}`;
  return `${by} ${id(at)}${more}`;
}

function counted(t: Table, ways: readonly Payment[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { uses } of ways) {
    const used = uses.map((use) => inWords(t, use)).join(', ') || 'nothing';
    found[used] = (found[used] ?? 0) + 1;
  }
  return found;
}

describe.each(CASES)('the ways to pay for $card with $seat.city', ({ card, seat, ways: expected }) => {
  const t = mine(seat);
  const ways = waysOf(t, card);

  test('R-ABIL-02, R-ABIL-12, OQ-76: are as many as counted by hand, each only once', () => {
    expect(counted(t, ways)).toEqual(expected);
    expect(new Set(ways.map((way) => JSON.stringify(way))).size).toBe(ways.length);
  });

  test('are all accepted', () => {
    for (const way of ways) expect(whyNot(t, card, JSON.parse(JSON.stringify(way)) as Payment)).toBeNull();
  });

  test('R-PLAY-09, R-PLAY-10: are refused with their uses in another order, or one of them twice', () => {
    for (const way of ways)
      for (const other of disordered(way)) expect(whyNot(t, card, other), JSON.stringify(other)).toBe('not-offered');
  });

  test('are refused with something else in what is used', () => {
    for (const way of ways)
      for (const other of altered(way))
        expect(whyNot(t, card, other), JSON.stringify(other)).toMatch(/not-offered|no-target/);
  });

  test('are refused with less than they spend, and with more', () => {
    for (const way of ways)
      for (const other of dearer(way)) expect(whyNot(t, card, other), JSON.stringify(other)).not.toBeNull();
  });
});

function disordered({ spend, uses }: Payment): readonly Payment[] {
  const twice = uses.flatMap((use) => [payment(spend, ...uses, use), payment(spend, use, ...uses)]);
  return uses.length > 1 ? [...twice, payment(spend, ...[...uses].reverse())] : twice;
}

/** With what an ability does not ask for, without what it asks for, and with another card. */
function altered({ spend, uses }: Payment): readonly Payment[] {
  const others = ({ by, at, n, with: inmate }: Use): readonly Use[] => [
    ...(n === undefined ? [1] : [0, -1, n + 3]).map((m): Use => ({ by, at, n: m })),
    inmate === undefined ? { by, at, with: at } : { by, at },
    { by, at: 10_000 },
  ];
  return uses.flatMap((use, i) =>
    others(use).map((other) => payment(spend, ...uses.map((one, j) => (j === i ? other : one)))),
  );
}

function dearer({ spend, uses }: Payment): readonly Payment[] {
  return spend.flatMap((_, r) =>
    [-1, 1].map((by) =>
      payment(
        spend.map((n, other) => (other === r ? n + by : n)),
        ...uses,
      ),
    ),
  );
}
