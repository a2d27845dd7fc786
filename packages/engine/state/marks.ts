import type { Module, Rules, SliceDef } from '../content/rules.ts';
import type { MarkName } from '../effects/types.ts';
import type { GameState, Holder, Slices } from './types.ts';
import { withAlso } from './vectors.ts';

/**
 * Tokens that only mark something: by name the holders that have one, as often as they have it. Everybody sees them, but for
 * the secret ones. Games without marks have no such slice.
 */
export const markSlice = (secret: readonly MarkName[]): SliceDef<Slices['marks']> => ({
  init: noMarks,
  clone: (slice) => slice,
  view: (slice) =>
    secret.length === 0 ? slice : { ...slice, ...Object.fromEntries(secret.map((mark) => [mark, []])) },
  renumber: (slice, holder, g) => ({ ...noMarks(g), ...inEach(slice, (on) => on.map(holder)) }),
});

const noMarks = (g: Rules): Slices['marks'] => Object.fromEntries(g.marks.map((mark) => [mark, []]));

function inEach(slice: Slices['marks'], change: (on: readonly Holder[]) => readonly Holder[]): Slices['marks'] {
  return Object.fromEntries(Object.entries(slice).map(([mark, on]) => [mark, change(on)]));
}

export function marksOn(s: GameState, mark: MarkName, holder: Holder): number {
  let n = 0;
  for (const on of s.slices.marks?.[mark] ?? []) if (on === holder) n++;
  return n;
}

export function isMarked(s: GameState, holder: Holder): boolean {
  return s.slices.marks !== undefined && Object.values(s.slices.marks).some((on) => on.includes(holder));
}

export function putMark(s: GameState, mark: MarkName, holder: Holder): void {
  s.slices.marks = { ...s.slices.marks, [mark]: withAlso(s.slices.marks?.[mark] ?? [], holder) };
}

/** Takes one off. */
export function takeMark(s: GameState, mark: MarkName, holder: Holder): void {
  const on = (s.slices.marks?.[mark] ?? []).slice();
  const at = on.indexOf(holder);
  if (at < 0) return;
  on.splice(at, 1);
  s.slices.marks = { ...s.slices.marks, [mark]: on };
}

/** What they lie on goes away. */
export function loseMarks(s: GameState, holder: Holder): void {
  if (isMarked(s, holder)) s.slices.marks = inEach(s.slices.marks!, (on) => on.filter((other) => other !== holder));
}

/** The marks of a game; `flipped` is the engine's own, and several modules may ask for it. */
export function marksOf(parts: readonly Pick<Module, 'marks'>[]): readonly MarkName[] {
  return [...new Set(parts.flatMap((m) => m.marks ?? []))];
}
