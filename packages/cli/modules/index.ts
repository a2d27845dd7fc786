/** The modules of which the terminal must know more than their texts. */
import { bellfaire } from './bellfaire.ts';
import { newleaf } from './newleaf.ts';
import { nightweave } from './nightweave.ts';
import { pearlbrook } from './pearlbrook.ts';
import { playerPowers } from './player-powers.ts';
import { spirecrest } from './spirecrest.ts';
import type { TerminalModule } from './types.ts';

export type { Namers, TerminalModule } from './types.ts';

export const terminalModules: readonly TerminalModule[] = [
  pearlbrook,
  bellfaire,
  playerPowers,
  newleaf,
  spirecrest,
  nightweave,
];

/** The first answer that one of them gives. */
export function askModules<T>(ask: (m: TerminalModule) => T | null | undefined): T | null {
  for (const m of terminalModules) {
    const found = ask(m);
    if (found !== null && found !== undefined) return found;
  }
  return null;
}
