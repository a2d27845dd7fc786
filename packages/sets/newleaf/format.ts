import type { Format } from '../format.ts';

/** Newleaf in positions and scenarios. */
export const format: Format = { id: 'newleaf' };
