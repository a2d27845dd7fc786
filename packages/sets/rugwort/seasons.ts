import {
  emit,
  holds,
  placeAt,
  scopeOf,
  takeTile,
  WORKER,
  ZONE,
  type GameState,
  type Holder,
  type Rules,
  type Seat,
} from '@everdell/engine';
import { has, HUMAN, seatOf, year } from './seat.ts';

/** His two workers on the board; the others come in with the seasons and shut Meadow spaces. */
export const FOREST_WORKER = 0;
export const BASIC_WORKER = 1;
export const MEADOW_WORKERS = 4;

/** By season: the Meadow spaces he blocks anew and where his Basic worker goes (R-RUG-24, R-RUG-28). */
const SEASONS: Readonly<Record<string, { readonly spaces: readonly number[]; readonly basic: string }>> = {
  spring: { spaces: [0], basic: 'basic-2-resin' },
  summer: { spaces: [1], basic: 'basic-1-pebble' },
  autumn: { spaces: [2, 3], basic: 'basic-1-berry-1-card' },
};

export function setUp(g: Rules, s: GameState): void {
  const workers = s.seats[seatOf(g)].workers;
  workers[FOREST_WORKER] = s.rows[g.rowIx.forest][0]; // R-RUG-04
  workers[BASIC_WORKER] = g.placeById.get('basic-3-twigs')!.ix; // R-RUG-05
  workers.fill(WORKER.waiting, BASIC_WORKER + 1);
}

/** Right after the human's Prepare for Season (R-RUG-21). */
export function prepares(g: Rules, s: GameState): void {
  const seat = seatOf(g);
  const me = s.seats[seat];
  takeBasicEvents(g, s);
  if (has(g, 'hasty')) takeLeftmostSpecialEvent(g, s, seat);
  me.season = s.seats[HUMAN].season;
  const season = g.seasons[me.season].id;
  const plan = SEASONS[season];
  for (const space of plan.spaces) shut(me.workers, g.zones[ZONE.meadow].firstSlot + space);
  const autumn = season === 'autumn';
  me.workers[FOREST_WORKER] = autumn ? journeySpace(g) : nextClearing(g, s, me.workers[FOREST_WORKER]);
  if (autumn && year(g) === 3) {
    me.workers[BASIC_WORKER] = WORKER.gone;
    removeHumanWorker(s);
  } else me.workers[BASIC_WORKER] = g.placeById.get(plan.basic)!.ix;
  emit(g, { e: 'prepared', seat, season: me.season });
}

function shut(workers: Holder[], slot: Holder): void {
  const next = workers.indexOf(WORKER.waiting);
  if (next >= 0 && !workers.includes(slot)) workers[next] = slot;
}

/** R-RUG-22, R-RUG-30: every unclaimed basic Event whose requirement his city meets. */
export function takeBasicEvents(g: Rules, s: GameState): void {
  const seat = seatOf(g);
  const met = (event: Holder): boolean => holds(g, s, scopeOf(seat, event), placeAt(g, event).needs!);
  for (const event of s.rows[g.rowIx.basicEvents].filter(met)) takeEvent(g, s, seat, event);
}

function takeLeftmostSpecialEvent(g: Rules, s: GameState, seat: Seat): void {
  const event = s.rows[g.rowIx.specialEvents].at(0);
  if (event !== undefined) takeEvent(g, s, seat, event);
}

function takeEvent(g: Rules, s: GameState, seat: Seat, event: Holder): void {
  takeTile(g, s, seat, event, 'events');
  emit(g, { e: 'achieved', seat, place: event });
}

/** Counterclockwise over the clearings that have a card (R-RUG-25, R-RUG-26). */
function nextClearing(g: Rules, s: GameState, from: Holder): Holder {
  const clearings = s.rows[g.rowIx.forest];
  const at = clearings.indexOf(from);
  for (let step = 1; step <= clearings.length; step++) {
    const to = clearings[(at - step + clearings.length) % clearings.length];
    if (to >= 0) return to;
  }
  return from;
}

function journeySpace(g: Rules): Holder {
  return g.placeById.get(`journey-${year(g) + 2}`)!.ix; // R-RUG-27
}

/**
 * Year 3: one worker of the human's choice leaves the game (R-RUG-29). All but those on permanent spots, which no effect
 * moves (R-WORK-10), have just come home, so there is nothing to choose between.
 */
function removeHumanWorker(s: GameState): void {
  const workers = s.seats[HUMAN].workers;
  const at = workers.lastIndexOf(WORKER.home);
  if (at >= 0) workers[at] = WORKER.gone;
}
