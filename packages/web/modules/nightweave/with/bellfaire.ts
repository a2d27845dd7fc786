/** Points that the fair brings her, by level (measured: docs/bots.md). */
export const FAIR = { id: 'bellfaire', more: [4, 4, 4, 4, 4] } as const;
