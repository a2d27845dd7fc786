import type { ModuleLook } from '../look.ts';

export const spirecrest: ModuleLook = { mark: 'set-spirecrest' };
