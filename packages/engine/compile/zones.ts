import type { Refill, ZoneDef } from '../content/defs.ts';
import { REST, type Module, type RefillInfo, type Rules, type ZoneInfo } from '../content/rules.ts';
import { dealtEach, rowsOf } from '../content/zones.ts';
import type { CardIx } from '../state/types.ts';

/** Where cards and tiles lie. */

const CORE_ZONES: Readonly<Record<string, ZoneDef>> = {
  deck: { per: 'table', sees: 'none' },
  discard: { per: 'table', sees: 'none' }, // R-GEN-11
  meadow: {
    per: 'table',
    sees: 'all',
    slots: 8,
    columns: 4,
    refill: { from: 'deck', recycles: 'discard', when: 'atOnce' },
  }, // R-GEN-13
  revealed: { per: 'table', sees: 'all' },
  inPlay: { per: 'table', sees: 'all' },
  removed: { per: 'table', sees: 'none' },
  hand: { per: 'seat', sees: 'owner' },
  city: { per: 'seat', sees: 'all' },
};

/** After those of the modules: replays of before it was a zone know the others by their numbers. */
const EVENTS_ZONE: Readonly<Record<string, ZoneDef>> = {
  events: { per: 'seat', sees: 'all', of: ['basicEvents', 'specialEvents'] },
};

export function displaysBesides(zones: readonly ZoneInfo[], meadow: number): number[] {
  return zones.flatMap(({ slots }, z) => (slots > 0 && z !== meadow ? [z] : []));
}

/** How many are dealt there at a table of so many players, out of so many tiles. */
function dealtAt(def: ZoneDef, players: number, tiles: number): number {
  return def.dealt === 'rest' ? REST : (dealtEach(def, players, tiles) ?? 0);
}

/** What refills it is known when all zones have their numbers. */
type Unfinished = Omit<ZoneInfo, 'refill'> & { refill: RefillInfo | null };

export function compileZones(
  modules: readonly Module[],
  seats: number,
  rowIx: Rules['rowIx'],
  deckNames: readonly string[],
  firstSlot: number,
  players: number,
  tilesOf: (row: number) => number,
): Pick<Rules, 'zones' | 'zone' | 'seatZone'> {
  const defs: Record<string, ZoneDef> = Object.assign(
    {},
    CORE_ZONES,
    ...modules.map((m) => m.zones ?? {}),
    EVENTS_ZONE,
  );
  const zones: Unfinished[] = [];
  const zone: Record<string, CardIx> = {};
  const seatZone: Record<string, number[]> = {};
  let nextSlot = firstSlot;
  for (const [id, def] of Object.entries(defs)) {
    const rows = rowsOf(def).map((row) => rowIx[row]);
    const deck = Math.max(0, deckNames.indexOf(def.from ?? id));
    const { sees, eachSuit = 0, slots = 0, suit = null, columns = slots } = def;
    const dealt = dealtAt(def, players, rows.length === 0 ? 0 : tilesOf(rows[0]));
    const isPrivate = def.visits === 'owner';
    const topOnly = sees === 'top' || def.plays === 'top';
    const info = (owner: number): Unfinished => {
      const first = nextSlot;
      nextSlot += slots;
      // One literal for all: zones are looked at everywhere.
      return {
        id,
        sees,
        owner,
        rows,
        eachSuit,
        deck,
        dealt,
        suit,
        private: isPrivate,
        topOnly,
        slots,
        firstSlot: first,
        columns,
        refill: null,
      };
    };
    if (def.per === 'table') {
      zone[id] = zones.push(info(-1)) - 1;
    } else {
      seatZone[id] = [];
      for (let seat = 0; seat < seats; seat++) seatZone[id].push(zones.push(info(seat)) - 1);
    }
  }
  const numberOf = (id: string, owner: number): number => zone[id] ?? seatZone[id]?.[owner] ?? -1;
  for (const info of zones) info.refill = refillOf(defs[info.id].refill, info.owner, numberOf);
  return { zones, zone, seatZone };
}

function refillOf(
  refill: Refill | undefined,
  owner: number,
  numberOf: (id: string, owner: number) => number,
): RefillInfo | null {
  if (refill === undefined) return null;
  const { from, recycles, when, starts } = refill;
  return {
    from: numberOf(from, owner),
    recycles: recycles === undefined ? -1 : numberOf(recycles, owner),
    atOnce: when === 'atOnce',
    whenPlayed: when !== 'whenTold',
    startsEmpty: starts === 'empty',
  };
}
