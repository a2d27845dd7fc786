import type { CardPlayingAbility } from '../../content/defs.ts';
import type { Design, Rules } from '../../content/rules.ts';
import { zeros } from '../../state/vectors.ts';
import { toVector } from '../goods.ts';

export function abilityCosts(g: Rules, d: Design, def: CardPlayingAbility): (readonly number[])[] {
  if (def.swap !== undefined) return swappedCosts(g, d.cost);
  if (def.discount === undefined) return [];
  if ('any' in def.discount) return reducedCosts(g, d.cost, def.discount.any);
  const less = toVector(g, def.discount);
  const spend = d.cost.slice();
  for (let r = 0; r < spend.length; r++) spend[r] = Math.max(0, spend[r] - less[r]);
  return [spend];
}

/** Costs after taking off as many as possible of `off` resources, in every mix. */
export function reducedCosts(g: Rules, cost: readonly number[], off: number): (readonly number[])[] {
  const costs: number[][] = [];
  let left = 0;
  for (let r = 0; r < g.standard; r++) left += cost[r];
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
  reduce(0, Math.min(off, left));
  return costs;
}

/** Costs with one resource replaced by another (R-CARD-JUDGE-01). */
export function swappedCosts(g: Rules, cost: readonly number[]): (readonly number[])[] {
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

export function standardTotal(g: Rules, goods: readonly number[]): number {
  let n = 0;
  for (let r = 0; r < g.standard; r++) n += goods[r];
  return n;
}

const NOTHING: number[][] = [];

export function nothing(g: Rules): readonly number[] {
  const n = g.resources.length;
  return (NOTHING[n] ??= zeros(n));
}
