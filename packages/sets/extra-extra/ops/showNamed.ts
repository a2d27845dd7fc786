import {
  COLOURS,
  designOf,
  designsOf,
  emit,
  push,
  type EffectOf,
  type GameState,
  type OpHandler,
  type Rules,
  type Scope,
  type Uid,
} from '@everdell/engine';

function ofNamedColour(g: Rules, s: GameState, e: EffectOf<'showNamed'>, sc: Scope): Uid[] {
  const [named] = sc.nums[e.colour] ?? [];
  const cards = sc.cards[e.cards] ?? [];
  return s.zones[g.hand[sc.seat]].filter((uid) => cards.includes(uid) && designOf(g, s, uid).colour === COLOURS[named]);
}

export const showNamed: OpHandler<'showNamed'> = {
  ask(g, s, e, sc) {
    const items = ofNamedColour(g, s, e, sc);
    if (items.length === 0) return null;
    const ask = 'showNamed';
    return { kind: 'pick', seat: sc.seat, why: sc.src, ask, of: 'card', items, min: 1, max: 1, picked: [] };
  },
  answer(g, s, e, sc, _d, a) {
    const cards = a.t === 'pick' ? a.items : [];
    s.reveals++;
    if (g.sink) emit(g, { e: 'showed', seat: sc.seat, cards, designs: designsOf(s, cards) });
    push(s, e.then, sc);
  },
};
