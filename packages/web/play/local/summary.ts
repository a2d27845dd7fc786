import { saveSession } from '@everdell/game';
import type { LocalGame } from './localGame.ts';
import type { GameSummary } from './shelf.ts';

export function summaryOf(id: string, game: LocalGame, now: number): GameSummary {
  const { session, here, players } = game;
  const { state } = session;
  const seat = session.decision?.seat ?? null;
  return {
    id,
    begun: now,
    played: now,
    players,
    modules: session.setup.modules,
    season: session.game.rules.seasons[state.seats[here[0] ?? 0].season].id,
    turn: state.turn,
    over: seat === null,
    ...(seat === null && {
      result: { points: session.game.score(state).map(({ total }) => total), winners: session.game.winners(state) },
    }),
    turnOf: seat !== null && here.includes(seat) ? seat : null,
  };
}

/** The file of a game, as it is kept and as it is given to the player. */
export const fileOf = (game: LocalGame): string => `${JSON.stringify(saveSession(game.session))}\n`;
