import { isCard, placeAt, ZONE, type OpHandler, type Rules } from '../content/rules.ts';
import { select } from '../effects/query.ts';
import type { EffectOf, Scope } from '../effects/types.ts';
import { emit } from '../events/emit.ts';
import { intrudable } from '../flow/arrival.ts';
import { takeTile } from '../flow/visit/visiting.ts';
import type { GameState, Holder, Seat, Uid } from '../state/types.ts';
import { cityOf, designOf } from '../zones/city.ts';
import { lift } from '../zones/zones.ts';

/** What automas do where players would play cards, achieve Events and prepare for a season. */

export const settle: OpHandler<'settle'> = {
  run(g, s, e, sc) {
    for (const card of sc.cards[e.what] ?? []) settleCard(g, s, sc.seat, card);
  },
  possible: (_g, _s, e, sc) => (sc.cards[e.what] ?? []).length > 0,
};

function settleCard(g: Rules, s: GameState, seat: Seat, card: Uid): void {
  const from = g.zones[lift(g, s, card)].id;
  const design = designOf(g, s, card);
  const intrudes = design.arrival !== null && 'into' in design.arrival;
  const into = intrudes ? intrudable(g, s, seat, design)[0] : seat; // R-RUG-17
  const told = { cards: [card], designs: [design.ix] };
  if (into === undefined) {
    s.zones[ZONE.discard].push(card); // OQ-67
    if (g.sink) emit(g, { e: 'discarded', seat, from, ...told });
  } else {
    cityOf(g, s, into).push(card);
    if (g.sink) emit(g, { e: 'entered', seat: into, ...told });
  }
}

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
