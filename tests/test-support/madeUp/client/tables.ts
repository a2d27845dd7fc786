import type { Module } from '@everdell/engine';
import { base } from '@everdell/sets';
import { laidOut } from '../../browser/situations.ts';
import { almanac } from '../almanac.ts';
import { bazaar } from '../bazaar.ts';
import { begun, gameWith } from '../game.ts';
import { magpie } from '../magpie.ts';
import { voyage } from '../voyage.ts';
import type { Game, GameState } from '@everdell/game';

interface MadeUpTable {
  readonly game: Game;
  readonly state: GameState;
}

/** A game in its first turn with sets that do not exist. */
function opened(modules: readonly Module[], players: number, seed: string): MadeUpTable {
  const game = gameWith([base, ...modules], players);
  return { game, state: begun(game, seed) };
}

/** A land, weather, powers, a purse and a full shelf; the first seat is at turn. */
export function everything(players: number): MadeUpTable {
  for (let n = 0; ; n++) {
    const table = opened([almanac, bazaar, voyage], players, `everything/${n}`);
    const { game, state } = table;
    if (state.active !== 0 || game.decisions(state)[0]?.seat !== 0) continue;
    const g = game.rules;
    const tiles = (row: string, some: number): number[] =>
      g.places.flatMap(({ ix, def }) => ((def.row as string) === row ? [ix] : [])).slice(0, some);
    const give = (zone: string, holders: readonly number[]): void => {
      state.zones = state.zones.map((lies) => lies.filter((at) => !holders.includes(at)));
      state.zones[g.seatZone[zone][0]].push(...holders);
    };
    give('guests', tiles('guests', 3));
    give('finds', tiles('finds', 6));
    state.seats[0].res = state.seats[0].res.map(() => 3);
    return { game, state: game.clone(state) };
  }
}

/** Alone against an automa with turns of its own. */
export function againstMagpie(): MadeUpTable {
  const game = gameWith([base, magpie], 1);
  const state = begun(game, 'magpie');
  for (let n = 0; n < 40; n++) {
    const [d] = game.decisions(state);
    if (d === undefined) break;
    if (n > 8 && d.seat === 0 && d.kind === 'turn') break;
    game.advance(state, game.legal(state, d.seat)[0]);
  }
  return { game, state };
}

export const asFile = laidOut;
