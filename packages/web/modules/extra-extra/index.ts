import type { ModuleLook } from '../look.ts';

export const extraExtra: ModuleLook = { mark: 'set-extra-extra' };
