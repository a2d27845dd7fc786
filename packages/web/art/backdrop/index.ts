import type { Backdrop } from './air.ts';
import { FIELDS } from './fields.ts';
import { ROOMS } from './rooms.ts';
import { WILDS } from './wilds.ts';

export type BackdropName = keyof typeof FIELDS | keyof typeof ROOMS | keyof typeof WILDS;
export const BACKDROPS: Readonly<Record<BackdropName, Backdrop>> = { ...FIELDS, ...ROOMS, ...WILDS };
