import type { CardIx, FigureName, Holder, KnownEvent, Seat, Uid } from '@everdell/game';
import { eventLook } from '../modules/ask.ts';
import type { Seen } from '../play/seen.ts';
import { cardKey, holderKey, type ThingKey } from '../play/things.ts';

/** A spot on the table that something flies from or to; of several the first one that is on the screen. */
export type Spot =
  | { readonly at: 'thing'; readonly key: ThingKey }
  /** Where the worker of a seat stands on a thing. */
  | { readonly at: 'worker'; readonly key: ThingKey; readonly seat: Seat; readonly figure?: FigureName }
  /** Where a seat's things are kept: its panel, or the own status. */
  | { readonly at: 'seat'; readonly seat: Seat }
  | { readonly at: 'workers'; readonly seat: Seat; readonly figure?: FigureName }
  | { readonly at: 'hand'; readonly seat: Seat }
  | { readonly at: 'city'; readonly seat: Seat }
  | { readonly at: 'resource'; readonly seat: Seat; readonly id: string }
  | { readonly at: 'season'; readonly season: string; readonly seat: Seat }
  | { readonly at: 'deck' }
  | { readonly at: 'discard' };

/** Something that is seen to move, or to change where it is. */
export type Flight =
  | {
      readonly what: 'token';
      readonly seat: Seat;
      /** It is no worker. */
      readonly figure?: FigureName;
      readonly from: readonly Spot[];
      readonly to: readonly Spot[];
    }
  /** Something kept that is no card of the deck. */
  | {
      readonly what: 'keepsake';
      readonly id: string;
      readonly from: readonly Spot[];
      readonly to: readonly Spot[];
      readonly lands: ThingKey;
    }
  | {
      readonly what: 'card';
      /** Null = its back. */
      readonly design: CardIx | null;
      readonly from: readonly Spot[];
      readonly to: readonly Spot[];
      /** Lies where it flies to only when it has arrived. */
      readonly lands?: ThingKey;
    }
  | { readonly what: 'pulse'; readonly icon: string; readonly n: number; readonly at: readonly Spot[] };

/** More of them at once nobody could follow. */
const MOST = 10;
const MOST_CARDS = 4;

/** What is to be seen of these events, in their order; `seen` is the table after them. */
export function flightsOf(seen: Seen, events: readonly KnownEvent[]): readonly Flight[] {
  return events.flatMap((event) => flightOf(seen, event, events)).slice(0, MOST);
}

const thing = (key: ThingKey): Spot => ({ at: 'thing', key });
const standing = (key: ThingKey, seat: Seat): readonly Spot[] => [{ at: 'worker', key, seat }, thing(key)];
const seatOf = (seat: Seat): Spot => ({ at: 'seat', seat });

function flightOf(seen: Seen, event: KnownEvent, all: readonly KnownEvent[]): readonly Flight[] {
  switch (event.e) {
    case 'visited':
      return [token(seen, event.seat, [{ at: 'workers', seat: event.seat }], event.place)];
    case 'placed': {
      const { seat, figure, place } = event;
      const key = holderKey(seen, place);
      return [
        {
          what: 'token',
          seat,
          figure,
          from: [{ at: 'workers', seat, figure }, seatOf(seat)],
          to: [{ at: 'worker', key, seat, figure }, thing(key)],
        },
      ];
    }
    case 'kept':
      return keptBy(seen, event);
    case 'paidPoints':
      return [pulse('point', -event.n, event.seat)];
    case 'recalled': {
      const from = standing(holderKey(seen, event.place), event.seat);
      return [{ what: 'token', seat: event.seat, from, to: [{ at: 'workers', seat: event.seat }, seatOf(event.seat)] }];
    }
    case 'prepared':
      return [season(seen, event.seat, event.season)];
    case 'entered':
      return cardsTo(event, comesFrom(event, all), [{ at: 'city', seat: event.seat }, seatOf(event.seat)]);
    case 'took':
    case 'drew':
      return cardsTo(event, event.e === 'drew' ? [{ at: 'deck' }] : [], handOf(event.seat));
    case 'gave':
      return cardsTo(event, handOf(event.seat), handOf(event.to));
    case 'discarded':
      return cardsTo(
        event,
        [...(event.from === 'city' ? [] : handOf(event.seat)), seatOf(event.seat)],
        [{ at: 'discard' }],
      );
    case 'refilled':
      return cardsTo(event, [{ at: 'deck' }], []);
    case 'gained':
      return goods(seen, event.seat, event.goods, 1);
    case 'paid':
      return goods(seen, event.seat, event.goods, -1);
    case 'gaveGoods':
      return goods(seen, event.to, event.goods, 1);
    case 'points':
      return [pulse('point', event.n, event.seat)];
    default:
      return addedFlight(seen, event);
  }
}

/** Of an event that a module adds. */
function addedFlight(seen: Seen, event: KnownEvent): readonly Flight[] {
  const flies = eventLook(event.e)?.flies;
  if (flies === 'kept') return keptBy(seen, event as unknown as Kept);
  if (flies !== 'moved') return [];
  const { seat, to } = event as unknown as Moved;
  return cardsTo(event as unknown as WithCards, [{ at: 'city', seat }], [{ at: 'city', seat: to }, seatOf(to)]);
}

interface Kept {
  readonly seat: Seat;
  readonly place: Holder;
}
interface Moved {
  readonly seat: Seat;
  readonly to: Seat;
}

/** Something that is no card of the deck comes to lie beside a city. */
function keptBy(seen: Seen, { seat, place }: Kept): readonly Flight[] {
  const key = holderKey(seen, place);
  const id = placeId(seen, place);
  if (id === null) return [];
  const to = [thing(key), { at: 'city', seat } as const, seatOf(seat)];
  return [{ what: 'keepsake', id, from: [thing(key), ...handOf(seat)], to, lands: key }];
}

function placeId({ game }: Seen, holder: number): string | null {
  return game.rules.places[holder - game.rules.cards]?.id ?? null;
}

function token(seen: Seen, seat: Seat, from: readonly Spot[], place: number): Flight {
  return { what: 'token', seat, from: [...from, seatOf(seat)], to: standing(holderKey(seen, place), seat) };
}

function season({ game }: Seen, seat: Seat, to: number): Flight {
  const name = (at: number): string => game.rules.seasons[at]?.id ?? '';
  const spot = (at: number): Spot => ({ at: 'season', season: name(at), seat });
  return { what: 'token', seat, from: [spot(to - 1)], to: [spot(to)] };
}

const handOf = (seat: Seat): readonly Spot[] => [{ at: 'hand', seat }, seatOf(seat)];

type WithCards = Extract<KnownEvent, { readonly cards: readonly Uid[] }>;

/** A card that was played flies from where it lay; one that an automa takes lay in the Meadow. */
function comesFrom(event: WithCards & { readonly seat: Seat }, all: readonly KnownEvent[]): readonly Spot[] {
  const played = all.find((other) => other.e === 'played' && other.cards[0] === event.cards[0]);
  return played !== undefined && played.e === 'played' && played.from === 'hand' ? handOf(played.seat) : [];
}

function cardsTo(event: WithCards, from: readonly Spot[], to: readonly Spot[]): readonly Flight[] {
  const known = event.cards.map((card, i): Flight => ({
    what: 'card',
    design: event.designs[i] ?? null,
    from: [...(event.e === 'drew' || event.e === 'refilled' ? [] : [thing(cardKey(card))]), ...from],
    to: event.e === 'discarded' ? to : [thing(cardKey(card)), ...to],
    ...(event.e === 'discarded' ? {} : { lands: cardKey(card) }),
  }));
  const hidden = Array.from({ length: event.hidden ?? 0 }, (): Flight => ({ what: 'card', design: null, from, to }));
  return [...known, ...hidden].slice(0, MOST_CARDS);
}

function goods({ game }: Seen, seat: Seat, amounts: readonly number[], sign: 1 | -1): readonly Flight[] {
  return amounts.flatMap((n, r) => (n === 0 ? [] : [pulse(game.rules.resources[r], sign * n, seat)]));
}

function pulse(icon: string, n: number, seat: Seat): Flight {
  return { what: 'pulse', icon, n, at: [{ at: 'resource', seat, id: icon }, seatOf(seat)] };
}
