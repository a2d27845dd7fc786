import { pickOne, seededRandom } from '@everdell/ai';
import { createGame, type Action, type Decision, type Game, type GameState } from '@everdell/game';
import { checkCards, checkCovers, checkGuests, checkLimits, checkWorkers, handSizes } from './conservation.ts';
import { checkClone, checkEveryAction, checkRoundTrip, checkViews } from './dear.ts';
import { openLedger, type Ledger } from './ledger.ts';
import type { PlannedGame } from './plan.ts';
import { noChecks, type CheckName, type FuzzReport, type Violation } from './report.ts';
import { checkUndo } from './undo.ts';

/** No game has come near it: more decisions mean that it does not end. */
const MOST_DECISIONS = 5000;
/** One decision in so many goes through the dear checks, one game in so many through the taking back of moves. */
const DEAR_EVERY = 50;
const UNDO_EVERY = 20;

/** Plays one game with random moves and checks everything. */
export function fuzzGame(planned: PlannedGame): FuzzReport {
  const game = createGame(planned.request);
  const run = new Run(game, planned);
  run.guard(() => run.play());
  return { games: 1, decisions: run.actions.length, violations: run.violations, checks: run.checks };
}

/** Thrown to leave a game whose position can no longer be trusted. */
class Stop extends Error {}

class Run {
  readonly checks = noChecks();
  readonly violations: Violation[] = [];
  readonly actions: Action[] = [];
  readonly #game: Game;
  readonly #planned: PlannedGame;
  readonly #random: () => number;

  constructor(game: Game, planned: PlannedGame) {
    this.#game = game;
    this.#planned = planned;
    this.#random = seededRandom(`${planned.seed}/moves`);
  }

  /** Whatever is thrown counts as a crash of this game and stops only this one. */
  guard(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (error instanceof Stop) return;
      this.#violate('crash', error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  }

  play(): void {
    const game = this.#game;
    const state = game.start(this.#planned.seed);
    const ledger = openLedger(game, state);
    this.#checkPosition(state, ledger, []);
    for (let [decision] = game.decisions(state); decision !== undefined; [decision] = game.decisions(state)) {
      if (this.actions.length >= MOST_DECISIONS) this.#stop('length', `${MOST_DECISIONS} decisions and no end`);
      this.#step(state, decision, ledger);
    }
    this.#checkReplay(state);
    if (this.#planned.index % UNDO_EVERY === 0) this.#checkUndo();
  }

  #step(state: GameState, { seat }: Decision, ledger: Ledger): void {
    const game = this.#game;
    const legal = game.legal(state, seat);
    this.checks.legality++;
    if (legal.length === 0) this.#stop('legality', 'no legal action');
    const action = pickOne(legal, this.#random);
    if (Math.floor(this.#random() * DEAR_EVERY) === 0) this.#dear(state, seat, action);
    const reason = game.check(state, seat, action);
    if (reason !== null) this.#stop('legality', `listed but refused as ${reason.code}: ${JSON.stringify(action)}`);
    this.actions.push(action);
    const hands = handSizes(game, state);
    ledger.enter(game.apply(state, seat, action));
    this.#checkPosition(state, ledger, hands);
  }

  #checkPosition(state: GameState, ledger: Ledger, hands: readonly number[]): void {
    this.checks.conservation++;
    const game = this.#game;
    const wrong =
      checkCards(game, state) ??
      checkGuests(game, state) ??
      checkCovers(game, state) ??
      checkWorkers(game, state) ??
      checkLimits(game, state, hands) ??
      ledger.compare(state);
    if (wrong !== null) this.#stop('conservation', wrong);
  }

  #dear(state: GameState, seat: number, action: Action): void {
    const game = this.#game;
    const seed = `${this.#planned.seed}/${this.actions.length}`;
    this.#expect('roundTrip', checkRoundTrip(game, state, seat, action));
    this.#expect('clone', checkClone(game, state, action));
    this.#expect('views', checkViews(game, state, seed));
    this.#expect('everyAction', checkEveryAction(game, state, seat));
  }

  #checkReplay(end: GameState): void {
    const again = this.#game.start(this.#planned.seed);
    for (const action of this.actions) this.#game.advance(again, action);
    const same = JSON.stringify(again) === JSON.stringify(end);
    this.#expect('replay', same ? null : 'the same actions end in another state');
  }

  #checkUndo(): void {
    const { undone, wrong } = checkUndo(this.#planned, this.actions);
    this.#expect('undo', wrong);
    this.checks.undo += undone - 1;
  }

  #expect(kind: CheckName, wrong: string | null): void {
    this.checks[kind]++;
    if (wrong !== null) this.#violate(kind, wrong);
  }

  #stop(kind: Violation['kind'], message: string): never {
    this.#violate(kind, message);
    throw new Stop();
  }

  #violate(kind: Violation['kind'], message: string): void {
    this.violations.push({
      kind,
      message,
      seed: this.#planned.seed,
      setup: this.#game.setup,
      game: this.#planned.index,
      at: this.actions.length,
      actions: this.actions.slice(),
    });
  }
}
