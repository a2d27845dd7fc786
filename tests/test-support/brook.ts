/** Tables with the river, and what lies there, for the tests of Pearlbrook. */
import { figureAt } from '@everdell/engine';
import { WORKER } from '@everdell/game';
import * as look from './look.ts';
import { table, type SeatShorthand, type Table, type TableShorthand } from './table.ts';

/** The four spots, from top to bottom, and cities that may visit them. */
export const SPOTS = {
  'river-spot-3-green': ['farm', 'farm', 'mine'],
  'river-spot-2-red': ['inn', 'lookout'],
  'river-spot-2-blue': ['courthouse', 'judge'],
  'river-spot-2-tan': ['wanderer', 'bard'],
} as const;
export type Spot = keyof typeof SPOTS;
export const SPOT_IDS = Object.keys(SPOTS) as Spot[];

/** Thirteen cards without any Construction and without places for workers. */
export const CRITTERS = [
  ...Array.from({ length: 3 }, () => ['chip-sweep', 'teacher', 'barge-toad', 'woodcarver']).flat(),
  'monk',
];

/** A table with Pearlbrook, besides the modules named. */
export function brook(given: TableShorthand = {}): Table {
  return table({ ...given, modules: ['pearlbrook', ...(given.modules ?? [])] });
}

/** Seat 0 alone has something: the usual case. */
export function mine(seat: SeatShorthand, given: TableShorthand = {}): Table {
  return brook({ ...given, seats: [seat, ...(given.seats ?? [])] });
}

export const pearls = (t: Table, seat: number): number => t.res(seat)['pearl'];

/** Where the Ambassador stands: a place, a card, `home` or `adrift`. */
export function frog(t: Table, seat: number): string {
  const at = figureAt(t.game.rules, t.state, seat, 'ambassador');
  if (at === WORKER.home) return 'home';
  return at === WORKER.adrift ? 'adrift' : look.holderId(t.game, t.state, at);
}

function places(t: Table, zone: number): string[] {
  return look.sorted(t.state.zones[zone].map((place) => look.placeId(t.game, place)));
}
export const adornmentsHeld = (t: Table, seat: number): string[] =>
  places(t, t.game.rules.seatZone['adornments'][seat]);
export const adornmentsPlayed = (t: Table, seat: number): string[] =>
  places(t, t.game.rules.seatZone['adornmentsPlayed'][seat]);
export const wonders = (t: Table, seat: number): string[] => places(t, t.game.rules.seatZone['wonders'][seat]);
export const deck = (t: Table, zone: 'riverDown' | 'riverOut' | 'adornmentsOut'): string[] =>
  places(t, t.game.rules.zone[zone]);

/** The card that each Messenger of a city lies on, sorted; 'nothing' = it lies alone. */
export function hosts(t: Table, seat: number, guest = 'messenger'): string[] {
  const guests = look.cityOf(t.game, t.state, seat).filter((uid) => look.ids(t.game, t.state, [uid])[0] === guest);
  const hostOf = (uid: number): string => {
    const pair = t.state.slices.guests!.find(([lies]) => lies === uid);
    return pair === undefined ? 'nothing' : look.holderId(t.game, t.state, pair[1]);
  };
  return look.sorted(guests.map(hostOf));
}

/** Is this turn action offered for this place or card? */
export function offers(t: Table, id: 'ambassador' | 'adornment', place: string): boolean {
  return t.legal().some((a) => a.t === 'act' && a.id === id && look.holderId(t.game, t.state, a.it) === place);
}
