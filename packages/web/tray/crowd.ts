import type { Seat } from '@everdell/game';
import { handful, mayPlayAside } from '../play/keeps.ts';
import type { Seen } from '../play/seen.ts';

/** What a hand takes on low screens: more than a hand of the base game has higher heads, yet more takes from the city. */

const USUAL = 8;
const MOST = 12;

/** Does it need more height than a hand of the base game? Where cards may lie beside it, always: regions keep their places. */
export const isHandFull = (seen: Seen, seat: Seat): boolean => mayPlayAside(seen, seat) || handful(seen, seat) > USUAL;

/** Does the city make room for it? */
export const isHandCrowded = (seen: Seen, seat: Seat): boolean => handful(seen, seat) > MOST;
