import type { Rules } from '@everdell/engine';

/** What everybody may know of the events that the modules of this game add, besides their cards: for `redactEvent`. */
export function eventFieldsOf(g: Rules): Readonly<Record<string, readonly string[]>> {
  return Object.assign({}, ...g.modules.map((m) => m.eventFields)) as Record<string, readonly string[]>;
}
