import { isEvent } from '@everdell/engine';
/** All content: one module a set. */
// What these merge into positions holds wherever the sets are used.
import './legendary.format.ts';
import './bellfaire/format.ts';
import './newleaf/given.ts';
import './nightweave/given.ts';
import './pearlbrook/given.ts';
import './player-powers/given.ts';
import './rugwort/format.ts';
import { base } from './base/module.ts';
import { bridges } from './bridges.ts';
import { legends } from './legends/module.ts';
import { moreLegends } from './more-legends/module.ts';
import { corrin } from './corrin/module.ts';
import { extraExtra } from './extra-extra/module.ts';
import { pearlbrook } from './pearlbrook/module.ts';
import { rugwort } from './rugwort/module.ts';
import { rugwortCards } from './rugwort-cards/module.ts';
import { throughEverySeason } from './through-every-season/module.ts';
import { bellfaire } from './bellfaire/module.ts';
import { playerPowers } from './player-powers/module.ts';
import { newleaf } from './newleaf/module.ts';
import { nightweave } from './nightweave/module.ts';
import { spirecrest } from './spirecrest/module.ts';

export {
  base,
  corrin,
  extraExtra,
  legends,
  moreLegends,
  pearlbrook,
  rugwort,
  rugwortCards,
  throughEverySeason,
  bellfaire,
  playerPowers,
  newleaf,
  nightweave,
  spirecrest,
};
export * from './format.check.ts';
export * from './format.city.ts';
export * from './format.facts.ts';
export * from './format.given.ts';
export * from './format.names.ts';
export * from './format.table.ts';
export * from './format.ts';
export { bridges };
export { formats } from './formats.ts';
export const modules = [
  base,
  rugwort,
  spirecrest, // its Expedition comes before the hand is counted (OQ-43)
  pearlbrook,
  extraExtra,
  rugwortCards,
  corrin,
  throughEverySeason,
  legends,
  moreLegends,
  bellfaire,
  playerPowers,
  newleaf,
  nightweave,
] as const;

/** Ids of cards, Events and Forest cards, which the engine must never name. */
export const allContentIds: readonly string[] = modules.flatMap((m) => [
  ...Object.keys(m.cards ?? {}),
  ...Object.entries(m.places ?? {}).flatMap(([id, place]) => (place.row === 'forest' || isEvent(place) ? [id] : [])),
]);
