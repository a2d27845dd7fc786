import { corrin } from './corrin/index.ts';
import { extraExtra } from './extra-extra/index.ts';
import { legends } from './legends/index.ts';
import { moreLegends } from './more-legends/index.ts';
import { pearlbrook } from './pearlbrook/index.ts';
import { rugwort } from './rugwort/index.ts';
import { rugwortCards } from './rugwort-cards/index.ts';
import { throughEverySeason } from './through-every-season/index.ts';
import type { ModuleLook } from './look.ts';
import { bellfaire } from './bellfaire/index.ts';
import { newleaf } from './newleaf/index.ts';
import { nightweave } from './nightweave/index.ts';
import { playerPowers } from './player-powers/index.ts';
import { spirecrest } from './spirecrest/index.ts';

/** How which module is shown. The home page loads this, so whatever draws is in tableParts.ts. */
export const modules: Readonly<Record<string, ModuleLook | undefined>> = {
  rugwort,
  pearlbrook,
  'extra-extra': extraExtra,
  'rugwort-cards': rugwortCards,
  corrin,
  'through-every-season': throughEverySeason,
  legends,
  'more-legends': moreLegends,
  bellfaire,
  'player-powers': playerPowers,
  newleaf,
  spirecrest,
  nightweave,
};
