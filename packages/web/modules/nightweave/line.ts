import type { Effect, PlaceInfo } from '@everdell/game';

/** A line of an Activity card: what she does first, what if she cannot, and what if neither is possible. */
export interface Line {
  readonly season: string;
  readonly words: readonly string[];
  readonly rest: readonly string[];
}

const CALLED = 'nightweave.';
/** What the bottom of a card calls points for her level. */
export const LEVEL_POINTS = 'points';

const lines = new WeakMap<PlaceInfo, readonly Line[]>();

/** What an Activity card says, season by season, read off its own effect. */
export function linesOf(card: PlaceInfo): readonly Line[] {
  let found = lines.get(card);
  if (found === undefined) lines.set(card, (found = stepsOf(card.effect).flatMap(lineOf)));
  return found;
}

const stepsOf = (effect: Effect | null | undefined): readonly Effect[] =>
  effect === null || effect === undefined ? [] : effect.do === 'seq' ? effect.steps : [effect];

function lineOf(step: Effect): readonly Line[] {
  if (step.do !== 'when' || !('season' in step.if) || step.then.do !== 'firstOf') return [];
  const of = step.then.of;
  const rest = of.at(-1);
  return [
    {
      season: String(step.if.season),
      words: of.slice(0, -1).flatMap((effect) => wordOf(effect) ?? []),
      rest: stepsOf(rest).flatMap((effect) => wordOf(effect) ?? (effect.do === 'points' ? LEVEL_POINTS : [])),
    },
  ];
}

const wordOf = (effect: Effect): string | null =>
  effect.do === 'call' && effect.id.startsWith(CALLED) ? effect.id.slice(CALLED.length) : null;

/** A word of her language: what it is, where, and what is printed with it. */
export interface Word {
  readonly kind: string;
  readonly at: string;
  /** Point tokens, or `level`; empty = none. */
  readonly gain: string;
}

export function readWord(word: string): Word {
  const [what, gain = ''] = word.split('+');
  const [kind, at = ''] = what.split(':');
  return { kind, at, gain };
}
