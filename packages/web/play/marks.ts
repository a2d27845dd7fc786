import type { IconName } from '@everdell/art';
import { marksShown, type Holder, type MarkName } from '@everdell/game';
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

/** Those that lie there because a text in force says so: worked out once for a position. */
const shown = new WeakMap<Seen['known'], Map<MarkName, readonly Holder[]>>();
function shownOf({ known, game }: Seen, id: MarkName): readonly Holder[] {
  const all = shown.get(known) ?? new Map<MarkName, readonly Holder[]>();
  shown.set(known, all);
  const found = all.get(id) ?? marksShown(game.rules, known, id);
  all.set(id, found);
  return found;
}

/** Tokens that mark a holder, and goods that wait there to be had. */
export function lyingOn(seen: Seen, holder: Holder): readonly Lying[] {
  const { known, game } = seen;
  const marks = game.rules.marks.flatMap((id): readonly Lying[] => {
    const icon = markLook(id);
    const on = [...(known.slices.marks?.[id] ?? []), ...shownOf(seen, id)];
    const n = on.filter((at) => at === holder).length;
    return icon === undefined || n === 0 ? [] : [{ id, icon, n, goods: false }];
  });
  const goods = (counters(seen, holder).goods ?? []).flatMap((n, r): readonly Lying[] => {
    const id = game.rules.resources[r];
    return n === 0 ? [] : [{ id, icon: id, n, goods: true }];
  });
  return [...marks, ...goods];
}
