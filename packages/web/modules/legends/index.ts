import type { ModuleLook } from '../look.ts';

export const legends: ModuleLook = { mark: 'set-legends' };
