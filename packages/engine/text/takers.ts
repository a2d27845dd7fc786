import type { Rules } from '../content/rules.ts';
import type { Decision } from '../decisions/types.ts';
import { receivers } from '../flow/goods.ts';
import type { GameState, Seat } from '../state/types.ts';
import { handLimit } from '../zones/zones.ts';
import type { View } from '../view/view.ts';

type Told = Pick<View, 'zones' | 'seats'>;

/** Who could get what is chosen as a gift, cards only where a hand has room for them (R-GIVE-01); null = nothing is given. */
export function takersOf(g: Rules, s: Told, d: Decision): readonly Seat[] | null {
  if (d.ask !== 'give' && d.ask !== 'giveGoods') return null;
  // A view has all that this is read off.
  const state = s as unknown as GameState;
  if (d.ask === 'giveGoods') return receivers(g, state, d.seat, 'goods');
  return receivers(g, state, d.seat, 'cards').filter((seat) => hasRoom(g, s, state, seat));
}

function hasRoom(g: Rules, s: Told, state: GameState, seat: Seat): boolean {
  if (seat >= g.humans && g.automas[seat]?.hand !== undefined) return true;
  const zones = [g.hand[seat], ...(g.withinHand?.[seat] ?? [])];
  const held = zones.reduce((sum, zone) => sum + sizeOf(s.zones[zone]), 0);
  return held < handLimit(g, state, seat);
}

const sizeOf = (zone: Told['zones'][number]): number => (typeof zone === 'number' ? zone : zone.length);
