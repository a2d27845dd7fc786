import type { OpHandler, Rules } from '../content/rules.ts';
import { tellBlocked } from '../flow/blocked.ts';
import { receivers } from '../flow/goods.ts';
import { actorOf } from '../flow/happenings.ts';
import type { GameState, Seat } from '../state/types.ts';
import { emit } from '../events/emit.ts';
import { holds } from '../effects/reading.ts';
import { possible } from '../effects/possible.ts';
import { COLOURS } from '../effects/colours.ts';
import { holderOf } from '../effects/filters.ts';
import { targetOf } from '../effects/target.ts';
import { queriedSeats } from '../effects/query.ts';
import { seatsFrom } from '../state/order.ts';
import { boundScope, isUnderWay, push, scopeOf, slipIn, withNums } from '../state/scope.ts';
import type { Colour, Effect, EffectOf, Scope, Task } from '../effects/types.ts';

export const seq: OpHandler<'seq'> = {
  run(_g, s, e, sc) {
    for (let i = e.steps.length - 1; i >= 0; i--) push(s, e.steps[i], sc);
  },
};

export const when: OpHandler<'when'> = {
  run: (g, s, e, sc) => push(s, holds(g, s, sc, e.if) ? e.then : e.else, sc),
};

export const option: OpHandler<'option'> = {
  ask(g, s, e, sc) {
    const ids: string[] = [];
    for (const choice of e.choices) if (possible(g, s, choice.then, sc)) ids.push(choice.id);
    if (e.optional) ids.push('decline');
    return ids.length === 0 ? null : { kind: 'option', seat: sc.seat, why: sc.src, ask: 'option', ids };
  },
  answer(_g, s, e, sc, _d, a) {
    if (a.t === 'option') push(s, e.choices.find((choice) => choice.id === a.id)?.then, sc);
  },
};

const USE_OR_NOT = ['use', 'decline'];

export const may: OpHandler<'may'> = {
  ask(g, s, e, sc) {
    if (!possible(g, s, e.then, sc)) return null;
    const ask = paysTokens(e.then) ? 'useToken' : 'option';
    return { kind: 'option', seat: sc.seat, why: sc.src, ask, ids: USE_OR_NOT };
  },
  answer(_g, s, e, sc, _d, a) {
    if (a.t === 'option' && a.id === 'use') push(s, e.then, sc);
  },
  possible: (g, s, e, sc) => possible(g, s, e.then, sc),
};

/** What is declined is not asked again. */
export const repeat: OpHandler<'repeat'> = {
  ask(g, s, e, sc) {
    if (!possible(g, s, e.then, sc)) return null;
    return { kind: 'option', seat: sc.seat, why: sc.src, ask: 'option', ids: USE_OR_NOT };
  },
  answer(_g, s, e, sc, _d, a) {
    if (a.t !== 'option' || a.id !== 'use') return;
    push(s, e, sc);
    push(s, e.then, sc);
  },
  possible: (g, s, e, sc) => possible(g, s, e.then, sc),
};

function paysTokens(e: Effect): boolean {
  const first = e.do === 'seq' ? e.steps[0] : e;
  return first.do === 'pay' && first.tokens !== undefined;
}

export const name: OpHandler<'name'> = {
  ask: (_g, _s, e, sc) => ({ kind: 'option', seat: sc.seat, why: sc.src, ask: 'nameColour', ids: e.among }),
  answer(_g, s, e, sc, _d, a) {
    if (a.t === 'option') push(s, e.then, withNums(sc, e.as, [COLOURS.indexOf(a.id as Colour)]));
  },
  possible: (g, s, e, sc) => possible(g, s, e.then, sc),
};

/** The other seats from the next one on; who has passed gets nothing in this way either (R-GIVE-03), nor does an automa that is given nothing (R-RUG-13). */
function othersInTurn(g: Rules, s: GameState, sc: Scope): Seat[] {
  const able = [...receivers(g, s, sc.seat), sc.seat];
  const others = queriedSeats(g, sc, 'others');
  return seatsFrom(s, sc.seat).filter((seat) => others.includes(seat) && able.includes(seat));
}

export const forSeats: OpHandler<'forSeats'> = {
  run(g, s, e, sc) {
    for (const seat of othersInTurn(g, s, sc).reverse()) push(s, e.then, scopeOf(seat, sc.src));
  },
  possible: (g, s, e, sc) => othersInTurn(g, s, sc).some((seat) => possible(g, s, e.then, scopeOf(seat, sc.src))),
};

const ENDS = { actionDone: 'endAction', turnEnding: 'endTurn' } as const;

export const later: OpHandler<'later'> = {
  run(_g, s, { until, then, once }, sc) {
    if (!isUnderWay(s, ENDS[until])) return push(s, then, sc);
    if (!once) return slipIn(s, ENDS[until], then, sc);
    const effect: Effect = { do: 'due', then };
    const isSame = (task: Task): boolean =>
      task.scope.seat === sc.seat &&
      task.scope.src === sc.src &&
      JSON.stringify(task.effect) === JSON.stringify(effect);
    if (!s.stack.some(isSame)) slipIn(s, ENDS[until], effect, sc);
  },
};

export const due: OpHandler<'due'> = {
  run: (_g, s, e, sc) => push(s, e.then, sc),
};

export const as: OpHandler<'as'> = {
  run: (g, s, e, sc) => push(s, e.then, onBehalf(g, s, e, sc)),
  possible: (g, s, e, sc) => possible(g, s, e.then, onBehalf(g, s, e, sc)),
};

function onBehalf(g: Rules, s: GameState, e: EffectOf<'as'>, sc: Scope): Scope {
  return boundScope(seatMeant(g, s, e, sc), sc.src, sc.cards, sc.nums);
}

function seatMeant(g: Rules, s: GameState, { seat }: EffectOf<'as'>, sc: Scope): Seat {
  if (seat === 'target') return targetOf(g, s, sc.seat);
  if (seat === 'actor') return actorOf(sc);
  const owner = sc.src < 0 ? -1 : holderOf(g, s, sc.src);
  return owner < 0 ? sc.seat : owner;
}

export const call: OpHandler<'call'> = {
  run: (g, s, e, sc) => push(s, named(g, e.id), sc),
  possible: (g, s, e, sc) => possible(g, s, named(g, e.id), sc),
};

function named(g: Rules, id: string): Effect {
  const found = g.effects.get(id);
  if (found === undefined) throw new Error(`no module defines the effect ${id}`);
  return found;
}

/** Whoever watches an automa is told what it could not do. */
export const firstOf: OpHandler<'firstOf'> = {
  run(g, s, e, sc) {
    const at = e.of.findIndex((each) => possible(g, s, each, sc));
    if (g.sink && g.automas[sc.seat] !== null)
      for (const skipped of at < 0 ? e.of : e.of.slice(0, at))
        if (skipped.do === 'call') emit(g, { e: 'skipped', seat: sc.seat, effect: skipped.id });
    push(s, e.of[at], sc);
    if (g.awaits.blocked !== null) tellBlocked(g, s, at < 0 ? e.of : e.of.slice(0, at + 1), sc);
  },
  possible: (g, s, e, sc) => e.of.some((each) => possible(g, s, each, sc)),
};

export const code: OpHandler<'code'> = {
  run(g, s, e, sc) {
    const found = g.code.get(e.id);
    if (found === undefined) throw new Error(`no module defines the rule ${e.id}`);
    push(s, found(g, s, sc.seat) ?? undefined, sc);
  },
};
