import { tilePoints } from './scoring.ts';
import { isPlayedWith } from '../content/inPlay.ts';
import type { Rules } from '../content/rules.ts';
import { amount, journeyPoints, tokensOf } from '../effects/reading.ts';
import { scopeOf } from '../state/scope.ts';
import type { GameState, Seat } from '../state/types.ts';
import { cityOf, designOf } from '../zones/city.ts';
import { mapped, range } from '../state/vectors.ts';

/** Points by category; `total` is their sum (R-SCORE-01). */
export type Score = Readonly<Record<string, number>> & { readonly total: number };

export function scores(g: Rules, s: GameState): Score[] {
  return mapped(s.seats, (_, seat) =>
    withTotal(g.automas[seat] === null ? humanParts(g, s, seat) : automaParts(g, s, seat)),
  );
}

function withTotal(parts: Record<string, number>): Score {
  let total = 0;
  for (const part in parts) total += parts[part];
  parts['total'] = total;
  return parts as Score;
}

/** The sum alone, which searches ask for often. */
export function totalOf(g: Rules, s: GameState, seat: Seat): number {
  if (g.automas[seat] !== null) return automaTotal(g, s, seat);
  let sum = basePoints(g, s, seat) + tokensOf(g, s, seat) + journeyPoints(g, s, seat) + eventPoints(g, s, seat);
  const city = s.zones[g.city[seat]];
  for (let i = 0; i < city.length; i++) {
    const text = g.designs[s.cardOf[city[i]]].scores;
    if (text !== null) sum += amount(g, s, scopeOf(seat, city[i]), text);
  }
  for (let i = 0; i < g.scoring.length; i++) sum += g.scoring[i].score(g, s, seat);
  return sum;
}

function humanParts(g: Rules, s: GameState, seat: Seat): Record<string, number> {
  const parts: Record<string, number> = {
    base: basePoints(g, s, seat),
    tokens: tokensOf(g, s, seat),
    prosperity: 0,
    journey: journeyPoints(g, s, seat),
    events: eventPoints(g, s, seat),
  };
  for (const { points } of prosperityBy(g, s, seat)) parts['prosperity'] += points;
  for (const category of g.scoring) parts[category.id] = category.score(g, s, seat);
  return parts;
}

function automaParts(g: Rules, s: GameState, seat: Seat): Record<string, number> {
  const parts: Record<string, number> = {};
  for (const { id, score } of g.automaScoring[seat]) parts[id] = score(g, s, seat);
  return parts;
}

function automaTotal(g: Rules, s: GameState, seat: Seat): number {
  const scoring = g.automaScoring[seat];
  let sum = 0;
  for (let i = 0; i < scoring.length; i++) sum += scoring[i].score(g, s, seat);
  return sum;
}

function basePoints(g: Rules, s: GameState, seat: Seat): number {
  const city = s.zones[g.city[seat]];
  let sum = 0;
  for (let i = 0; i < city.length; i++) {
    const { points, worth } = g.designs[s.cardOf[city[i]]];
    sum += worth === null ? points : points + amount(g, s, scopeOf(seat, city[i]), worth);
  }
  return sum;
}

/** End-of-game text of each card that has one. */
export function prosperityBy(g: Rules, s: GameState, seat: Seat): { card: number; points: number }[] {
  const found: { card: number; points: number }[] = [];
  for (const card of cityOf(g, s, seat)) {
    const text = designOf(g, s, card).scores;
    if (text !== null) found.push({ card, points: amount(g, s, scopeOf(seat, card), text) });
  }
  return found;
}

export function eventPoints(g: Rules, s: GameState, seat: Seat): number {
  const events = s.zones[g.events[seat]];
  let sum = 0;
  for (let i = 0; i < events.length; i++) sum += tilePoints(g, s, seat, events[i]);
  return sum;
}

/**
 * Who has won: the most points, then the most Events, then the most leftover resources, else shared (R-SCORE-09 to
 * R-SCORE-12). An automa wins ties (OQ-48).
 */
export function winners(g: Rules, s: GameState): Seat[] {
  const totals = scores(g, s).map((score) => score.total);
  const shared = g.automas.findIndex(
    (automa) => automa?.together !== undefined && isPlayedWith(g.options, automa.together),
  );
  if (shared >= 0) return winningTogether(g, totals, shared);
  const best = Math.max(...totals);
  const leaders = totals.flatMap((total, seat) => (total === best ? [seat] : []));
  const automas = leaders.filter((seat) => g.automas[seat] !== null);
  if (automas.length > 0) return automas;
  return bestBy(
    bestBy(leaders, (seat) => s.zones[g.events[seat]].length),
    (seat) => leftover(g, s, seat),
  );
}

/** All players, or the automa if one of them has no more points than it (OQ-NW-09). */
function winningTogether(g: Rules, totals: readonly number[], automa: Seat): Seat[] {
  const players = range(g.humans);
  return players.every((seat) => totals[seat] > totals[automa]) ? players : [automa];
}

function bestBy(seats: readonly Seat[], value: (seat: Seat) => number): Seat[] {
  const best = Math.max(...seats.map(value));
  return seats.filter((seat) => value(seat) === best);
}

/** Standard resources in the supply; pearls are none here (OQ-44). */
function leftover(g: Rules, s: GameState, seat: Seat): number {
  return s.seats[seat].res.slice(0, g.standard).reduce((a, b) => a + b, 0);
}
