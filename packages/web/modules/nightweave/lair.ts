import type { Arrow, PlaceInfo, Seat, Uid } from '@everdell/game';
import { crewOf } from '../../play/city.ts';
import { figuresOf } from '../../play/figures.ts';
import { keepsOf } from '../../play/keeps.ts';
import type { Seen } from '../../play/seen.ts';
import { HER_ID } from './id.ts';
import { entriesOf, type Entry } from '../../play/story.ts';

/** A card of her temper that holds now. */
export interface Temper {
  readonly zone: 'personality' | 'plan' | 'plot' | 'seasonalPlot';
  readonly card: PlaceInfo;
  /** It has been carried out, and nothing of it holds on. */
  readonly spent: boolean;
}

export interface Lair {
  readonly seat: Seat;
  /** Her spiders at home. */
  readonly home: number;
  readonly hand: number;
  readonly points: number;
  /** Activity cards that are left in the deck. */
  readonly deck: number;
  /** The Meadow space where she stands; null = she is at home. */
  readonly space: number | null;
  readonly passed: boolean;
  readonly season: string;
  /** What comes after her season, and how many spiders join; null = it is the last one. */
  readonly next: { readonly season: string; readonly joins: number } | null;
  /** The Activity card that was turned over last, also if it is back in the deck, and the season of the line that held. */
  readonly card: PlaceInfo | null;
  readonly line: string;
  readonly arrow: Arrow | null;
  readonly tempers: readonly Temper[];
  readonly achievements: readonly Uid[];
  readonly facedown: number;
  /** Her last turn; null = she has had none. */
  readonly turn: Entry | null;
}

const lairs = new WeakMap<Seen, Lair | null>();

/** All that is known of her; null = she is not in this game. */
export function lairOf(seen: Seen): Lair | null {
  let lair = lairs.get(seen);
  if (lair === undefined) lairs.set(seen, (lair = planOf(seen)));
  return lair;
}

/** The Activity card that she turned over in a turn. */
function turnedIn(turn: Entry | null): number | null {
  for (const event of [...(turn?.events ?? [])].reverse())
    if (event.e === 'movedTile' && event.into === 'activityOpen') return event.place;
  return null;
}

const TEMPERS = ['personality', 'plan', 'plot', 'seasonalPlot'] as const;

/** A Plot that is carried out when it is drawn (R-NW-MOD-12), with nothing in it that is awaited. */
const isSpent = ({ def }: PlaceInfo): boolean =>
  def.suit === 'one-time' && (def.reacts ?? []).length === 0 && (def.rules ?? []).length === 0;

function planOf(seen: Seen): Lair | null {
  const { game, known, scores, picture } = seen;
  const g = game.rules;
  const seat = g.automas.findIndex((automa) => automa?.id === HER_ID);
  if (seat < 0) return null;
  const zone = (id: string): readonly number[] => known.zones[g.zone[id]] ?? [];
  const ofSeat = (id: string): readonly number[] => known.zones[g.seatZone[id]?.[seat] ?? -1] ?? [];
  const me = known.seats[seat];
  const hers = entriesOf(game, picture.story).filter((entry) => entry.seat === seat && entry.takenBack === null);
  // What becomes of a player's turn is none of hers.
  const turn = hers.filter((entry) => turnedIn(entry) !== null).at(-1) ?? hers.at(-1) ?? null;
  const open = zone('activityOpen').at(-1);
  const top = open ?? turnedIn(turn);
  const card = top === null ? null : g.places[top - g.cards];
  const at = figuresOf(seen, seat).find(({ name }) => name === 'nightweave')?.at ?? null;
  const joins = g.automas[seat]!.workers;
  const keeps = keepsOf(seen, seat);
  const following = g.seasons[me.season + 1];
  return {
    seat,
    home: crewOf(seen, seat).free,
    hand: known.zones[g.hand[seat]].length,
    points: scores[seat].total,
    deck: zone('activity').length,
    space: at === null || at < g.firstSlot ? null : at - g.firstSlot + 1,
    passed: me.passed,
    season: g.seasons[me.season].id,
    next:
      following === undefined
        ? null
        : { season: following.id, joins: typeof joins === 'number' ? 0 : (joins[me.season + 1] ?? 0) },
    card,
    line: g.seasons[open === undefined && turn !== null ? turn.season : me.season].id,
    arrow: card?.def.arrow ?? null,
    tempers: TEMPERS.flatMap((id) =>
      (keeps.find((keep) => keep.zone === id)?.places ?? []).map((tile) => ({
        zone: id,
        card: tile,
        spent: isSpent(tile),
      })),
    ),
    achievements: ofSeat('achievements'),
    facedown: ofSeat('achievementsDown').length,
    turn,
  };
}
