import type { Module } from '@everdell/engine';
import { registry } from './registry.ts';
import { makeSetup, MAX_PLAYERS, SetupError, type SetupRequest } from './setup.ts';

/** Which modules go together, by the registry alone: whoever tries games of every kind needs to name none of them. */

export const TABLE_SIZES: readonly number[] = Array.from({ length: MAX_PLAYERS }, (_, i) => i + 1);

const ADDED = registry.filter((m) => m.id !== 'base');

/** Whether this can be played. */
export function fits(request: SetupRequest): boolean {
  try {
    makeSetup(request);
    return true;
  } catch (error) {
    if (error instanceof SetupError) return false;
    throw error;
  }
}

/** Modules for so many players besides the base game: those that bring an opponent, and the others. */
export function modulesFor(players: number): {
  readonly opponents: readonly Module[];
  readonly others: readonly Module[];
} {
  const fitting = ADDED.filter((m) => m.players?.includes(players) ?? true);
  return { opponents: fitting.filter(isOpponent), others: fitting.filter((m) => !isOpponent(m)) };
}

function isOpponent(m: Module): boolean {
  return m.automa !== undefined;
}

/** These and all that they need besides the base game, in the order of the registry. */
export function withNeeds(ids: readonly string[]): readonly string[] {
  const all = new Set(ids);
  for (const id of all) for (const needed of registry.find((m) => m.id === id)?.needs ?? []) all.add(needed);
  return ADDED.flatMap((m) => (all.has(m.id) ? [m.id] : []));
}

/** A table where these can be played, the size of it in turn; undefined if there is none. Alone comes an opponent. */
export function tableFor(ids: readonly string[], turn = 0): SetupRequest | undefined {
  const asked = withNeeds(ids);
  for (const i of TABLE_SIZES.keys()) {
    const players = TABLE_SIZES[(turn + i + 1) % TABLE_SIZES.length];
    const opponents = players === 1 ? modulesFor(1).opponents.map((m) => m.id) : [];
    for (const modules of [asked, ...opponents.map((id) => withNeeds([...asked, id]))])
      if (fits({ players, modules })) return { players, modules };
  }
  return undefined;
}

/** Each module by itself. */
export function eachModule(): readonly SetupRequest[] {
  return ADDED.flatMap(({ id }, turn) => tableFor([id], turn) ?? []);
}

/** Every two modules that can be played together. */
export function eachPair(): readonly SetupRequest[] {
  const pairs = ADDED.flatMap((one, i) => ADDED.slice(i + 1).map((other) => [one.id, other.id]));
  return pairs.flatMap((ids, turn) => tableFor(ids, turn) ?? []);
}

/** As many modules as so many can play with: the last ones that do not fit are left out. */
export function allModules(players: number): SetupRequest {
  const { opponents, others } = modulesFor(players);
  const alone = players === 1 ? opponents.slice(0, 1) : [];
  return {
    players,
    modules: playable(
      players,
      [...alone, ...others].map((m) => m.id),
      (left) => left.at(-1)!,
    ),
  };
}

/** Leaves modules out, those that `out` picks, until the rest can be played together; opponents stay. */
export function playable(
  players: number,
  ids: readonly string[],
  out: (left: readonly string[]) => string,
): readonly string[] {
  let left = withNeeds(ids);
  while (!fits({ players, modules: left })) {
    const others = left.filter((id) => !registry.some((m) => m.id === id && isOpponent(m)));
    if (others.length === 0) return left;
    const gone = out(others);
    left = left.filter((id) => id !== gone && !withNeeds([id]).includes(gone));
  }
  return left;
}
