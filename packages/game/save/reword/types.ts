import type { Json } from '../read.ts';

/** How one word of format 2 is said in format 3; what stands inside it is said anew already. */
export type Reword = (word: Json) => Json;
