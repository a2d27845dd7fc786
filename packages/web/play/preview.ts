import { seededRandom } from '@everdell/ai';
import {
  whatWasLearned,
  type Action,
  type Decision,
  type GameEvent,
  type GameState,
  type UndoBlock,
} from '@everdell/game';
import type { Seen } from './seen.ts';
import { standOf, sureAfter } from './sure.ts';

/** What an action would lead to, as far as the player can know it beforehand. */
export interface Preview {
  /** Change of the player's own resources, in the order of the game's resources. */
  readonly goods: readonly number[];
  /** Change of the player's loose point tokens. */
  readonly points: number;
  /** Change of the whole score so far. */
  readonly score: number;
  /** Cards that the player would draw; which ones nobody knows. */
  readonly draws: number;
  /** What happens, to be told with `text.event(event, seat)`; hidden cards in it stand for any. */
  readonly events: readonly GameEvent[];
  /** Why it could not be taken back afterwards; null = it could. */
  readonly closesUndo: UndoBlock | null;
  /** The question that follows; null if the turn or the game would be over. */
  readonly next: Decision | null;
  /** The game afterwards, to tell the following question from: hidden cards in it are made up. */
  readonly after: GameState;
  /** The outcome hangs on something hidden: the figures above hold only what is sure. */
  readonly uncertain: boolean;
  /** What may come out of it: the least and the most of the deals that were tried, where they are not what is sure. */
  readonly chance: Chance;
}

export interface Span {
  readonly least: number;
  readonly most: number;
}

export interface Chance {
  /** In the order of the game's resources; null = it stays with what is sure. */
  readonly goods: readonly (Span | null)[];
  readonly score: Span | null;
}

const known = new WeakMap<Seen, Map<string, Preview>>();

/** What the action leads to, and what is chosen after it, as far as the player can know. */
export function preview(seen: Seen, action: Action, then: number | null = null): Preview {
  let cache = known.get(seen);
  if (cache === undefined) known.set(seen, (cache = new Map()));
  const key = JSON.stringify([action, then]);
  let result = cache.get(key);
  if (result === undefined) cache.set(key, (result = lookAhead(seen, action, then)));
  return result;
}

/** Deals of the hidden cards that are tried where an outcome hangs on them. */
const DEALS = 6;
const dealt = new WeakMap<Seen, readonly GameState[]>();

function dealsFor(seen: Seen): readonly GameState[] {
  let deals = dealt.get(seen);
  if (deals === undefined) {
    const random = seededRandom('otherwise');
    deals = Array.from({ length: DEALS }, () => seen.game.determinize(seen.picture.view, random));
    dealt.set(seen, deals);
  }
  return deals;
}

/**
 * Deals that agree prove nothing: sure is only what the rules come to before they ask for anything hidden (`sureAfter`).
 * What comes later is told as what it may be.
 */
function lookAhead(seen: Seen, action: Action, then: number | null): Preview {
  const first = tryOut(seen, seen.known, action, then);
  if (first.closesUndo === null) return first;
  const { asks, ...sure } = sureAfter(seen, action, then);
  if (!asks) return first;
  const now = standOf(seen, seen.known);
  const goods = sure.goods.map((n, r) => n - now.goods[r]);
  const score = sure.score - now.score;
  const others = dealsFor(seen).flatMap((deal) =>
    seen.game.check(deal, seen.seat, action) === null ? [tryOut(seen, deal, action, then)] : [],
  );
  const tried = [first, ...others];
  const chance: Chance = {
    goods: goods.map((n, r) =>
      spanOf(
        tried.map((one) => one.goods[r]),
        n,
      ),
    ),
    score: spanOf(
      tried.map((one) => one.score),
      score,
    ),
  };
  const draws = Math.min(...tried.map((one) => one.draws));
  const uncertain =
    chance.score !== null ||
    chance.goods.some((span) => span !== null) ||
    tried.some(({ next }) => next?.ask !== first.next?.ask);
  const points = sure.points - now.points;
  return { ...first, goods, points, score, draws, uncertain, chance, next: uncertain ? null : first.next };
}

/** Null = all of them are what is sure anyway. */
function spanOf(all: readonly number[], sure: number): Span | null {
  return all.every((n) => n === sure) ? null : { least: Math.min(sure, ...all), most: Math.max(sure, ...all) };
}

/** One try, from this state; `then`: what is picked in the question that it leads to. */
export function tryOut(
  { game, seat }: Pick<Seen, 'game' | 'seat'>,
  before: GameState,
  action: Action,
  then: number | null = null,
): Preview {
  const after = game.clone(before);
  const events = [...game.apply(after, seat, action)];
  if (then !== null) events.push(...game.apply(after, seat, { t: 'pick', items: [then] }));
  const next = game.decisions(after).at(0) ?? null;
  return {
    goods: after.seats[seat].res.map((n, r) => n - before.seats[seat].res[r]),
    points: after.seats[seat].points - before.seats[seat].points,
    score: game.score(after)[seat].total - game.score(before)[seat].total,
    draws: events.reduce((n, e) => (e.e === 'drew' && e.seat === seat ? n + e.cards.length : n), 0),
    events,
    closesUndo: after.reveals === before.reveals ? null : whatWasLearned(events, game.rules.modules),
    next: next !== null && next.seat === seat && next.kind !== 'turn' ? next : null,
    after,
    uncertain: false,
    chance: { goods: before.seats[seat].res.map(() => null), score: null },
  };
}
