/** All content: one module a set. */
import { base } from './base/module.ts';
import { legends } from './legends/module.ts';
import { moreLegends } from './more-legends/module.ts';
import { pearlbrook } from './pearlbrook/module.ts';
import { rugwort } from './rugwort/module.ts';

export { base, legends, moreLegends, pearlbrook, rugwort };
export { adornmentsBy } from './pearlbrook/score.ts';
export { wonderGoods } from './pearlbrook/wonders.ts';
export const modules = [base, rugwort, pearlbrook, legends, moreLegends] as const;

/** Ids of cards, Events and Forest cards, which the engine must never name. */
export const allContentIds: readonly string[] = modules.flatMap((m) => [
  ...Object.keys(m.cards ?? {}),
  ...Object.entries(m.places ?? {}).flatMap(([id, place]) =>
    place.row === 'forest' || place.event !== undefined ? [id] : [],
  ),
]);
