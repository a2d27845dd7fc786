import { isCard, ZONE, type OpHandler, type Rules } from '../content/rules.ts';
import type { Action, ReasonCode } from '../decisions/types.ts';
import { emit } from '../events/emit.ts';
import { addActs, startAct } from '../flow/acts.ts';
import { happen } from '../flow/happenings.ts';
import { canPlayNow } from '../flow/payment/playable.ts';
import { takeStock } from '../flow/payment/stock.ts';
import { visitable } from '../flow/visit/visitable.ts';
import { placeWorker } from '../flow/visit/visiting.ts';
import { isPermanent } from '../flow/visit/where.ts';
import { pieceOf } from '../state/kinds.ts';
import { recallFigures } from '../state/figures.ts';
import { endLoans } from '../state/lent.ts';
import { allDeployed } from '../state/holders.ts';
import { seatAfter, seatsInOrder } from '../state/order.ts';
import { WORKER, type GameState, type Seat } from '../state/types.ts';
import { mapped } from '../state/vectors.ts';
import { isShut, refillAtOnce } from '../zones/displays.ts';
import { discardHandCards } from '../flow/discards.ts';
import { cardsBesides } from '../zones/besides.ts';
import { lookAt, lookedAt } from '../effects/standing.ts';
import { push, scopeOf } from '../state/scope.ts';
import type { Effect, PlayTerms } from '../effects/types.ts';
import { layOpen } from '../flow/payment/layOpen.ts';

const SEASON: Action = { t: 'season' };
const PASS: Action = { t: 'pass' };
const FULL_COST: PlayTerms = {};
const TURN: Effect = { do: 'turn' };
const GO: Effect = { do: 'go' };
const END_TURN: Effect = { do: 'endTurn' };
const NEXT_TURN: Effect = { do: 'nextTurn' };
const END_ACTION: Effect = { do: 'endAction' };
const PREPARED: Effect = { do: 'happen', to: 'prepared' };
const RECALLED: Effect = { do: 'happen', to: 'recalled' };

export function whyNotPrepare(g: Rules, s: GameState, seat: Seat): ReasonCode | null {
  if (s.seats[seat].season === g.seasons.length - 1) return 'last-season'; // R-SEASON-03
  return allDeployed(s, seat) ? null : 'workers-left'; // R-SEASON-01
}

export function whyNotPass(g: Rules, s: GameState, seat: Seat): ReasonCode | null {
  if (s.seats[seat].season !== g.seasons.length - 1) return 'not-last-season'; // R-TURN-07
  if (allDeployed(s, seat) || g.options['earlyPass'] === true) return null; // OQ-04
  return 'workers-left';
}

/** Nothing changes meanwhile, so what binds the seat is looked for once. */
function turnActions(g: Rules, s: GameState, seat: Seat): Action[] {
  if (g.ruleKinds === null) return playsVisitsAndActs(g, s, seat);
  lookAt(g, s, seat, g.ruleKinds);
  try {
    return playsVisitsAndActs(g, s, seat);
  } finally {
    lookedAt();
  }
}

function playsVisitsAndActs(g: Rules, s: GameState, seat: Seat): Action[] {
  const actions = cardsToPlay(g, s, seat);
  const places = visitable(g, s, seat);
  for (let i = 0; i < places.length; i++) actions.push(g.visitActions[places[i]]);
  if (g.acts.turn !== null) addActs(g, s, seat, 'turn', actions);
  return actions;
}

/** One card of each design in hand, every Meadow card and those of other zones of the seat: what can be played now. */
function cardsToPlay(g: Rules, s: GameState, seat: Seat): Action[] {
  const found: Action[] = [];
  const hand = s.zones[g.hand[seat]];
  const { cardOf } = s;
  takeStock(g, s, seat);
  const { round, seen } = g.stock;
  for (let i = 0; i < hand.length; i++) {
    const ix = cardOf[hand[i]];
    if (seen[ix] === round) continue;
    seen[ix] = round;
    if (canPlayNow(g, s, seat, hand[i])) found.push(g.playActions[hand[i]]);
  }
  const meadow = s.zones[ZONE.meadow];
  const { firstSlot } = g.zones[ZONE.meadow];
  for (let i = 0; i < meadow.length; i++)
    if (meadow[i] >= 0 && !isShut(g, s, firstSlot + i) && canPlayNow(g, s, seat, meadow[i]))
      found.push(g.playActions[meadow[i]]);
  if (g.playZones[seat].length > 0)
    for (const card of cardsBesides(g, s, seat)) if (canPlayNow(g, s, seat, card)) found.push(g.playActions[card]);
  return found;
}

export const turn: OpHandler<'turn'> = {
  always: true,
  ask(g, s, _e, sc) {
    const seat = sc.seat;
    const actions = turnActions(g, s, seat);
    if (whyNotPrepare(g, s, seat) === null) actions.push(SEASON);
    if (whyNotPass(g, s, seat) === null || actions.length === 0) actions.push(PASS); // R-END-01
    return { kind: 'turn', seat, why: -1, ask: 'turn', actions };
  },
  answer(g, s, _e, sc, _d, a) {
    push(s, END_ACTION, sc);
    switch (a.t) {
      case 'play':
        layOpen(g, s, sc, a.card, FULL_COST);
        break;
      case 'visit':
        if (g.kinds.length === 1) placeWorker(g, s, sc.seat, a.place);
        else push(s, { do: 'send', at: a.place }, sc);
        break;
      case 'season':
        push(s, { do: 'prepare' }, sc);
        break;
      case 'pass':
        push(s, { do: 'pass' }, sc);
        break;
      case 'act':
        startAct(g, s, sc.seat, a);
        break;
      default:
        throw new Error(`${a.t} is no turn action`);
    }
  },
};

const GOES = ['go'] as const;

/** The state waits before it, so that what came before can be taken back, shown and valued like before any turn. */
export const go: OpHandler<'go'> = {
  always: true,
  ask: (_g, _s, _e, { seat }) => ({ kind: 'option', seat, why: -1, ask: 'go', ids: GOES }),
  answer(g, s, e, sc) {
    push(s, END_ACTION, sc);
    push(s, e.does ?? g.automas[sc.seat]?.turn, sc);
  },
};

/** What is put off until the action is done lies right above it. */
export const endAction: OpHandler<'endAction'> = {
  run(g, s, _e, sc) {
    if (g.awaits.actionDone !== null) happen(g, s, 'actionDone', sc.seat);
  },
};

/** The same for the turn. */
export const endTurn: OpHandler<'endTurn'> = {
  run(g, s, _e, sc) {
    if (g.awaits.turnEnding === null) return goOn(g, s, sc.seat);
    push(s, NEXT_TURN, sc);
    happen(g, s, 'turnEnding', sc.seat);
  },
};

export const nextTurn: OpHandler<'nextTurn'> = {
  run: (g, s, _e, sc) => goOn(g, s, sc.seat),
};

function goOn(g: Rules, s: GameState, from: Seat): void {
  refillAtOnce(g, s); // R-DECK-06: spaces left empty are filled as soon as there are cards
  const next = nextSeat(g, s, from);
  if (next >= 0) startTurn(g, s, next);
  else if (g.sink) emit(g, { e: 'over' });
}

export const beginTurn: OpHandler<'beginTurn'> = {
  run(g, s) {
    letAutomasLead(g, s);
    startTurn(
      g,
      s,
      seatsInOrder(s).find((seat) => takesTurns(g, s, seat))!,
    );
  },
};

/** Those that have the first place in the order of play; who sits where among the players is settled by now. */
function letAutomasLead(g: Rules, s: GameState): void {
  const leads = (seat: Seat): boolean => g.automas[seat]?.first === true;
  if (!g.automas.some((_, seat) => leads(seat))) return;
  const order = mapped(seatsInOrder(s), (seat) => seat | 0);
  s.slices.order = [...order.filter(leads), ...order.filter((seat) => !leads(seat))];
  s.active = s.slices.order[0];
}

export function startTurn(g: Rules, s: GameState, seat: Seat): void {
  s.turn++;
  s.active = seat;
  if (g.sink) emit(g, { e: 'turn', seat });
  pushTurn(g, s, seat);
}

/** The end of the turn lies beneath it from the beginning: what is remembered for one turn lies in between. */
export function pushTurn(g: Rules, s: GameState, seat: Seat, goes: Effect = GO): void {
  const scope = scopeOf(seat);
  push(s, END_TURN, scope);
  push(s, g.automas[seat] === null ? TURN : goes, scope);
}

/** The next one in the order of play who takes turns still; -1 = nobody is left. */
function nextSeat(g: Rules, s: GameState, from: Seat): Seat {
  let seat = seatAfter(s, from);
  while (!takesTurns(g, s, seat)) {
    if (seat === from) return -1;
    seat = seatAfter(s, seat);
  }
  return seat;
}

/** Neither who has passed nor automas that only react (R-TURN-01). */
function takesTurns(g: Rules, s: GameState, seat: Seat): boolean {
  const automa = g.automas[seat];
  return !s.seats[seat].passed && (automa === null || automa.turn !== undefined);
}

export const pass: OpHandler<'pass'> = {
  run(g, s, _e, sc) {
    s.seats[sc.seat].passed = true;
    if (g.sink) emit(g, { e: 'passed', seat: sc.seat });
    if (g.table.discardHandOnPass) push(s, { do: 'dropHand' }, sc); // R-END-04, after what others do first (R-END-05)
    happen(g, s, 'passed', sc.seat);
  },
};

export const dropHand: OpHandler<'dropHand'> = {
  run: (g, s, _e, sc) => discardHandCards(g, s, sc.seat, s.zones[g.hand[sc.seat]].slice()),
};

/** Prepare for Season: what happens before, workers come back, the new season begins (R-SEASON-04 to R-SEASON-06). */
export const prepare: OpHandler<'prepare'> = {
  run(g, s, _e, sc) {
    push(s, { do: 'newSeason' }, sc);
    if (g.awaits.recalled !== null) push(s, RECALLED, sc);
    push(s, { do: 'recall' }, sc);
    happen(g, s, 'preparing', sc.seat);
  },
};

export const recall: OpHandler<'recall'> = {
  run(g, s, e, sc) {
    const workers = s.seats[sc.seat].workers;
    const loose = g.automas[sc.seat]?.ignoresText === true; // R-NW-PLACE-08: what keeps workers on cards is text
    for (let w = 0; w < workers.length; w++) {
      const back =
        workers[w] >= 0
          ? !isPermanent(g, s, workers[w]) || (loose && isCard(g, workers[w]))
          : workers[w] === WORKER.adrift;
      if (back && !e.but?.includes(pieceOf(g, s, sc.seat, w))) workers[w] = WORKER.home;
    }
    recallFigures(g, s, sc.seat);
    endLoans(s);
  },
};

export const newSeason: OpHandler<'newSeason'> = {
  run(g, s, _e, sc) {
    const me = s.seats[sc.seat];
    me.season++;
    let joining = joiningIn(g, sc.seat, me.season);
    for (let w = 0; w < me.workers.length && joining > 0; w++) {
      if (me.workers[w] !== WORKER.waiting) continue;
      me.workers[w] = WORKER.home;
      joining--;
    }
    if (g.sink) emit(g, { e: 'prepared', seat: sc.seat, season: me.season });
    if (g.awaits.prepared !== null) push(s, PREPARED, sc);
    const { id, bonus } = g.seasons[me.season];
    const automa = g.automas[sc.seat];
    push(s, automa === null ? bonus : automa.bonus?.[id], scopeOf(sc.seat));
  },
};

/** How many workers of the seat join in a season. */
function joiningIn(g: Rules, seat: Seat, season: number): number {
  const { workers } = g.automas[seat] ?? g.table;
  return typeof workers === 'number' ? 0 : workers[season];
}
