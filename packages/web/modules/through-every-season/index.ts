import type { ModuleLook } from '../look.ts';

export const throughEverySeason: ModuleLook = { mark: 'set-through-every-season' };
