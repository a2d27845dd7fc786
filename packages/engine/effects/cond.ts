import type { Rules } from '../content/rules.ts';
import { findInCity, isPaired } from '../flow/city.ts';
import type { GameState } from '../state/types.ts';
import { count } from './query.ts';
import type { Colour, Cond, Scope } from './types.ts';

const COLOURS: readonly Colour[] = ['tan', 'green', 'red', 'blue', 'purple'];

export function holds(g: Rules, s: GameState, sc: Scope, c: Cond): boolean {
  if ('has' in c) return c.has.every((id) => findInCity(g, s, sc.home, id) >= 0);
  if ('atLeast' in c) return count(g, s, sc, c.atLeast.of) >= c.atLeast.n;
  if ('eachColour' in c)
    return COLOURS.every((colour) => count(g, s, sc, { in: 'city', where: [{ colour }] }) >= c.eachColour);
  if ('paired' in c) return isPaired(g, s, sc.home, sc.src);
  if ('tokens' in c) return s.tokens[sc.src] >= c.tokens;
  if ('season' in c) return g.seasons[s.seats[sc.seat].season].id === c.season;
  return c.all.every((part) => holds(g, s, sc, part));
}
