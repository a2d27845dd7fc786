import type { SetupRequest } from '@everdell/game';
import type { Pairing } from './pairing.ts';
import type { Player } from './player.ts';

/** Every player against every other, and against itself if wanted or if it is the only one; alone, each for itself. */
export function roundRobin(
  players: readonly Player[],
  request: SetupRequest,
  { games, seed, self }: { readonly games: number; readonly seed: string; readonly self: boolean },
): readonly Pairing[] {
  const meet = (a: Player, b: Player | null): Pairing => ({ a, b, request, games, seed });
  if (request.players === 1) return players.map((a) => meet(a, null));
  const withSelf = self || players.length === 1;
  return players.flatMap((a, i) => players.slice(withSelf ? i : i + 1).map((b) => meet(a, b)));
}
