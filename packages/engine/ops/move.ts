import { isCard, ZONE, type OpHandler, type Rules } from '../content/rules.ts';
import { designsOf, emit } from '../events/emit.ts';
import { discardFromCity, leaveCity, moveToCity, ownerOf } from '../zones/city.ts';
import { displayOf, refill } from '../zones/displays.ts';
import { tellMove } from '../zones/moving.ts';
import { happen } from '../flow/happenings.ts';
import { putBeneath } from '../state/holders.ts';
import type { GameState, Holder, Uid } from '../state/types.ts';
import { lift } from '../zones/zones.ts';
import { select } from '../effects/query.ts';
import type { Destination, EffectOf, Scope } from '../effects/types.ts';

/** Puts cards or tiles somewhere else; what leaves a city leaves it by the rules of the city. */
export const move: OpHandler<'move'> = {
  run(g, s, e, sc) {
    const items = itemsOf(g, s, sc, e.what);
    if (items.length === 0) return;
    const left = new Set<number>();
    DESTINATIONS[destination(e)](g, s, sc, items, e.to, left);
    if (e.unfilled) return;
    for (const zone of left) if (g.zones[zone].refill?.atOnce) refill(g, s, zone); // R-DECK-02
  },
};

function itemsOf(g: Rules, s: GameState, sc: Scope, what: EffectOf<'move'>['what']): readonly Holder[] {
  if (typeof what !== 'string') return select(g, s, sc, what);
  return what === 'self' ? [sc.src] : (sc.cards[what] ?? []);
}

type DestinationKind = 'slot' | 'beneath' | 'hand' | 'discard' | 'bottom' | 'zone';

export function destination({ to }: EffectOf<'move'>): DestinationKind {
  if ('beneath' in to) return 'beneath';
  if ('bottomOf' in to) return 'bottom';
  if ('slot' in to) return 'slot';
  if ('into' in to) return 'zone';
  return to.zone === 'hand' || to.zone === 'discard' ? to.zone : 'zone';
}

/** The zone of the table, or the own one. */
export function zoneTo(g: Rules, sc: Scope, to: Destination): number {
  if ('into' in to) return g.city[sc.seat];
  const id = 'bottomOf' in to ? to.bottomOf : 'zone' in to ? to.zone : '';
  return g.zone[id] ?? g.seatZone[id][sc.seat];
}

/** `left` collects the zones that something was taken out of. */
type Mover = (g: Rules, s: GameState, sc: Scope, items: readonly Holder[], to: Destination, left: Set<number>) => void;

const DESTINATIONS: Readonly<Record<DestinationKind, Mover>> = {
  beneath(g, s, sc, cards, _to, left) {
    for (const uid of cards) takeAway(g, s, uid, left);
    tuck(g, s, sc, cards);
  },
  hand(g, s, sc, cards, _to, left) {
    const shown: Uid[] = [];
    for (const uid of cards) {
      const from = takeAway(g, s, uid, left);
      s.zones[g.hand[sc.seat]].push(uid);
      if (from === ZONE.revealed) shown.push(uid);
      else tellMove(g, s, sc.seat, uid, from, g.hand[sc.seat]);
    }
    if (g.sink && shown.length > 0)
      emit(g, { e: 'took', seat: sc.seat, from: 'revealed', cards: shown, designs: designsOf(s, shown) });
  },
  discard(g, s, sc, cards, _to, left) {
    for (const uid of cards) {
      const owner = ownerOf(g, s, uid);
      if (owner >= 0) discardFromCity(g, s, owner, [uid]);
      else discardLying(g, s, sc, uid, left);
    }
  },
  slot(g, s, sc, items, to, left) {
    const [slot = -1] = 'slot' in to ? (sc.cards[to.slot] ?? []) : [];
    const display = slot < 0 ? -1 : displayOf(g, slot);
    if (display < 0 || s.zones[display][slot - g.zones[display].firstSlot] >= 0) return;
    const [item] = items;
    const from = takeAway(g, s, item, left);
    s.zones[display][slot - g.zones[display].firstSlot] = item;
    tellMove(g, s, sc.seat, item, from, display);
  },
  bottom: (g, s, sc, items, to, left) => {
    const zone = zoneTo(g, sc, to);
    for (const item of items) {
      const from = takeAway(g, s, item, left);
      s.zones[zone].unshift(item);
      tellMove(g, s, sc.seat, item, from, zone);
    }
  },
  zone: (g, s, sc, items, to, left) => {
    const zone = zoneTo(g, sc, to);
    const stays = g.within !== null && g.within[sc.seat].includes(zone);
    for (const item of items) {
      const owner = 'into' in to && to.laden ? ownerOf(g, s, item) : -1;
      if (owner >= 0) {
        moveToCity(g, s, item, owner, sc.seat);
        tellMove(g, s, sc.seat, item, g.city[owner], zone);
        continue;
      }
      const from = stays ? lift(g, s, item) : takeAway(g, s, item, left);
      s.zones[zone].push(item);
      tellMove(g, s, sc.seat, item, from, zone);
    }
  },
};

/** Cards that lie nowhere else go beneath the one whose effect this is. */
export function tuck(g: Rules, s: GameState, sc: Scope, cards: readonly Uid[]): void {
  for (const uid of cards) putBeneath(s, sc.src, uid);
  if (g.sink)
    emit(g, { e: 'tucked', seat: sc.seat, under: sc.src, underCard: -1, cards, designs: designsOf(s, cards) });
}

/** The zone it was in. */
function takeAway(g: Rules, s: GameState, item: Holder, left: Set<number>): number {
  const owner = isCard(g, item) ? ownerOf(g, s, item) : -1;
  if (owner >= 0) leaveCity(g, s, owner, item);
  const from = owner >= 0 ? g.city[owner] : lift(g, s, item);
  left.add(from);
  return from;
}

/** A card that is just being played, or lies in a display, a pile or a hand. */
function discardLying(g: Rules, s: GameState, sc: Scope, uid: Uid, left: Set<number>): void {
  const from = takeAway(g, s, uid, left);
  s.zones[ZONE.discard].push(uid);
  const { owner } = g.zones[from];
  if (owner >= 0 && g.automas[owner] !== null && from === g.hand[owner] && g.awaits.discarded !== null)
    happen(g, s, 'discarded', owner, { cards: [uid] });
  if (g.sink)
    emit(g, {
      e: 'discarded',
      seat: sc.seat,
      from: g.zones[from].id,
      cards: [uid],
      designs: [s.cardOf[uid]],
      ...(g.zones[from].sees === 'owner' && { for: [g.zones[from].owner] }),
    });
}
