import type { ModuleLook } from '../look.ts';

export const rugwort: ModuleLook = { automas: { rugwort: { portrait: 'rugwort' } } };
