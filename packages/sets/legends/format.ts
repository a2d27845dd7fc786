import type { Format } from '../format.ts';
import { LEGENDARY_FACTS, LEGENDARY_GIVEN } from '../legendary.format.ts';

export const format: Format = { id: 'legends', given: LEGENDARY_GIVEN, facts: LEGENDARY_FACTS };
