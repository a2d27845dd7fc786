import type { KnownItem, Seat, Uid } from '@everdell/game';
import { lastDecisionOf } from './story.ts';

const NONE: ReadonlySet<Uid> = new Set();
const known = new WeakMap<readonly KnownItem[], ReadonlyMap<Seat, ReadonlySet<Uid>>>();

/** Cards that have come to a seat since the turn of its last decision began: what it may not have read yet. */
export function freshFor(story: readonly KnownItem[], seat: Seat): ReadonlySet<Uid> {
  const found = known.get(story)?.get(seat);
  if (found !== undefined) return found;
  const fresh = cardsTo(seat, story, lastDecisionOf(story, seat));
  known.set(story, new Map([...(known.get(story) ?? []), [seat, fresh]]));
  return fresh;
}

function cardsTo(seat: Seat, story: readonly KnownItem[], last: number): ReadonlySet<Uid> {
  const from = story.find(({ index }) => index === last);
  // In the set-up everything is new.
  if (from === undefined || !('events' in from) || from.turn === 0) return NONE;
  const recent = story.flatMap((item) =>
    'events' in item && item.turn >= from.turn && !item.takenBack ? item.events : [],
  );
  return new Set(
    recent.flatMap((event) => {
      const to = event.e === 'gave' ? event.to : event.e === 'drew' || event.e === 'took' ? event.seat : null;
      return to === seat && 'cards' in event ? event.cards : [];
    }),
  );
}
