/** What the modules say about themselves in positions and scenarios, in the order in which their rules apply. */
import { format as extraExtra } from './extra-extra/format.ts';
import { otherNames } from './format.otherNames.ts';
import type { Format } from './format.ts';
import { format as legends } from './legends/format.ts';
import { format as moreLegends } from './more-legends/format.ts';
import { format as pearlbrook } from './pearlbrook/format.ts';
import { format as rugwort } from './rugwort/format.ts';
import { format as rugwortCards } from './rugwort-cards/format.ts';
import { format as throughEverySeason } from './through-every-season/format.ts';
import { format as bellfaire } from './bellfaire/format.ts';
import { format as playerPowers } from './player-powers/format.ts';
import { format as newleaf } from './newleaf/format.ts';
import { format as nightweave } from './nightweave/format.ts';
import { format as spirecrest } from './spirecrest/format.ts';

export const formats: readonly Format[] = [
  rugwort,
  pearlbrook,
  extraExtra,
  rugwortCards,
  throughEverySeason,
  legends,
  moreLegends,
  bellfaire,
  playerPowers,
  newleaf,
  spirecrest,
  nightweave,
];

for (const { places = {} } of formats) for (const [name, id] of Object.entries(places)) otherNames.set(name, id);
