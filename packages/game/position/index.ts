/** Positions built from data. */
export { buildPosition, type Position } from './build.ts';
export { PositionError } from './check.ts';
export * from './given.ts';
