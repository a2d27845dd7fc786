import { learnedBy } from './value.ts';
import { WEIGHTS } from './weights.ts';

/** What the tuned bots think of a position. */
export const learned = learnedBy(WEIGHTS);
