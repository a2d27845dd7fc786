import type { Reason } from '../decisions/types.ts';
import type { CardId, Cond, Effect, FigureName } from '../effects/types.ts';
import type { Ctx } from './types.ts';

/** What reasons of every language read off their parameters. */
export type ReasonParams = Reason['params'];

export function textOf(p: ReasonParams, key: string): string {
  return String(p[key] ?? '?');
}

export function subjectOf(p: ReasonParams, c: Ctx): { readonly card: CardId } | { readonly place: string } | null {
  const { card, place } = p;
  if (typeof card === 'string' && c.names.cardDef(card) !== undefined) return { card };
  return typeof place === 'string' && c.names.placeDef(place) !== undefined ? { place } : null;
}

/** The printed cost of the card that is spoken of. */
export function costOf(p: ReasonParams, c: Ctx): readonly number[] | null {
  const what = subjectOf(p, c);
  const cost = what !== null && 'card' in what ? c.names.cardDef(what.card)?.cost : undefined;
  return cost === undefined ? null : c.names.resources.map((r) => cost[r] ?? 0);
}

/** The card that opens the last spot of what is spoken of. */
export function spotKey(p: ReasonParams, c: Ctx): CardId | null {
  const what = subjectOf(p, c);
  return what !== null && 'card' in what ? (c.names.cardDef(what.card)?.visit?.lastUnlockedBy ?? null) : null;
}

/** What the act spoken of requires, and what it costs. */
export function conditionOf(p: ReasonParams, c: Ctx): Cond | null {
  const act = c.names.act(textOf(p, 'act'));
  return act === undefined || 'places' in act ? null : (act.if ?? null);
}

export function actPriceOf(p: ReasonParams, c: Ctx): Effect | null {
  const act = c.names.act(textOf(p, 'act'));
  if (act === undefined || 'places' in act) return null;
  const steps: readonly Effect[] = act.then.do === 'seq' ? act.then.steps : [act.then];
  return steps.find((step) => step.do === 'pay') ?? null;
}

/** The season that the place spoken of waits for. */
export function seasonOf(p: ReasonParams, c: Ctx): string | null {
  const what = subjectOf(p, c);
  const needs = what !== null && 'place' in what ? c.names.placeDef(what.place)?.visit?.needs : undefined;
  return needs !== undefined && 'season' in needs && typeof needs.season === 'string' ? needs.season : null;
}

/** What may be placed on what is spoken of; null = nothing is known of it. */
export function pieceOf(p: ReasonParams, c: Ctx): FigureName | 'worker' | 'nobody' | null {
  const what = subjectOf(p, c);
  if (what === null) return null;
  const { visit } = 'place' in what ? c.names.placeDef(what.place)! : c.names.cardDef(what.card)!;
  return visit === undefined ? 'nobody' : (visit.for ?? 'worker');
}
