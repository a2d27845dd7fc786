import type { Game, KnownEvent, Seat, Text } from '@everdell/game';
import type { Words } from '../words/index.ts';
import type { ThingKey } from './things.ts';

/** A part of a sentence: plain words, somebody's name, or the name of a card or place that can be looked at. */
export type Piece =
  | string
  | { readonly name: string; readonly seat: Seat }
  | { readonly name: string; readonly id: string; readonly key: ThingKey | null };

export interface Told {
  /** The first one says what was done, with its subject; those that follow go on from there. */
  readonly clauses: readonly (readonly Piece[])[];
  /** Cards that came to the Meadow meanwhile. */
  readonly meadow: readonly Piece[];
  /** All of it without links. */
  readonly plain: string;
}

export interface Teller {
  readonly game: Game;
  readonly text: Text;
  readonly names: readonly string[];
  /** Who is spoken to; null = everybody is called by name. */
  readonly you: Seat | null;
  /** What modules have to say about their own; absent = only the game's own words are used. */
  readonly modules?: Words['modules'];
}

/** Events whose amounts or cards are told in one. */
const SUMMED: readonly KnownEvent['e'][] = ['gained', 'paid', 'points', 'paidPoints', 'activated', 'drew', 'discarded'];

/** What is worth telling: without what the rest implies, and with equal things told together. */
export function fold(events: readonly KnownEvent[]): readonly KnownEvent[] {
  const folded: KnownEvent[] = [];
  events.forEach((event, i) => {
    if (isImplied(event, events, i)) return;
    const at = SUMMED.includes(event.e) ? folded.findIndex((other) => isAlike(other, event)) : -1;
    if (at < 0) folded.push(event);
    else folded[at] = sum(folded[at], event);
  });
  return folded;
}

function isImplied(event: KnownEvent, all: readonly KnownEvent[], at: number): boolean {
  switch (event.e) {
    case 'turn':
      return true;
    case 'refilled': // told as what is new in the Meadow
      return event.into === 'meadow';
    case 'entered':
      return all.some(
        (other) => other.e === 'played' && other.seat === event.seat && other.cards[0] === event.cards[0],
      );
    case 'visited':
      return all.some(
        (other) =>
          (other.e === 'achieved' || other.e === 'kept') && other.seat === event.seat && other.place === event.place,
      );
    case 'paid':
      return all.some(
        (other, i) => i > at && other.e === 'gaveGoods' && other.seat === event.seat && same(other.goods, event.goods),
      );
    default:
      return false;
  }
}

const same = (a: readonly number[], b: readonly number[]): boolean => a.every((n, i) => n === b[i]);

function isAlike(a: KnownEvent, b: KnownEvent): boolean {
  if (a.e !== b.e || !('seat' in a && 'seat' in b) || a.seat !== b.seat) return false;
  if ((a.hidden === undefined) !== (b.hidden === undefined)) return false;
  return a.e !== 'discarded' || b.e !== 'discarded' || a.from === b.from;
}

function sum(a: KnownEvent, b: KnownEvent): KnownEvent {
  if ('goods' in a && 'goods' in b) return { ...a, goods: a.goods.map((n, r) => n + b.goods[r]) };
  if ((a.e === 'points' || a.e === 'paidPoints') && b.e === a.e) return { ...a, n: a.n + b.n };
  if ('cards' in a && 'cards' in b) {
    const cards = [...a.cards, ...b.cards];
    const hidden = a.hidden === undefined ? {} : { hidden: a.hidden + (b.hidden ?? 0) };
    return { ...a, ...hidden, cards, designs: [...a.designs, ...b.designs] };
  }
  return a;
}
