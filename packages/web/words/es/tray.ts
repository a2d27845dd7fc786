import type { tray as english } from '../en/tray.ts';

export const tray: typeof english = {};
