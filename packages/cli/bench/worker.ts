// A process of scripts/bench-compare.mjs: one build that works when it is its turn.
import { createGame, type GameState } from '@everdell/game';
import { pickOne, seededRandom } from '@everdell/ai';
import { createHash } from 'node:crypto';
import { takeTasks } from '../core/pool.ts';
import { automasFor, everythingFor } from './everything.ts';
import { searchGame, workFor, type Rate, type Workload } from './workloads.ts';

export type Task =
  | { readonly do: 'modules'; readonly players: number }
  | { readonly do: 'automas'; readonly players: number }
  | { readonly do: 'work'; readonly work: Workload; readonly seconds: number; readonly seed: string }
  | { readonly do: 'digest'; readonly work: Workload };

takeTasks((task: Task): readonly string[] | Rate | string => {
  if (task.do === 'modules') return everythingFor(task.players);
  if (task.do === 'automas') return automasFor(task.players);
  if (task.do === 'digest') return digestOf(task.work);
  return workFor(task.work, task.seconds, task.seed);
});

const GAMES = 40;

/** Where some games end up: the same for builds that play alike. */
function digestOf({ kind, players, modules }: Workload): string {
  const game = createGame({ players, modules });
  const hash = createHash('sha256');
  if (kind === 'search') return hash.update(JSON.stringify(searchedState(game.setup.players, modules))).digest('hex');
  for (let n = 0; n < GAMES; n++) {
    const random = seededRandom(`digest/${n}`);
    const state = game.start(`digest/${n}`);
    for (let [decision] = game.decisions(state); decision !== undefined; [decision] = game.decisions(state)) {
      const legal = game.legal(state, decision.seat);
      hash.update(JSON.stringify(legal));
      game.advance(state, pickOne(legal, random));
    }
    hash.update(JSON.stringify(state));
  }
  return hash.digest('hex');
}

function searchedState(players: number, modules: readonly string[]): GameState {
  const searching = searchGame(createGame({ players, modules }), 'digest');
  let step = searching.next();
  while (step.done !== true) step = searching.next();
  return step.value;
}
