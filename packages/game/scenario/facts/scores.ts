import { prosperityBy as prosperityOf } from '@everdell/engine';
import { cardId, seatNamed } from '../names.ts';
import { mapOf, sortedBag, type Fact, type Outcome } from './compare.ts';

type Reader = (o: Outcome, expected: unknown, path: string) => Fact[];

/** Parts that are not listed are 0, unless the total stands alone. */
const score: Reader = ({ game, after }, expected, path) =>
  Object.entries(mapOf(expected, path)).map(([key, value]) => {
    const at = `${path}.${key}`;
    const listed = mapOf(value, at);
    const parts: Readonly<Record<string, number>> = game.score(after)[seatNamed(game, key, at)];
    const keys = Object.keys(listed);
    const compared = keys.some((part) => part !== 'total') ? [...new Set([...Object.keys(parts), ...keys])] : keys;
    const only = (of: Readonly<Record<string, unknown>>, fallback: unknown): object =>
      Object.fromEntries(compared.map((part) => [part, of[part] ?? fallback]));
    const { total } = parts;
    return { path: at, expected: only({ total, ...listed }, 0), observed: only(parts, 0) };
  });

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

const rugwortScore: Reader = ({ game, after }, expected, path) => {
  const parts: Readonly<Record<string, number>> = game.score(after)[seatNamed(game, 'rugwort', path)];
  return Object.entries(mapOf(expected, path)).map(([part, value]) => ({
    path: `${path}.${part}`,
    expected: value,
    observed: parts[part] ?? 0,
  }));
};

/** An automa that wins is named, or nobody is. */
const winners: Reader = ({ game, after }, expected, path) => {
  const named = game.winners(after).map((seat) => game.rules.automas[seat]?.id ?? seat);
  const humans = named.filter((who) => typeof who === 'number');
  const listed = expected as readonly (string | number)[];
  const observed = Array.isArray(expected) && listed.length === 0 ? humans : named;
  return [{ path, expected: Array.isArray(expected) ? sortedBag(listed) : expected, observed: sortedBag(observed) }];
};

export const SCORE_READERS: Readonly<Record<string, Reader>> = { score, prosperityBy, rugwortScore, winners };
