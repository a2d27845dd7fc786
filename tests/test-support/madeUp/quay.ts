/** A new game with the set about travelling, and what its first player does. */
import { ZONE, type Action, type Bundle, type Game, type GameState } from '@everdell/game';
import { base } from '@everdell/sets';
import { vector } from '../look.ts';
import { begun, gameWith } from './game.ts';
import { voyage } from './voyage.ts';

const two: Game = gameWith([base, voyage], 2);

export interface Quay {
  readonly game: Game;
  readonly s: GameState;
  readonly me: number;
  /** What lies in a zone of the table, and in the own one of zones that seats have. */
  zone(id: string): number[];
  own(id: string): number[];
  /** Puts a card of the deck into an own zone. */
  card(id: string, zone: string, seat?: number): number;
  /** Nothing but this tile lies in the own zone. */
  lay(id: string, zone: string): number;
  /** These tiles lie in the own zone; this one lies on top of a pile. */
  setOwn(zone: string, tiles: readonly number[]): void;
  top(zone: string, tile: number): void;
  res(what: Bundle): void;
  visit(id: string): void;
  pick(...items: number[]): void;
  do(a: Action): void;
  /** The items of the choice that is asked. */
  offered(): readonly number[];
}

export function quay(game: Game = two): Quay {
  const g = game.rules;
  const s = begun(game, 'quay');
  const me = s.active;
  const apply = (a: Action): void => void game.apply(s, game.decisions(s)[0].seat, a);
  const ownZone = (id: string, seat: number): number =>
    g.seatZone[id]?.[seat] ?? (id === 'hand' ? g.hand : g.city)[seat];
  const takeUp = (tiles: readonly number[]): void => {
    s.zones = s.zones.map((lies) => lies.filter((at) => !tiles.includes(at)));
  };
  return {
    game,
    s,
    me,
    zone: (id) => s.zones[g.zone[id]],
    own: (id) => s.zones[ownZone(id, me)],
    card(id, zone, seat = me) {
      const uid = s.zones[ZONE.deck].find((card) => g.designs[s.cardOf[card]].id === id)!;
      s.zones[ZONE.deck] = s.zones[ZONE.deck].filter((card) => card !== uid);
      s.zones[ownZone(zone, seat)].push(uid);
      return uid;
    },
    lay(id, zone) {
      const { ix } = g.placeById.get(id)!;
      takeUp([ix]);
      s.zones[ownZone(zone, me)] = [ix];
      return ix;
    },
    setOwn(zone, tiles) {
      takeUp(tiles);
      s.zones[ownZone(zone, me)] = [...tiles];
    },
    top(zone, tile) {
      takeUp([tile]);
      s.zones[g.zone[zone]].push(tile);
    },
    res(what) {
      s.seats[me].res = vector(game, what);
    },
    visit: (id) => apply({ t: 'visit', place: g.placeById.get(id)!.ix }),
    pick: (...items) => apply({ t: 'pick', items }),
    do: apply,
    offered() {
      const [d] = game.decisions(s);
      return d?.kind === 'pick' ? d.items : [];
    },
  };
}
