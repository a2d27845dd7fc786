import {
  designOf,
  designsOf,
  emit,
  possible,
  push,
  withNums,
  type Colour,
  type EffectOf,
  type GameState,
  type OpHandler,
  type Rules,
  type Scope,
  type Uid,
} from '@everdell/engine';

const COLOURS: readonly Colour[] = ['tan', 'green', 'red', 'blue', 'purple'];

export const nameColour: OpHandler<'nameColour'> = {
  ask: (_g, _s, e, sc) => ({ kind: 'option', seat: sc.seat, why: sc.src, ask: 'nameColour', ids: e.colours }),
  answer(_g, s, e, sc, _d, a) {
    if (a.t === 'option') push(s, e.then, withNums(sc, e.as, [COLOURS.indexOf(a.id as Colour)]));
  },
  possible: (g, s, e, sc) => possible(g, s, e.then, sc),
};

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
