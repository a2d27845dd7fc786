import {
  freePieces,
  settle,
  workersOfKind,
  type Action,
  type Decision,
  type GameState,
  type Holder,
  type Payment,
  type PieceName,
  type Seat,
} from '@everdell/engine';
import {
  CaseError,
  cityOf,
  copiesIn,
  goodsNamed,
  locationNamed,
  NotInGame,
  seatNamed,
  show,
  type Fields,
  type StepFormat,
} from '@everdell/sets';
import type { Game } from '../game.ts';
import { NotationError, parseAction } from '../notation/index.ts';
import { act, answerAll, checkWhere, paysToll, startStep, wasAccepted, type Running, type Told } from './drive.ts';
import { inPlay, merged } from './modules.ts';
import { partsOf, type Part } from './parts.ts';
import { whyNotPaid } from './payment.ts';
import { cardToPlay, paymentOf, playSpec, whyNotAsDescribed, withoutToll, type PlaySpec } from './play.ts';
import { Refused, type Step } from './types.ts';

const COMMON = ['seat', 'action', 'choices'];

/** Fields of each action besides the common ones; `play` checks its own. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  visit: ['location', 'piece'],
  event: ['event', 'piece'],
  act: ['act', 'it', 'by'],
  season: [],
  pass: [],
  setup: [],
  score: [],
};

export function checkStep(step: Step, path: string): void {
  if (step.action === 'play') return;
  const own = Object.hasOwn(FIELDS, step.action) ? FIELDS[step.action] : undefined;
  const fields = own ?? stepOfModule(step.action)?.fields;
  if (fields === undefined) throw new CaseError(`${path}.action: there is no action ${show(step.action)}`);
  for (const [key, value] of Object.entries(step))
    if (![...COMMON, ...fields].includes(key) && value !== null) throw new CaseError(`${path}.${key}: no such field`);
}

/** An action that a module brings. */
function stepOfModule(action: string): StepFormat | undefined {
  const steps = merged((format) => format.steps);
  return Object.hasOwn(steps, action) ? steps[action] : undefined;
}

/** Carries a step out on this state; throws Refused where the game does not take it. */
export function performStep(game: Game, s: GameState, step: Step, path: string, more: Told): Running {
  const seat = seatNamed(game, stepOfModule(step.action)?.of ?? step.seat, `${path}.seat`);
  const run = startStep(game, s, seat, step, path, more);
  skipTurns(game, s, seat);
  try {
    doAside(run, seat);
    begin(run, seat, step, path);
    answerAll(run);
  } catch (error) {
    throw error instanceof Refused ? (passedOver(run, error) ?? error) : error;
  }
  checkWhere(run);
  return run;
}

/** What nobody asked for is refused, though only an answer after it brings that to light; null = that is not so. */
function passedOver(run: Running, { choice, message }: Refused): Refused | null {
  const { refusedChoice: meant } = run;
  if (meant === null || choice === null || choice <= meant || wasAccepted(run, meant)) return null;
  return new Refused('not-offered', meant, message);
}

/** Turns between players and automas that the case says nothing about are left out: nothing happens in them. */
function skipTurns(game: Game, s: GameState, seat: Seat): void {
  const isOther = (d: Decision): boolean =>
    (d.kind === 'turn' || d.ask === 'go') &&
    d.seat !== seat &&
    (game.rules.automas[d.seat] !== null || game.rules.automas[seat] !== null);
  for (let left = s.seats.length; left > 0; left--) {
    const [d] = game.decisions(s);
    if (d === undefined || !isOther(d)) return;
    s.stack.pop();
    settle(game.rules, s);
  }
}

/** Answers what a set-up asks: what the modules know to settle first, then as the case says. */
export function answerSetup(game: Game, s: GameState, step: Step, path: string, more: Told): Running {
  const { given } = more;
  const run = startStep(game, s, 0, step, path, more);
  for (let [d] = game.decisions(s); d !== undefined; [d] = game.decisions(s)) {
    const parts = inPlay(game).map((format) => format.given?.settles?.(game, d, given) ?? null);
    const settled = parts.find((action) => action !== null);
    if (settled === undefined) break;
    act(run, d.seat, settled, null, 'set-up');
  }
  answerAll(run);
  return run;
}

/** What a case says by `use-power`, or has the power ask, is done before the action where it is something done aside. */
function doAside(run: Running, seat: Seat): void {
  for (const part of run.parts) {
    const isSaid = part.key === 'option' && part.value === 'use-power';
    if (part.used || !(isSaid || part.key === 'gain') || !isBy(run, part, seat)) continue;
    if (isSaid && isGainOfSeveral(run.parts[run.parts.indexOf(part) + 1])) {
      part.used = true; // the action itself asks for it
      continue;
    }
    const isMeant = (id: string): boolean => isAside(run.game, id) && (isSaid || isAskedByActOf(run, id, part));
    const aside = run.game.legal(run.s, seat).find((a) => a.t === 'act' && isMeant(a.id));
    if (aside === undefined && isSaid) return;
    if (aside === undefined) continue;
    if (isSaid) part.used = true;
    // What is said before it answers what comes after.
    const earlier = run.parts.slice(0, run.parts.indexOf(part)).filter(({ used }) => !used);
    for (const other of earlier) other.used = true;
    act(run, seat, aside, part.choice, 'act aside');
    answerAll(run);
    for (const other of earlier) other.used = false;
  }
}

function isGainOfSeveral(part: Part | undefined): boolean {
  if (part?.key !== 'gain' || typeof part.value !== 'object' || part.value === null) return false;
  return Object.values(part.value).reduce((sum: number, n: number) => sum + n, 0) > 1;
}

const isBy = ({ game }: Running, { mods, path }: Part, seat: Seat): boolean =>
  mods['by'] === undefined || seatNamed(game, mods['by'], path) === seat;

const isAskedByActOf = ({ game: { rules } }: Running, id: string, { mods }: Part): boolean =>
  rules.placeById.get(mods['what'] as string)?.def.acts?.some((act) => act.id === id) === true;

const isAside = ({ rules }: Game, id: string): boolean => rules.actById.get(id)?.when === 'aside';

/** What is lacking of a payment is brought by the power that the case names, one resource after the other. */
function lendTo(run: Running, seat: Seat, spec: PlaySpec): void {
  const { game, s } = run;
  const { power, pay } = spec.fields;
  const lends = merged((format) => format.lends);
  const id = typeof power === 'string' && Object.hasOwn(lends, power) ? lends[power] : undefined;
  if (id === undefined || pay === undefined) return;
  const asked = goodsNamed(game, pay, `${spec.path}.pay`);
  asked.forEach((n, r) => {
    for (let lacking = n - s.seats[seat].res[r]; lacking > 0; lacking--) {
      const lent = game.legal(s, seat).find((a) => a.t === 'act' && a.id === id);
      if (lent === undefined) return;
      act(run, seat, lent, null, `act ${id}`);
      const [d] = game.decisions(s);
      if (d.kind === 'split') act(run, seat, { t: 'split', by: d.among.map((of) => Number(of === r)) }, null, id);
    }
  });
}

function begin(run: Running, seat: Seat, step: Step, path: string): void {
  switch (step.action) {
    case 'play':
      return beginPlay(run, seat, step, path);
    case 'visit': {
      const place = placeToVisit(run, seat, step['location'], `${path}.location`);
      const instead = inPlay(run.game).map((format) => format.visits?.(run.game, run.s, seat, place) ?? null);
      const other = instead.find((found) => found !== null);
      const what = `visit ${show(step['location'])}`;
      if (other !== undefined) return act(run, seat, other, null, what);
      return goTo(run, seat, place, step, path, what);
    }
    case 'event': {
      const event = run.game.rules.placeById.get(step['event'] as string);
      if (event === undefined || event.event === null) throw new NotInGame(`${path}.event`, 'Event', step['event']);
      return goTo(run, seat, event.ix, step, path, `achieve ${event.id}`);
    }
    case 'act':
      return act(run, seat, actOf(run, step, path), null, `act ${show(step['act'])}`);
    case 'season':
    case 'pass':
      return act(run, seat, { t: step.action }, null, step.action);
    default:
      return beginOfModule(run, seat, step, path);
  }
}

/** Of several copies of a card one that can be visited, where the case does not say which. */
function placeToVisit({ game, s }: Running, seat: Seat, location: unknown, path: string): Holder {
  const first = locationNamed(game, s, seat, location, path);
  const { card, owner = seat, nth } = (typeof location === 'object' ? location : {}) as Fields;
  if (typeof card !== 'string' || nth !== undefined) return first;
  const copies = copiesIn(game, s, cityOf(game, s, seatNamed(game, owner, `${path}.owner`)), card);
  return copies.find((place) => game.check(s, seat, { t: 'visit', place }) === null) ?? first;
}

function goTo(run: Running, seat: Seat, place: Holder, step: Step, path: string, what: string): void {
  const piece = pieceNamed(run, seat, step['piece'], `${path}.piece`);
  act(run, seat, { t: 'visit', place }, null, what);
  if (run.game.rules.kinds.length > 1) send(run, seat, place, piece);
}

/** The kind of worker that goes: the one that the case names, or else a plain one if there is any. */
function send(run: Running, seat: Seat, place: Holder, piece: PieceName | undefined): void {
  if (piece === undefined) return;
  const { game, s } = run;
  const what = `send ${show(piece)}`;
  const [d] = game.decisions(s);
  if (d?.ask === 'send') return act(run, seat, { t: 'option', id: piece }, null, what);
  if (!workersOfKind(game.rules, s, seat, piece).includes(place)) throw new Refused('not-offered', null, what);
}

function pieceNamed(
  { game: { rules: g }, s }: Running,
  seat: Seat,
  piece: unknown,
  path: string,
): PieceName | undefined {
  if (piece === undefined || piece === null) return freePieces(g, s, seat).find((kind) => kind === g.kinds[0]);
  const kind = g.kinds.find((name) => name === piece);
  if (kind === undefined) throw new CaseError(`${path}: there is no ${show(piece)} in this game`);
  return kind;
}

/** By name, as in notation: what it is about, and the card that lets one do it. */
function actOf({ game, s }: Running, step: Step, path: string): Action {
  const { it, by } = step;
  const line = ['act', step['act'], ...(it === undefined ? [] : [it]), ...(by === undefined ? [] : ['by', by])];
  try {
    return parseAction(game, s, line.join(' '));
  } catch (error) {
    if (error instanceof NotationError) throw new CaseError(`${path}: ${error.message}`);
    throw error;
  }
}

function beginOfModule(run: Running, seat: Seat, step: Step, path: string): void {
  const begun = stepOfModule(step.action)?.begin(run.game, run.s, seat, step, path, run.given);
  if (begun === undefined) throw new CaseError(`${path}.action: ${show(step.action)} is no action of a turn`);
  if ('refused' in begun) throw new Refused(begun.refused, null, begun.what);
  run.parts.unshift(...partsOf(run.game, begun.answers, path, null));
  if (begun.action.t === 'visit') goTo(run, seat, begun.action.place, step, path, begun.what);
  else act(run, seat, begun.action, null, begun.what);
}

function beginPlay(run: Running, seat: Seat, step: Step, path: string): void {
  const { game, s } = run;
  const spec = playSpec(game, step, path, COMMON);
  lendTo(run, seat, spec);
  const card = cardToPlay(game, s, seat, spec);
  const what = `play ${spec.card}`;
  const refused = game.check(s, seat, { t: 'play', card });
  // What is wrong with the payment of the case says more than that there is no way to pay.
  if (refused !== null && refused.code !== 'cannot-pay') throw new Refused(refused.code, null, what);
  const suffices = (paid: Payment): boolean => whyNotPaid(game, s, seat, card, paid) === null;
  const payment = paymentOf(game, s, seat, spec, null, suffices);
  const reason = whyNotAsDescribed(game, s, seat, card, spec, payment) ?? refused?.code;
  const tolled = reason === undefined ? null : withoutToll(game, s, seat, card, spec, null);
  if (reason !== undefined && tolled === null) throw new Refused(reason, null, what);
  if (tolled === null) run.plays.set(card, spec);
  else paysToll(run, card, tolled, null);
  act(run, seat, { t: 'play', card }, null, what);
}
