import {
  emit,
  momentEffects,
  placeAt,
  push,
  removeFrom,
  scopeOf,
  type GameState,
  type Holder,
  type OpHandler,
  type Rules,
  type Scope,
} from '@everdell/engine';

export const adorn: OpHandler<'adorn'> = {
  run(g, s, { place }, sc) {
    removeFrom(s.zones[g.seatZone['adornments'][sc.seat]], place);
    s.zones[g.seatZone['adornmentsPlayed'][sc.seat]].push(place);
    if (g.sink) emit(g, { e: 'adorned', seat: sc.seat, place });
    push(s, placeAt(g, place).def.effect, scopeOf(sc.seat, place));
    const list = momentEffects(g, s, 'adorned', { seat: sc.seat });
    if (list.length > 0) push(s, { do: 'moments', list }, scopeOf(sc.seat, place));
  },
};

function playedByOthers(g: Rules, s: GameState, sc: Scope): Holder[] {
  return g.seatZone['adornmentsPlayed'].flatMap((zone, seat) => (seat === sc.seat ? [] : s.zones[zone]));
}

export const mirror: OpHandler<'mirror'> = {
  ask(g, s, _e, sc) {
    const items = playedByOthers(g, s, sc);
    if (items.length === 0) return null;
    return { kind: 'pick', seat: sc.seat, why: sc.src, ask: 'mirror', of: 'place', items, min: 0, max: 1, picked: [] };
  },
  answer(g, s, _e, sc, _d, a) {
    for (const place of a.t === 'pick' ? a.items : []) {
      if (g.sink) emit(g, { e: 'copied', seat: sc.seat, place });
      push(s, placeAt(g, place).def.effect, scopeOf(sc.seat, place));
    }
  },
  possible: (g, s, _e, sc) => playedByOthers(g, s, sc).length > 0,
};
