import type { OptionValue } from '@everdell/engine';
import { EVENTS_OF_THE_FAIR } from '../bellfaire/format.ts';

const CARDS = ['newleaf', 'newleaf:cards-only'];
const EVENTS = ['newleaf:events', EVENTS_OF_THE_FAIR];

/** With these cards no base Events are dealt, so that there must be others even where none are asked for (R-NW-EXP-41). */
export function eventsBesides(names: readonly string[]): Readonly<Record<string, OptionValue>> {
  const has = (some: readonly string[]): boolean => some.some((name) => names.includes(name));
  return names.includes('nightweave') && has(CARDS) && !has(EVENTS) ? { 'newleaf.events': 'mixed' } : {};
}
