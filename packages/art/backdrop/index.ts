import type { Backdrop } from './air.ts';
import { BROOKS } from './brooks.ts';
import { CLOTHS } from './cloths.ts';
import { FIELDS } from './fields.ts';
import { HALLS } from './halls.ts';
import { ROOMS } from './rooms.ts';
import { WATERS } from './waters.ts';
import { WILDS } from './wilds.ts';

export type BackdropName =
  | keyof typeof BROOKS
  | keyof typeof CLOTHS
  | keyof typeof FIELDS
  | keyof typeof HALLS
  | keyof typeof ROOMS
  | keyof typeof WATERS
  | keyof typeof WILDS;
export const BACKDROPS: Readonly<Record<BackdropName, Backdrop>> = {
  ...BROOKS,
  ...CLOTHS,
  ...FIELDS,
  ...HALLS,
  ...ROOMS,
  ...WATERS,
  ...WILDS,
};
