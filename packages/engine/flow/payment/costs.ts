import type { CardPlayingAbility } from '../../content/defs.ts';
import type { Rules } from '../../content/rules.ts';
import { zeros } from '../../state/vectors.ts';
import { toVector } from '../goods.ts';

/** Sets of resources, each of which pays. */
export type Costs = readonly (readonly number[])[];

/** What is left of each of them, without any that is there already. */
export function eachCost(costs: Costs, change: (cost: readonly number[]) => Costs): Costs {
  if (costs.length === 1) return change(costs[0]);
  const found = new Map<string, readonly number[]>();
  for (const cost of costs) for (const changed of change(cost)) found.set(changed.join(), changed);
  return [...found.values()];
}

/** Costs with the help of an ability; `n` = so many times. */
export function abilityCosts(g: Rules, cost: readonly number[], def: CardPlayingAbility, n = 1): Costs {
  if (def.swap !== undefined) return swappedCosts(g, cost);
  if (def.discount === undefined) return [];
  if ('any' in def.discount) return reducedCosts(g, cost, def.discount.any * n);
  const less = toVector(g, def.discount);
  const spend = cost.slice();
  for (let r = 0; r < spend.length; r++) spend[r] = Math.max(0, spend[r] - less[r]) | 0;
  return [spend];
}

/** Costs after taking off as many as possible of `off` resources, in every mix. */
export function reducedCosts(g: Rules, cost: readonly number[], off: number): Costs {
  const costs: number[][] = [];
  const spend = cost.slice();
  const reduce = (r: number, take: number): void => {
    if (r === g.standard) {
      if (take === 0) costs.push(spend.slice());
      return;
    }
    for (let k = Math.min(take, cost[r]); k >= 0; k--) {
      spend[r] = cost[r] - k;
      reduce(r + 1, take - k);
    }
    spend[r] = cost[r];
  };
  reduce(0, Math.min(off, standardTotal(g, cost)) | 0);
  return costs;
}

/** Costs with so many resources more, in every mix. */
export function raisedCosts(g: Rules, cost: readonly number[], more: number): Costs {
  const costs: number[][] = [];
  const spend = cost.slice();
  const raise = (r: number, left: number): void => {
    const last = r === g.standard - 1;
    for (let k = last ? left : 0; k <= left; k++) {
      spend[r] = cost[r] + k;
      if (last) costs.push(spend.slice());
      else raise(r + 1, left - k);
    }
    spend[r] = cost[r];
  };
  raise(0, more | 0);
  return costs;
}

/** Costs with one resource replaced by another (R-CARD-JUDGE-01). */
function swappedCosts(g: Rules, cost: readonly number[]): Costs {
  const costs: number[][] = [];
  for (let from = 0; from < g.standard; from++) {
    if (cost[from] === 0) continue;
    for (let to = 0; to < g.standard; to++) {
      if (to === from) continue;
      const spend = cost.slice();
      spend[from]--;
      spend[to]++;
      costs.push(spend);
    }
  }
  return costs;
}

/**
 * Costs in which any number of resources is replaced by what may stand in for one, except by more of their own kind, which
 * helps nobody (OQ-76). What stands in is not replaced again.
 */
export function replacedCosts(g: Rules, cost: readonly number[], standIns: Costs): Costs {
  const found = new Map<string, readonly number[]>();
  const spend = cost.slice();
  const replace = (r: number, i: number, left: number): void => {
    if (r === g.standard) found.set(spend.join(), spend.slice());
    else if (i === standIns.length) replace(r + 1, 0, cost[r + 1]);
    else if (standIns[i][r] > 0) replace(r, i + 1, left);
    else {
      replace(r, i + 1, left);
      for (let k = 1; k <= left; k++) {
        standFor(spend, r, standIns[i], 1);
        replace(r, i + 1, left - k);
      }
      standFor(spend, r, standIns[i], -left);
    }
  };
  replace(0, 0, cost[0]);
  return [...found.values()];
}

function standFor(spend: number[], one: number, give: readonly number[], times: number): void {
  // Nothing, taken off or times a negative number, is -0, which is a double.
  spend[one] = (spend[one] - times) | 0;
  for (let r = 0; r < give.length; r++) spend[r] = (spend[r] + give[r] * times) | 0;
}

export function standardTotal(g: Rules, goods: readonly number[]): number {
  let n = 0;
  for (let r = 0; r < g.standard; r++) n += goods[r];
  return n;
}

const NO_COSTS: Costs[] = [];

/** What a card costs that costs nothing. */
export function noCosts(g: Rules): Costs {
  const n = g.resources.length;
  return (NO_COSTS[n] ??= [zeros(n)]);
}
