import { isCard, placeAt, ZONE, type Design, type OpHandler, type Rules } from '../content/rules.ts';
import { passesAt } from '../effects/filters.ts';
import { possible } from '../effects/possible.ts';
import { select } from '../effects/query.ts';
import { targetOf } from '../effects/target.ts';
import type { Effect, EffectOf, FigureName, Scope } from '../effects/types.ts';
import { designOfHolder, emit } from '../events/emit.ts';
import { intrudable } from '../flow/arrival.ts';
import { happen } from '../flow/happenings.ts';
import { standThere, takeTile } from '../flow/visit/visiting.ts';
import { figureAt, setFigure } from '../state/figures.ts';
import { freeWorker } from '../state/kinds.ts';
import { hasLent, placeLent } from '../state/lent.ts';
import { boundScope, NO_NUMS, push } from '../state/scope.ts';
import { WORKER, type GameState, type Holder, type Seat, type Uid } from '../state/types.ts';
import { cityOf, designOf, hasRoom, leaveCity, ownerOf } from '../zones/city.ts';
import { slotOf } from '../zones/displays.ts';
import { lift } from '../zones/zones.ts';

/** What automas do where players would play cards, achieve Events and prepare for a season. */

export const settle: OpHandler<'settle'> = {
  run(g, s, e, sc) {
    for (const card of sc.cards[e.what] ?? [])
      if (e.anyway || findsPlace(g, s, sc.seat, card)) settleCard(g, s, sc.seat, card);
  },
  possible: (g, s, e, sc) => (sc.cards[e.what] ?? []).some((card) => e.anyway || findsPlace(g, s, sc.seat, card)),
};

/** One that is for another's city can always be got rid of. */
function findsPlace(g: Rules, s: GameState, seat: Seat, card: Uid): boolean {
  if (ownWay(g, s, seat, card) !== undefined) return true;
  const design = designOf(g, s, card);
  return (design.arrival !== null && 'into' in design.arrival) || hasRoom(g, s, seat, design);
}

/** What the automa does with such a card instead; what cannot be done is left out. */
function ownWay(g: Rules, s: GameState, seat: Seat, card: Uid): Effect | undefined {
  const sc = boundScope(seat, -1, { card: [card] });
  return g.automas[seat]?.plays?.find((way) => passesAt(g, s, sc, card, way.card) && possible(g, s, way.then, sc))
    ?.then;
}

function settleCard(g: Rules, s: GameState, seat: Seat, card: Uid): void {
  const way = ownWay(g, s, seat, card);
  if (way !== undefined) return push(s, way, boundScope(seat, -1, { card: [card] }));
  const slot = slotOf(g, s, card);
  const zone = takeAway(g, s, card);
  const from = g.zones[zone].id;
  const design = designOf(g, s, card);
  const intrudes = design.arrival !== null && 'into' in design.arrival;
  const into = intrudes ? firstTaking(g, s, seat, design) : seat; // R-RUG-17
  const told = { cards: [card], designs: [design.ix] };
  if (into === undefined) {
    s.zones[ZONE.discard].push(card); // OQ-67
    if (g.sink) emit(g, { e: 'discarded', seat, from, ...told });
  } else {
    cityOf(g, s, into).push(card);
    if (g.sink) emit(g, { e: 'entered', seat: into, ...told });
  }
  if (g.awaits.settled !== null)
    happen(g, s, 'settled', seat, { card: [card], at: slot < 0 ? [] : [slot] }, NO_NUMS, undefined, zone);
}

/** The zone it lay in; what leaves a city leaves it by the rules of the city. */
function takeAway(g: Rules, s: GameState, card: Uid): number {
  const owner = ownerOf(g, s, card);
  if (owner < 0) return lift(g, s, card);
  leaveCity(g, s, owner, card);
  return g.city[owner];
}

/** Of the opponents whose city takes the card, the one at whom the arrow points comes first (OQ-NW-22). */
function firstTaking(g: Rules, s: GameState, seat: Seat, design: Design): Seat | undefined {
  const seats = intrudable(g, s, seat, design);
  const target = targetOf(g, s, seat);
  return seats.includes(target) ? target : seats[0];
}

export const stand: OpHandler<'stand'> = {
  run(g, s, { on, piece }, sc) {
    for (const at of sc.cards[on] ?? []) {
      const told = { seat: sc.seat, place: at, placeCard: designOfHolder(g, s, at) };
      if (g.kinds.includes(piece)) {
        if (!placeLent(s, at)) s.seats[sc.seat].workers[freeWorker(g, s, sc.seat, piece)] = at;
        if (g.sink) emit(g, { e: 'visited', ...told });
      } else {
        setFigure(g, s, sc.seat, piece as FigureName, at);
        if (g.sink) emit(g, { e: 'placed', figure: piece as FigureName, ...told });
      }
      standThere(g, s, sc.seat, at, piece);
    }
  },
  possible: (g, s, { on, piece }, sc) =>
    (sc.cards[on] ?? []).length > 0 &&
    (g.kinds.includes(piece)
      ? freeWorker(g, s, sc.seat, piece) >= 0 || hasLent(s)
      : figureAt(g, s, sc.seat, piece as FigureName) === WORKER.home),
  price: () => true,
};

export const claim: OpHandler<'claim'> = {
  run(g, s, e, sc) {
    for (const tile of claimed(g, s, e, sc)) {
      const { taken, event } = placeAt(g, tile);
      takeTile(g, s, sc.seat, tile, taken!);
      if (g.sink) emit(g, { e: event === null ? 'kept' : 'achieved', seat: sc.seat, place: tile });
    }
  },
  possible: (g, s, e, sc) => claimed(g, s, e, sc).length > 0,
};

/** Those that are ever taken. */
function claimed(g: Rules, s: GameState, { what }: EffectOf<'claim'>, sc: Scope): readonly Holder[] {
  const tiles = typeof what === 'string' ? (sc.cards[what] ?? []) : select(g, s, sc, what);
  return tiles.filter((tile) => !isCard(g, tile) && placeAt(g, tile).taken !== null);
}

export const nextSeason: OpHandler<'nextSeason'> = {
  run(g, s, _e, sc) {
    const me = s.seats[sc.seat];
    me.season++;
    if (g.sink) emit(g, { e: 'prepared', seat: sc.seat, season: me.season });
  },
  possible: (g, s, _e, sc) => s.seats[sc.seat].season < g.seasons.length - 1,
};
