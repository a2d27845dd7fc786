import { isCard, isSlot, placeAt, type Rules } from '../content/rules.ts';
import { askedProgress } from '../effects/asked.ts';
import { holderOf, passesAt } from '../effects/filters.ts';
import { select } from '../effects/query.ts';
import { amount } from '../effects/reading.ts';
import { arrowOf, targetOf } from '../effects/target.ts';
import type { Arrow, Chooser, EffectOf, Query, Scope, Tier } from '../effects/types.ts';
import { emit } from '../events/emit.ts';
import { actorOf } from '../flow/happenings.ts';
import { below } from '../rng/rng.ts';
import { scopeOf, withCards } from '../state/scope.ts';
import type { GameState, Holder, Seat } from '../state/types.ts';
import { ownerOf } from '../zones/city.ts';
import { displayOf, slotOf, slotsRound } from '../zones/displays.ts';

/** Choices of others than who carries the effect out. */

type Pick = EffectOf<'pick'>;

/** Those that are preferred. */
function preferred(g: Rules, s: GameState, e: Pick, sc: Scope, items: readonly Holder[]): readonly Holder[] {
  return (e.prefer ?? []).reduce((found, tier) => narrowed(g, s, sc, e.as, found, tier), items);
}

/** The player who is asked, and among what; null = nobody is, or there is nothing to choose from. */
export function askedInstead(
  g: Rules,
  s: GameState,
  e: Pick,
  sc: Scope,
  items: readonly Holder[],
): { readonly seat: Seat; readonly items: readonly Holder[] } | null {
  const left = preferred(g, s, e, sc, items);
  if (left.length === 0) return null;
  if (e.by === 'target') return { seat: targetOf(g, s, sc.seat), items: left };
  if (e.by === 'actor') return { seat: actorOf(sc), items: left };
  if (e.by !== 'owner') return null;
  const seat = holderOf(g, s, left[0]);
  return seat < 0 ? null : { seat, items: left.filter((item) => holderOf(g, s, item) === seat) };
}

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
  const left = preferred(g, s, e, sc, items);
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
      return inTurn(g, s, e, by, sc, left).slice(0, n);
    case 'arrow': {
      const arrow = arrowOf(g, s, sc.seat);
      const found = inTurn(g, s, e, arrow, sc, left).slice(0, n);
      if (g.sink && found.length > 0) tellWay(g, s, e, arrow, sc, found[0]);
      return found;
    }
    case 'target':
    case 'owner':
    case 'actor':
      return []; // of nobody's things there is nobody to be asked
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
function inTurn(g: Rules, s: GameState, e: Pick, arrow: Arrow, sc: Scope, items: readonly Holder[]): readonly Holder[] {
  const named = e.start === undefined || isQuery(e.start) ? -1 : amount(g, s, sc, e.start) - 1;
  const [start = -1] = e.start !== undefined && isQuery(e.start) ? select(g, s, sc, e.start) : [];
  const ring = ringOf(g, s, start < 0 ? items[0] : start, items);
  const at = named >= 0 ? named : start < 0 ? beginning(g, s, ring, arrow) : spotIn(g, s, ring, start);
  const steps = (item: Holder): number => {
    const apart = spotIn(g, s, ring, item) - at;
    return ((arrow === 'clockwise' ? apart : -apart) + ring.length) % ring.length;
  };
  return items.slice().sort((a, b) => steps(a) - steps(b));
}

/** Whoever watches an automa is told why it stands here and not there. */
function tellWay(g: Rules, s: GameState, e: Pick, arrow: Arrow, sc: Scope, place: Holder): void {
  if (isCard(g, place) || isSlot(g, place) || g.automas[sc.seat] === null) return;
  const isAside = e.start !== undefined && !isNamed(g, s, e.start, sc, place);
  if (!isAside && e.prefer === undefined) return;
  const tier = (e.prefer ?? []).findIndex((each) => 'where' in each && passesAt(g, s, sc, place, each.where));
  const { needs } = placeAt(g, place);
  const { have, need } = (needs && askedProgress(g, s, scopeOf(sc.seat, place), needs)) ?? { have: 0, need: 0 };
  const tiers = e.prefer?.length ?? 0;
  emit(g, { e: 'ledTo', seat: sc.seat, place, arrow, tier: isAside ? -1 : tier < 0 ? tiers : tier, have, need });
}

function isNamed(g: Rules, s: GameState, start: NonNullable<Pick['start']>, sc: Scope, place: Holder): boolean {
  if (isQuery(start)) return select(g, s, sc, start)[0] === place;
  return s.rows[placeAt(g, place).row].indexOf(place) === amount(g, s, sc, start) - 1;
}

function isQuery(start: NonNullable<Pick['start']>): start is Query {
  return typeof start === 'object' && 'in' in start;
}

/** Rows lie clockwise, empty clearings included, and so do the slots of displays; anything else as it came. */
function ringOf(g: Rules, s: GameState, item: Holder, items: readonly Holder[]): readonly Holder[] {
  const slot = slotOf(g, s, item);
  if (slot >= 0) return slotsRound(g, displayOf(g, slot));
  if (isCard(g, item) && ownerOf(g, s, item) >= 0) return asTheyCame(g, s, items);
  const row = isCard(g, item) ? [] : s.rows[placeAt(g, item).row];
  return row.includes(item) ? row : items;
}

/** Cards of cities in the order in which they came there (OQ-NW-44), then whatever else. */
function asTheyCame(g: Rules, s: GameState, items: readonly Holder[]): readonly Holder[] {
  const lying = g.city.flatMap((city) => s.zones[city].filter((card) => items.includes(card)));
  return [...lying, ...items.filter((item) => !lying.includes(item))];
}

/** Clockwise an arrow begins at the top left, counterclockwise at the bottom right (R-NW-TIE-02, R-NW-TIE-03). */
function beginning(g: Rules, s: GameState, ring: readonly Holder[], arrow: Arrow): number {
  if (arrow === 'clockwise') return 0;
  const last = isSlot(g, ring[0]) ? Math.max(...ring) : ring[ring.length - 1];
  return ring === s.rows[g.rowIx.forest] ? BOTTOM_RIGHT : ring.indexOf(last);
}

/** Of the clearings, which go round from the top left (R-NW-PLACE-03). */
const BOTTOM_RIGHT = 2;

function spotIn(g: Rules, s: GameState, ring: readonly Holder[], item: Holder): number {
  return ring.indexOf(isSlot(g, ring[0]) ? slotOf(g, s, item) : item);
}
