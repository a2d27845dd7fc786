import type { SliceDef } from '../content/rules.ts';
import type { GameState, Slices, Uid } from './types.ts';

/**
 * Cards on which another was laid as it was played, once and for all: [card, what lies on it], EMPTY when that has left.
 * Games without such cards have no such slice.
 */
export const coverSlice: SliceDef<Slices['covers']> = {
  init: () => [],
  clone: (slice) => slice,
  view: (slice) => slice.map((pair) => pair.slice()),
};

const EMPTY = -1;

/** Has a card ever been laid on this one? */
export function wasCovered(s: GameState, uid: Uid): boolean {
  return s.slices.covers?.some(([card]) => card === uid) ?? false;
}

/** The card that lies on this one, -1 if none. */
export function coverOf(s: GameState, uid: Uid): Uid {
  return s.slices.covers?.find(([card]) => card === uid)?.[1] ?? EMPTY;
}

/** The card that this one was laid on, -1 if none. */
export function coveredBy(s: GameState, uid: Uid): Uid {
  return s.slices.covers?.find(([, cover]) => cover === uid)?.[0] ?? EMPTY;
}

export function setCover(s: GameState, uid: Uid, cover: Uid): void {
  s.slices.covers = [...s.slices.covers!, [uid, cover]];
}

/** The card leaves what it was laid on, or is gone itself. */
export function uncover(s: GameState, uid: Uid): void {
  if (s.slices.covers === undefined) return;
  const covers: (readonly number[])[] = [];
  for (const pair of s.slices.covers) {
    if (pair[0] === uid) continue;
    covers.push(pair[1] === uid ? [pair[0], EMPTY] : pair);
  }
  s.slices.covers = covers;
}
