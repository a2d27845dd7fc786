import type { Recipe } from '../../vignette.ts';

export const recipes = {} satisfies Readonly<Record<string, Recipe>>;
