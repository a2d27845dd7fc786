import type { SliceDef } from '../content/rules.ts';
import type { GameState, Slices, Uid } from './types.ts';

/** Cards that lie on the space of another: [guest, host]. Games without such cards have no such slice. */
export const guestSlice: SliceDef<Slices['guests']> = {
  init: () => [],
  clone: (slice) => slice,
  view: (slice) => slice.map((pair) => pair.slice()),
};

const NONE: Slices['guests'] = [];

/** The card that this one lies on, -1 if none. */
export function hostOf(s: GameState, guest: Uid): Uid {
  const pairs = s.slices.guests ?? NONE;
  for (let i = 0; i < pairs.length; i++) if (pairs[i][0] === guest) return pairs[i][1];
  return -1;
}

/** The cards that lie on this one. */
export function guestsOn(s: GameState, host: Uid): Uid[] {
  const pairs = s.slices.guests ?? NONE;
  const found: Uid[] = [];
  for (let i = 0; i < pairs.length; i++) if (pairs[i][1] === host) found.push(pairs[i][0]);
  return found;
}

export function setHost(s: GameState, guest: Uid, host: Uid): void {
  s.slices.guests = [...s.slices.guests!, [guest, host]];
}

/** The card is a guest no more, nor a host. */
export function partGuests(s: GameState, uid: Uid): void {
  if (s.slices.guests !== undefined)
    s.slices.guests = s.slices.guests.filter(([guest, host]) => guest !== uid && host !== uid);
}
