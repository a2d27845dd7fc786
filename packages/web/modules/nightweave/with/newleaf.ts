/** Points that the railway brings her, by level (measured: docs/bots.md): each of its cards counts by her level. */
export const RAILWAY = { id: 'newleaf', more: [7, 19, 33, 47, 60] } as const;
