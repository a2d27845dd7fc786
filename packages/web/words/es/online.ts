import type { online as english } from '../en/online.ts';

export const online: typeof english = {};
