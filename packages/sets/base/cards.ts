import { constructions } from './constructions.ts';
import { critters } from './critters.ts';

/** The 48 designs of the base game (128 cards). */
export const cards = { ...critters, ...constructions };
