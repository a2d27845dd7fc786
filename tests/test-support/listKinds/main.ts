// A program for `node --allow-natives-syntax`: plays games and prints where lists are of a kind that they should not be.
import { pickOne, seededRandom, steadyBot } from '@everdell/ai';
import { createGame, registry, type Game, type GameState, type SetupRequest } from '@everdell/game';
import { oddLists } from './oddLists.ts';

/** Code is optimised after some games, and only then do some ways to make a list make one that may have holes. */
const GAMES = 30;
/** Decisions between two looks. */
const EVERY = 23;

function oddListsOf(request: SetupRequest): readonly string[] {
  const game = createGame(request);
  const found = new Set<string>();
  for (let n = 0; n < GAMES; n++) {
    const random = seededRandom(`lists/${n}`);
    const state = game.start(`lists/${n}`);
    for (let at = 0; ; at++) {
      const [decision] = game.decisions(state);
      if (at % EVERY === 0) for (const where of look(game, state, random)) found.add(where);
      if (decision === undefined) break;
      game.advance(state, pickOne(game.legal(state, decision.seat), random));
    }
  }
  return [...found];
}

function look(game: Game, state: GameState, random: () => number): readonly string[] {
  const world = game.determinize(game.view(state, 0), random);
  return [
    ...oddLists(state, 'state'),
    ...oddLists(game.clone(state), 'copy'),
    ...oddLists(world, 'world'),
    ...oddLists(game.clone(world), 'copy of a world'),
  ];
}

/** All together come first: what they do to V8 shows in the games after them too. */
function setups(): readonly SetupRequest[] {
  const together = registry.filter(({ players }) => players === undefined || players.includes(4)).map(({ id }) => id);
  const alone = registry.map(({ id, players, needs = [] }): SetupRequest => {
    return { players: players?.[0] ?? 2, modules: [id, ...needs] };
  });
  return [{ players: 4, modules: together }, ...alone];
}

steadyBot(); // with the bots come the fractions by which they weigh resources
const found = setups().map((request) => [request.modules!.join(' '), oddListsOf(request)] as const);
process.stdout.write(JSON.stringify(found));
