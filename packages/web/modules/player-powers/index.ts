import type { ModuleLook } from '../look.ts';

export const playerPowers: ModuleLook = {
  mark: 'set-player-powers',
  cover: { scene: 'scene-spring', at: '50% 60%', cards: ['foxes', 'axolotls', 'owls'] },
  rows: { powers: { family: 'power', zone: null } },
  families: { power: { icon: 'set-player-powers', round: true } },
  kept: { powers: { at: 'power', icon: 'set-player-powers' }, ownForest: { at: 'shelf', icon: 'own-forest' } },
  marks: { ['rugwortToken']: 'rugwort-token', spider: 'spider' },
  purse: ['axolotl'],
  actions: { treasure: 'set-player-powers', axolotl: 'axolotl' },
};
