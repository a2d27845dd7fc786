import type { OpHandler, Rules } from '../content/rules.ts';
import { select } from '../effects/query.ts';
import type { EffectOf, FigureName, PieceName, Query, Scope } from '../effects/types.ts';
import { placeWorker, takeOtherWay, takeUsualWay, waysOfVisit } from '../flow/visit/visiting.ts';
import { whyNotSend } from '../flow/visit/whyNot.ts';
import { figureAt, setFigure } from '../state/figures.ts';
import { hasWorkerOn } from '../state/holders.ts';
import { isLent, lend as lendWorker } from '../state/lent.ts';
import { enlistWorker, freePieces, freeWorker } from '../state/kinds.ts';
import { WORKER, type GameState, type Holder, type Seat } from '../state/types.ts';
import { chosen } from './cards.ts';
import { pickOne } from './places.ts';

/** Workers of special kinds, and figures that effects move. */

/** The kinds of workers that can be sent there. */
export function piecesFor(g: Rules, s: GameState, seat: Seat, at: Holder): readonly PieceName[] {
  return freePieces(g, s, seat).filter((piece) => whyNotSend(g, s, seat, at, piece) === null);
}

/** Which of several kinds of workers goes there. */
export const send: OpHandler<'send'> = {
  ask(g, s, e, sc) {
    if (freePieces(g, s, sc.seat).length === 1) return null; // it is offered since that one can be sent
    const ids = piecesFor(g, s, sc.seat, e.at);
    return ids.length < 2 ? null : { kind: 'option', seat: sc.seat, why: e.at, ask: 'send', ids };
  },
  run(g, s, e, sc) {
    const free = freePieces(g, s, sc.seat);
    placeWorker(g, s, sc.seat, e.at, free.length === 1 ? free[0] : piecesFor(g, s, sc.seat, e.at)[0]);
  },
  answer(g, s, e, sc, _d, a) {
    if (a.t === 'option') placeWorker(g, s, sc.seat, e.at, a.id as PieceName);
  },
};

const USUAL = 'usual';
const other = (n: number): string => (n === 0 ? 'instead' : `instead-${n + 1}`);

/** What the location does, or what a rule lets the piece do there. */
export const visitWay: OpHandler<'visitWay'> = {
  ask(g, s, e, sc) {
    const { usual, others } = waysOfVisit(g, s, sc.seat, sc.src, e.piece);
    const ids = [...(usual ? [USUAL] : []), ...others.map((_, n) => other(n))];
    return ids.length < 2 ? null : { kind: 'option', seat: sc.seat, why: sc.src, ask: 'visitWay', ids };
  },
  run(g, s, e, sc) {
    const { usual } = waysOfVisit(g, s, sc.seat, sc.src, e.piece);
    useWay(g, s, e, sc, usual ? USUAL : other(0));
  },
  answer(g, s, e, sc, _d, a) {
    if (a.t === 'option') useWay(g, s, e, sc, a.id);
  },
};

function useWay(g: Rules, s: GameState, { piece }: EffectOf<'visitWay'>, sc: Scope, id: string): void {
  if (id === USUAL) return takeUsualWay(g, s, sc.seat, sc.src, piece);
  const { others } = waysOfVisit(g, s, sc.seat, sc.src, piece);
  const way = others.find((_, n) => other(n) === id);
  if (way !== undefined) takeOtherWay(g, s, way.scope, sc.src, piece, way.effect);
}

export const enlist: OpHandler<'enlist'> = {
  run(g, s, e, sc) {
    if (freeWorker(g, s, sc.seat, 'worker') >= 0) enlistWorker(g, s, sc.seat, e.piece);
  },
  possible: (g, s, _e, sc) => freeWorker(g, s, sc.seat, 'worker') >= 0,
};

/** The coming recall leaves it where it is. */
export const stay: OpHandler<'stay'> = {
  run(_g, s, e, sc) {
    let i = s.stack.length - 1;
    while (i >= 0 && (s.stack[i].effect.do !== 'recall' || s.stack[i].scope.seat !== sc.seat)) i--;
    if (i < 0) return;
    const { effect, scope } = s.stack[i];
    const but = effect.do === 'recall' ? (effect.but ?? []) : [];
    s.stack[i] = { effect: { do: 'recall', but: [...but, e.piece] }, scope };
  },
};

function placesToPut(g: Rules, s: GameState, e: EffectOf<'put'>, sc: Scope): Holder[] {
  if (e.at === 'home' || e.at === 'away') return [];
  const places = select(g, s, sc, e.at);
  if (e.piece !== 'worker') return places;
  return workerToPut(g, s, e, sc) < 0 ? [] : places.filter((at) => !hasWorkerOn(s, sc.seat, at));
}

/** The one that stands there, one that is not deployed, or else one that has not joined yet; -1 = there is none. */
function workerToPut(g: Rules, s: GameState, { from }: EffectOf<'put'>, sc: Scope): number {
  const { workers } = s.seats[sc.seat];
  if (from === 'home') return workers.indexOf(WORKER.home);
  return from === undefined ? workers.indexOf(WORKER.waiting) : workerOn(g, s, sc, from);
}

function workerOn(g: Rules, s: GameState, sc: Scope, at: Query): number {
  const places = select(g, s, sc, at);
  return s.seats[sc.seat].workers.findIndex((place) => places.includes(place));
}

function putPiece(g: Rules, s: GameState, e: EffectOf<'put'>, sc: Scope, at: Holder): void {
  if (e.piece === 'worker') s.seats[sc.seat].workers[workerToPut(g, s, e, sc)] = at;
  else setFigure(g, s, sc.seat, e.piece, at);
}

/** Moves a piece without doing anything that the place does. */
export const put: OpHandler<'put'> = {
  ask: (g, s, e, sc) => pickOne(sc, 'put', 'place', placesToPut(g, s, e, sc)),
  run(g, s, e, sc) {
    if (e.at === 'home' || e.at === 'away')
      setFigure(g, s, sc.seat, e.piece as FigureName, e.at === 'home' ? WORKER.home : WORKER.waiting);
  },
  answer(g, s, e, sc, _d, a) {
    for (const at of chosen(a)) putPiece(g, s, e, sc, at);
  },
  possible: (g, s, e, sc) =>
    e.at === 'home'
      ? figureAt(g, s, sc.seat, e.piece as FigureName) !== WORKER.home
      : placesToPut(g, s, e, sc).length > 0,
};

/** Not one that serves already. */
export const lend: OpHandler<'lend'> = {
  run(g, s, e, sc) {
    const worker = workerToLend(g, s, e, sc);
    if (worker >= 0) lendWorker(s, sc.seat, worker);
  },
  possible: (g, s, e, sc) => workerToLend(g, s, e, sc) >= 0,
};

function workerToLend(g: Rules, s: GameState, { at }: EffectOf<'lend'>, sc: Scope): number {
  const places = select(g, s, sc, at);
  return s.seats[sc.seat].workers.findIndex((place, w) => places.includes(place) && !isLent(s, sc.seat, w));
}

/** R-RUG-29. */
export const retire: OpHandler<'retire'> = {
  run(g, s, e, sc) {
    const worker = workerToRetire(g, s, e, sc);
    if (worker >= 0) s.seats[sc.seat].workers[worker] = e.forNow ? WORKER.adrift : WORKER.gone;
  },
  possible: (g, s, e, sc) => workerToRetire(g, s, e, sc) >= 0,
};

/** Of those that are not deployed the last, so that the others keep their places. */
function workerToRetire(g: Rules, s: GameState, { at }: EffectOf<'retire'>, sc: Scope): number {
  return at === undefined ? s.seats[sc.seat].workers.lastIndexOf(WORKER.home) : workerOn(g, s, sc, at);
}
