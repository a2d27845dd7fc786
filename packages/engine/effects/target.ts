import { placeAt, type Rules } from '../content/rules.ts';
import { seatAfter, seatsFrom } from '../state/order.ts';
import type { GameState, Seat } from '../state/types.ts';
import type { Arrow } from './types.ts';

/** Where the arrow of an automa points. */

/** The automa that acts, or the first one if a player does; -1 = there is none. */
function automaOf(g: Rules, seat: Seat): Seat {
  return g.automas[seat] === null ? g.automas.findIndex((automa) => automa !== null) : seat;
}

/** The one on the last tile of the zone that its automa names. */
export function arrowOf(g: Rules, s: GameState, seat: Seat): Arrow {
  const automa = automaOf(g, seat);
  const source = g.automas[automa]?.arrow;
  if (source === undefined) return 'clockwise';
  const tile = s.zones[g.zone[source] ?? g.seatZone[source][automa]].at(-1);
  return tile === undefined ? 'clockwise' : (placeAt(g, tile).def.arrow ?? 'clockwise');
}

/** The player next to the automa in the order of play, on the side to which its arrow points. */
export function targetOf(g: Rules, s: GameState, seat: Seat): Seat {
  const automa = automaOf(g, seat);
  const players = automa < 0 ? [] : seatsFrom(s, automa).filter((other) => g.automas[other] === null);
  return (arrowOf(g, s, seat) === 'clockwise' ? players[0] : players.at(-1)) ?? seatAfter(s, seat);
}
