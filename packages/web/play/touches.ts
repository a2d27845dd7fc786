import {
  holds,
  scopeOf,
  whyNotAct,
  ZONE,
  type KnownAction,
  type KnownEvent,
  type KnownItem,
  type Seat,
} from '@everdell/game';
import { concerned } from './concerned.ts';
import type { Seen } from './seen.ts';
import { actionsAt } from './things.ts';
import type { Entry } from './story.ts';

/** How a move of somebody else touches the viewer. */
export type Touch =
  /** Something was given to them. */
  | 'gift'
  /** Their cards, resources or spaces were used or changed. */
  | 'yours'
  /** An Event is gone that they could have achieved. */
  | 'event'
  /** A card of the Meadow is gone that they could have played. */
  | 'card'
  /** A place is full that they could have visited. */
  | 'place';

/** Touches that no event tells: by the index of the item. Found when the moves arrive, since they need what was before. */
export type Missed = ReadonlyMap<number, Touch>;

/** How an entry touches the viewer; null = it does not. What was taken back touches nobody. */
export function touchOf(entry: Entry, seen: Seen, missed: Missed): Touch | null {
  if (seen.watching || entry.takenBack !== null || entry.seat === seen.seat) return null;
  const direct = entry.events.map((event) => touchedBy(event, seen)).find((touch) => touch !== null);
  if (direct !== undefined) return direct;
  for (const [index, touch] of missed) if (index >= entry.id && index <= entry.last) return touch;
  return null;
}

function touchedBy(event: KnownEvent, { seat, game, known }: Seen): Touch | null {
  if ((event.e === 'gave' || event.e === 'gaveGoods') && event.to === seat) return 'gift';
  if (concerned(event) === seat) return 'yours';
  if (event.e !== 'turn' && 'seat' in event && event.seat === seat) return 'yours';
  const city = known.zones[game.rules.city[seat]];
  const fields = event as unknown as Readonly<Record<string, unknown>>;
  const holders = [fields['place'], fields['on'], fields['under']];
  if (holders.some((holder) => typeof holder === 'number' && city.includes(holder))) return 'yours';
  const uses = event.e === 'activated' || event.e === 'occupied';
  return uses && event.cards.some((card) => city.includes(card)) ? 'yours' : null;
}

/** What the viewer could have done before these moves of others and cannot any more. */
export function missedBy(before: Seen, after: Seen, items: readonly KnownItem[]): Missed {
  const found = new Map<number, Touch>();
  if (before.watching || before.seat !== after.seat || after.known.seats[after.seat].passed) return found;
  for (const item of items) {
    if (!('events' in item) || item.takenBack) continue;
    const touch = missedIn(before, after, item);
    if (touch !== null) found.set(item.index, touch);
  }
  return found;
}

function missedIn(before: Seen, after: Seen, item: KnownAction): Touch | null {
  const { seat } = before;
  const isOwn = item.seat === seat; // an automa may have moved within it
  for (const event of item.events) {
    if ('seat' in event && event.seat === seat) continue;
    if (event.e === 'achieved' && couldAchieve(isOwn ? after : before, seat, event.place)) return 'event';
    if (isOwn) continue;
    if ((event.e === 'played' || event.e === 'took') && event.cards.some((card) => couldPlay(before, seat, card)))
      return 'card';
    if (event.e === 'kept' && couldGo(before, seat, event.place)) return 'place';
    if ((event.e === 'visited' || event.e === 'placed') && isBlocked(before, after, seat, event.place)) return 'place';
  }
  return null;
}

function couldAchieve({ game, known }: Seen, seat: Seat, holder: number): boolean {
  const { cards, places } = game.rules;
  const needs = places[holder - cards]?.needs ?? null;
  return holder >= cards && needs !== null && holds(game.rules, known, scopeOf(seat, holder), needs);
}

function couldPlay({ game, known }: Seen, seat: Seat, card: number): boolean {
  return known.zones[ZONE.meadow].includes(card) && game.whyNot(known, seat, { card }) === null;
}

const couldGo = ({ game, known }: Seen, seat: Seat, place: number): boolean =>
  game.whyNot(known, seat, { place }) === null;

function isBlocked(before: Seen, after: Seen, seat: Seat, place: number): boolean {
  return whyNotAt(before, seat, place) === null && whyNotAt(after, seat, place) === 'location-occupied';
}

/** Why the seat could not go there on a turn of its own, with a worker or with what the place is for; null = it could. */
function whyNotAt(seen: Seen, seat: Seat, place: number): string | null {
  const { game, known } = seen;
  const g = game.rules;
  const [action] = actionsAt(seen, place);
  if (action !== undefined) return whyNotAct(g, known, seat, { act: g.actById.get(action.id)!, at: action.at }, place);
  return game.whyNot(known, seat, { place })?.code ?? null;
}
