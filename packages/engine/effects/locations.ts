import type { LocationPlan } from '../content/memo.ts';
import { isCard, isSlot, placeAt, type Design, type Rules } from '../content/rules.ts';
import type { GameState, Holder } from '../state/types.ts';
import { designsPassing, placesPassing, testsOf } from './filters.ts';
import type { Filter, Scope } from './types.ts';

/** What a query over `locations` finds: places and cards, which are numbered together. */

type Acceptance = (g: Rules, s: GameState, sc: Scope, at: Holder) => boolean;

const NO_FILTERS: readonly Filter[] = [];

/** Row by row as they lie; where cards can pass as well, by their numbers. */
export function selectLocations(g: Rules, s: GameState, sc: Scope, where: readonly Filter[] = NO_FILTERS): Holder[] {
  const plan = planFor(g, where);
  const found: Holder[] = [];
  const keep: Acceptance = (_g, _s, _sc, at) => {
    found.push(at);
    return false;
  };
  someOf(g, s, sc, plan, keep);
  return plan.designs === null ? found : found.sort((a, b) => a - b);
}

export function countLocations(g: Rules, s: GameState, sc: Scope, where: readonly Filter[] = NO_FILTERS): number {
  let n = 0;
  someOf(g, s, sc, planFor(g, where), () => {
    n++;
    return false;
  });
  return n;
}

/** Does this very one pass, and lie where a query over locations looks? */
export function isLocation(
  g: Rules,
  s: GameState,
  sc: Scope,
  at: Holder,
  where: readonly Filter[] = NO_FILTERS,
): boolean {
  const plan = planFor(g, where);
  if (isCard(g, at)) {
    if (plan.designs === null || !g.city.some((city) => s.zones[city].includes(at))) return false;
  } else if (isSlot(g, at) || !liesOnTable(g, s, sc, at)) return false;
  return passes(g, s, sc, at, plan);
}

function liesOnTable(g: Rules, s: GameState, sc: Scope, at: Holder): boolean {
  if (s.rows[placeAt(g, at).row].includes(at)) return true;
  return g.visitZones.some((zone) => isOpenTo(g, zone, sc) && s.zones[zone].includes(at));
}

function isOpenTo(g: Rules, zone: number, sc: Scope): boolean {
  return !g.zones[zone].private || g.zones[zone].owner === sc.seat;
}

/** Is there one that is accepted besides? */
export function someLocation(
  g: Rules,
  s: GameState,
  sc: Scope,
  where: readonly Filter[] | undefined,
  accepts: Acceptance,
): boolean {
  return someOf(g, s, sc, planFor(g, where ?? NO_FILTERS), accepts);
}

function planFor(g: Rules, where: readonly Filter[]): LocationPlan {
  let plan = g.memo.locations.get(where);
  if (plan === undefined) g.memo.locations.set(where, (plan = makePlan(g, where)));
  return plan;
}

function makePlan(g: Rules, where: readonly Filter[]): LocationPlan {
  const places = placesPassing(g, where);
  // Cards that only a figure visits are locations for whom text is ignored: `free` tells which they are.
  const evenFigures = where.some((f) => 'free' in f);
  const isOne = ({ visit, figureVisit }: Design): boolean => visit !== null || (evenFigures && figureVisit !== null);
  const designs = designsPassing(g, where).map((passes, ix) => (isOne(g.designs[ix]) ? passes : 0));
  const isMeant = (row: number): boolean => g.places.some((place, i) => place.row === row && places[i] === 1);
  return {
    places,
    rows: g.rowNames.map((_, row) => row).filter(isMeant),
    designs: designs.includes(1) ? designs : null,
    tests: testsOf(g, where),
  };
}

function someOf(g: Rules, s: GameState, sc: Scope, plan: LocationPlan, accepts: Acceptance): boolean {
  for (let r = 0; r < plan.rows.length; r++) {
    const row = s.rows[plan.rows[r]];
    for (let i = 0; i < row.length; i++)
      if (row[i] >= 0 && passes(g, s, sc, row[i], plan) && accepts(g, s, sc, row[i])) return true;
  }
  for (let i = 0; i < g.visitZones.length; i++) {
    const zone = g.visitZones[i];
    if (!isOpenTo(g, zone, sc)) continue;
    for (const tile of s.zones[zone])
      if (tile >= 0 && passes(g, s, sc, tile, plan) && accepts(g, s, sc, tile)) return true;
  }
  if (plan.designs === null) return false;
  for (let seat = 0; seat < g.city.length; seat++) {
    const city = s.zones[g.city[seat]];
    for (let i = 0; i < city.length; i++)
      if (passes(g, s, sc, city[i], plan) && accepts(g, s, sc, city[i])) return true;
  }
  return false;
}

function passes(g: Rules, s: GameState, sc: Scope, at: Holder, plan: LocationPlan): boolean {
  if ((isCard(g, at) ? plan.designs![s.cardOf[at]] : plan.places[at - g.cards]) === 0) return false;
  for (let i = 0; i < plan.tests.length; i++) if (!plan.tests[i](s, sc, at)) return false;
  return true;
}
