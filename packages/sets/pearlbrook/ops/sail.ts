import {
  designOf,
  emit,
  hasRoom,
  moveToCity,
  push,
  withNums,
  type GameState,
  type OpHandler,
  type Rules,
  type Scope,
  type Seat,
} from '@everdell/engine';

/** Opponents whose city has a free space. A ship that has sailed is nobody's to sail. */
function harbours(g: Rules, s: GameState, sc: Scope): Seat[] {
  const ship = designOf(g, s, sc.src);
  const seats: Seat[] = [];
  if (!s.zones[g.city[sc.seat]].includes(sc.src)) return seats;
  for (let seat = 0; seat < g.automas.length; seat++)
    if (seat !== sc.seat && hasRoom(g, s, seat, ship)) seats.push(seat);
  return seats;
}

export const sail: OpHandler<'sail'> = {
  ask(g, s, _e, sc) {
    const items = harbours(g, s, sc);
    if (items.length === 0) return null;
    return { kind: 'pick', seat: sc.seat, why: sc.src, ask: 'sail', of: 'seat', items, min: 1, max: 1, picked: [] };
  },
  answer(g, s, e, sc, _d, a) {
    const [to] = a.t === 'pick' ? a.items : [];
    const pearls = s.seats[to].res[g.resources.indexOf('pearl')];
    push(s, e.then, withNums(sc, e.as, [Math.min(e.atMost, pearls)]));
    if (g.sink) emit(g, { e: 'sailed', seat: sc.seat, to, cards: [sc.src], designs: [s.cardOf[sc.src]] });
    moveToCity(g, s, sc.src, sc.seat, to);
  },
  possible: (g, s, _e, sc) => harbours(g, s, sc).length > 0,
};
