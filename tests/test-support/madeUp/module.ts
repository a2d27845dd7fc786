/**
 * A small set that does not exist, with a little of everything a set can bring: a resource, a row of places, cards, an op
 * that asks, an amount, a condition, a filter, acts in the turn and aside, a rule, a reaction, a slice of state, an event, a
 * scoring category, and a fair with a display, piles, tiles and marks. In its set-up everybody takes acorns or a point, and buries a card of their hand in secret before all
 * are laid open. The engine does not know any of it.
 */
import {
  designsOf,
  emit,
  gainPoints,
  payGoods,
  removeFrom,
  total,
  toVector,
  type Effect,
  type EventCards,
  type Module,
  type OpHandler,
  type Resource,
  type Rules,
  type SliceDef,
} from '@everdell/engine';
import * as fair from './fair.ts';
import { text } from './text.ts';

interface Nibbles {
  /** Acorns eaten, by seat. */
  eaten: number[];
}

declare module '@everdell/engine' {
  interface ResourceNames {
    acorn: true;
  }
  interface RowNames {
    stalls: true;
  }
  interface Ops {
    /** May pay acorns, up to so many; each gives a point token. */
    barter: { readonly upTo: number };
    /** Hide the chosen hand cards, to be seen by oneself only. */
    bury: { readonly what: string };
    /** Lay open what one has hidden. */
    unearth: {};
  }
  interface Amounts {
    /** Resources of one kind in the supply. */
    hoarded: Resource;
  }
  interface Conds {
    /** Has at least two of this resource. */
    richIn: Resource;
  }
  interface Filters {
    /** Has a cost of at least so many resources. */
    dear: number;
  }
  interface Asks {
    barter: true;
  }
  interface Events {
    bartered: { readonly seat: number; readonly n: number };
    buried: { readonly seat: number } & EventCards;
    unearthed: { readonly seat: number } & EventCards;
  }
  interface Slices {
    madeUp: Nibbles;
  }
}

const NIBBLED: Effect = { do: 'code', id: 'madeUp.nibbled' };
const costing = (acorn: number, ...steps: readonly Effect[]): Effect => ({
  do: 'seq',
  steps: [{ do: 'pay', goods: { acorn } }, ...steps],
});

const acornOf = (g: Rules): number => g.resources.indexOf('acorn');

const barter: OpHandler<'barter'> = {
  ask(g, s, e, sc) {
    const max = Math.min(e.upTo, s.seats[sc.seat].res[acornOf(g)]);
    const among = [acornOf(g)];
    return { kind: 'split', seat: sc.seat, why: sc.src, ask: 'barter', among, caps: [max], min: 0, max };
  },
  answer(g, s, _e, sc, _d, a) {
    const n = a.t === 'split' ? a.by[0] : 0;
    if (n === 0) return;
    payGoods(g, s, sc.seat, toVector(g, { acorn: n }));
    gainPoints(g, s, sc.seat, n);
    emit(g, { e: 'bartered', seat: sc.seat, n });
  },
  possible: (g, s, _e, sc) => s.seats[sc.seat].res[acornOf(g)] > 0,
};

const bury: OpHandler<'bury'> = {
  run(g, s, e, sc) {
    const cards = sc.cards[e.what];
    for (const uid of cards) removeFrom(s.zones[g.hand[sc.seat]], uid);
    s.zones[g.seatZone['buried'][sc.seat]].push(...cards);
    emit(g, { e: 'buried', seat: sc.seat, cards, designs: designsOf(s, cards), for: [sc.seat] });
  },
};

const unearth: OpHandler<'unearth'> = {
  run(g, s, _e, sc) {
    const cards = s.zones[g.seatZone['buried'][sc.seat]].splice(0);
    s.zones[g.seatZone['finds'][sc.seat]].push(...cards);
    s.reveals++;
    emit(g, { e: 'unearthed', seat: sc.seat, cards, designs: designsOf(s, cards) });
  },
};

const slice: SliceDef<Nibbles> = {
  init: (g) => ({ eaten: g.automas.map(() => 0) }),
  clone: ({ eaten }) => ({ eaten: eaten.slice() }),
  view: ({ eaten }) => ({ eaten: eaten.slice() }),
};

export const madeUp: Module = {
  id: 'made-up',
  needs: ['base'],
  resources: ['acorn'],
  places: {
    'acorn-stall': { row: 'stalls', visit: { spots: 1, effect: { do: 'gain', what: { acorn: 2 } } } },
    'barter-stall': { row: 'stalls', visit: { needs: { richIn: 'acorn' }, effect: { do: 'barter', upTo: 3 } } },
    ...fair.places,
  },
  cards: {
    squirrel: {
      kind: 'critter',
      colour: 'tan',
      rarity: 'common',
      copies: 8,
      cost: { acorn: 1 },
      points: 1,
      onPlay: {
        do: 'when',
        if: { any: [{ richIn: 'acorn' }, { season: 'autumn' }] },
        then: { do: 'barter', upTo: 2 },
        else: { do: 'draw', n: 1 },
      },
      scores: { atMost: 3, of: { hoarded: 'acorn' } },
    },
    'acorn-bank': {
      kind: 'construction',
      colour: 'green',
      rarity: 'common',
      copies: 8,
      cost: { twig: 1 },
      points: 0,
      opens: { cards: ['squirrel'] },
      rules: [{ rule: 'raises', limit: 'handLimit', more: 2 }],
      acts: [{ id: 'withdraw', when: 'aside', once: 'turn', then: { do: 'gain', what: { acorn: 1 } } }],
      scores: {
        when: { all: [{ not: { has: ['castle'] } }, { is: { count: { in: 'hand' } }, atMost: 2 }] },
        then: 1,
      },
      reacts: [
        { to: 'played', card: [{ kind: 'critter' }], then: { do: 'points', n: 1 } },
        { to: 'played', card: [{ card: 'squirrel' }], then: { do: 'gain', what: { acorn: 1 } } },
      ],
      production: { do: 'gain', what: { acorn: 1 }, times: { count: { in: 'city', where: [{ dear: 1 }] } } },
    },
  },
  marks: ['crumb', 'flipped'],
  slice: { madeUp: slice },
  zones: {
    ...fair.zones,
    buried: { per: 'seat', sees: 'owner' },
    finds: { per: 'seat', sees: 'all', plays: 'owner' },
  },
  ops: { barter, bury, unearth },
  shapes: {
    ops: { barter: { upTo: 'number' }, bury: { what: 'cards' }, unearth: {} },
    amounts: { hoarded: 'resource' },
    conds: { richIn: 'resource' },
    filters: { dear: 'number' },
  },
  vocabulary: {
    amounts: {
      hoarded: (g, s, sc, data) => held(g, s.seats[sc.home].res, data, 'hoarded'),
    },
    conds: { richIn: (g, s, sc, data) => held(g, s.seats[sc.seat].res, data, 'richIn') >= 2 },
    filters: { dear: (g, s, _sc, uid, data) => 'dear' in data && total(g.designs[s.cardOf[uid]].cost) >= data.dear },
  },
  acts: [
    { id: 'nibble', when: 'aside', then: costing(1, { do: 'gain', what: { berry: 1 } }, NIBBLED) },
    {
      id: 'dig-in',
      when: 'turn',
      of: { in: 'hand', where: [{ kind: 'critter' }] },
      if: { is: { count: { in: 'hand' } }, atLeast: 2 },
      then: costing(2, { do: 'bury', what: 'it' }, { do: 'unearth' }),
    },
  ],
  code: { 'madeUp.nibbled': (_g, s, seat) => void s.slices.madeUp!.eaten[seat]++ },
  reacts: [
    {
      to: 'choosing',
      then: {
        do: 'option',
        choices: [
          { id: 'acorns', then: { do: 'gain', what: { acorn: 2 } } },
          { id: 'point', then: { do: 'points', n: 1 } },
        ],
      },
    },
    { to: 'seated', then: { do: 'when', if: { richIn: 'acorn' }, then: { do: 'sit', as: 'last' } } },
    {
      to: 'dealt',
      then: { do: 'pick', from: { in: 'hand' }, min: 1, max: 1, as: 'chosen', then: { do: 'bury', what: 'chosen' } },
    },
    { to: 'dealt', then: { do: 'unearth' } },
    { to: 'prepared', then: { do: 'gain', what: { acorn: 1 } } },
    ...fair.reacts,
  ],
  scoring: [{ id: 'hoard', amount: { halfOf: { leftover: ['acorn'] } } }],
  text,
  eventFields: { bartered: ['seat', 'n'], buried: ['seat'], unearthed: ['seat'] },
  reveals: ['unearthed'],
};

/** How much a seat has of the resource that an amount or condition names. */
function held(g: Rules, res: readonly number[], data: unknown, word: 'hoarded' | 'richIn'): number {
  return res[g.resources.indexOf((data as Readonly<Record<typeof word, Resource>>)[word])];
}
