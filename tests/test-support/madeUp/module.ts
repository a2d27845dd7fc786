/**
 * A small set that does not exist, with a little of everything a set can bring: a resource, a row of places, cards, an op
 * that asks, an amount, a condition, a filter, a turn action, a rule, a reaction, a slice of state, an event, a reason,
 * a scoring category, and a fair with a display, piles, tiles and marks. The engine does not know any of it.
 */
import {
  emit,
  gainPoints,
  payGoods,
  total,
  toVector,
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
  interface ReasonCodes {
    'no-acorns': true;
  }
  interface Events {
    bartered: { readonly seat: number; readonly n: number };
  }
  interface Slices {
    madeUp: Nibbles;
  }
}

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
  zones: fair.zones,
  marks: ['crumb', 'flipped'],
  slice: { madeUp: slice },
  ops: { barter },
  shapes: {
    ops: { barter: { upTo: 'number' } },
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
  turnActions: {
    nibble: {
      list: () => [1, 2],
      whyNot: (g, s, seat, n) => (s.seats[seat].res[acornOf(g)] < n ? 'no-acorns' : null),
      effect: (_g, _s, _seat, n) => ({
        do: 'seq',
        steps: [
          { do: 'pay', goods: { acorn: n } },
          { do: 'gain', what: { berry: n } },
          { do: 'code', id: 'madeUp.nibbled' },
        ],
      }),
    },
  },
  code: { 'madeUp.nibbled': (_g, s, seat) => void s.slices.madeUp!.eaten[seat]++ },
  reacts: [{ to: 'prepared', then: { do: 'gain', what: { acorn: 1 } } }, ...fair.reacts],
  scoring: [{ id: 'hoard', amount: { halfOf: { leftover: ['acorn'] } } }],
  text,
  eventFields: { bartered: ['seat', 'n'] },
};

/** How much a seat has of the resource that an amount or condition names. */
function held(g: Rules, res: readonly number[], data: unknown, word: 'hoarded' | 'richIn'): number {
  return res[g.resources.indexOf((data as Readonly<Record<typeof word, Resource>>)[word])];
}
