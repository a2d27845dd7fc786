import type { rivals as english } from '../en/rivals.ts';

export const rivals: typeof english = {};
