import type { Action, Game, Seat } from '@everdell/game';
import { lookAheadBot, type Effort } from '../levels/lookAhead.ts';
import { botAction } from '../match.ts';
import { pickOne, seededRandom } from '../seededRandom.ts';
import { featuresOf } from '../value/features.ts';
import { featureTable } from '../value/featureTable.ts';
import { standing, type Value } from '../value/value.ts';

/** A position after a seat's turn, and what it still gained from there: points, or margin over an automa. */
export interface Sample {
  readonly season: number;
  readonly gained: number;
  readonly features: readonly number[];
}

export interface Gathered {
  readonly samples: readonly Sample[];
  /** By seat, without automas: what it ended with, and by how much it was ahead of the automa (without one, the same). */
  readonly ends: readonly { readonly points: number; readonly margin: number }[];
}

/** Looks less broadly than the levels do, for the sake of many games. */
export const QUICK: Effort = { worlds: 1, answers: 24, followUps: 6, depth: 1 };
/** Turns that are played at random, as a share: so much at least, and up to so much more. */
const WILD = { least: 0.1, more: 0.3 } as const;

/**
 * Plays a game in which everybody goes by the value, but takes some turns at random, each seat its own share of them: what
 * is to be learned is what happens if one does otherwise. Games of nobody but good players tell little of that.
 */
export function gatherGame(game: Game, seed: string, value: Value): Gathered {
  const random = seededRandom(`${seed}/chance`);
  const bot = lookAheadBot('learner', value, QUICK);
  const state = game.start(seed);
  const features = new Float64Array(featureTable(game.rules).names.length);
  const wild = state.seats.map(() => WILD.least + WILD.more * random());
  const met: { seat: Seat; season: number; had: number; features: number[] }[] = [];
  for (let [d] = game.decisions(state); d !== undefined; [d] = game.decisions(state)) {
    const { seat, kind } = d;
    const hosts = game.hostAnswer(state);
    if (hosts !== null) {
      game.apply(state, seat, hosts);
      continue;
    }
    const isWild = kind === 'turn' && random() < wild[seat];
    const action: Action = isWild ? pickOne(game.legal(state, seat), random) : botAction(game, state, bot, random);
    game.apply(state, seat, action);
    if (game.turnOf(state) === null || state.seats[seat].passed) continue;
    featuresOf(game.rules, state, seat, features);
    met.push({ seat, season: state.seats[seat].season, had: standing(game, state, seat), features: [...features] });
  }
  const ends = Array.from({ length: game.rules.humans }, (_, seat) => ({
    points: game.total(state, seat),
    margin: standing(game, state, seat),
  }));
  const samples = met.map(({ seat, season, had, features }) => ({ season, gained: ends[seat].margin - had, features }));
  return { samples, ends };
}
