import type { Format } from '../format.ts';

export const format: Format = { id: 'spirecrest' };
