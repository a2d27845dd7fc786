import type { help as english } from '../en/help.ts';

export const help: typeof english = {};
