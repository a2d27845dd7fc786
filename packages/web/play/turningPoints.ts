import { isSlot, type Holder, type Seat } from '@everdell/game';
import { pointsOfCard, pointsOfTile } from './ending.ts';
import type { Seen } from './seen.ts';
import { entriesOf, type Entry } from './story.ts';

type Event = Entry['events'][number];

/** A turn that was worth much in the end. */
export interface TurningPoint {
  readonly entry: Entry;
  /** What was done in it, not what came of that. */
  readonly event: Event;
  readonly seat: Seat;
  /** By all that was played, achieved, built and gained in it. */
  readonly points: number;
}

type Over = Pick<Seen, 'game' | 'known' | 'picture'>;

/** The turns that brought the most points in the end, in the order in which they were taken. */
export function turningPoints(over: Over, most: number): readonly TurningPoint[] {
  const { game, picture } = over;
  return entriesOf(game, picture.story)
    .flatMap((entry): TurningPoint[] => {
      const { seat, takenBack, events } = entry;
      if (seat === null || takenBack !== null) return [];
      const tiles = new Set<Holder>();
      const worths = events.map((event) => worthOf(over, seat, event, tiles));
      const points = worths.reduce((sum, n) => sum + n, 0);
      return points > 0 ? [{ entry, event: headOf(events, worths), seat, points }] : [];
    })
    .sort((a, b) => b.points - a.points || a.entry.id - b.entry.id)
    .slice(0, most)
    .sort((a, b) => a.entry.id - b.entry.id);
}

/** What somebody decides to do; what they get comes of it. */
const DOINGS: ReadonlySet<string> = new Set(['played', 'visited', 'placed', 'prepared', 'passed']);
const GAINS: ReadonlySet<string> = new Set(['points', 'tokensPut']);

/** Of what was done, what brought the most itself, else the first. */
function headOf(events: readonly Event[], worths: readonly number[]): Event {
  const does = (at: number): boolean => DOINGS.has(events[at].e) || (worths[at] > 0 && !GAINS.has(events[at].e));
  const order = events.map((_, at) => at);
  order.sort((a, b) => Number(does(b)) - Number(does(a)) || worths[b] - worths[a] || a - b);
  return events[order[0]];
}

/** Each point belongs to one event: tokens to their coming, everything else to the card or tile that has it. */
function worthOf(over: Over, seat: Seat, event: Event, tiles: Set<Holder>): number {
  const { game, known } = over;
  const g = game.rules;
  const isMine = (holder: number): boolean => known.zones[g.city[seat]].includes(holder);
  if ('seat' in event && event.seat !== seat) return 0;
  switch (event.e) {
    case 'played':
      return event.cards
        .filter(isMine)
        .reduce((sum, card) => sum + pointsOfCard(over, seat, card) - known.tokens[card], 0);
    case 'placed':
    case 'copied':
    case 'recalled':
      return 0;
    case 'visited': {
      // A card, or a space of a display, is no Journey.
      const journey = event.place < g.cards || isSlot(g, event.place) ? 0 : g.places[event.place - g.cards].journey;
      return known.seats[seat].workers.includes(event.place) ? journey : 0;
    }
    case 'tokensPut':
      return isMine(event.on) ? event.n : 0;
    case 'points':
      return event.n;
    default: {
      const { place: tile } = event as { readonly place?: Holder };
      const isTile = tile !== undefined && tile >= g.cards && !isSlot(g, tile);
      if (!isTile || tiles.has(tile) || !isKept(over, seat, tile)) return 0;
      tiles.add(tile);
      return pointsOfTile(over, seat, tile);
    }
  }
}

/** Does it lie open among what the seat has? */
function isKept({ game, known }: Over, seat: Seat, tile: Holder): boolean {
  return game.rules.zones.some(
    ({ owner, sees }, zone) => owner === seat && sees === 'all' && known.zones[zone].includes(tile),
  );
}
