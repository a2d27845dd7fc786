import { whatWasLearned, type Action, type Decision, type GameEvent, type UndoBlock } from '@everdell/game';
import type { Seen } from './seen.ts';

/** What an action would lead to, as far as the player can know it beforehand. */
export interface Preview {
  /** Change of the player's own resources, in the order of the game's resources. */
  readonly goods: readonly number[];
  readonly points: number;
  /** Cards that the player would draw; which ones nobody knows. */
  readonly draws: number;
  /** What happens, to be told with `text.event(event, seat)`; hidden cards in it stand for any. */
  readonly events: readonly GameEvent[];
  /** Why it could not be taken back afterwards; null = it could. */
  readonly closesUndo: UndoBlock | null;
  /** The question that follows; null if the turn or the game would be over. */
  readonly next: Decision | null;
}

const known = new WeakMap<Seen, Map<string, Preview>>();

/** Tries the action in a copy of what the player knows; hidden cards come out as any they could be. */
export function preview(seen: Seen, action: Action): Preview {
  let cache = known.get(seen);
  if (cache === undefined) known.set(seen, (cache = new Map()));
  const key = JSON.stringify(action);
  let result = cache.get(key);
  if (result === undefined) cache.set(key, (result = tryOut(seen, action)));
  return result;
}

function tryOut({ game, known: before, seat }: Seen, action: Action): Preview {
  const after = game.clone(before);
  const events = game.apply(after, seat, action);
  const next = game.decisions(after).at(0) ?? null;
  return {
    goods: after.seats[seat].res.map((n, r) => n - before.seats[seat].res[r]),
    points: after.seats[seat].points - before.seats[seat].points,
    draws: events.reduce((n, e) => (e.e === 'drew' && e.seat === seat ? n + e.cards.length : n), 0),
    events,
    closesUndo: after.reveals === before.reveals ? null : whatWasLearned(events),
    next: next !== null && next.seat === seat && next.kind !== 'turn' ? next : null,
  };
}
