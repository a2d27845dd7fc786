import {
  answersTo,
  checkAction,
  cloneState,
  compileRules,
  ContentError,
  determinize,
  ownView,
  pendingDecision,
  recallDecision,
  reply,
  scores,
  settle,
  sharedView,
  startGame,
  totalOf,
  turnOf,
  validateDefinition,
  viewOf,
  whyNotCard,
  whyNotPlace,
  winners,
  type Action,
  type Decision,
  type Facts,
  type GameEvent,
  type GameState,
  type Holder,
  type OwnView,
  type Reason,
  type Rules,
  type Score,
  type Seat,
  type Setup,
  type SharedView,
  type Uid,
  type View,
} from '@everdell/engine';
import { Recent } from './recent.ts';
import { doubtful, known } from './facts/facts.ts';
import { bridges } from './registry.ts';
import { SetupError } from './setupError.ts';
import { makeSetup, modulesOf, type SetupRequest } from './setup.ts';

/** A card, or a place on a board or a card. */
export type Thing = { readonly card: Uid } | { readonly place: Holder };

/** An action was refused; the state is as it was. */
export class IllegalAction extends Error {
  override readonly name = 'IllegalAction';
  readonly reason: Reason;
  constructor(reason: Reason) {
    super(`refused: ${reason.code} ${JSON.stringify(reason.params)}`);
    this.reason = reason;
  }
}

/** One contract for humans, bots, tests, server, browser and command line. */
export interface Game {
  readonly setup: Setup;
  readonly rules: Rules;
  /** `dice` are the results of the first rolls, where they are not left to the seed. */
  start(seed: string, dice?: readonly number[]): GameState;
  /** Empty = the game is over. */
  decisions(s: GameState): readonly Decision[];
  /** Says again what `decisions` gave for this state, or for the one it is a copy of, so that it is not worked out anew. */
  recall(s: GameState, decision: Decision): void;
  /** Whose turn begins, without working out what they can do; null = something else is asked, or the game is over. */
  turnOf(s: GameState): Seat | null;
  /** Every answer this seat can give now: finite, canonical, in a fixed order. */
  legal(s: GameState, seat: Seat): readonly Action[];
  /** What whoever runs the game answers for an automa whose turn it is; null = somebody else decides. */
  hostAnswer(s: GameState): Action | null;
  /** Why the action is refused; null = it will be accepted. */
  check(s: GameState, seat: Seat, a: Action): Reason | null;
  /** Why a card cannot be played or a place not visited by this seat, whatever the way to pay. */
  whyNot(s: GameState, seat: Seat, thing: Thing): Reason | null;
  /** Carries the action out in place and tells what happened; refuses with IllegalAction. */
  apply(s: GameState, seat: Seat, a: Action): readonly GameEvent[];
  /** The same for an action taken from `legal`, without checks and without telling: for searches and simulations. */
  advance(s: GameState, a: Action): void;
  clone(s: GameState): GameState;
  view(s: GameState, seat: Seat | null): View;
  /** The two parts of a view: what is the same for everybody, and what is not. */
  sharedView(s: GameState): SharedView;
  ownView(s: GameState, seat: Seat | null): OwnView;
  determinize(v: View, random: () => number): GameState;
  score(s: GameState): readonly Score[];
  /** The total of one seat's score. */
  total(s: GameState, seat: Seat): number;
  winners(s: GameState): readonly Seat[];
}

/** More than anybody plays at once; rules are some hundreds of kilobytes. */
export const COMPILED_AT_MOST = 48;
const compiled = new Recent<Game>(COMPILED_AT_MOST);

/** The game for a request; compiled once per set-up, as long as that is not left alone for many others. */
export function createGame(request: SetupRequest): Game {
  return gameFor(makeSetup(request));
}

/** The game a state belongs to. */
export function gameOf(state: { readonly setup: Setup }): Game {
  return gameFor(state.setup);
}

const bySetup = new WeakMap<Setup, Game>();

function gameFor(setup: Setup): Game {
  const known = bySetup.get(setup);
  if (known !== undefined) return known;
  const key = JSON.stringify([setup.modules, setup.players, Object.entries(setup.options).sort(), setup.facts]);
  let game = compiled.get(key);
  if (game === undefined) {
    const checked = makeSetup(setup);
    if (checked.facts !== undefined) checkWords(checked, checked.facts);
    game = gameOn(compileRules(modulesOf(checked), checked, checked.options, bridges));
    compiled.set(key, game);
    bySetup.set(game.setup, game); // what was started with it stays with it
  }
  bySetup.set(setup, game);
  return game;
}

/** What facts say must have a meaning in the game as it is without them. */
function checkWords(setup: Setup, facts: Facts): void {
  const { modules, players, options } = setup;
  const { rules } = gameFor({ modules, players, options });
  for (const entry of doubtful(rules.modules)) {
    const { id } = entry;
    if (!Object.hasOwn(facts, id)) continue;
    try {
      validateDefinition(rules, known(entry, facts[id]), `facts.${id}`);
    } catch (error) {
      throw new SetupError(error instanceof ContentError ? error.message : `facts.${id}: has no meaning`);
    }
  }
}

/** The contract over compiled rules, also of modules that are in no registry. */
export function gameOn(g: Rules): Game {
  return {
    setup: g.setup,
    rules: g,
    start: (seed, dice) => startGame(g, seed, dice),
    decisions(s) {
      const d = pendingDecision(g, s);
      return d === null ? [] : [d];
    },
    recall: (s, decision) => recallDecision(s, decision),
    turnOf: (s) => turnOf(g, s),
    legal(s, seat) {
      const d = pendingDecision(g, s);
      return d === null || d.seat !== seat ? [] : answersTo(g, s, d);
    },
    hostAnswer(s) {
      const d = pendingDecision(g, s);
      return d === null || g.automas[d.seat] === null ? null : answersTo(g, s, d)[0];
    },
    check: (s, seat, a) => checkAction(g, s, seat, a),
    whyNot: (s, seat, thing) =>
      'card' in thing ? whyNotCard(g, s, seat, thing.card) : whyNotPlace(g, s, seat, thing.place),
    apply(s, seat, a) {
      const reason = checkAction(g, s, seat, a);
      if (reason !== null) throw new IllegalAction(reason);
      const events: GameEvent[] = [];
      g.sink = events;
      try {
        reply(g, s, a);
        settle(g, s);
      } finally {
        g.sink = null;
      }
      return events;
    },
    advance(s, a) {
      reply(g, s, a);
      settle(g, s);
    },
    clone: (s) => cloneState(g, s),
    view: (s, seat) => viewOf(g, s, seat),
    sharedView,
    ownView: (s, seat) => ownView(g, s, seat),
    determinize: (v, random) => determinize(g, v, random),
    score: (s) => scores(g, s),
    total: (s, seat) => totalOf(g, s, seat),
    winners: (s) => winners(g, s),
  };
}
