/** What is checked of every game with a made-up module. */
import { checkCards, checkClone, checkEveryAction, checkRoundTrip, checkViews, checkWorkers } from '@everdell/cli';
import { formatAction, parseAction, type Game, type GameState } from '@everdell/game';
import { must, playOut, type Onlooker, type Played } from '../properties/playOut.ts';
import { openBooks, wrongCrowds, wrongDeck } from '../properties/sound.ts';

/** Plays so many games, in turn at each of the tables. */
export function playAll(games: readonly Game[], n: number, seed: string, onlookerOf: () => Onlooker): Played[] {
  return Array.from({ length: n }, (_, i) =>
    playOut(games[i % games.length], `${seed} ${i}`, i % 2 === 1, onlookerOf()),
  );
}

/** Hand limits are not checked: whoever loses what raised one may hold more cards, and only must not draw. */
function wrongTable(game: Game, s: GameState): string | null {
  return checkCards(game, s) ?? checkWorkers(game, s) ?? wrongCrowds(game, s);
}

export function bookkeeper(): Onlooker {
  let books: ReturnType<typeof openBooks>;
  return {
    start(game, state) {
      must(wrongDeck(game, state));
      books = openBooks(game, state);
    },
    after({ game, state }, events) {
      books.enter(events);
      must(wrongTable(game, state) ?? books.compare(state));
    },
  };
}

/** What can be done is read back from how it is written. */
function wrongNotation(game: Game, s: GameState, seat: number): string | null {
  for (const action of game.legal(s, seat).slice(0, 40)) {
    const written = formatAction(game, s, action);
    const read = JSON.stringify(parseAction(game, s, written));
    if (read !== JSON.stringify(action)) return `${written} is read as ${read}, not as ${JSON.stringify(action)}`;
  }
  return null;
}

/** Looks closely at one position in so many: each look plays every action. */
const SELDOM = 30;

export function sceptic(): Onlooker {
  return {
    before({ game, state, seat, action, at, roll }) {
      if (roll(SELDOM) > 0) return;
      must(checkClone(game, state, action) ?? checkRoundTrip(game, state, seat, action));
      must(checkEveryAction(game, state, seat) ?? checkViews(game, state, `made-up ${at}`));
      must(wrongNotation(game, state, seat));
    },
  };
}
