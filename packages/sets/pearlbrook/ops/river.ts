import {
  EMPTY_SPACE,
  emit,
  gainGoods,
  placeAt,
  possible,
  push,
  removeFrom,
  replaced,
  scopeOf,
  toVector,
  type Bundle,
  type Effect,
  type GameState,
  type Holder,
  type OpHandler,
  type Rules,
  type Seat,
} from '@everdell/engine';

function spotOf(g: Rules, s: GameState, at: Holder): number {
  return s.rows[g.rowIx.river].indexOf(at);
}

function cardAt(g: Rules, s: GameState, spot: number): Holder {
  return s.rows[g.rowIx.riverCards][spot];
}

function isFaceDown(g: Rules, s: GameState, spot: number): boolean {
  return cardAt(g, s, spot) === EMPTY_SPACE;
}

const PEARL: Bundle = { pearl: 1 };

function gainPearl(g: Rules, s: GameState, seat: Seat): void {
  gainGoods(g, s, seat, toVector(g, PEARL));
}

/** The card face down on a spot: in their zone they lie in the order of the spots. */
function hiddenAt(g: Rules, s: GameState, spot: number): Holder {
  const before = s.rows[g.rowIx.riverCards].slice(0, spot).filter((card) => card === EMPTY_SPACE).length;
  return s.zones[g.zone['riverDown']][before];
}

function revealRiver(g: Rules, s: GameState, seat: Seat, spot: number): void {
  const card = hiddenAt(g, s, spot);
  removeFrom(s.zones[g.zone['riverDown']], card);
  s.rows[g.rowIx.riverCards] = replaced(s.rows[g.rowIx.riverCards], spot, card);
  s.reveals++;
  if (g.sink) emit(g, { e: 'riverRevealed', seat, place: s.rows[g.rowIx.river][spot], card });
}

function tradeOf(g: Rules, card: Holder): Effect {
  return placeAt(g, card).effect!;
}

export const visitRiver: OpHandler<'visitRiver'> = {
  run(g, s, _e, sc) {
    const spot = spotOf(g, s, sc.src);
    if (!isFaceDown(g, s, spot)) {
      const card = cardAt(g, s, spot);
      push(s, tradeOf(g, card), scopeOf(sc.seat, card));
      return;
    }
    const card = hiddenAt(g, s, spot);
    const may: Effect = { do: 'option', choices: [{ id: 'trade', then: tradeOf(g, card) }], optional: true };
    push(s, may, scopeOf(sc.seat, card)); // R-PEARL-17
    gainPearl(g, s, sc.seat); // R-PEARL-16; what the pearl sets off comes before the trade
    revealRiver(g, s, sc.seat, spot);
  },
  possible(g, s, _e, sc) {
    const spot = spotOf(g, s, sc.src);
    if (isFaceDown(g, s, spot)) return true;
    const card = cardAt(g, s, spot);
    return possible(g, s, tradeOf(g, card), scopeOf(sc.seat, card)); // OQ-28
  },
  price: () => true, // all that can be missing is what the trade costs
};

export const turnRiver: OpHandler<'turnRiver'> = {
  run(g, s, e, sc) {
    for (const at of hiddenSpots(g, s, sc.cards[e.at])) revealRiver(g, s, sc.seat, spotOf(g, s, at));
  },
  possible: (g, s, e, sc) => hiddenSpots(g, s, sc.cards[e.at]).length > 0,
};

function hiddenSpots(g: Rules, s: GameState, spots: readonly Holder[] = []): readonly Holder[] {
  return spots.filter((at) => isFaceDown(g, s, spotOf(g, s, at)));
}
