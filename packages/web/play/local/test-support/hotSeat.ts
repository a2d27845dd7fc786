import { seededRandom } from '@everdell/ai';
import { startSession, type Action, type SetupRequest } from '@everdell/game';
import type { Picture } from '../../picture.ts';
import { kindOf, LocalGame } from '../localGame.ts';
import type { Manners } from '../thinking.ts';

/** A game with these players by seat: null = somebody at the screen, else a bot. */
export function gameWith(
  bots: readonly (string | null)[],
  seed = 'hot-seat',
  request: Partial<SetupRequest> = {},
): LocalGame {
  const players = bots.map((bot, seat) => ({ name: `Player ${seat + 1}`, kind: kindOf(bot) }));
  const session = startSession({ players: bots.length, options: { firstPlayer: 0 }, ...request }, seed, players);
  return new LocalGame(session, 'en');
}

export type Screen = (game: LocalGame) => Picture;

/** What a page makes of the pictures it is sent. */
export function screen(): Screen {
  let story: Picture['story'] = [];
  return (game) => {
    const { from, story: news, ...rest } = game.picture();
    story = [...story.slice(0, from), ...news];
    return { ...rest, story };
  };
}

export function anyAction(game: LocalGame, random: () => number): Action {
  const { session } = game;
  const legal = session.game.legal(session.state, session.decision!.seat);
  return legal[Math.floor(random() * legal.length)];
}

export const chance = (seed: string): (() => number) => seededRandom(seed);

/** Nobody is in a hurry, and nobody gives up. */
export const patiently = (): Manners => ({ pause: () => Promise.resolve(), signal: new AbortController().signal });

/** The bot that has to decide does so. */
export async function letBotMove(game: LocalGame): Promise<void> {
  game.moveBot(await game.botMove(game.botToMove!, 20, patiently()));
}
