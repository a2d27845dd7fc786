import type { Amount, Effect, Filter, Price, Query, Resource, TileDef } from '@everdell/engine';
import { atLeast, pick, points, seq, when, type Pick } from './words.ts';

/** Turns of phrase of her temper. The texts are hers: `me` is Nightweave, `others` are the persons. */

declare module '@everdell/engine' {
  interface RowNames {
    personalities: true;
    plans: true;
    plots: true;
  }
  interface Sources {
    personalityPile: true;
    personality: true;
    planPile: true;
    plan: true;
    plotPile: true;
    /** The Plot that is followed; under the Plan that brings two, the One-Time one. */
    plot: true;
    seasonalPlot: true;
    plotsGone: true;
    /** Cards that lie facedown in a city. */
    closed: true;
    /** Cards of a hand that are caught. */
    webbed: true;
  }
  interface MarkNames {
    web: true;
  }
  interface Asks {
    /** Where a Web token goes. */
    webPlace: true;
    /** Which cards stay faceup, at a price. */
    staysOpen: true;
    /** Which worker goes to her lair. */
    givesWorker: true;
  }
}

/** A card of her temper without the row it belongs to. */
export type Temper = Omit<TileDef, 'row'>;

export const GOODS: readonly Resource[] = ['twig', 'resin', 'pebble', 'berry'];
export const NOTHING = seq();
export const minus = (n: Amount): Amount => ({ times: -1, of: n });
export const her = (then: Effect): Effect => ({ do: 'as', seat: 'owner', then });
export const you = (then: Effect): Effect => ({ do: 'as', seat: 'target', then });
export const pay = (price: Price): Effect => ({ do: 'pay', ...price });
export const move = (
  what: string | Query,
  zone: 'achievements' | 'discard' | 'hand' | 'webbed' | 'closed',
): Effect => ({
  do: 'move',
  what,
  to: { zone },
});

/** The one person's, as Plans and Plots are played (R-NW-MOD-02); caught cards are still in the hand. */
export const YOUR_HAND: Query = { in: ['hand', 'webbed'], of: 'rivals' };
export const yourHand: Amount = { count: YOUR_HAND };
export const yourGoods = (...of: readonly Resource[]): Amount => ({ atOneRival: { leftover: of } });

/** Into her city if there is room, else among her Achievements. */
export const ORDER_OF_PLACES: Effect = {
  do: 'firstOf',
  of: [{ do: 'settle', what: 'it' }, move('it', 'achievements')],
};
export const topOfDeck = (then: Effect, n = 1): Effect => ({
  do: 'reveal',
  n,
  from: 'deck',
  then: pick({ in: 'revealed' }, 'first', then, { max: n }),
});

/** Every one of them. */
export const all = (from: Query, then: Effect, as: Pick['as'] = 'it'): Effect =>
  pick(from, 'first', then, { as, max: { count: from } });
export const WEB: Effect = { do: 'mark', of: 'web', on: 'it' };
export const WEBBED: Filter = { marked: 'web' };

/** A way to foil what she is about to do: a price, under the name by which it is offered. */
export interface Foil {
  readonly id: string;
  readonly price: Price;
}
export const UNITS_1: Foil = { id: 'foil-1-unit', price: { units: 1 } };
export const UNITS_2: Foil = { id: 'foil-2-units', price: { units: 2 } };
export const UNITS_3: Foil = { id: 'foil-3-units', price: { units: 3 } };
export const CARDS_2: Foil = { id: 'foil-2-cards', price: { cards: 2 } };
export const GOODS_3: Foil = { id: 'foil-3-goods', price: { any: 3 } };
export const BERRIES_2: Foil = { id: 'foil-2-berries', price: { goods: { berry: 2 } } };
export const PEBBLES_2: Foil = { id: 'foil-2-pebbles', price: { goods: { pebble: 2 } } };
export const OTHER_FOILS: readonly Foil[] = [CARDS_2, GOODS_3, BERRIES_2, PEBBLES_2];
/** Point tokens and resources in any mix. */
export const COINS: readonly Foil[] = [
  { id: 'foil-2-goods', price: { any: 2 } },
  { id: 'foil-1-of-each', price: { any: 1, points: 1 } },
  { id: 'foil-2-points', price: { points: 2 } },
];

/**
 * Before anything else (R-NW-MOD-07): pay and be spared, or endure. Only what can be paid is offered, and nothing is asked where
 * nothing would happen.
 */
export const foil = (ways: readonly Foil[], unfoiled: Effect, foiled?: Effect): Effect =>
  when(
    { can: unfoiled },
    you({
      do: 'option',
      choices: [
        ...ways.map(({ id, price }) => ({
          id,
          then: foiled === undefined ? pay(price) : seq(pay(price), her(foiled)),
        })),
        { id: 'endure', then: her(unfoiled) },
      ],
    }),
  );

/** Comes all the same where there is nothing to discard or to pay first. */
export const inAnyCase = (then: Effect): Effect => seq(then, NOTHING);

/** Nothing is paid to be spared nothing. */
export const ifAny = (n: Amount, then: Effect): Effect => when(atLeast(1, n), then);

/** A Web token on all these places: what it costs, what it gives her, whether it keeps spiders away. Nothing keeps them but this text. */
export function webs(
  on: readonly Filter[],
  what: { readonly pay?: Price; readonly gives?: Amount; readonly bars?: true },
): Temper {
  const { pay: price, gives, bars } = what;
  return {
    shows: { mark: 'web', on },
    rules: [
      ...(price === undefined ? [] : [{ rule: 'toll', on: 'visit', where: on, pay: price, binds: 'others' } as const]),
      ...(bars ? [{ rule: 'bars', visit: on, piece: 'worker' } as const] : []),
    ],
    ...(gives !== undefined && { reacts: [{ to: 'visited', by: 'others', at: on, then: points(gives) } as const] }),
  };
}
