import type { Colour } from './types.ts';

/** In this order variables number them. */
export const COLOURS: readonly Colour[] = ['tan', 'green', 'red', 'blue', 'purple'];
