import {
  amount,
  designOf,
  holds,
  scopeOf,
  type Game,
  type GameState,
  type Holder,
  type KnownItem,
  type Score,
  type Seat,
  type Uid,
} from '@everdell/game';
import type { Seen } from './seen.ts';

type Scored = Pick<Seen, 'game' | 'known' | 'scores'>;

/** How a seat has finished. */
export interface Finish {
  readonly seat: Seat;
  /** From 1; those who share a place have the same. */
  readonly place: number;
  readonly total: number;
  readonly won: boolean;
}

/** How it was decided between those with the most points. */
export interface TieBreak {
  /** `shared`: everything is equal. */
  readonly by: 'automa' | 'events' | 'goods' | 'shared';
  /** Who had the most points, with what counted between them. */
  readonly counts: readonly { readonly seat: Seat; readonly n: number }[];
}

export interface Ending {
  /** The best first. */
  readonly finishes: readonly Finish[];
  readonly winners: readonly Seat[];
  /** Null = there was no tie at the top. */
  readonly tie: TieBreak | null;
  /** So many points the winners are ahead of the next. */
  readonly lead: number;
  /** Where points came from, by id. */
  readonly categories: readonly string[];
  /** What each seat has of each, by the same names for the same things. */
  readonly parts: readonly Score[];
}

export function endingOf({ game, known, scores }: Scored): Ending {
  const winners = game.winners(known);
  const worth = (seat: Seat): readonly number[] => [
    scores[seat].total,
    game.rules.automas[seat] === null ? 0 : 1,
    known.zones[game.rules.events[seat]].length,
    leftover(game, known, seat),
  ];
  const seats = scores.map((_, seat) => seat).sort((a, b) => compare(worth(b), worth(a)) || a - b);
  const finishes = seats.map((seat) => ({
    seat,
    place: 1 + seats.filter((other) => compare(worth(other), worth(seat)) > 0).length,
    total: scores[seat].total,
    won: winners.includes(seat),
  }));
  const parts = scores.map((score, seat) => (game.rules.automas[seat] === null ? score : likePersons(score)));
  const next = finishes.find(({ won }) => !won);
  return {
    finishes,
    winners,
    tie: tieOf(game, known, scores, winners),
    lead: next === undefined ? 0 : finishes[0].total - next.total,
    categories: categoriesOf(parts),
    parts,
  };
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i] - b[i];
  return 0;
}

/** What automas call by names of their own, though it is what persons have too. */
const LIKE: Readonly<Record<string, string>> = { cards: 'base', basicEvents: 'events', specialEvents: 'events' };

function likePersons(score: Score): Score {
  const parts: Record<string, number> = {};
  for (const [id, n] of Object.entries(score)) parts[LIKE[id] ?? id] = (parts[LIKE[id] ?? id] ?? 0) + n;
  return parts as Score;
}

/** Categories in which anybody has points. */
function categoriesOf(scores: readonly Score[]): readonly string[] {
  const all = [...new Set(scores.flatMap((score) => Object.keys(score)))].filter((id) => id !== 'total');
  return all.filter((id) => scores.some((score) => (score[id] ?? 0) !== 0));
}

function tieOf(game: Game, known: GameState, scores: readonly Score[], winners: readonly Seat[]): TieBreak | null {
  const best = Math.max(...scores.map(({ total }) => total));
  const leaders = scores.flatMap(({ total }, seat) => (total === best ? [seat] : []));
  if (leaders.length < 2) return null;
  const counted = (by: TieBreak['by'], count: (seat: Seat) => number): TieBreak => ({
    by,
    counts: leaders.map((seat) => ({ seat, n: count(seat) })),
  });
  const goods = (seat: Seat): number => leftover(game, known, seat);
  if (leaders.some((seat) => game.rules.automas[seat] !== null)) return counted('automa', () => best);
  const events = (seat: Seat): number => known.zones[game.rules.events[seat]].length;
  if (leaders.some((seat) => events(seat) !== events(leaders[0]))) return counted('events', events);
  return counted(winners.length === leaders.length ? 'shared' : 'goods', goods);
}

/** Standard resources that were left. */
export function leftover(game: Game, known: GameState, seat: Seat): number {
  return known.seats[seat].res.slice(0, game.rules.standard).reduce((sum, n) => sum + n, 0);
}

export interface Asset {
  readonly card: Uid;
  readonly points: number;
}

/** The cards that brought a seat the most points: what is printed, what they count and the tokens on them, each point once. */
export function bestCards({ game, known }: Scored, seat: Seat, most: number): readonly Asset[] {
  return known.zones[game.rules.city[seat]]
    .map((card) => ({ card, points: pointsOfCard({ game, known }, seat, card) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, most);
}

/** What a card of the city brings by its own text. */
export function pointsOfCard({ game, known }: Pick<Scored, 'game' | 'known'>, seat: Seat, card: Uid): number {
  const g = game.rules;
  const { points, worth, scores } = designOf(g, known, card);
  const counted = [worth, scores].reduce(
    (sum: number, text) => sum + (text === null ? 0 : amount(g, known, scopeOf(seat, card), text)),
    0,
  );
  return points + counted + known.tokens[card];
}

/** What an Event or another tile that a seat keeps brings by its own text. */
export function pointsOfTile({ game, known }: Pick<Scored, 'game' | 'known'>, seat: Seat, tile: Holder): number {
  const g = game.rules;
  const { points, scores, pointsIf } = g.places[tile - g.cards];
  const scope = scopeOf(seat, tile);
  const printed = pointsIf === null || holds(g, known, scope, pointsIf) ? points : 0;
  return printed + (scores === null ? 0 : amount(g, known, scope, scores));
}

/** Points of each seat at the end of each of its seasons; null = nobody looked. */
export type SeasonPoints = Readonly<Record<string, readonly (number | null)[]>>;

/** Adds what a new picture tells about seasons that have ended. The same object if it tells nothing. */
export function seasonsEnded(before: Scored, fresh: readonly KnownItem[], points: SeasonPoints): SeasonPoints {
  let found: Record<string, (number | null)[]> | null = null;
  fresh.forEach((item, i) => {
    if (!('events' in item) || item.takenBack) return;
    for (const event of item.events) {
      if (event.e !== 'prepared') continue;
      found ??= Object.fromEntries(Object.entries(points).map(([seat, list]) => [seat, [...list]]));
      const list = (found[event.seat] ??= []);
      while (list.length < event.season - 1) list.push(null);
      // With moves in between nobody knows how things stood at that moment.
      list[event.season - 1] = i === 0 ? before.scores[event.seat].total : null;
      list.length = event.season;
    }
  });
  return found ?? points;
}

/** For each seat its points at the end of every season it has seen, the last one being the final score. Null = not all are known. */
export function seasonChart({ known, scores }: Scored, points: SeasonPoints): readonly (readonly number[])[] | null {
  const lines = scores.map(({ total }, seat) => {
    const { season } = known.seats[seat];
    const before = points[seat] ?? [];
    const line = Array.from({ length: season }, (_, i) => before[i] ?? null);
    return line.includes(null) ? null : [...(line as number[]), total];
  });
  return lines.includes(null) ? null : (lines as number[][]);
}
