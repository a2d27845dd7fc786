/** The game as everybody else sees it. */
import '@everdell/sets'; // what sets merge into the engine's types holds wherever the game is used
export * from './combinations.ts';
export * from './facts/index.ts';
export * from './fairness/index.ts';
export * from './game.ts';
export * from './hash.ts';
export * from './notation/index.ts';
export * from './registry.ts';
export * from './replay.ts';
export * from './save/index.ts';
export * from './session/index.ts';
export * from './setup.ts';
export type * from '@everdell/engine';
export {
  actsOf,
  allActs,
  amount,
  askedCards,
  askedColour,
  abilityAt,
  askedOfEach,
  askedProgress,
  billFor,
  stakeOf,
  capacity,
  casesOf,
  categoriesOf,
  COLOURS,
  count,
  counter,
  coveredBy,
  designOf,
  eachColour,
  freeWorkers,
  handLimit,
  isWholeRow,
  keptBy,
  marksShown,
  holds,
  hostOf,
  isInstead,
  isOpenDoor,
  isShut,
  isSlot,
  PAYERS,
  priceParts,
  scopeOf,
  seatsFrom,
  seedState,
  sha256Hex,
  spacesUsed,
  tilesInForce,
  totalOf,
  whyNotAct,
  WORKER,
  ZONE,
  cardsBesides,
} from '@everdell/engine';
export * from './position/index.ts';
export * from './scenario/index.ts';
export * from './text.ts';
