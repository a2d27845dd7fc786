import { learnedBy } from './value.ts';
import { TUNED } from './weights.ts';

/** What the tuned bots think of a position. */
export const learned = learnedBy(TUNED.weights);
