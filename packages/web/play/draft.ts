import type { Action, Decision, SplitDecision } from '@everdell/game';
import { createStore, type StoreApi } from 'zustand';
import { onlyAnswer } from './obvious.ts';
import type { Seen } from './seen.ts';
import { holderKey, targetsOf, type Target, type ThingKey } from './things.ts';

/** What of a turn the player looks for: only its targets are lit. */
export type Mode = 'all' | 'visit' | 'play' | ActMode;
/** What a text or a module lets one do as the action of a turn, by its id. */
export type ActMode = `act-${string}`;

/** What of a turn an action belongs to. */
export const modeOf = (action: Action): string => (action.t === 'act' ? `act-${action.id}` : action.t);

/** The answer in the making. It is thrown away when the question changes, and nothing is sent before `answerOf` is confirmed. */
export interface Draft {
  /** The question it answers: version of the game and viewer. */
  readonly about: string;
  readonly mode: Mode;
  /** A whole answer that waits to be confirmed. */
  readonly selected: Action | null;
  /** What is chosen already in the question that the answer leads to; null = nothing. */
  readonly then: number | null;
  /** The answer was chosen together with the one before, so it is given without being confirmed again. */
  readonly led: boolean;
  /** Items picked so far, in this order. */
  readonly picked: readonly number[];
  /** Amounts so far, in the order of the decision's `among`. */
  readonly split: readonly number[];
}

export type DraftStore = StoreApi<Draft>;

const NOTHING: Draft = { about: '', mode: 'all', selected: null, then: null, led: false, picked: [], split: [] };

export const createDraft = (): DraftStore => createStore<Draft>()(() => NOTHING);

const questionOf = ({ picture }: Seen): string => `${picture.viewer}/${picture.version}/${picture.asked}`;

/** Begins anew if the question is another one than before. */
export function freshen(draft: DraftStore, seen: Seen): void {
  const about = questionOf(seen);
  if (draft.getState().about === about) return;
  const d = seen.decision;
  const { then } = draft.getState();
  const led =
    then !== null &&
    seen.legal.length > 0 &&
    d?.kind === 'pick' &&
    d.min === 1 &&
    d.max === 1 &&
    d.items.includes(then);
  const selected: Action | null = led ? { t: 'pick', items: [then] } : onlyAnswer(seen);
  // It is kept while the question is on its way.
  const kept = seen.legal.length === 0 && d?.seat === seen.seat ? then : null;
  const split = d?.kind === 'split' ? d.among.map(() => 0) : [];
  draft.setState({ ...NOTHING, about, selected, then: kept, led, split });
}

/** What pointing at a thing means while this of a turn is looked for. */
export function targetIn(seen: Seen, key: ThingKey, mode: Mode): Target | undefined {
  const isMeant = (action: Action): boolean =>
    action.t === 'act' && modeOf(action) === mode && action.it >= 0 && holderKey(seen, action.it) === key;
  const action = mode.startsWith('act-') ? seen.legal.find(isMeant) : undefined;
  return action === undefined ? targetsOf(seen).get(key) : { action };
}

/** Is the thing one of what is looked for? */
export function canChoose(seen: Seen, key: ThingKey, mode: Mode): boolean {
  const target = targetIn(seen, key, mode);
  if (target === undefined) return false;
  return !('action' in target) || mode === 'all' || modeOf(target.action) === mode;
}

/** The player points at a thing. False = it is no target of the open decision. What is chosen stays so. */
export function point(draft: DraftStore, seen: Seen, key: ThingKey): boolean {
  const target = targetIn(seen, key, draft.getState().mode);
  if (target === undefined) return false;
  if ('action' in target) take(draft, target);
  else toggle(draft, seen.decision!, target.item);
  return true;
}

type Taken = Extract<Target, { readonly action: Action }>;

/** Is it the answer as it stands? */
export const isTaken = ({ selected, then }: Draft, target: Taken): boolean =>
  selected?.t === target.action.t && then === (target.then ?? null) && same(selected, target.action);

/** Makes what a thing stands for the answer; null = nothing is chosen. */
export function take(draft: DraftStore, target: Taken | null): void {
  draft.setState({ selected: target?.action ?? null, then: target?.then ?? null, led: false });
}

export function select(draft: DraftStore, selected: Action | null): void {
  take(draft, selected === null ? null : { action: selected });
}

/** Makes this the answer, as if it had been chosen part by part on the table; null = nothing is chosen. */
export function choose(draft: DraftStore, d: Decision, action: Action | null): void {
  clear(draft);
  draft.setState({ mode: action?.t === 'act' ? (modeOf(action) as ActMode) : 'all' });
  if (action === null) return;
  if (action.t === 'split') draft.setState({ split: action.by });
  else if (isSelection(d) && action.t === 'pick') draft.setState({ picked: action.items });
  else if (isSelection(d) && action.t === 'add') draft.setState({ picked: [action.item] });
  else select(draft, action);
}

/** From so many things on there is one press for all of them. */
const MANY = 3;

/** All that can be picked, where all of it may be; null = that is no answer, or it would not save a press. */
export function everything({ decision: d, game, known, seat, legal }: Seen): Action | null {
  if (d?.kind !== 'pick' || legal.length === 0 || !isSelection(d) || d.items.length < MANY) return null;
  if (d.max < d.items.length) return null;
  const all: Action = { t: 'pick', items: d.items };
  return game.check(known, seat, all) === null ? all : null;
}

/** Several things are picked before the answer is given. */
const isSelection = (d: Decision): boolean =>
  d.kind === 'pick' && d.picked.length === 0 && !(d.min === 1 && d.max === 1);

export function setMode(draft: DraftStore, mode: Mode): void {
  draft.setState({ mode, selected: null, then: null });
}

/** Takes an item up or puts it back; with all that may be picked in hand, the first one makes room. */
export function toggle(draft: DraftStore, d: Decision, item: number): void {
  const { picked } = draft.getState();
  if (picked.includes(item)) draft.setState({ picked: picked.filter((other) => other !== item) });
  else if (d.kind === 'pick') draft.setState({ picked: [...picked, item].slice(-d.max) });
}

export function setAmount(draft: DraftStore, d: SplitDecision, at: number, n: number): void {
  const { split } = draft.getState();
  const others = split.reduce((sum, m, i) => (i === at ? sum : sum + m), 0);
  const most = Math.min(d.caps[at], d.max - others);
  draft.setState({ split: split.map((m, i) => (i === at ? Math.max(0, Math.min(n, most)) : m)) });
}

/** Puts everything back to how the question began. False = there was nothing to put back. */
export function clear(draft: DraftStore): boolean {
  const { selected, picked, split } = draft.getState();
  if (selected === null && picked.length === 0 && split.every((n) => n === 0)) return false;
  draft.setState({ selected: null, then: null, led: false, picked: [], split: split.map(() => 0) });
  return true;
}

/** The answer as it stands; null = nothing is chosen yet. Whether the rules accept it: `seen.game.check`. */
export function answerOf(draft: Draft, seen: Seen): Action | null {
  const d = seen.decision;
  if (d === null || seen.legal.length === 0 || draft.about !== questionOf(seen)) return null;
  if (draft.selected?.t === 'act') return draft.selected;
  if (d.kind === 'split') return { t: 'split', by: draft.split };
  if (isSelection(d)) return draft.selected ?? { t: 'pick', items: draft.picked };
  return draft.selected;
}

export const same = (a: Action | null, b: Action | null): boolean => JSON.stringify(a) === JSON.stringify(b);
