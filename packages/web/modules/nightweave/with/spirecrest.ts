/** Points that the mountain brings her, by level (measured: docs/bots.md). */
export const MOUNTAIN = { id: 'spirecrest', more: [21, 21, 20, 20, 20] } as const;
