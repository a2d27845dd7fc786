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
}

const known = new WeakMap<Seen, Map<string, Preview>>();

/** Tries the action, and what is chosen after it, in a copy of what the player knows; hidden cards come out as any they could be. */
export function preview(seen: Seen, action: Action, then: number | null = null): Preview {
  let cache = known.get(seen);
  if (cache === undefined) known.set(seen, (cache = new Map()));
  const key = JSON.stringify([action, then]);
  let result = cache.get(key);
  if (result === undefined) cache.set(key, (result = lookAhead(seen, action, then)));
  return result;
}

/** What hidden cards decide comes out differently with other cards in their place: only what stays the same is told. */
function lookAhead(seen: Seen, action: Action, then: number | null): Preview {
  const first = tryOut(seen, seen.known, action, then);
  if (first.closesUndo === null) return first;
  const other = seen.game.determinize(seen.picture.view, seededRandom('otherwise'));
  if (seen.game.check(other, seen.seat, action) !== null) return first;
  const second = tryOut(seen, other, action, then);
  const sure = (one: number, two: number): number => (one === two ? one : 0);
  const goods = first.goods.map((n, r) => sure(n, second.goods[r]));
  const points = sure(first.points, second.points);
  const score = sure(first.score, second.score);
  const draws = Math.min(first.draws, second.draws);
  const uncertain =
    goods.some((n, r) => n !== first.goods[r]) || points !== first.points || first.next?.ask !== second.next?.ask;
  return { ...first, goods, points, score, draws, uncertain, next: uncertain ? null : first.next };
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
  };
}
