import type { Amount, Colour, Effect, Price, Resource } from '@everdell/game';

/** An amount of something, to be shown as a number and an icon. */
export interface Sign {
  readonly n: number;
  /** Hand cards may be asked for by their colour, or with no two alike; others are taken from the Meadow. */
  readonly what: Resource | 'card' | 'point' | 'any' | 'unlike' | 'meadow' | Colour;
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
      return effect.then === undefined && effect.from === undefined ? sign(read(effect.n), 'card') : null;
    case 'points':
      return sign(read(effect.n), 'point');
    default:
      return null;
  }
}

const sign = (n: number | null, what: Sign['what']): readonly Sign[] | null => (n === null ? null : [{ n, what }]);

/** Hand cards for something: so much for each, or for every two. */
function tradeOf({ min, max, from, as, then }: Extract<Effect, { do: 'discard' }>): Gives | null {
  if (then === undefined || min !== undefined || from !== undefined) return null;
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
    if (gain !== null && gain.length > 0)
      return { for: { n, what: 'card' }, upTo: typeof max === 'number' ? max : null, gain };
  }
  return null;
}

/** A trade: what it asks for, and what it gives. */
export interface Bargain {
  readonly price: readonly Sign[];
  readonly gain: readonly Sign[];
}

/** A price, or a trade whose price comes first, in numbers and icons; null = it needs words. */
export function bargainOf(effect: Effect | null): Bargain | null {
  if (effect === null) return null;
  const price: Sign[] = [];
  const gain: Sign[] = [];
  for (const step of effect.do === 'seq' ? effect.steps : [effect]) {
    const asked = step.do === 'pay' ? priceOf(step) : null;
    const given = asked === null ? givenBy(step) : null;
    if (asked === null && given === null) return null;
    price.push(...(asked ?? []));
    gain.push(...(given ?? []));
  }
  return price.length === 0 ? null : { price, gain };
}

/** Null = a part of it needs words. */
function priceOf({
  points,
  goods = {},
  any,
  tokens,
  cards,
  cardsOf,
  cityCards,
  pointTokens,
}: Price): readonly Sign[] | null {
  if (tokens !== undefined || cityCards !== undefined) return null;
  const shown = cardsOf === undefined ? [] : shownCards(cardsOf);
  if (shown === null) return null;
  const of = (n: number | undefined, what: Sign['what']): readonly Sign[] => (n === undefined ? [] : [{ n, what }]);
  return [
    ...of(points, 'point'),
    ...of(pointTokens, 'point'),
    ...Object.entries(goods).map(([what, n]) => ({ n, what: what as Resource })),
    ...of(any, 'any'),
    ...of(cards, 'card'),
    ...shown,
  ];
}

function shownCards({ n, where = [], different }: NonNullable<Price['cardsOf']>): readonly Sign[] | null {
  if (different !== undefined) return [{ n, what: 'unlike' }];
  const [filter] = where;
  return where.length === 1 && 'colour' in filter ? [{ n, what: filter.colour }] : null;
}

function givenBy(step: Effect): readonly Sign[] | null {
  if (step.do !== 'draw' || step.from === undefined) return gainOf(step, plain);
  return step.from.every((source) => source === 'meadow') ? sign(plain(step.n), 'meadow') : null;
}
