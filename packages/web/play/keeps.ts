import type { Game, GameState, Holder, PlaceInfo, Seat, Uid } from '@everdell/game';
import { keptLook } from '../modules/ask.ts';
import type { KeptAt } from '../modules/look.ts';
import type { Seen } from './seen.ts';

/** Things of a seat that are neither cards nor on the board: small decks of their own, and what was won. */
export interface Keep {
  /** The id of its zone. */
  readonly zone: string;
  /** The row of the board that they come from. */
  readonly row: string;
  /** They lie open; else only their owner knows them, like cards in hand. */
  readonly open: boolean;
  readonly at: 'hand' | KeptAt;
  /** Null = the viewer may only know how many there are. */
  readonly places: readonly PlaceInfo[] | null;
  readonly n: number;
}

/** What a seat keeps besides Events, also the zones in which there is nothing. */
export function keepsOf({ game, known, seat: viewer, watching }: Seen, seat: Seat): readonly Keep[] {
  const g = game.rules;
  const isInForce = (zone: number): boolean => g.force.some(({ zones }) => zones[seat] === zone);
  return g.zones.flatMap(({ id, sees, owner, rows }, at): Keep[] => {
    if (rows.length === 0 || owner !== seat || at === g.events[seat]) return [];
    const open = sees === 'all';
    const mayKnow = open || (sees === 'owner' && seat === viewer && !watching);
    const holders = known.zones[at];
    return [
      {
        zone: id,
        row: g.rowNames[rows[0]],
        open,
        at: open ? (keptLook(id)?.at ?? (isInForce(at) ? 'power' : 'shelf')) : 'hand',
        places: mayKnow ? holders.map((holder) => g.places[holder - g.cards]) : null,
        n: holders.length,
      },
    ];
  });
}

/** What the viewer holds like a hand. */
export function heldBy(seen: Seen, seat: Seat): readonly PlaceInfo[] {
  return keptAt(seen, seat, 'hand');
}

/** What a seat keeps in one place, as far as the viewer knows it. */
export function keptAt(seen: Seen, seat: Seat, where: Keep['at']): readonly PlaceInfo[] {
  return keepsOf(seen, seat).flatMap(({ at, places }) => (at === where ? (places ?? []) : []));
}

/** What of a seat's own lies open. */
export function shownBy(seen: Seen, seat: Seat): readonly PlaceInfo[] {
  return keepsOf(seen, seat).flatMap(({ open, places }) => (open ? (places ?? []) : []));
}

/** Who keeps a place, and whether it lies open; null = it lies on the board, or nowhere. */
export function keeperOf(
  { game, known }: { readonly game: Game; readonly known: GameState },
  place: Holder,
): { readonly seat: Seat; readonly open: boolean; readonly zone: string } | null {
  const { zones } = game.rules;
  const at = zones.findIndex(
    ({ rows, owner }, zone) => rows.length > 0 && owner >= 0 && known.zones[zone].includes(place),
  );
  return at < 0 ? null : { seat: zones[at].owner, open: zones[at].sees === 'all', zone: zones[at].id };
}

/** Cards besides the hand from which a seat may play: a zone of its own. */
export interface Aside {
  /** The id of the zone. */
  readonly zone: string;
  /** Null = the viewer may only know how many there are. */
  readonly cards: readonly Uid[] | null;
  readonly n: number;
}

/** What a seat may play besides the cards in hand, also the zones in which nothing is left. */
export function asideOf({ game, known, seat: viewer, watching }: Seen, seat: Seat): readonly Aside[] {
  const g = game.rules;
  return (g.playZones[seat] ?? [])
    .filter((at) => g.zones[at].owner === seat)
    .map((at) => {
      const { id, sees } = g.zones[at];
      const mayKnow = sees === 'all' || (sees === 'owner' && seat === viewer && !watching);
      const cards = known.zones[at].filter((card) => card >= 0);
      return { zone: id, cards: mayKnow ? cards : null, n: cards.length };
    });
}

/** Are there cards in this game that a seat may play from beside its hand? */
export const mayPlayAside = (seen: Seen, seat: Seat): boolean => asideOf(seen, seat).length > 0;

/** Those of them that the viewer knows. */
export function asideBy(seen: Seen, seat: Seat): readonly Uid[] {
  return asideOf(seen, seat).flatMap(({ cards }) => cards ?? []);
}

/** How many things a seat has to choose from in its hand and beside it, as far as the viewer sees them. */
export function handful(seen: Seen, seat: Seat): number {
  if (seen.watching) return 0;
  const hand = seen.known.zones[seen.game.rules.hand[seat]].length;
  return hand + asideBy(seen, seat).length + heldBy(seen, seat).length;
}

/** How many cards a seat still has there; null = nobody at this table has such cards. */
export function asideCount(seen: Seen, seat: Seat): number | null {
  const nOf = (each: Seat): number => asideOf(seen, each).reduce((sum, { n }) => sum + n, 0);
  return seen.known.seats.some((_, each) => nOf(each) > 0) ? nOf(seat) : null;
}

/** Whose card it is that lies besides a hand; -1 = nobody's. */
export function asideOwner({ game, known }: { readonly game: Game; readonly known: GameState }, card: Uid): Seat {
  return game.rules.playZones.findIndex((zones) =>
    zones.some((at) => game.rules.zones[at].owner >= 0 && known.zones[at].includes(card)),
  );
}
