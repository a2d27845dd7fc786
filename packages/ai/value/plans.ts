import type { Design, GameState, Rules, Seat } from '@everdell/game';
import type { Traits } from './traits.ts';

/** A card that could be played next. */
export interface Plan {
  /** In points, the less the more is missing. */
  worth: number;
  /** It may be played for free, by way of a card of the city. */
  opened: boolean;
  /** Resources that are still missing. */
  missing: number;
}

/** What is still to come, on which the worth of a card depends. */
export interface Outlook {
  readonly traits: readonly Traits[];
  /** Free spaces of the city. */
  readonly spaces: number;
  /** How much use a card will still be of: 1 at the beginning, 0 in the last season. */
  readonly further: number;
  /** How often green cards will still produce. */
  readonly productions: number;
}

/** A card of the Meadow may be gone before it can be played. */
export const MEADOW_SURENESS = 0.8;
/** What is missing makes a plan that much less likely. */
const MISSING = 0.72;
/** By season from the last one back. */
const FURTHER = [0, 0.45, 0.7, 1] as const;

export function comingOf(
  { seasons }: Rules,
  productions: readonly number[],
  season: number,
): Pick<Outlook, 'further' | 'productions'> {
  return {
    further: FURTHER[Math.min(seasons.length - 1 - season, FURTHER.length - 1)],
    productions: productions[season],
  };
}

/** Writes the plan down; false = the card cannot be played in this city. */
export function planFor(
  g: Rules,
  s: GameState,
  seat: Seat,
  design: Design,
  { traits, spaces, further, productions }: Outlook,
  plan: Plan,
): boolean {
  if (spaces === 0 && !design.noSpace) return false;
  let held = false;
  let opened = false;
  for (const other of s.zones[g.city[seat]]) {
    const there = g.designs[s.cardOf[other]];
    if (there.key === design.key) held = true;
    if (there.opens !== null && there.opens[design.ix] === 1 && s.occupied[other] === 0) opened = true;
  }
  if (held && design.unique) return false;
  const trait = traits[design.ix];
  const gain =
    design.points +
    trait.onPlay +
    trait.produced * (1 + 0.8 * productions) +
    trait.scores * (0.5 + 0.5 * further) +
    further * (0.5 * trait.visit + 3 * trait.trigger + trait.ability);
  const { res } = s.seats[seat];
  let missing = 0;
  if (!opened) for (let r = 0; r < res.length; r++) missing += Math.max(0, design.cost[r] - res[r]);
  const net = opened ? gain : (gain - trait.price * (0.3 + 0.4 * further)) * MISSING ** missing;
  plan.worth = Math.max(0, net);
  plan.opened = opened;
  plan.missing = missing;
  return true;
}
