import type { Reading } from '../content/memo.ts';
import type { Design, Rules } from '../content/rules.ts';
import { designOf, findInCity, isPaired } from '../flow/city.ts';
import type { GameState, Uid } from '../state/types.ts';
import { count, counter } from './query.ts';
import type { Colour, Cond, Query, Scope } from './types.ts';

const COLOURS: readonly Colour[] = ['tan', 'green', 'red', 'blue', 'purple'];
const OF_COLOUR: readonly Query[] = COLOURS.map((colour) => ({ in: 'city', where: [{ colour }] }));

export function holds(g: Rules, s: GameState, sc: Scope, c: Cond): boolean {
  let read = g.memo.conds.get(c);
  if (read === undefined) g.memo.conds.set(c, (read = readingOf(g, c)));
  return read(s, sc);
}

function readingOf(g: Rules, c: Cond): Reading<boolean> {
  if ('has' in c)
    return (s, sc) => {
      for (let i = 0; i < c.has.length; i++) if (findInCity(g, s, sc.home, c.has[i]) < 0) return false;
      return true;
    };
  if ('atLeast' in c) {
    const counted = counter(g, c.atLeast.of);
    return (s, sc) => counted(s, sc) >= c.atLeast.n;
  }
  if ('eachColour' in c) return (s, sc) => OF_COLOUR.every((q) => count(g, s, sc, q) >= c.eachColour);
  if ('paired' in c) return (s, sc) => isPaired(g, s, sc.home, sc.src, (d) => pairRank(g, s, sc, d));
  if ('tokens' in c) return (s, sc) => s.tokens[sc.src] >= c.tokens;
  if ('season' in c) return (s, sc) => g.seasons[s.seats[sc.seat].season].id === c.season;
  if ('owns' in c) return (s, sc) => s.seats[sc.home].res[g.resources.indexOf(c.owns.of)] >= c.owns.n;
  if ('worth' in c) return (s, sc) => worth(g, s, sc.cards[c.worth.cards] ?? []) >= c.worth.n;
  if ('all' in c) return (s, sc) => c.all.every((part) => holds(g, s, sc, part));
  const word = g.vocabulary.conds[Object.keys(c)[0]];
  return (s, sc) => word(g, s, sc, c);
}

/** Who of a side finds a partner first: see `shares` of a card. */
function pairRank(g: Rules, s: GameState, sc: Scope, { def }: Design): number {
  if (def.shares?.firstIf === undefined) return 1;
  return holds(g, s, sc, def.shares.firstIf) ? 0 : 2;
}

function worth(g: Rules, s: GameState, cards: readonly Uid[]): number {
  return cards.reduce((sum, uid) => sum + designOf(g, s, uid).points, 0);
}
