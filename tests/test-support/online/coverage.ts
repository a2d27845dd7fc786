import { seededRandom } from '@everdell/ai';
import { createGame, dealSeed, type Action, type Decision, type Game } from '@everdell/game';
import type { Choose } from './play.ts';

/** Finds games that ask many different things, so that few of them have to be played online. */

export interface AskingGame {
  readonly players: number;
  /** The server's secret; nobody gives a word. */
  readonly secret: string;
  /** What it is the first of the chosen games to ask, and at which version. */
  readonly asks: ReadonlyMap<string, number>;
}

export function askOf({ kind, ask }: Pick<Decision, 'kind' | 'ask'>): string {
  return `${kind}/${ask}`;
}

/** Plays cards, visits cards and achieves Events whenever possible, so that cities grow and ask much. */
export function eager({ rules }: Game): Choose {
  const isWanted = (action: Action): boolean =>
    action.t === 'play' ||
    (action.t === 'visit' && (action.place < rules.cards || rules.places[action.place - rules.cards].event !== null));
  return (legal, version) => {
    const wanted = legal.filter(isWanted);
    const from = wanted.length > 0 ? wanted : legal;
    return from[Math.floor(seededRandom(`cover/${version}`)() * from.length)];
  };
}

/** Tries so many deals, and fewer if nothing is left to be asked; gives those needed to hear everything they ask. */
export function askingGames(most: number, wanted: readonly string[]): AskingGame[] {
  const tried = [];
  const heard = new Set<string>();
  for (let deal = 0; deal < most && wanted.some((ask) => !heard.has(ask)); deal++) {
    const players = 2 + (deal % 3);
    const secret = deal.toString(16).padStart(64, '0');
    const asks = asksIn(players, secret);
    for (const ask of asks.keys()) heard.add(ask);
    tried.push({ players, secret, asks });
  }
  const chosen: AskingGame[] = [];
  while (heard.size > 0) {
    const news = tried.map((game) => new Map([...game.asks].filter(([ask]) => heard.has(ask))));
    const worth = news.map((asks) => asks.size / Math.max(...asks.values(), 50));
    const best = worth.indexOf(Math.max(...worth));
    chosen.push({ ...tried[best], asks: news[best] });
    for (const ask of news[best].keys()) heard.delete(ask);
  }
  return chosen;
}

function asksIn(players: number, secret: string): Map<string, number> {
  const game = createGame({ players });
  const choose = eager(game);
  const state = game.start(dealSeed(secret, Array<string>(players).fill('')));
  const asks = new Map<string, number>();
  let version = 0;
  for (let d = game.decisions(state).at(0); d !== undefined; d = game.decisions(state).at(0)) {
    const ask = askOf(d);
    if (!asks.has(ask)) asks.set(ask, version);
    game.advance(state, choose(game.legal(state, d.seat), version));
    version++;
  }
  return asks;
}
