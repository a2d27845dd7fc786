import type { Recipe } from '../../vignette.ts';
import { cards } from './cards.ts';
import { legends } from './legends.ts';
import { moreLegends } from './moreLegends.ts';

/** The cards of the packs. */
export const packs: Readonly<Record<string, Recipe>> = { ...cards, ...legends, ...moreLegends };
