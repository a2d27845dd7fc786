import {
  designOf,
  discardFromHand,
  push,
  withCards,
  type Colour,
  type GameState,
  type OpHandler,
  type Rules,
  type Scope,
  type Uid,
} from '@everdell/engine';

/** The variable that collects the cards chosen so far. */
const SHOWN = 'shown';

/** Hand cards of colours that are not among those chosen. */
function others(g: Rules, s: GameState, sc: Scope): Uid[] {
  const colourOf = (uid: Uid): Colour => designOf(g, s, uid).colour;
  const shown = (sc.cards[SHOWN] ?? []).map(colourOf);
  return s.zones[g.hand[sc.seat]].filter((uid) => !shown.includes(colourOf(uid)));
}

/** One after the other: as long as there are enough colours, no choice closes the way. */
export const discardColours: OpHandler<'discardColours'> = {
  ask(g, s, _e, sc) {
    const found = others(g, s, sc);
    // Never so at the table, but in a world that somebody imagines who does not see the hand.
    const chosen = sc.cards[SHOWN] ?? [];
    const items = found.length > 0 ? found : s.zones[g.hand[sc.seat]].filter((uid) => !chosen.includes(uid));
    const ask = 'discardColours';
    return { kind: 'pick', seat: sc.seat, why: sc.src, ask, of: 'card', items, min: 1, max: 1, picked: [] };
  },
  answer(g, s, e, sc, _d, a) {
    const shown = [...(sc.cards[SHOWN] ?? []), ...(a.t === 'pick' ? a.items : [])];
    if (shown.length < e.n) push(s, e, withCards(sc, SHOWN, shown));
    else discardFromHand(g, s, sc.seat, shown, true);
  },
  possible: (g, s, e, sc) => new Set(others(g, s, sc).map((uid) => designOf(g, s, uid).colour)).size >= e.n,
  price: () => true,
};
