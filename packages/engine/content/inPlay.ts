import type { Conds } from '../effects/types.ts';
import type { PlayedWith, TileDef } from './defs.ts';
import type { Module, Rules } from './rules.ts';

/** Which tiles of its modules a game is played with. */

/** Is it the value of the option, or one of its values? */
export function isChosen(options: Rules['options'], { of, is }: Conds['option']): boolean {
  const value = options[of];
  return Array.isArray(value) ? value.includes(is) : value === is;
}

/** Is the game played with what this asks for? */
export function isPlayedWith(options: Rules['options'], asked: PlayedWith | undefined): boolean {
  if (asked === undefined) return true;
  if ('of' in asked) return isChosen(options, asked);
  if ('any' in asked) return asked.any.some((one) => isPlayedWith(options, one));
  return asked.every((one) => isPlayedWith(options, one));
}

/** A tile of a module. */
export interface TileEntry {
  readonly id: string;
  readonly set: string;
  readonly def: TileDef;
}

/** All but those that an option, or another module at the table, leaves in the box (`asPlayed`). */
export function tilesInPlay(modules: readonly Module[]): readonly TileEntry[] {
  return modules.flatMap((m) =>
    Object.entries(m.places ?? {}).flatMap(([id, def]) => (def.copies === 0 ? [] : [{ id, set: m.id, def }])),
  );
}
