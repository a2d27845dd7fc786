/** Points that the river brings her, by level (measured: docs/bots.md). */
export const RIVER = { id: 'pearlbrook', more: [17, 18, 18, 18, 19] } as const;
