import {
  cloneState,
  prosperityBy as prosperityOf,
  scores,
  winners as winnersOf,
  type GameState,
} from '@everdell/engine';
import { automaNamed, cardId, mapOf, seatNamed, sortedBag, type Fact, type Outcome } from '@everdell/sets';
import { inPlay, merged } from '../modules.ts';

/** The position with all that is done before it is scored. */
function scored(game: Outcome['game'], after: GameState): GameState {
  const s = cloneState(game.rules, after);
  for (const format of inPlay(game)) format.beforeScore?.(game, s);
  return s;
}

type Reader = (o: Outcome, expected: unknown, path: string) => Fact[];

/** Parts that are not listed are 0, unless the total stands alone; an automa's are told as beside it. */
const score: Reader = (o, expected, path) =>
  Object.entries(mapOf(expected, path)).flatMap(([key, value]) => {
    const at = `${path}.${key}`;
    const { game, after } = o;
    const ofAutoma = automaNamed(game, key) < 0 ? undefined : merged((format) => format.facts?.table)[`${key}Score`];
    if (ofAutoma !== undefined) return ofAutoma(o, value, at);
    const listed = mapOf(value, at);
    const parts: Readonly<Record<string, number>> = scores(game.rules, scored(game, after))[seatNamed(game, key, at)];
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
    for (const { card, points } of prosperityOf(o.game.rules, scored(o.game, o.after), seatNamed(o.game, key, at))) {
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
  const named = winnersOf(game.rules, scored(game, after)).map((seat) => game.rules.automas[seat]?.id ?? seat);
  const humans = named.filter((who) => typeof who === 'number');
  const listed = expected as readonly (string | number)[];
  const observed = Array.isArray(expected) && listed.length === 0 ? humans : named;
  return [{ path, expected: Array.isArray(expected) ? sortedBag(listed) : expected, observed: sortedBag(observed) }];
};

export const SCORE_READERS: Readonly<Record<string, Reader>> = { score, prosperityBy, winners };
