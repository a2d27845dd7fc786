import { isShut, ZONE, type GameState, type Rules, type Seat, type Uid } from '@everdell/game';

/** A zone that a seat may play cards out of. */
export interface PlayZone {
  readonly zone: number;
  /** Nobody else can take what lies there. */
  readonly own: boolean;
  /** The first slot of a display; -1 = it is none. */
  readonly firstSlot: number;
  /** Only the top one of a pile. */
  readonly top: boolean;
}

const zones = new WeakMap<Rules, readonly (readonly PlayZone[])[]>();

/** The hand, the Meadow and whatever else the modules of the game let the seat play from. */
export function playZones(g: Rules, seat: Seat): readonly PlayZone[] {
  let found = zones.get(g);
  if (found === undefined) zones.set(g, (found = g.hand.map((_, each) => zonesOf(g, each))));
  return found[seat];
}

function zonesOf(g: Rules, seat: Seat): readonly PlayZone[] {
  return [g.hand[seat], ZONE.meadow, ...(g.playZones[seat] ?? [])].map((zone) => {
    const { owner, slots, firstSlot, sees } = g.zones[zone];
    return { zone, own: owner === seat, firstSlot: slots > 0 ? firstSlot : -1, top: sees === 'top' };
  });
}

/** The card in that space of the zone; -1 = there is none that can be played. */
export function cardAt(g: Rules, s: GameState, { zone, firstSlot, top }: PlayZone, space: number): Uid {
  const cards = s.zones[zone];
  if (top && space < cards.length - 1) return -1;
  if (firstSlot >= 0 && cards[space] >= 0 && isShut(g, s, firstSlot + space)) return -1;
  return cards[space];
}
