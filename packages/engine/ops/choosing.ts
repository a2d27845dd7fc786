import { isCard, isSlot, placeAt, type Rules } from '../content/rules.ts';
import { passesAt } from '../effects/filters.ts';
import { select } from '../effects/query.ts';
import { amount } from '../effects/reading.ts';
import type { Chooser, EffectOf, Scope, Tier } from '../effects/types.ts';
import { below } from '../rng/rng.ts';
import { withCards } from '../state/scope.ts';
import { range } from '../state/vectors.ts';
import type { GameState, Holder } from '../state/types.ts';
import { displayOf, slotOf } from '../zones/displays.ts';

/** Choices that nobody is asked for. */

type Pick = EffectOf<'pick'>;

/** So many of the items; what is preferred narrows them first. */
export function choose(
  g: Rules,
  s: GameState,
  e: Pick,
  by: Chooser,
  sc: Scope,
  items: readonly Holder[],
  n: number,
): readonly Holder[] {
  const left = (e.prefer ?? []).reduce((found, tier) => narrowed(g, s, sc, e.as, found, tier), items);
  if (left.length === 0) return left;
  switch (by) {
    case 'chance':
      return drawn(s, left, n);
    case 'first':
      return left.slice(0, n);
    case 'top':
      return left.slice(-n);
    case 'clockwise':
    case 'counterclockwise':
      return inTurn(g, s, e, sc, left).slice(0, n);
  }
}

function narrowed(
  g: Rules,
  s: GameState,
  sc: Scope,
  as: string,
  items: readonly Holder[],
  tier: Tier,
): readonly Holder[] {
  if ('where' in tier) {
    const passing = items.filter((item) => passesAt(g, s, sc, item, tier.where));
    return passing.length === 0 ? items : passing;
  }
  const values = items.map((item) => amount(g, s, withCards(sc, as, [item]), tier.most));
  const most = Math.max(...values);
  return items.filter((_, i) => values[i] === most);
}

function drawn(s: GameState, items: readonly Holder[], n: number): readonly Holder[] {
  const left = items.slice();
  const found: Holder[] = [];
  s.reveals++;
  while (found.length < n && left.length > 0) found.push(...left.splice(below(s.rng, left.length), 1));
  return found;
}

/** In the order in which an arrow comes to them. */
function inTurn(g: Rules, s: GameState, e: Pick, sc: Scope, items: readonly Holder[]): readonly Holder[] {
  const [start = -1] = e.start === undefined ? [] : select(g, s, sc, e.start);
  const ring = ringOf(g, s, start < 0 ? items[0] : start);
  const at = start < 0 ? 0 : spotIn(g, s, ring, start);
  const steps = (item: Holder): number => {
    const apart = spotIn(g, s, ring, item) - at;
    return ((e.by === 'clockwise' ? apart : -apart) + ring.length) % ring.length;
  };
  return items.slice().sort((a, b) => steps(a) - steps(b));
}

/** Rows lie clockwise, empty clearings included; of displays the slots do. */
function ringOf(g: Rules, s: GameState, item: Holder): readonly Holder[] {
  const slot = slotOf(g, s, item);
  if (slot >= 0) {
    const { firstSlot, slots } = g.zones[displayOf(g, slot)];
    return range(slots).map((i) => firstSlot + i);
  }
  return isCard(g, item) ? [item] : s.rows[placeAt(g, item).row];
}

function spotIn(g: Rules, s: GameState, ring: readonly Holder[], item: Holder): number {
  return ring.indexOf(isSlot(g, ring[0]) ? slotOf(g, s, item) : item);
}
