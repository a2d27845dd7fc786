import { placeAt, type OpHandler, type Rules } from '../content/rules.ts';
import type { Ask, ItemKind, PickDecision } from '../decisions/types.ts';
import { designOfHolder, emit } from '../events/emit.ts';
import { visitableBy } from '../flow/visit/visitable.ts';
import { placeFigure as putFigure, placeWorker, takePlace } from '../flow/visit/visiting.ts';
import { isPermanent } from '../flow/visit/where.ts';
import { pieceOf } from '../state/kinds.ts';
import { isLent } from '../state/lent.ts';
import { WORKER, type GameState, type Holder } from '../state/types.ts';
import { possible } from '../effects/possible.ts';
import { push, scopeOf } from '../state/scope.ts';
import type { EffectOf, Scope } from '../effects/types.ts';
import { chosen } from './cards.ts';

export function pickOne(sc: Scope, ask: Ask, of: ItemKind, items: readonly number[], min = 1): PickDecision | null {
  if (items.length === 0) return null;
  return { kind: 'pick', seat: sc.seat, why: sc.src, ask, of, items, min, max: 1, picked: [] };
}

/** Events on the table whose price this seat can pay. */
function achievable(g: Rules, s: GameState, sc: Scope): Holder[] {
  const isOpen = (holder: Holder): boolean => {
    if (holder < 0) return false;
    const { event, price } = placeAt(g, holder);
    return event !== null && (price === null || possible(g, s, price, scopeOf(sc.seat, holder)));
  };
  return s.rows.flatMap((row) => row.filter(isOpen));
}

export const achieve: OpHandler<'achieve'> = {
  ask: (g, s, _e, sc) => pickOne(sc, 'achieve', 'place', achievable(g, s, sc)),
  answer(g, s, _e, sc, _d, a) {
    for (const place of chosen(a)) takePlace(g, s, sc.seat, place);
  },
  possible: (g, s, _e, sc) => achievable(g, s, sc).length > 0,
};

type Kinds = EffectOf<'moveWorker'>['which'];

/** Where this seat has workers that may leave, one entry a place. */
function movable(g: Rules, s: GameState, sc: Scope, which?: Kinds): Holder[] {
  const found: Holder[] = [];
  s.seats[sc.seat].workers.forEach((at, w) => {
    const deployed = at >= 0 ? !isPermanent(g, s, at) : at === WORKER.adrift;
    if (deployed && !found.includes(at) && !isLent(s, sc.seat, w) && isMeant(g, s, sc, w, which)) found.push(at);
  });
  return found;
}

function isMeant(g: Rules, s: GameState, sc: Scope, worker: number, which: Kinds): boolean {
  return which === undefined || which.includes(pieceOf(g, s, sc.seat, worker));
}

/** The worker there that comes home. */
function bringHome(g: Rules, s: GameState, sc: Scope, from: Holder, which?: Kinds): number {
  const workers = s.seats[sc.seat].workers;
  const worker = workers.findIndex((at, w) => at === from && !isLent(s, sc.seat, w) && isMeant(g, s, sc, w, which));
  workers[worker] = WORKER.home;
  if (g.sink) emit(g, { e: 'recalled', seat: sc.seat, place: from, placeCard: designOfHolder(g, s, from) });
  return worker;
}

export const recallWorker: OpHandler<'recallWorker'> = {
  ask: (g, s, _e, sc) => pickOne(sc, 'recall', 'worker', movable(g, s, sc)),
  answer: (g, s, _e, sc, _d, a) => void bringHome(g, s, sc, chosen(a)[0]),
  possible: (g, s, _e, sc) => movable(g, s, sc).length > 0,
};

export const moveWorker: OpHandler<'moveWorker'> = {
  ask: (g, s, e, sc) => pickOne(sc, 'moveFrom', 'worker', movable(g, s, sc, e.which)),
  answer(g, s, e, sc, _d, a) {
    const from = chosen(a)[0];
    const piece = pieceOf(g, s, sc.seat, bringHome(g, s, sc, from, e.which));
    push(s, piece === 'worker' ? { do: 'relocate', from } : { do: 'relocate', from, piece }, sc);
  },
  possible: (g, s, e, sc) => movable(g, s, sc, e.which).length > 0,
};

/** The second half of moving a worker: all placement rules hold, and the new place differs (R-WORK-14). */
export const relocate: OpHandler<'relocate'> = {
  ask: (g, s, e, sc) => pickOne(sc, 'moveTo', 'place', visitableBy(g, s, sc.seat, e.piece ?? 'worker', e.from)),
  answer: (g, s, e, sc, _d, a) => placeWorker(g, s, sc.seat, chosen(a)[0], e.piece),
};

export const placeFigure: OpHandler<'placeFigure'> = {
  run: (g, s, e, sc) => putFigure(g, s, sc.seat, e.figure, e.at),
};
