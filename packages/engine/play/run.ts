import type { Rules } from '../content/rules.ts';
import { forcedAnswer } from './enumerate.ts';
import { startAct } from '../flow/acts.ts';
import type { ActAction, Action, Decision, PickDecision } from '../decisions/types.ts';
import { PICKED, withCards } from '../state/scope.ts';
import type { Task } from '../effects/types.ts';
import type { GameState, Seat } from '../state/types.ts';

/** More steps than any real effect takes; beyond it the content has a loop. */
const STEP_BOUND = 10_000;

export class EffectLoopError extends Error {
  override readonly name = 'EffectLoopError';
}

/** Carries out unfinished work until somebody has to decide or the game is over. */
export function settle(g: Rules, s: GameState): void {
  for (let steps = 0; s.stack.length > 0; steps++) {
    if (steps > STEP_BOUND) throw new EffectLoopError(`effects did not come to an end: ${trace(s)}`);
    const task = s.stack[s.stack.length - 1];
    const { effect, scope } = task;
    const handler = g.ops.get(effect.do)!;
    if (handler.always) return;
    const decision = handler.ask === undefined ? null : handler.ask(g, s, effect, scope);
    if (decision === null) {
      s.stack.pop();
      if (handler.run !== undefined) handler.run(g, s, effect, scope);
      continue;
    }
    const forced = forcedAnswer(decision);
    if (forced === null) {
      remember(s, task, decision);
      return;
    }
    answer(g, s, decision, forced);
  }
}

function trace(s: GameState): string {
  return s.stack
    .slice(-6)
    .map((task) => task.effect.do)
    .join(' < ');
}

/** The last pending decision and the state it was found in; states change only through `reply` and `settle`. */
const last: { state: GameState | null; task: Task | null; decision: Decision | null } = {
  state: null,
  task: null,
  decision: null,
};

function remember(state: GameState, task: Task, decision: Decision): void {
  last.state = state;
  last.task = task;
  last.decision = decision;
}

/**
 * Says again what was found to be decided in this state, or in the one it is a copy of: whoever keeps many states that are
 * looked at by turns does not have it worked out anew.
 */
export function recallDecision(s: GameState, decision: Decision): void {
  if (s.stack.length > 0) remember(s, s.stack[s.stack.length - 1], decision);
}

/** What has to be decided; null when the game is over. */
export function pendingDecision(g: Rules, s: GameState): Decision | null {
  if (s.stack.length === 0) return null;
  const task = s.stack[s.stack.length - 1];
  if (last.state === s && last.task === task) return last.decision;
  const handler = g.ops.get(task.effect.do)!;
  if (handler.ask === undefined) throw new Error(`the state waits at ${task.effect.do}, which asks nothing`);
  const decision = handler.ask(g, s, task.effect, task.scope) ?? nothingLeft(task);
  remember(s, task, decision);
  return decision;
}

/**
 * A state waits only where there is something to choose. In a world that somebody imagines who does not see the deciding
 * seat's cards, what is asked may depend on them, and nothing may be left.
 */
function nothingLeft({ scope }: Task): PickDecision {
  return { kind: 'pick', seat: scope.seat, why: scope.src, of: 'card', ...NOTHING };
}

const NO_ITEMS: readonly number[] = [];
const NOTHING = { ask: 'pickCard', items: NO_ITEMS, min: 0, max: 0, picked: NO_ITEMS } as const;

/** Whose turn begins, if that is what the state waits for; null = something else is asked, or the game is over. */
export function turnOf(g: Rules, s: GameState): Seat | null {
  if (s.stack.length === 0) return null;
  const { effect, scope } = s.stack[s.stack.length - 1];
  return g.ops.get(effect.do)!.always ? scope.seat : null;
}

/**
 * Gives a checked answer to the pending decision and takes its task off the stack. Only selections and splits are read
 * with the help of the decision: for all others it need not be worked out, which a search over clones is glad of.
 */
export function reply(g: Rules, s: GameState, a: Action): void {
  if (a.t === 'act' && g.actById.get(a.id)!.when === 'aside') return doAside(g, s, a);
  const { t } = a;
  const described = t === 'pick' || t === 'split' || t === 'add' || t === 'done';
  answer(g, s, described ? pendingDecision(g, s)! : null, a);
}

/** The task that waits stays where it is and is asked anew afterwards. */
function doAside(g: Rules, s: GameState, a: ActAction): void {
  last.state = null;
  startAct(g, s, s.active, a);
}

function answer(g: Rules, s: GameState, d: Decision | null, a: Action): void {
  const task = s.stack.pop()!;
  const picks = d !== null && d.kind === 'pick' ? d : null;
  if (picks !== null && picks.items === NO_ITEMS) {
    g.ops.get(task.effect.do)!.run?.(g, s, task.effect, task.scope);
    return;
  }
  const whole = picks === null ? a : wholeSelection(s, task, picks, a);
  if (whole === null) return;
  const scope = picks !== null && picks.picked.length > 0 ? withoutPicked(task.scope) : task.scope;
  g.ops.get(task.effect.do)!.answer!(g, s, task.effect, scope, d, whole);
}

/** Item-by-item answers collect in the task's scope until they are complete; null = more is to come. */
function wholeSelection(s: GameState, task: Task, d: PickDecision, a: Action): Action | null {
  if (a.t === 'done') return { t: 'pick', items: d.picked };
  if (a.t !== 'add') return a;
  const picked = [...d.picked, a.item];
  if (picked.length === d.max) return { t: 'pick', items: picked };
  s.stack.push({ effect: task.effect, scope: withCards(task.scope, PICKED, picked) });
  return null;
}

function withoutPicked(scope: Task['scope']): Task['scope'] {
  const { [PICKED]: _, ...cards } = scope.cards;
  return { ...scope, cards };
}
