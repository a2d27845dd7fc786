import type { IconName } from '@everdell/art';
import type { Holder } from '@everdell/game';
import { markLook } from '../modules/ask.ts';
import { counters } from './cards.ts';
import type { Seen } from './seen.ts';

/** Something that lies on a place or on a space of a display without being a worker. */
export interface Lying {
  /** Of the mark or the resource. */
  readonly id: string;
  readonly icon: IconName;
  readonly n: number;
  /** It can be had, as goods can; else it only marks. */
  readonly goods: boolean;
}

/** Tokens that mark a holder, and goods that wait there to be had. */
export function lyingOn(seen: Seen, holder: Holder): readonly Lying[] {
  const { known, game } = seen;
  const marks = Object.entries(known.slices.marks ?? {}).flatMap(([id, on]): readonly Lying[] => {
    const icon = markLook(id);
    const n = on.filter((at) => at === holder).length;
    return icon === undefined || n === 0 ? [] : [{ id, icon, n, goods: false }];
  });
  const goods = (counters(seen, holder).goods ?? []).flatMap((n, r): readonly Lying[] => {
    const id = game.rules.resources[r];
    return n === 0 ? [] : [{ id, icon: id, n, goods: true }];
  });
  return [...marks, ...goods];
}
