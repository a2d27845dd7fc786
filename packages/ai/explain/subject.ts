import { capacity, spacesUsed, type Game, type GameState, type Rules, type Seat, type Uid } from '@everdell/game';
import { eventProgress } from '../value/events.ts';
import { featureTable } from '../value/featureTable.ts';
import { noteCity, planFor, type Plan } from '../value/plans.ts';
import { cardAt, playZones } from '../value/reach.ts';
import type { ReasonKind } from './reasons.ts';

/** What a reason is about: the id of a card or an Event that lies open to the seat; null = nothing in particular. */
export function subjectOf(
  game: Game,
  reason: ReasonKind,
  before: GameState,
  after: GameState,
  seat: Seat,
): string | null {
  if (reason === 'events') return nearerEvent(game.rules, before, after, seat);
  if (reason !== 'goods' && reason !== 'plans' && reason !== 'freeCritter') return null;
  return nearerCard(game.rules, before, after, seat, reason === 'freeCritter');
}

/** Of the cards that the seat could see before, the one that has gained most. Cards of an imagined world are no subject. */
function nearerCard(g: Rules, before: GameState, after: GameState, seat: Seat, isFree: boolean): string | null {
  let subject: string | null = null;
  let most = 0;
  const seen = new Set(inReach(g, before, seat));
  for (const uid of inReach(g, after, seat)) {
    if (!seen.has(uid) || isHad(g, before, seat, uid)) continue;
    const is = planIn(g, after, seat, uid);
    if (is === null || is.opened !== isFree) continue;
    const gained = is.worth - (planIn(g, before, seat, uid)?.worth ?? 0);
    if (gained > most) {
      most = gained;
      subject = g.designs[after.cardOf[uid]].id;
    }
  }
  return subject;
}

/** It may be in a city only once, and is: that it could be played again is no reason. */
function isHad(g: Rules, s: GameState, seat: Seat, uid: Uid): boolean {
  const design = g.designs[s.cardOf[uid]];
  return design.unique && s.zones[g.city[seat]].some((other) => g.designs[s.cardOf[other]].key === design.key);
}

function inReach(g: Rules, s: GameState, seat: Seat): readonly Uid[] {
  return playZones(g, seat).flatMap((from) =>
    s.zones[from.zone].map((_, space) => cardAt(g, s, from, space)).filter((uid) => uid >= 0),
  );
}

function planIn(g: Rules, s: GameState, seat: Seat, uid: Uid): Plan | null {
  const { plans } = featureTable(g);
  const spaces = Math.max(0, capacity(g, s, seat) - spacesUsed(g, s, seat));
  noteCity(g, s, seat, plans);
  const plan: Plan = { worth: 0, opened: false, missing: 0 };
  return planFor(plans, s.seats[seat], g.designs[s.cardOf[uid]], spaces, plan) ? plan : null;
}

function nearerEvent(g: Rules, before: GameState, after: GameState, seat: Seat): string | null {
  let subject: string | null = null;
  let most = 0;
  for (const { place, share } of eventProgress(g, after, seat)) {
    const was = eventProgress(g, before, seat).find((other) => other.place === place)?.share ?? 0;
    if (share - was > most) {
      most = share - was;
      subject = place.id;
    }
  }
  return subject;
}
