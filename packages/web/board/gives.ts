import type { Amount, Effect, Resource } from '@everdell/game';

/** An amount of something, to be shown as a number and an icon. */
export interface Sign {
  readonly n: number;
  readonly what: Resource | 'card' | 'point' | 'any';
}

/** What a place gives, and what for. */
export interface Gives {
  /** What is handed in for it, as often as `upTo` says; null = nothing. */
  readonly for: Sign | null;
  /** How much may be handed in; null = any number. */
  readonly upTo: number | null;
  readonly gain: readonly Sign[];
}

/** The effect in numbers and icons, if it is simple enough for them; null = it needs words. */
export function givesOf(effect: Effect | null): Gives | null {
  if (effect === null) return null;
  if (effect.do === 'discard') return tradeOf(effect);
  const gain = gainOf(effect, plain);
  return gain === null || gain.length === 0 ? null : { for: null, upTo: null, gain };
}

type Reader = (n: Amount) => number | null;

const plain: Reader = (n) => (typeof n === 'number' ? n : null);

function gainOf(effect: Effect, read: Reader): readonly Sign[] | null {
  switch (effect.do) {
    case 'seq': {
      const parts = effect.steps.map((step) => gainOf(step, read));
      return parts.some((part) => part === null) ? null : parts.flatMap((part) => part ?? []);
    }
    case 'gain': {
      const times = effect.times === undefined ? 1 : read(effect.times);
      if (times === null) return null;
      return Object.entries(effect.what).map(([what, n]) => ({ n: n * times, what: what as Resource }));
    }
    case 'gainAny':
      return effect.among === undefined ? sign(read(effect.n), 'any') : null;
    case 'draw':
      return effect.then === undefined ? sign(read(effect.n), 'card') : null;
    case 'points':
      return sign(read(effect.n), 'point');
    default:
      return null;
  }
}

const sign = (n: number | null, what: Sign['what']): readonly Sign[] | null => (n === null ? null : [{ n, what }]);

/** Hand cards for something: so much for each, or for every two. */
function tradeOf({ min, max, as, then }: Extract<Effect, { do: 'discard' }>): Gives | null {
  if (then === undefined || min !== undefined) return null;
  const isSize = (n: Amount): boolean => typeof n === 'object' && 'size' in n && n.size === as;
  const forEach: Reader = (n) => {
    if (isSize(n)) return 1;
    return typeof n === 'object' && 'times' in n && isSize(n.of) ? n.times : null;
  };
  const forTwo: Reader = (n) => (typeof n === 'object' && 'halfOf' in n && isSize(n.halfOf) ? 1 : null);
  for (const [n, read] of [
    [1, forEach],
    [2, forTwo],
  ] as const) {
    const gain = gainOf(then, read);
    if (gain !== null && gain.length > 0) return { for: { n, what: 'card' }, upTo: max ?? null, gain };
  }
  return null;
}
