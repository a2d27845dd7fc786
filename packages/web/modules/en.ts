import { corrin } from './corrin/en.ts';
import { extraExtra } from './extra-extra/en.ts';
import { legends } from './legends/en.ts';
import { moreLegends } from './more-legends/en.ts';
import { pearlbrook } from './pearlbrook/en.ts';
import { rugwort } from './rugwort/en.ts';
import { rugwortCards } from './rugwort-cards/en.ts';
import { throughEverySeason } from './through-every-season/en.ts';
import { bellfaire } from './bellfaire/en.ts';
import { newleaf } from './newleaf/en.ts';
import { nightweave } from './nightweave/en.ts';
import { playerPowers } from './player-powers/en.ts';
import { spirecrest } from './spirecrest/en.ts';

/** What the client says about which module, in English. */
export const modules = {
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
