import type { ModuleLook } from '../look.ts';

export const corrin: ModuleLook = { mark: 'set-corrin' };
