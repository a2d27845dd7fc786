import { isCard, type Rules } from '../content/rules.ts';
import { emit } from '../events/emit.ts';
import type { GameState, Holder, Seat } from '../state/types.ts';

/** Something has come from one zone into another: who sees either of them knows what it is. */
export function tellMove(g: Rules, s: GameState, seat: Seat, item: Holder, from: number, to: number): void {
  if (isLearnt(g, from, to)) s.reveals++;
  if (!g.sink) return;
  const told = { seat, from: g.zones[from].id, into: g.zones[to].id };
  const open = isShownBy(g, from) || isShownBy(g, to);
  if (isCard(g, item)) {
    const cards = { cards: [item], designs: [s.cardOf[item]] };
    emit(g, open ? { e: 'moved', ...told, ...cards } : { e: 'moved', ...told, ...cards, for: ownersOf(g, from, to) });
  } else emit(g, { e: 'movedTile', ...told, place: open ? item : -1 });
}

function isShownBy(g: Rules, zone: number): boolean {
  return g.zones[zone].sees === 'all';
}

/** Does somebody learn by it what it is? */
function isLearnt(g: Rules, from: number, to: number): boolean {
  return (isShownBy(g, to) && !isShownBy(g, from)) || (g.zones[to].sees === 'owner' && g.zones[from].sees === 'none');
}

function ownersOf(g: Rules, ...zones: readonly number[]): Seat[] {
  return [...new Set(zones.flatMap((zone) => (g.zones[zone].sees === 'owner' ? [g.zones[zone].owner] : [])))];
}
