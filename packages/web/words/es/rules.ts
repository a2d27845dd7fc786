import type { rules as english } from '../en/rules.ts';

export const rules: typeof english = {};
