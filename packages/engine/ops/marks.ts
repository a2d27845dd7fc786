import type { OpHandler, Rules } from '../content/rules.ts';
import { designOfHolder, emit } from '../events/emit.ts';
import { markHolder } from '../effects/marks.ts';
import type { EffectOf, MarkName, Scope } from '../effects/types.ts';
import { marksOn, putMark, takeMark } from '../state/marks.ts';
import type { GameState, Holder } from '../state/types.ts';

/** What a mark lies on if it is put on this very thing, or on what is bound to a variable. */
function meant(g: Rules, s: GameState, sc: Scope, mark: MarkName, ref: string): Holder[] {
  return (ref === 'self' ? [sc.src] : (sc.cards[ref] ?? [])).map((item) => markHolder(g, s, mark, item));
}

const isTold = (g: Rules, mark: MarkName): boolean => g.sink !== null && !g.secretMarks.includes(mark);

function put(g: Rules, s: GameState, sc: Scope, mark: MarkName, on: Holder): void {
  putMark(s, mark, on);
  if (isTold(g, mark)) emit(g, { e: 'marked', seat: sc.seat, mark, on, onCard: designOfHolder(g, s, on) });
}

function take(g: Rules, s: GameState, sc: Scope, mark: MarkName, on: Holder): void {
  takeMark(s, mark, on);
  if (isTold(g, mark)) emit(g, { e: 'unmarked', seat: sc.seat, mark, on, onCard: designOfHolder(g, s, on) });
}

export const mark: OpHandler<'mark'> = {
  run(g, s, e, sc) {
    for (const on of meant(g, s, sc, e.of, e.on)) put(g, s, sc, e.of, on);
  },
};

function marked(g: Rules, s: GameState, sc: Scope, { of, on, all }: EffectOf<'unmark'>): Holder[] {
  const lying = s.slices.marks?.[of] ?? [];
  if (on === undefined) return [...lying];
  const holders = meant(g, s, sc, of, on).filter((holder) => lying.includes(holder));
  return all ? lying.filter((holder) => holders.includes(holder)) : holders;
}

export const unmark: OpHandler<'unmark'> = {
  run(g, s, e, sc) {
    for (const on of marked(g, s, sc, e)) take(g, s, sc, e.of, on);
  },
  possible: (g, s, e, sc) => marked(g, s, sc, e).length > 0,
};

export const flip: OpHandler<'flip'> = {
  run(g, s, e, sc) {
    for (const on of meant(g, s, sc, 'flipped', e.what))
      (marksOn(s, 'flipped', on) > 0 ? take : put)(g, s, sc, 'flipped', on);
  },
};
