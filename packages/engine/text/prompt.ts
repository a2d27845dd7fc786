import type { Action, Decision } from '../decisions/types.ts';
import type { Resource } from '../content/resources.ts';
import type { CardId, RowName } from '../effects/types.ts';
import type { Noun } from './nouns.ts';
import type { Names, PromptCtx } from './types.ts';

/** What prompts of every language read off a decision. */

const KINDS = ['play', 'visit', 'act', 'season', 'pass'] as const;
type TurnKind = (typeof KINDS)[number];

/** The kinds of action that a turn offers, each once. */
export function turnKinds(d: Decision): readonly TurnKind[] {
  const actions: readonly Action[] = d.kind === 'turn' ? d.actions : [];
  return KINDS.filter((kind) => actions.some((a) => a.t === kind));
}

export function rangeOf(d: Decision): { readonly min: number; readonly max: number; readonly all: boolean } {
  if (d.kind === 'pick') return { min: d.min, max: d.max, all: d.max === d.items.length && d.max > 1 };
  if (d.kind === 'split') return { min: d.min, max: d.max, all: false };
  return { min: 1, max: 1, all: false };
}

/** What is chosen from: cards, or tiles by the name of their row. */
export function thingAsked(d: Decision, c: PromptCtx): Noun {
  const rows = new Set(d.kind === 'pick' && d.of === 'place' ? d.items.map((at) => rowAt(at, c)) : [undefined]);
  const [row] = rows;
  if (rows.has(undefined) || row === undefined) return c.names.words.card;
  return rows.size === 1 ? c.names.row(row).noun : c.names.words.location;
}

function rowAt(at: number, { names }: PromptCtx): RowName | undefined {
  const what = names.holder(at, -1);
  return what !== null && 'place' in what ? names.placeDef(what.place)?.row : undefined;
}

export function amongOf(d: Decision, names: Names): readonly Resource[] {
  return d.kind === 'split' ? d.among.map((r) => names.resources[r]) : [];
}

export function cardAskedAbout(d: Decision, c: PromptCtx): CardId {
  const what = d.kind === 'pay' ? c.names.holder(d.card, c.paidFor) : null;
  return what !== null && 'card' in what ? what.card : '';
}
