import type { GameSummary } from '../../play/local/games.ts';

/** Whom one plays with: everybody but the first person at this screen; of a game of bots, all of them. */
export function othersIn({ players }: Pick<GameSummary, 'players'>): readonly string[] {
  const me = players.findIndex(({ kind }) => kind === 'here');
  return players.filter((_, seat) => seat !== me).map(({ name }) => name);
}
