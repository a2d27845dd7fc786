import type { Catalogue } from '../../play/local/moduleInWords.ts';
import type { GameSummary } from '../../play/local/games.ts';
import type { NewLocalGame } from '../../play/local/messages.ts';

/** Whom one plays with: everybody but the first person at this screen; of a game of bots, all of them. */
export function othersIn({ players }: Pick<GameSummary, 'players'>): readonly string[] {
  const me = players.findIndex(({ kind }) => kind === 'here');
  return players.filter((_, seat) => seat !== me).map(({ name }) => name);
}

/** Whom the first person at this screen is about to play against: where somebody is against all of them, that one. */
export function opponentsOf({ request, players }: NewLocalGame, catalogue: Catalogue): readonly string[] {
  const me = players.findIndex(({ bot }) => bot === null);
  const automas = catalogue.filter(({ id, opponent }) => opponent && request.modules?.includes(id));
  if (automas.length > 0) return automas.map(({ against }) => against);
  return players.filter((_, seat) => seat !== me).map(({ name }) => name);
}
