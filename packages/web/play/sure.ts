import type { Action, GameState } from '@everdell/game';
import { comingFor, type Coming } from './coming.ts';
import type { Seen } from './seen.ts';

/** How a seat stands at some point of an action. */
export interface Stand {
  readonly goods: readonly number[];
  /** Loose point tokens. */
  readonly points: number;
  readonly score: number;
}

export function standOf({ game, seat }: Pick<Seen, 'game' | 'seat'>, state: GameState): Stand {
  const { res, points } = state.seats[seat];
  return { goods: res.slice(), points, score: game.total(state, seat) };
}

const plus = ({ goods, points, score }: Stand, more: Coming): Stand => ({
  goods: goods.map((n, r) => n + more.goods[r]),
  points: points + more.points,
  score: score + more.points + more.printed,
});

/**
 * How the viewer stands, whatever the hidden cards and chance may be: when the action first asks for them, or at its end if
 * it never does, with what comes to them anyhow. `asks` = it does. Nothing is guessed: the rules run on a state that notices when it is asked for the design of a card or
 * for a tile that the viewer does not see, or for a number of chance.
 */
export function sureAfter(seen: Seen, action: Action, then: number | null = null): Stand & { readonly asks: boolean } {
  const { game, known, picture } = seen;
  const { view } = picture;
  const after = game.clone(known);
  let sure: Stand | null = null;
  let isLooking = false;
  const notice = (): void => {
    if (sure !== null || isLooking) return;
    isLooking = true; // to count the score the same cards are asked for
    sure = plus(standOf(seen, after), comingFor(seen, after));
    isLooking = false;
  };
  // A copy to try something out on looks at nothing by itself, and is watched like what it is copied from.
  const asked = (list: readonly number[], isHidden: (at: number) => boolean): number[] =>
    new Proxy(list as number[], {
      get(target, at, receiver) {
        if (at === 'slice') return () => asked(target.slice(), isHidden);
        if (typeof at === 'string' && /^\d+$/.test(at) && isHidden(Number(at))) notice();
        return Reflect.get(target, at, receiver) as unknown;
      },
    });
  // Rules that look for a tile go through such piles too: what counts is that one is taken.
  const taken = (list: readonly number[]): number[] =>
    new Proxy(list as number[], {
      get: (target, at, receiver) =>
        at === 'slice' ? () => taken(target.slice()) : (Reflect.get(target, at, receiver) as unknown),
      set(target, at, value) {
        notice();
        return Reflect.set(target, at, value);
      },
    });
  Object.assign(after, {
    cardOf: asked(after.cardOf, (uid) => view.cardOf[uid] < 0),
    rng: asked(after.rng, () => true),
    zones: after.zones.map((zone, z) =>
      typeof view.zones[z] === 'number' && game.rules.zones[z].rows.length > 0 ? taken(zone) : zone,
    ),
  });
  game.advance(after, action);
  if (then !== null) game.advance(after, { t: 'pick', items: [then] });
  isLooking = true;
  return { ...(sure ?? standOf(seen, after)), asks: sure !== null };
}
