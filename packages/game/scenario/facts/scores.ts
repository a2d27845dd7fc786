import { prosperityBy as prosperityOf, scores, winners as winnersOf } from '@everdell/engine';
import { cardId, mapOf, seatNamed, sortedBag, type Fact, type Fields, type Outcome } from '@everdell/sets';

type Reader = (o: Outcome, expected: unknown, path: string) => Fact[];

/** Parts that are not listed are 0, unless the total stands alone. */
const score: Reader = ({ game, after }, expected, path) =>
  Object.entries(mapOf(expected, path)).map(([key, value]) => {
    const at = `${path}.${key}`;
    const listed = mapOf(value, at);
    const parts: Readonly<Record<string, number>> = scores(game.rules, after)[seatNamed(game, key, at)];
    const keys = Object.keys(listed).filter((part) => !isBreakDown(part));
    const compared = keys.some((part) => part !== 'total') ? [...new Set([...Object.keys(parts), ...keys])] : keys;
    const only = (of: Readonly<Record<string, unknown>>, fallback: unknown): object =>
      Object.fromEntries(compared.map((part) => [part, of[part] ?? fallback]));
    const { total } = parts;
    return { path: at, expected: only({ total, ...listed }, 0), observed: only(parts, 0) };
  });

/** Those of one part, by what brings the points, have readers of their own. */
const isBreakDown = (part: string): boolean => part.endsWith('By');

/** Break-downs that stand among the parts of a seat, as if they stood beside the score. */
export function breakDowns(expected: Fields): Fields {
  const found: Record<string, Record<string, unknown>> = {};
  for (const [seat, parts] of Object.entries((expected['score'] ?? {}) as Record<string, unknown>))
    if (typeof parts === 'object' && parts !== null)
      for (const [part, of] of Object.entries(parts)) if (isBreakDown(part)) (found[part] ??= {})[seat] = of;
  return found;
}

const prosperityBy: Reader = (o, expected, path) => {
  const listed = mapOf(expected, path);
  const bySeat = Object.keys(listed).every((key) => /^\d+$/.test(key));
  return Object.entries(bySeat ? listed : { 0: listed }).map(([key, value]) => {
    const at = `${path}.${key}`;
    const observed: Record<string, number> = {};
    for (const { card, points } of prosperityOf(o.game.rules, o.after, seatNamed(o.game, key, at))) {
      const id = cardId(o.game, o.after, card);
      observed[id] = (observed[id] ?? 0) + points;
    }
    return { path: at, expected: withoutZeros(mapOf(value, at)), observed: withoutZeros(observed) };
  });
};

function withoutZeros(parts: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(parts).filter(([, points]) => points !== 0));
}

/** An automa that wins is named, or nobody is. */
const winners: Reader = ({ game, after }, expected, path) => {
  const named = winnersOf(game.rules, after).map((seat) => game.rules.automas[seat]?.id ?? seat);
  const humans = named.filter((who) => typeof who === 'number');
  const listed = expected as readonly (string | number)[];
  const observed = Array.isArray(expected) && listed.length === 0 ? humans : named;
  return [{ path, expected: Array.isArray(expected) ? sortedBag(listed) : expected, observed: sortedBag(observed) }];
};

export const SCORE_READERS: Readonly<Record<string, Reader>> = { score, prosperityBy, winners };
