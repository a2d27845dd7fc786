import type { Reading } from '../content/memo.ts';
import type { Design, Rules } from '../content/rules.ts';
import { findInCity, isPaired } from '../flow/city.ts';
import type { GameState } from '../state/types.ts';
import { amountReading } from './amount.ts';
import type { Comparison, Cond, Scope } from './types.ts';

export function holds(g: Rules, s: GameState, sc: Scope, c: Cond): boolean {
  return condReading(g, c)(s, sc);
}

function condReading(g: Rules, c: Cond): Reading<boolean> {
  let read = g.memo.conds.get(c);
  if (read === undefined) g.memo.conds.set(c, (read = readingOf(g, c)));
  return read;
}

function readingOf(g: Rules, c: Cond): Reading<boolean> {
  if ('has' in c)
    return (s, sc) => {
      for (let i = 0; i < c.has.length; i++) if (findInCity(g, s, sc.home, c.has[i]) < 0) return false;
      return true;
    };
  if ('is' in c) return comparison(g, c);
  if ('paired' in c) return (s, sc) => isPaired(g, s, sc.home, sc.src, (d) => pairRank(g, s, sc, d));
  if ('season' in c) return (s, sc) => g.seasons[s.seats[sc.seat].season].id === c.season;
  if ('all' in c) {
    const parts = c.all.map((part) => condReading(g, part));
    return (s, sc) => parts.every((part) => part(s, sc));
  }
  if ('any' in c) {
    const parts = c.any.map((part) => condReading(g, part));
    return (s, sc) => parts.some((part) => part(s, sc));
  }
  if ('not' in c) {
    const part = condReading(g, c.not);
    return (s, sc) => !part(s, sc);
  }
  const word = g.vocabulary.conds[Object.keys(c)[0]];
  return (s, sc) => word(g, s, sc, c);
}

function comparison(g: Rules, { is, atLeast = -Infinity, atMost = Infinity }: Comparison): Reading<boolean> {
  const value = amountReading(g, is);
  return (s, sc) => {
    const n = value(s, sc);
    return n >= atLeast && n <= atMost;
  };
}

/** Who of a side finds a partner first: see `shares` of a card. */
function pairRank(g: Rules, s: GameState, sc: Scope, { def }: Design): number {
  if (def.shares?.firstIf === undefined) return 1;
  return holds(g, s, sc, def.shares.firstIf) ? 0 : 2;
}
