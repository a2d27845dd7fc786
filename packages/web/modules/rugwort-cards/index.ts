import type { ModuleLook } from '../look.ts';

export const rugwortCards: ModuleLook = { mark: 'set-rugwort-cards' };
