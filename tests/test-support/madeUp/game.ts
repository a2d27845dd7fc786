/** A game of modules that are in no registry, made from what the engine exports. */
import {
  answersTo,
  checkAction,
  cloneState,
  compileRules,
  defaultOptions,
  determinize,
  pendingDecision,
  reply,
  scores,
  settle,
  startGame,
  viewOf,
  whyNotCard,
  whyNotPlace,
  winners,
  type GameEvent,
  type Module,
  type Rules,
} from '@everdell/engine';
import { IllegalAction, type Game } from '@everdell/game';

export function gameWith(modules: readonly Module[], players: number): Game {
  const options = defaultOptions(modules);
  const setup = { modules: modules.map((m) => m.id), players, options };
  return gameOn(compileRules(modules, setup, options));
}

function gameOn(g: Rules): Game {
  return {
    setup: g.setup,
    rules: g,
    start: (seed) => startGame(g, seed),
    decisions: (s) => [pendingDecision(g, s)].filter((d) => d !== null),
    legal(s, seat) {
      const d = pendingDecision(g, s);
      return d?.seat === seat ? answersTo(g, s, d) : [];
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
        this.advance(s, a);
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
    determinize: (v, random) => determinize(g, v, random),
    score: (s) => scores(g, s),
    winners: (s) => winners(g, s),
  };
}
