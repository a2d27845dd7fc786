import { askedCards, askedOfEach } from '../effects/asked.ts';
import { COLOURS } from '../effects/colours.ts';
import type { CardId, Cond, Effect, FigureName, PieceName, RowName } from '../effects/types.ts';
import type { TableSize, TileDef, Visit } from '../content/defs.ts';
import type { TileEntry } from '../content/inPlay.ts';
import { NOBODY, type Design, type Module, type PlaceInfo } from '../content/rules.ts';
import { vectorOf, type Resource } from '../content/resources.ts';
import { effectOf, eventKind, priceOf } from '../content/tiles.ts';
import { rowsOf, zoneDefs } from '../content/zones.ts';
import type { CardIx } from '../state/types.ts';
import { range } from '../state/vectors.ts';
import { easing } from './easing.ts';

/** More workers than any table has. */
const SHARED = 1000;

export function compilePlaces(
  modules: readonly Module[],
  tiles: readonly TileEntry[],
  first: number,
  rowIx: Readonly<Record<RowName, number>>,
  table: TableSize,
  players: number,
  designs: readonly Design[],
  figures: readonly FigureName[],
  kinds: readonly PieceName[],
  resources: readonly Resource[],
): PlaceInfo[] {
  const entries = tiles.flatMap((tile) => range(copiesOf(tile.def, players)).map((copy) => ({ ...tile, copy })));
  const kept = new Set(Object.values(zoneDefs(modules)).flatMap((zone) => (zone.scores ? rowsOf(zone) : [])));
  return entries.map(({ id, def, set, copy }, n) => {
    const { visit } = def;
    const extra = visit?.extraSpotFrom !== undefined && table.players >= visit.extraSpotFrom ? 1 : 0;
    const needs = visit?.needs ?? null;
    const [price, effect] = [priceOf(def), effectOf(def)];
    const isTaken = visit?.taken !== undefined;
    return {
      ix: first + n,
      id,
      set,
      def,
      row: rowIx[def.row],
      spots: visit?.spots === undefined ? SHARED : visit.spots + extra,
      needs,
      season:
        needs !== null && 'season' in needs && typeof needs.season === 'string' ? seasonIx(modules, needs.season) : -1,
      minCards: needs === null ? 0 : minCards(needs),
      needsCards: needs !== null && 'has' in needs ? needs.has.map((c) => keyOf(designs, c, -1)) : null,
      price: price === undefined ? null : { do: 'pay', ...price },
      goods: price?.goods === undefined ? null : vectorOf(resources, price.goods),
      effect: effect ?? null,
      event: eventKind(def),
      taken: visit?.taken ?? null,
      figure: figureFor(visit, figures),
      kind: visit?.for === undefined ? 0 : Math.max(0, kinds.indexOf(visit.for)),
      copy,
      open: visit?.open ?? -1,
      onePerSeat: visit?.onePerSeat === true,
      permanent: visit?.permanent === true,
      points: (def.points ?? 0) | 0,
      journey: isTaken || kept.has(def.row) ? 0 : (def.points ?? 0) | 0,
      pointsIf: def.pointsIf ?? null,
      scores: def.scores ?? null,
      reacts: def.reacts ?? null,
      rules: def.rules ?? null,
      acts: def.acts ?? null,
      ability: def.ability ?? null,
      eases: easing(def.ability),
      sure: isTaken || visit?.always === true || effect === undefined || isSure(effect),
    };
  });
}

/** Row of the figure that visits; -1 = workers, NOBODY = nothing. */
function figureFor(visit: Visit | undefined, figures: readonly PieceName[]): number {
  if (visit === undefined) return NOBODY;
  return visit.for === undefined ? -1 : figures.indexOf(visit.for);
}

function copiesOf({ copies = 1 }: TileDef, players: number): number {
  return copies === 'onePerPlayer' ? players : copies;
}

function seasonIx(modules: readonly Module[], id: string): number {
  return modules.flatMap((m) => m.seasons ?? []).findIndex((season) => season.id === id);
}

function minCards(needs: Cond): number {
  if ('has' in needs) return needs.has.length;
  const ofEach = askedOfEach(needs);
  if (ofEach !== null) return COLOURS.length * ofEach;
  const asked = askedCards(needs);
  if (asked !== null) return asked.of.in === 'city' && asked.of.of === undefined ? asked.n : 0;
  return 'all' in needs ? Math.max(0, ...needs.all.map(minCards)) : 0;
}

/** Gives a fixed amount of resources, whatever else it does. */
function isSure(e: Effect): boolean {
  if (e.do === 'seq')
    return e.steps.every((step) => step.do === 'draw' || step.do === 'points' || isSure(step)) && e.steps.some(isSure);
  return e.do === 'gain' && e.times === undefined;
}

export function keyOf(entries: readonly { readonly id: CardId }[], id: CardId, otherwise: CardIx): CardIx {
  const ix = entries.findIndex((entry) => entry.id === id);
  return ix < 0 ? otherwise : ix;
}
