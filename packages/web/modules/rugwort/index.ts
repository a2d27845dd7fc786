import type { ModuleLook } from '../look.ts';

export const rugwort: ModuleLook = { portraits: { rugwort: 'rugwort' } };
