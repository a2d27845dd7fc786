/** All who look on at random games. */
import type { Watches } from '../watch.ts';
import { CONSERVATION } from './conservation.ts';
import { COPIES } from './copies.ts';
import { ENDING } from './ending.ts';
import { HISTORY } from './history.ts';
import { LEGALITY } from './legality.ts';
import { PICKS } from './picks.ts';
import { SECRECY } from './secrecy.ts';

export const WATCHES: Watches = {
  ...CONSERVATION,
  ...COPIES,
  ...ENDING,
  ...HISTORY,
  ...LEGALITY,
  ...PICKS,
  ...SECRECY,
};
