import { passesAt } from '../effects/filters.ts';
import { isPlayedWith, type TileEntry } from '../content/inPlay.ts';
import { rowsOf } from '../content/zones.ts';
import { amount, holds } from '../effects/reading.ts';
import { scopeOf } from '../state/scope.ts';
import type { Amount } from '../effects/types.ts';
import type { GameState, Holder, Seat } from '../state/types.ts';
import type { ZoneDef } from '../content/defs.ts';
import { placeAt, type CompiledCategory, type Module, type ModuleBridge, type Rules } from '../content/rules.ts';

/** What a tile scores for the seat that has it. */
export function tilePoints(g: Rules, s: GameState, seat: Seat, tile: Holder): number {
  const { points, scores, pointsIf } = placeAt(g, tile);
  const printed = pointsIf === null || holds(g, s, scopeOf(seat, tile), pointsIf) ? points : 0;
  return printed + (scores === null ? 0 : amount(g, s, scopeOf(seat, tile), scores));
}

/** What a tile that counts at the end brings to a seat, and in which category. */
export interface Kept {
  readonly as: string;
  readonly tile: Holder;
  readonly points: number;
}

/** Of each tile that the seat keeps for points, Events aside. */
export function keptBy(g: Rules, s: GameState, seat: Seat): readonly Kept[] {
  return g.modules.flatMap((m) =>
    Object.entries(m.zones ?? {}).flatMap(([id, { per, scores }]) => {
      if (per !== 'seat' || scores === undefined) return [];
      const tiles = s.zones[g.seatZone[id][seat]].filter((tile) =>
        passesAt(g, s, scopeOf(seat, tile), tile, scores.where),
      );
      return tiles.map((tile) => ({ as: scores.as, tile, points: tilePoints(g, s, seat, tile) }));
    }),
  );
}

/** Names of the categories that a module brings. */
export function categoriesOf(m: Module): readonly string[] {
  const ofZones = Object.values(m.zones ?? {}).flatMap(({ scores }) => scores?.as ?? []);
  return [...ofZones, ...(m.scoring ?? []).map(({ id }) => id)];
}

/** By seat: what an automa scores by itself, then of what modules count besides; of a player nothing. */
export function compileAutomaScoring(
  automas: Rules['automas'],
  options: Rules['options'],
  scoring: readonly CompiledCategory[],
  bridges: readonly ModuleBridge[],
): Rules['automaScoring'] {
  const shared = scoring.flatMap(({ id, ofAutoma }) => (ofAutoma === null ? [] : [{ id, score: ofAutoma }]));
  return automas.map((automa) => {
    if (automa === null) return [];
    const besides = bridges.flatMap(({ needs, automa: more }) =>
      needs.includes(automa.id) ? (more?.scoring ?? []) : [],
    );
    const own = [...automa.scoring, ...besides].filter((part) => isPlayedWith(options, part.with));
    const parts = new Map<string, Amount[]>();
    for (const { id, amount: n } of own) parts.set(id, [...(parts.get(id) ?? []), n]);
    const scored = [...parts].map(([id, all]) => ({ id, score: counted(all.length === 1 ? all[0] : { total: all }) }));
    return [...scored, ...shared];
  });
}

/** What zones score, if any tile of theirs is in play, then what modules count besides. */
export function compileScoring(modules: readonly Module[], tiles: readonly TileEntry[]): CompiledCategory[] {
  const isUsed = (zone: ZoneDef): boolean => tiles.some(({ def }) => rowsOf(zone).includes(def.row));
  return modules.flatMap((m) => [
    ...Object.entries(m.zones ?? {}).flatMap(([id, zone]) =>
      zone.scores === undefined || !isUsed(zone) ? [] : [ofZone(id, zone.scores)],
    ),
    ...(m.scoring ?? []).map(({ id, amount: n, ofAutoma }) => ({
      id,
      score: counted(n),
      ofAutoma: ofAutoma === undefined ? null : counted(ofAutoma),
    })),
  ]);
}

function ofZone(name: string, { as: id, where, ofAutoma }: NonNullable<ZoneDef['scores']>): CompiledCategory {
  const score: CompiledCategory['score'] = (g, s, seat) => {
    let sum = 0;
    for (const tile of s.zones[g.zone[name] ?? g.seatZone[name][seat]])
      if (passesAt(g, s, scopeOf(seat, tile), tile, where)) sum += tilePoints(g, s, seat, tile);
    return sum;
  };
  return { id, score, ofAutoma: ofAutoma === true ? score : null };
}

function counted(n: Amount): CompiledCategory['score'] {
  return (g, s, seat) => amount(g, s, scopeOf(seat), n);
}
