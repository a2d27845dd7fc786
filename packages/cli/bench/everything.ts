import { makeSetup, registry } from '@everdell/game';

/** The modules that so many players can have in one game, taken one after the other as long as they agree. */
export function everythingFor(players: number): readonly string[] {
  const chosen: string[] = [];
  for (const { id } of registry) if (isPossible(players, [...chosen, id])) chosen.push(id);
  return chosen;
}

/** The modules that bring an automa for so many players. */
export function automasFor(players: number): readonly string[] {
  const withAutoma = registry.filter(({ automa }) => automa !== undefined);
  return withAutoma.flatMap(({ id }) => (isPossible(players, [id]) ? [id] : []));
}

function isPossible(players: number, modules: readonly string[]): boolean {
  try {
    makeSetup({ players, modules });
    return true;
  } catch {
    return false;
  }
}
