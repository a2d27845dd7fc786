import {
  designOf,
  emit,
  isCard,
  isNamed,
  isPermanent,
  ownerOf,
  placeAt,
  possible,
  push,
  scopeOf,
  type Effect,
  type EffectOf,
  type GameState,
  type Holder,
  type OpHandler,
  type Rules,
  type Scope,
} from '@everdell/engine';

/** What the location does, if it may be carried out like this. */
function effectAt(g: Rules, s: GameState, e: EffectOf<'copyOccupied'>, at: Holder): Effect | null {
  if (at < 0 || isPermanent(g, s, at)) return null;
  if (isCard(g, at)) {
    const d = designOf(g, s, at);
    return ownerOf(g, s, at) < 0 || e.except.some((id) => isNamed(d, id)) ? null : (d.visit?.effect ?? null);
  }
  const place = placeAt(g, at);
  return s.rows[place.row].includes(at) && place.event === null ? place.effect : null;
}

function copyable(g: Rules, s: GameState, e: EffectOf<'copyOccupied'>, sc: Scope): Holder[] {
  const found: Holder[] = [];
  s.seats.forEach(({ workers }, seat) => {
    if (seat === sc.seat) return;
    for (const at of workers) {
      const effect = found.includes(at) ? null : effectAt(g, s, e, at);
      if (effect !== null && possible(g, s, effect, scopeOf(sc.seat, at))) found.push(at);
    }
  });
  return found.sort((a, b) => a - b);
}

export const copyOccupied: OpHandler<'copyOccupied'> = {
  ask(g, s, e, sc) {
    const items = copyable(g, s, e, sc);
    if (items.length === 0) return null;
    const ask = 'copyPlace';
    return { kind: 'pick', seat: sc.seat, why: sc.src, ask, of: 'place', items, min: 1, max: 1, picked: [] };
  },
  answer(g, s, e, sc, _d, a) {
    const [at] = a.t === 'pick' ? a.items : [];
    if (g.sink && isCard(g, at)) emit(g, { e: 'activated', seat: sc.seat, cards: [at], designs: [s.cardOf[at]] });
    else if (g.sink) emit(g, { e: 'copied', seat: sc.seat, place: at });
    push(s, effectAt(g, s, e, at) ?? undefined, scopeOf(sc.seat, at));
  },
  possible: (g, s, e, sc) => copyable(g, s, e, sc).length > 0,
};
