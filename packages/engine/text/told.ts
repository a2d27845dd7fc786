import type { CardIx } from '../state/ids.ts';
import type { Names } from './types.ts';

/** What log lines need in every language. */

/** The cards an event tells of: known ones, or only how many. */
export interface Known {
  readonly designs: readonly CardIx[];
  readonly hidden?: number;
}

export function from(zone: string, names: Names): string {
  const text = names.zone(zone, 'theirs');
  return text === '' ? '' : ` ${text}`;
}

/** The form of the verb that goes with the cards. */
export function agree(e: Known, names: Names, one: string, many: string): string {
  const plural = e.hidden === undefined && e.designs.some((ix) => names.card(names.design(ix)).plural);
  return (e.hidden ?? e.designs.length) === 1 && !plural ? one : many;
}
