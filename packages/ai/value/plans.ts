import type { Design, GameState, Rules, Seat, SeatState } from '@everdell/game';
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

/** What plans are made from, and scratch space for the city that they are made for. */
export interface PlanTable {
  /** By season and design: what a card is worth once it is played. */
  readonly gains: readonly Float64Array[];
  /** The same if its cost has to be paid. */
  readonly nets: readonly Float64Array[];
  /** By key: 1 if the city has such a card. */
  readonly held: Uint8Array;
  /** By design: 1 if a card of the city can bring the Critter in. */
  readonly welcome: Uint8Array;
}

/** A card that others may play too, as those of the Meadow, may be gone before it can be played. */
export const SHARED_SURENESS = 0.8;
/** What is missing makes a plan that much less likely. */
const MISSING = 0.72;
/** By season from the last one back: how much use a card will still be of. */
const FURTHER = [0, 0.45, 0.7, 1] as const;

export function planTable(g: Rules, traits: readonly Traits[]): PlanTable {
  const by = (worth: (d: Design, season: number) => number): Float64Array[] =>
    g.seasons.map((_, season) => Float64Array.from(g.designs, (d) => worth(d, season)));
  return {
    gains: by((d, season) => gainOf(g, d, traits[d.ix], season)),
    nets: by((d, season) => gainOf(g, d, traits[d.ix], season) - priceOf(g, traits[d.ix], season)),
    held: new Uint8Array(g.designs.length),
    welcome: new Uint8Array(g.designs.length),
  };
}

function gainOf(g: Rules, { points }: Design, trait: Traits, season: number): number {
  const further = furtherFrom(g, season);
  return (
    points +
    trait.onPlay +
    trait.produced * (1 + 0.8 * productionsAfter(g, season)) +
    trait.scores * (0.5 + 0.5 * further) +
    further * (0.5 * trait.visit + 3 * trait.trigger + trait.ability)
  );
}

function priceOf(g: Rules, { price }: Traits, season: number): number {
  return price * (0.3 + 0.4 * furtherFrom(g, season));
}

function furtherFrom({ seasons }: Rules, season: number): number {
  return FURTHER[Math.min(seasons.length - 1 - season, FURTHER.length - 1)];
}

/** How often green cards will still produce. */
function productionsAfter({ seasons }: Rules, season: number): number {
  return seasons.filter(({ bonus }, later) => later > season && bonus?.do === 'produce').length;
}

/** Notes for `planFor` what the city has and whom it can bring in. */
export function noteCity(g: Rules, s: GameState, seat: Seat, plans: PlanTable): void {
  forgetCity(plans);
  for (const uid of s.zones[g.city[seat]]) noteCard(g.designs[s.cardOf[uid]], s.occupied[uid] === 0, plans);
}

export function forgetCity({ held, welcome }: PlanTable): void {
  held.fill(0);
  welcome.fill(0);
}

/** The same for one card of the city; true = it can bring a Critter in, as long as its door is open. */
export function noteCard({ key, brings }: Design, isOpen: boolean, { held, welcome }: PlanTable): boolean {
  held[key] = 1;
  if (brings === null || !isOpen) return false;
  for (let k = 0; k < brings.length; k++) welcome[brings[k]] = 1;
  return true;
}

/** Writes the plan down for the seat whose city `noteCity` has seen; false = the card cannot be played there. */
export function planFor(
  { gains, nets, held, welcome }: PlanTable,
  { res, season }: SeatState,
  { ix, key, unique, noSpace, cost }: Design,
  spaces: number,
  plan: Plan,
): boolean {
  if (spaces === 0 && !noSpace) return false;
  if (unique && held[key] === 1) return false;
  const opened = welcome[ix] === 1;
  let missing = 0;
  if (!opened) for (let r = 0; r < res.length; r++) missing += Math.max(0, cost[r] - res[r]);
  const net = opened ? gains[season][ix] : nets[season][ix] * likelihood(missing);
  plan.worth = Math.max(0, net);
  plan.opened = opened;
  plan.missing = missing;
  return true;
}

const LIKELIHOODS = Float64Array.from({ length: 64 }, (_, missing) => MISSING ** missing);

function likelihood(missing: number): number {
  return missing < LIKELIHOODS.length ? LIKELIHOODS[missing] : MISSING ** missing;
}
