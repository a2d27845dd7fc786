import type { end as english } from '../en/end.ts';

export const end: typeof english = {};
