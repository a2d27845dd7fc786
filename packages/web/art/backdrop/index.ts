import { OUTDOORS, type Backdrop } from './outdoors.ts';
import { ROOMS } from './rooms.ts';

export const BACKDROPS: Readonly<Record<BackdropName, Backdrop>> = { ...OUTDOORS, ...ROOMS };
export type BackdropName = keyof typeof OUTDOORS | keyof typeof ROOMS;
