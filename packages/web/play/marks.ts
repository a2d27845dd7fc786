import type { IconName } from '@everdell/art';
import { holds, scopeOf, tilesInForce, type Cond, type Holder, type TileDef } from '@everdell/game';
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

type Shows = NonNullable<TileDef['shows']>;

const shown = new WeakMap<Seen, readonly { readonly shows: Shows; readonly seat: number; readonly at: Holder }[]>();

/** Tiles in force that put a token wherever something holds, as long as they are. */
function shownIn(seen: Seen): readonly { readonly shows: Shows; readonly seat: number; readonly at: Holder }[] {
  const { game, known } = seen;
  const { places, cards } = game.rules;
  let all = shown.get(seen);
  if (all === undefined) {
    all = known.seats.flatMap((_, seat) =>
      tilesInForce(game.rules, known, seat).flatMap((at) => {
        const { shows } = places[at - cards].def;
        return shows === undefined ? [] : [{ shows, seat, at }];
      }),
    );
    shown.set(seen, all);
  }
  return all;
}

/** The question whether something passes, asked once of each list of filters. */
const asked = new WeakMap<Shows['on'], Cond>();
function questionOf(where: Shows['on']): Cond {
  let cond = asked.get(where);
  if (cond === undefined) asked.set(where, (cond = { passes: { what: 'it', where } }));
  return cond;
}

/** How many tokens of this kind a holder has because a tile says so. */
function shownOn(seen: Seen, mark: string, holder: Holder): number {
  return shownIn(seen).filter(
    ({ shows, seat, at }) =>
      shows.mark === mark &&
      holds(seen.game.rules, seen.known, { ...scopeOf(seat, at), cards: { it: [holder] } }, questionOf(shows.on)),
  ).length;
}

/** Tokens that mark a holder, and goods that wait there to be had. */
export function lyingOn(seen: Seen, holder: Holder): readonly Lying[] {
  const { known, game } = seen;
  const marks = game.rules.marks.flatMap((id): readonly Lying[] => {
    const icon = markLook(id);
    if (icon === undefined) return [];
    const on = known.slices.marks?.[id] ?? [];
    const n = on.filter((at) => at === holder).length + shownOn(seen, id, holder);
    return n === 0 ? [] : [{ id, icon, n, goods: false }];
  });
  const goods = (counters(seen, holder).goods ?? []).flatMap((n, r): readonly Lying[] => {
    const id = game.rules.resources[r];
    return n === 0 ? [] : [{ id, icon: id, n, goods: true }];
  });
  return [...marks, ...goods];
}
