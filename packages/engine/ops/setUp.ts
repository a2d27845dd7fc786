import { placeAt, REST, ZONE, type OpHandler, type Rules } from '../content/rules.ts';
import type { RowName } from '../effects/types.ts';
import { happenStage } from '../flow/happenings.ts';
import { below, shuffle } from '../rng/rng.ts';
import { seatsInOrder, takeSeat } from '../state/order.ts';
import { EMPTY_SPACE, type GameState, type Holder, type Seat } from '../state/types.ts';
import { kept, mapped } from '../state/vectors.ts';
import { refill } from '../zones/displays.ts';
import { drawCards } from '../zones/zones.ts';

const CLEARINGS = 4;

export const stage: OpHandler<'stage'> = {
  run: (g, s, e) => happenStage(g, s, e.to),
};

export const sit: OpHandler<'sit'> = {
  run: (_g, s, e, sc) => takeSeat(s, sc.seat, e.as),
};

/** Rows, displays, and who begins: all of chance that comes before the hands, in one step that nobody takes back. */
export const layBoard: OpHandler<'layBoard'> = {
  run(g, s) {
    layRows(g, s);
    dealTiles(g, s, true);
    refill(g, s, ZONE.meadow);
    layDisplays(g, s);
    s.active = firstSeat(g, s);
  },
};

/** Tiles that are dealt to zones, of rows that are not laid out. */
export const layTiles: OpHandler<'layTiles'> = {
  run: (g, s) => dealTiles(g, s, false),
};

/** Each row is shuffled; its zones get what they are dealt, in their order, and one of them the rest. */
function dealTiles(g: Rules, s: GameState, laid: boolean): void {
  for (const { row, zones, tiles } of g.tileDeals) {
    if ((g.laid[row] !== null) !== laid) continue;
    const onBoard = s.rows[row];
    let pool = kept(tiles, (tile) => !onBoard.includes(tile));
    shuffle(s.rng, pool);
    for (const zone of zones) {
      const { dealt: n, suit } = g.zones[zone];
      const fitting = suit === null ? pool : kept(pool, (tile) => placeAt(g, tile).def.suit === suit);
      const own = n === REST ? fitting : fitting.slice(0, n);
      s.zones[zone].push(...own);
      pool = n === REST && suit === null ? [] : kept(pool, (tile) => !own.includes(tile));
    }
  }
}

/** A pile of tiles from which a display is filled holds all of them, shuffled, before the display is. */
function layDisplays(g: Rules, s: GameState): void {
  for (const display of g.displays) {
    const { rows, refill: how } = g.zones[display];
    if (rows.length > 0 && how !== null) {
      const pile = mapped(
        kept(g.places, ({ row }) => rows.includes(row)),
        ({ ix }) => ix,
      );
      shuffle(s.rng, pile);
      s.zones[how.from] = pile;
    }
    if (how?.startsEmpty !== true) refill(g, s, display);
  }
}

/** Starting hands in the order of play (R-SETUP-11, R-SETUP-12), and what every player gets of the small decks. */
export const dealHands: OpHandler<'dealHands'> = {
  run(g, s) {
    const players = seatsInOrder(s).filter((seat) => g.automas[seat] === null);
    players.forEach((seat, i) => drawCards(g, s, seat, g.table.startingHands[i]));
    g.automas.forEach((automa, seat) => drawCards(g, s, seat, automa?.hand?.[g.humans - 1] ?? 0));
    dealSmallDecks(g, s);
  },
};

/** What is not dealt stays where it lies, out of the game. */
function dealSmallDecks(g: Rules, s: GameState): void {
  g.zones.forEach(({ owner, deck, dealt, rows }, z) => {
    if (rows.length === 0 && dealt > 0 && owner < g.humans) s.zones[z] = s.zones[g.decks[deck].zone].splice(-dealt);
  });
}

function firstSeat(g: Rules, s: GameState): Seat {
  const chosen = g.options['firstPlayer'];
  return typeof chosen === 'number' ? chosen : below(s.rng, g.humans); // OQ-46
}

/** Lays out the places of every row: Forest cards and special Events at random, all others as they are. */
function layRows(g: Rules, s: GameState): void {
  for (let row = 0; row < g.rowNames.length; row++) {
    const laid = g.laid[row];
    if (laid === null) continue;
    const name = g.rowNames[row];
    s.rows[row] = laid;
    if (name === 'forest') s.rows[row] = layForest(g, s, laid.slice());
    if (name === 'specialEvents') s.rows[row] = dealt(g, s, name, laid.slice(), g.table.specialEvents);
  }
}

function dealt(g: Rules, s: GameState, row: RowName, places: Holder[], n: number): Holder[] {
  const sure: Holder[] = [];
  const late: Holder[] = [];
  let pool = places;
  for (const m of g.modules) {
    const deal = g.dealOf(m.id, row);
    if (deal === undefined) continue;
    const own = kept(pool, (place) => placeAt(g, place).set === m.id);
    shuffle(s.rng, own);
    pool = kept(pool, (place) => !own.includes(place));
    const { half } = deal;
    const { atLeast = half ? n >> 1 : 0, atMost = half ? atLeast : own.length } = deal;
    sure.push(...own.slice(0, atLeast));
    pool.push(...own.slice(atLeast, atMost));
    if (half && n % 2 === 1) late.push(...own.slice(atLeast));
  }
  shuffle(s.rng, pool);
  if (sure.length === 0) return toEnds(g, row, pool.slice(0, n));
  const all = [...sure, ...pool].slice(0, late.length === 0 ? n : n - 1);
  if (all.length < n) {
    const left = [...late, ...pool.filter((place) => !all.includes(place))];
    shuffle(s.rng, left);
    all.push(...left.slice(0, n - all.length));
  }
  shuffle(s.rng, all);
  return toEnds(g, row, all);
}

/** Some modules have one of theirs at each end of the row. */
function toEnds(g: Rules, row: RowName, dealt: Holder[]): Holder[] {
  const atEnd = dealt.filter((place) => g.dealOf(placeAt(g, place).set, row)?.ends).slice(0, 2);
  if (atEnd.length === 0) return dealt;
  const others = dealt.filter((place) => !atEnd.includes(place));
  return [...atEnd.slice(0, 1), ...others, ...atEnd.slice(1)];
}

/** Clearings clockwise from the top left; with three cards the bottom right one stays empty (R-SETUP-03). */
function layForest(g: Rules, s: GameState, places: Holder[]): Holder[] {
  const n = g.table.clearings;
  const cards = dealt(g, s, 'forest', places, n);
  if (n < CLEARINGS) cards.splice(2, 0, EMPTY_SPACE);
  return cards;
}
