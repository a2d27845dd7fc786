/** Positions built from data. */
export { buildPosition, type Position } from './build.ts';
export {
  CLEARINGS,
  PositionError,
  type Clearing,
  type Given,
  type GivenCity,
  type GivenEvent,
  type GivenSeat,
} from '@everdell/sets';
