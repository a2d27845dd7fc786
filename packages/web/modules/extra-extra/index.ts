import type { ModuleLook } from '../look.ts';

export const extraExtra: ModuleLook = {
  cover: { scene: 'scene-summer', at: '40% 30%', cards: ['gazette', 'carnival', 'juggler'] },
  mark: 'set-extra-extra',
};
