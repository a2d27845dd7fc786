import type { modules as english } from './en.ts';
import { corrin } from './corrin/es.ts';
import { extraExtra } from './extra-extra/es.ts';
import { legends } from './legends/es.ts';
import { moreLegends } from './more-legends/es.ts';
import { pearlbrook } from './pearlbrook/es.ts';
import { rugwort } from './rugwort/es.ts';
import { rugwortCards } from './rugwort-cards/es.ts';
import { throughEverySeason } from './through-every-season/es.ts';
import { bellfaire } from './bellfaire/es.ts';
import { newleaf } from './newleaf/es.ts';
import { nightweave } from './nightweave/es.ts';
import { playerPowers } from './player-powers/es.ts';
import { spirecrest } from './spirecrest/es.ts';

/** What the client says about which module, in Spanish. */
export const modules: typeof english = {
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
