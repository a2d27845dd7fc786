import type { Action, Game, GameState, Seat } from '@everdell/game';
import { featureTable } from '../value/featureTable.ts';
import { learned } from '../value/learned.ts';

/** What an answer is good for above all. Whoever shows it has words for each. */
export const REASONS = [
  'points', // counts at once
  'goods', // resources to pay with
  'cards', // a better hand
  'production', // brings something again and again
  'freeCritter', // a Critter that may be played without paying
  'plans', // a good card comes within reach
  'events', // an Event can be claimed, or comes nearer
  'workers', // workers left to place, or time won on the others
  'room', // space in the city
  'city', // what cards of the city do or count for later
  'season', // the next season: workers, and its bonus
  'end', // nothing more is to be had
  'least', // it costs the least
] as const;
export type ReasonKind = (typeof REASONS)[number];

const BY_FEATURE: Readonly<Record<string, ReasonKind>> = {
  few: 'goods',
  many: 'goods',
  goodsAll: 'goods',
  made: 'production',
  madePoints: 'production',
  madeCards: 'production',
  madeOther: 'production',
  green: 'production',
  hand: 'cards',
  handMany: 'cards',
  openings: 'freeCritter',
  openNow: 'freeCritter',
  plansFree: 'freeCritter',
  plan1: 'plans',
  plan2: 'plans',
  plan3: 'plans',
  missing1: 'plans',
  eventsReady: 'events',
  eventsNear: 'events',
  stakeReady: 'events',
  stakeNear: 'events',
  stakeReach: 'events',
  automaNear: 'events',
  workers: 'workers',
  lead: 'workers',
  rivalsDone: 'workers',
  spaces: 'room',
  spacesTight: 'room',
};

/** What the seat has gained between two positions of the same season, in points by reason. */
export type Gains = Partial<Record<ReasonKind, number>>;

export function gainsBetween(game: Game, before: GameState, after: GameState, seat: Seat): Gains {
  const [was, is] = [learned.terms(game, before, seat), learned.terms(game, after, seat)];
  const gains: Gains = { points: is.points - was.points };
  featureTable(game.rules).names.forEach((name, i) => {
    const reason = BY_FEATURE[name.split(':')[0]] ?? 'city';
    gains[reason] = (gains[reason] ?? 0) + is.shares[i] - was.shares[i];
  });
  return gains;
}

/** A gain below this is none to speak of. */
const WORTH_SAYING = 0.2;

/** The main reason for an answer, by what it brings in a position that it may lead to. */
export function reasonFor(game: Game, answer: Action, before: GameState, after: GameState, seat: Seat): ReasonKind {
  if (answer.t === 'season') return 'season';
  if (answer.t === 'pass') return 'end';
  if (after.seats[seat].season !== before.seats[seat].season) return 'season';
  const gains = gainsBetween(game, before, after, seat);
  let main: ReasonKind = 'least';
  let most = WORTH_SAYING;
  for (const reason of REASONS) {
    const gain = gains[reason] ?? 0;
    if (gain > most) {
      most = gain;
      main = reason;
    }
  }
  return main;
}
