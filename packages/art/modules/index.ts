import { base } from './base/index.ts';
import { corrin } from './corrin/index.ts';
import { extraExtra } from './extra-extra/index.ts';
import { legends } from './legends/index.ts';
import { moreLegends } from './more-legends/index.ts';
import { nightweave } from './nightweave/index.ts';
import { pearlbrook } from './pearlbrook/index.ts';
import { rugwort } from './rugwort/index.ts';
import { rugwortCards } from './rugwort-cards/index.ts';
import { throughEverySeason } from './through-every-season/index.ts';
import type { ModuleArt } from './moduleArt.ts';
import { bellfaire } from './bellfaire/index.ts';
import { newleaf } from './newleaf/index.ts';
import { playerPowers } from './player-powers/index.ts';
import { spirecrest } from './spirecrest/index.ts';

/** What is drawn for which module. */
export const moduleArt: readonly ModuleArt[] = [
  base,
  rugwort,
  pearlbrook,
  extraExtra,
  rugwortCards,
  corrin,
  throughEverySeason,
  legends,
  moreLegends,
  nightweave,
  bellfaire,
  playerPowers,
  newleaf,
  spirecrest,
];

/** By name, so that a misspelt one is found when types are checked. */
export const icons = {
  ...pearlbrook.icons,
  ...extraExtra.icons,
  ...rugwortCards.icons,
  ...corrin.icons,
  ...throughEverySeason.icons,
  ...legends.icons,
  ...moreLegends.icons,
  ...bellfaire.icons,
  ...playerPowers.icons,
  ...newleaf.icons,
  ...spirecrest.icons,
  ...nightweave.icons,
};
export const guests = { ...rugwort.guests, ...nightweave.guests };
