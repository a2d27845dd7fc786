// A process of scripts/same-play.mjs: one build that plays planned games at random and tells what was offered in each.
import { pickOne, seededRandom } from '@everdell/ai';
import { createGame, type Decision, type Game, type GameState } from '@everdell/game';
import { createHash } from 'node:crypto';
import { takeTasks } from '../core/pool.ts';
import { planGame, type PlannedGame } from '../fuzz/plan.ts';

export interface Task {
  readonly seed: string;
  readonly index: number;
  /** Tell every step instead of the sum of them all. */
  readonly steps?: true;
}
export interface Played {
  readonly what: string;
  readonly decisions: number;
  readonly sum: string;
  readonly steps?: readonly string[];
}

const PLAYERS = [1, 2, 3, 4, 5, 6];

takeTasks(({ seed, index, steps }: Task): Played => {
  const planned = planGame({ seed, players: PLAYERS }, index);
  const lines = [...played(planned)];
  const sum = createHash('sha256').update(lines.join('\n')).digest('hex');
  const what = JSON.stringify(planned.request);
  return { what, decisions: lines.length, sum, ...(steps === undefined ? {} : { steps: lines }) };
});

/** What is asked and offered, step by step; names of unfinished work are no part of it, since they may change. */
function* played({ seed, request }: PlannedGame): Generator<string> {
  const game = createGame(request);
  const random = seededRandom(`${seed}/moves`);
  const state = game.start(seed);
  for (let [d] = game.decisions(state); d !== undefined; [d] = game.decisions(state)) {
    const legal = game.legal(state, d.seat);
    yield `${asked(d)} ${JSON.stringify(legal.map(inOneForm))} ${told(game, state)}`;
    game.advance(state, pickOne(legal, random));
  }
  yield JSON.stringify([game.score(state), cardsOf(game, state), seatsOf(state), state.rng]);
}

/** Where the cards of the end are; what else lies in zones may lie elsewhere in another build. */
function cardsOf({ rules: { zone, hand, city } }: Game, { zones }: GameState): number[][] {
  return [zone['deck'], zone['discard'], zone['meadow'], ...hand, ...city].map((z) => zones[z]);
}

function seatsOf({ seats }: GameState): unknown[] {
  return seats.map(({ res, points, workers, season, passed }) => [res, points, workers, season, passed]);
}

/** What a module adds to a turn was called otherwise, in builds of before. */
function inOneForm(action: object): object {
  const { t, id, it, arg } = action as Readonly<Record<string, unknown>>;
  return t === 'act' || t === 'extra' ? [id, it ?? arg] : action;
}

function asked(d: Decision): string {
  return JSON.stringify([d.seat, d.kind, 'ask' in d ? d.ask : null, 'why' in d ? d.why : null]);
}

function told(game: Game, state: GameState): string {
  return JSON.stringify(state.seats.map((_, seat) => game.total(state, seat)));
}
