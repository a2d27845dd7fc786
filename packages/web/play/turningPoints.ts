import type { Seat, Uid } from '@everdell/game';
import { bestCards } from './ending.ts';
import type { Seen } from './seen.ts';
import { entriesOf, type Entry } from './story.ts';

/** A turn that was worth much in the end. */
export interface TurningPoint {
  readonly entry: Entry;
  /** What of it was worth the most. */
  readonly event: Entry['events'][number];
  readonly seat: Seat;
  /** By what was played, achieved and gained in it. */
  readonly points: number;
}

type Over = Pick<Seen, 'game' | 'known' | 'scores' | 'picture'>;

/** The turns that brought the most points in the end, in the order in which they were taken. */
export function turningPoints(over: Over, most: number): readonly TurningPoint[] {
  const { game, picture } = over;
  const worth = worthOf(over);
  return entriesOf(game, picture.story)
    .flatMap((entry): TurningPoint[] => {
      if (entry.seat === null || entry.takenBack !== null) return [];
      const worths = entry.events.map(worth);
      const points = worths.reduce((sum, n) => sum + n, 0);
      const event = entry.events[worths.indexOf(Math.max(...worths))];
      return points > 0 ? [{ entry, event, seat: entry.seat, points }] : [];
    })
    .sort((a, b) => b.points - a.points || a.entry.id - b.entry.id)
    .slice(0, most)
    .sort((a, b) => a.entry.id - b.entry.id);
}

function worthOf(over: Over): (event: Entry['events'][number]) => number {
  const cards = new Map<Uid, number>();
  for (const seat of over.scores.keys())
    for (const { card, points } of bestCards(over, seat, Infinity)) cards.set(card, points);
  return (event) => {
    switch (event.e) {
      case 'played':
        return event.cards.reduce((sum, card) => sum + (cards.get(card) ?? 0), 0);
      case 'achieved':
        return eventWorth(over, event.seat, event.place);
      case 'points':
        return event.n;
      default:
        return 0;
    }
  };
}

/** So many points fewer without the Event. */
function eventWorth({ game, known, scores }: Over, seat: Seat, place: number): number {
  const zone = game.rules.events[seat];
  if (!known.zones[zone].includes(place)) return 0;
  const without = game.clone(known);
  without.zones[zone] = without.zones[zone].filter((other) => other !== place);
  return scores[seat].total - game.score(without)[seat].total;
}
