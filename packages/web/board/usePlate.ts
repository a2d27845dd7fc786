import type { FigureName, Seat } from '@everdell/game';
import { useDeferredValue } from 'react';
import { asksForPlaces, type Bar, type Spot } from '../play/board.ts';
import { preview, type Preview } from '../play/preview.ts';
import { targetsOf, type ThingKey } from '../play/things.ts';
import { useSeen, useThing } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import { lyingWords } from './Lying.tsx';
import { useBarWords } from './plate.tsx';

interface PlateState {
  readonly chosen: boolean;
  /** It is of no use to the viewer now. */
  readonly shut: boolean;
  /** What choosing it would lead to; null = it is not chosen. */
  readonly change: Preview | null;
}

export function usePlate(key: ThingKey, bar: Bar | null, figure: FigureName | null = null): PlateState {
  const seen = useSeen();
  const { chosen } = useThing(key);
  // Working out what it leads to takes a while; the worker stands there at once.
  const settled = useDeferredValue(chosen);
  const target = targetsOf(seen).get(key);
  return {
    chosen,
    shut: target === undefined && (bar !== null || asksForPlaces(seen, figure)),
    change: chosen && settled && target !== undefined && 'action' in target ? preview(seen, target.action) : null,
  };
}

/** Names of seats with how often each is there: "Marlow (2), you". */
export function useSeatNames(): (seats: readonly Seat[]) => string {
  const { board, common } = useWords();
  const { names, seat: own, watching } = useSeen();
  return (seats) => {
    const name = (seat: Seat): string => (seat === own && !watching ? board.you : names[seat]);
    return common.list(
      [...new Set(seats)].map((seat) => board.workersOf(name(seat), seats.filter((other) => other === seat).length)),
    );
  };
}

/** The workers there, or the parts of the requirement, have told it already. */
const TOLD: readonly Bar['why'][] = ['taken', 'here', 'needs'];

/** Everything about a place in one line. */
export function useSpotLabel(): (spot: Spot, about?: string) => string {
  const words = useWords();
  const { board, cards } = words;
  const seen = useSeen();
  const { text } = seen;
  const seatNames = useSeatNames();
  const barWords = useBarWords();
  return ({ place, workers, figure, figures, room, owner, bar }, about) => {
    const all = figure === null ? workers : figures;
    const isFull = room !== null && all.length >= room;
    const there = all.length === 0 || owner !== null ? '' : seatNames(all);
    const piece = figure === null ? '' : (cards.figures[figure] ?? figure);
    const roomFor = (): string => {
      if (place.event !== null || owner !== null) return '';
      if (piece !== '') return room === null ? board.figureRoomAny(piece) : board.figureRoomOne(piece);
      return room === null ? board.roomAny : room === 1 ? board.roomOne : board.roomFor(room);
    };
    return board.place({
      name: text.name(place.id),
      about,
      room: roomFor(),
      standing:
        there === ''
          ? ''
          : isFull
            ? board.takenBy(there)
            : piece === ''
              ? board.standing(there)
              : board.figuresHere(piece, there),
      bar: [
        ...(bar === null || TOLD.includes(bar.why) ? [] : [barWords(bar)]),
        ...lyingWords(seen, words, place.ix),
      ].join(', '),
    });
  };
}
