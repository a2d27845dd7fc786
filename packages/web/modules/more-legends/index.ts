import type { ModuleLook } from '../look.ts';

export const moreLegends: ModuleLook = { mark: 'set-more-legends' };
