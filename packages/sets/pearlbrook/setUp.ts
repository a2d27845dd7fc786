import { EMPTY_SPACE, filled, shuffle, type GameState, type Holder, type Rules } from '@everdell/engine';
import { OF_EACH_SUIT, riverCitizens, riverLocations } from './river.ts';

const ADORNMENTS_EACH = 2;

function shuffled(g: Rules, s: GameState, ids: readonly string[]): Holder[] {
  const places: Holder[] = [];
  for (const id of ids) places.push(g.placeById.get(id)!.ix);
  shuffle(s.rng, places);
  return places;
}

export function setUp(g: Rules, s: GameState): void {
  layRiver(g, s);
  dealAdornments(g, s);
}

/** Two citizens and two locations, mixed and face down; the others leave the game unseen (R-PEARL-02, R-PEARL-03). */
function layRiver(g: Rules, s: GameState): void {
  const citizens = shuffled(g, s, Object.keys(riverCitizens));
  const locations = shuffled(g, s, Object.keys(riverLocations));
  const down = [...citizens.splice(0, OF_EACH_SUIT), ...locations.splice(0, OF_EACH_SUIT)];
  shuffle(s.rng, down);
  s.zones[g.zone['riverDown']] = down;
  s.zones[g.zone['riverOut']] = [...citizens, ...locations];
  s.rows[g.rowIx.riverCards] = filled(down.length, EMPTY_SPACE);
}

/** Players only: an automa gets none (R-PEARL-06, R-RUG-43). */
function dealAdornments(g: Rules, s: GameState): void {
  const pile: Holder[] = [];
  for (const place of g.places) if (place.row === g.rowIx.adornments) pile.push(place.ix);
  shuffle(s.rng, pile);
  for (let seat = 0; seat < g.humans; seat++) s.zones[g.seatZone['adornments'][seat]] = pile.splice(0, ADORNMENTS_EACH);
  s.zones[g.zone['adornmentsOut']] = pile;
  s.reveals++;
}
