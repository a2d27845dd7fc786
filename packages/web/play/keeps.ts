import type { Game, GameState, Holder, PlaceInfo, Seat } from '@everdell/game';
import type { Seen } from './seen.ts';

/** Things of a seat that are neither cards nor on the board: small decks of their own, and what was won. */
export interface Keep {
  /** The id of its zone. */
  readonly zone: string;
  /** The row of the board that they come from. */
  readonly row: string;
  /** They lie open beside the city; else only their owner knows them, like cards in hand. */
  readonly open: boolean;
  /** Null = the viewer may only know how many there are. */
  readonly places: readonly PlaceInfo[] | null;
  readonly n: number;
}

/** What a seat keeps, also the zones in which there is nothing. */
export function keepsOf({ game, known, seat: viewer, watching }: Seen, seat: Seat): readonly Keep[] {
  const g = game.rules;
  return g.zones.flatMap(({ id, sees, owner, row }, at): Keep[] => {
    if (row < 0 || owner !== seat) return [];
    const open = sees === 'all';
    const mayKnow = open || (sees === 'owner' && seat === viewer && !watching);
    const holders = known.zones[at];
    return [
      {
        zone: id,
        row: g.rowNames[row],
        open,
        places: mayKnow ? holders.map((holder) => g.places[holder - g.cards]) : null,
        n: holders.length,
      },
    ];
  });
}

/** What the viewer holds like a hand. */
export function heldBy(seen: Seen, seat: Seat): readonly PlaceInfo[] {
  return keepsOf(seen, seat).flatMap(({ open, places }) => (open ? [] : (places ?? [])));
}

/** What lies open beside a city. */
export function shownBy(seen: Seen, seat: Seat): readonly PlaceInfo[] {
  return keepsOf(seen, seat).flatMap(({ open, places }) => (open ? (places ?? []) : []));
}

/** Who keeps a place, and whether it lies open; null = it lies on the board, or nowhere. */
export function keeperOf(
  { game, known }: { readonly game: Game; readonly known: GameState },
  place: Holder,
): { readonly seat: Seat; readonly open: boolean } | null {
  const { zones } = game.rules;
  const at = zones.findIndex(({ row, owner }, zone) => row >= 0 && owner >= 0 && known.zones[zone].includes(place));
  return at < 0 ? null : { seat: zones[at].owner, open: zones[at].sees === 'all' };
}
