/** Positions built from data. */
export { buildPosition, type Position } from './build.ts';
export {
  CLEARINGS,
  PositionError,
  type Clearing,
  type Given,
  type GivenCity,
  type GivenEvent,
  type GivenRugwort,
  type GivenSeat,
  type GivenSpot,
} from '@everdell/sets';
