import type { ModuleLook } from '../look.ts';

export const playerPowers: ModuleLook = {
  mark: 'set-player-powers',
  rows: { powers: { zone: null } },
  actions: { treasure: 'set-player-powers', axolotl: 'axolotl' },
};
