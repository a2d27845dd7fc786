import type { PayDecision, Payment, Use } from '@everdell/game';

/** Tokens that are spent on doors are few: so many resources each is worth. */
const TOKEN = 2;

/** Ways to pay that differ only in which resources are spent. */
export interface PayGroup {
  readonly key: string;
  /** Cheapest first. */
  readonly ways: readonly Payment[];
  /** Another way asks less and gives the same: only worth a look in special cases. */
  readonly dearer: boolean;
}

export const sumOf = (goods: readonly number[]): number => goods.reduce((sum, n) => sum + n, 0);

export const spentBy = ({ spend }: Payment): number => sumOf(spend);

const useKey = ({ by, at, n, with: other }: Use): string => [by, at, n, other].join('/');

const tokensIn = ({ spend }: Payment, tokens: readonly number[]): number => sumOf(tokens.map((r) => spend[r]));

const keyOf = (way: Payment, tokens: readonly number[]): string =>
  [...way.uses.map(useKey), ...(tokensIn(way, tokens) > 0 ? ['token'] : [])].join('+');

/**
 * The ways of a decision, grouped by what else they use, cheapest first; groups that are dearer than another come last.
 * `tokens`: resources that are spent on doors; `lost`: what cards that leave the city are worth.
 */
export function payGroups(
  { ways }: Pick<PayDecision, 'ways'>,
  tokens: readonly number[] = [],
  lost: (way: Payment) => number = () => 0,
): readonly PayGroup[] {
  const price = (way: Payment): number => spentBy(way) + (TOKEN - 1) * tokensIn(way, tokens) + lost(way);
  const groups = new Map<string, Payment[]>();
  for (const way of ways) {
    const key = keyOf(way, tokens);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [way]);
    else group.push(way);
  }
  const found = [...groups].map(([key, group]): PayGroup => {
    const sorted = [...group].sort((a, b) => spentBy(a) - spentBy(b));
    return { key, ways: sorted, dearer: sorted.every((way) => ways.some((other) => isBetter(other, way))) };
  });
  return found.sort(
    (a, b) =>
      Number(a.dearer) - Number(b.dearer) ||
      price(a.ways[0]) - price(b.ways[0]) ||
      usedBy(a.ways[0]) - usedBy(b.ways[0]),
  );
}

/** How many things are used besides resources. */
const usedBy = ({ uses }: Payment): number =>
  uses.reduce((sum, { n, with: other }) => sum + 1 + Number(n !== undefined) + Number(other !== undefined), 0);

/** Spends no more of anything, and uses nothing that the other leaves alone, but less of something. */
function isBetter(one: Payment, other: Payment): boolean {
  if (one.spend.some((n, r) => n > other.spend[r])) return false;
  const others = other.uses.map(useKey);
  if (one.uses.some((use) => !others.includes(useKey(use)))) return false;
  return spentBy(one) < spentBy(other) || usedBy(one) < usedBy(other);
}

/**
 * The way of the group nearest to the wanted one after one more or less of a resource: the rest gives way, so the choice
 * always is one that the rules accept. Null = there is none.
 */
export function nudge(ways: readonly Payment[], now: Payment, resource: number, by: 1 | -1): Payment | null {
  const wanted = now.spend[resource] + by;
  let best: Payment | null = null;
  let least = Infinity;
  for (const way of ways) {
    if (way.spend[resource] !== wanted) continue;
    const distance = way.spend.reduce((sum, n, r) => sum + Math.abs(n - now.spend[r]), 0);
    if (distance < least) {
      least = distance;
      best = way;
    }
  }
  return best;
}
