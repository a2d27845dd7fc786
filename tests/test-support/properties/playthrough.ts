/** Whole games as text: every action in notation, now and then the hash of the state, and the scores at the end. */
import {
  createGame,
  formatAction,
  parseAction,
  stateHash,
  type Game,
  type GameState,
  type SetupRequest,
} from '@everdell/game';
import { playOut } from './playOut.ts';

export interface PlaythroughPlan {
  readonly name: string;
  readonly request: SetupRequest;
}

const HASH_EVERY = 20;
const SEED_LINE = /^seed (.+)$/;
const SETUP_LINE = /^setup (\{.+\})$/;
const HASH_LINE = /^= ([0-9a-f]{16})$/;
const ACTION_LINE = /^(\d) (.+)$/;

/** The game of a fixed random player, who builds whenever that is possible. */
export function writePlaythrough({ name, request }: PlaythroughPlan): string {
  const lines: string[] = [];
  const { game, state } = playOut(createGame(request), name, true, {
    start: (game, state) => lines.push(`setup ${JSON.stringify(game.setup)}`, `seed ${name}`, `= ${stateHash(state)}`),
    before: ({ game, state, seat, action }) => lines.push(`${seat} ${formatAction(game, state, action)}`),
    after({ at, state }) {
      if ((at + 1) % HASH_EVERY === 0) lines.push(`= ${stateHash(state)}`);
    },
  });
  return `${[...lines, ...ending(game, state)].join('\n')}\n`;
}

function ending(game: Game, state: GameState): string[] {
  const scores = game.score(state).map((score, seat) => {
    const parts = Object.entries(score).map(([category, points]) => `${category} ${points}`);
    return `score ${seat}: ${parts.join(', ')}`;
  });
  return [`= ${stateHash(state)}`, ...scores, `won by ${game.winners(state).join(' and ')}`];
}

/** Reads the actions of a playthrough, carries them out and writes the same text from what has become of it. */
export function replayPlaythrough(text: string): string {
  const lines = text.trimEnd().split('\n');
  const setup = JSON.parse(lines[0].match(SETUP_LINE)?.[1] ?? 'null') as SetupRequest;
  const game = createGame(setup);
  const state = game.start(lines[1].match(SEED_LINE)?.[1] ?? '');
  const end = lines.map((line) => HASH_LINE.test(line)).lastIndexOf(true);
  const found = lines.slice(2, end).map((line) => {
    if (HASH_LINE.test(line)) return `= ${stateHash(state)}`;
    const [, seat, action] = line.match(ACTION_LINE) ?? [];
    game.apply(state, Number(seat), parseAction(game, state, action));
    return line;
  });
  return `${[...lines.slice(0, 2), ...found, ...ending(game, state)].join('\n')}\n`;
}
