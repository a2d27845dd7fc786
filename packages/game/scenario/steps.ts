import { toVector, type GameState, type PlaceInfo, type RowName, type Seat } from '@everdell/engine';
import { wonderGoods } from '@everdell/sets';
import type { Game } from '../game.ts';
import { act, answerAll, checkWhere, startStep, type Running } from './drive.ts';
import { goodsNamed, locationNamed, seatNamed, show } from './names.ts';
import { cardToPlay, paymentOf, playSpec, whyNotAsDescribed } from './play.ts';
import { CaseError, Refused, type Step } from './types.ts';

const COMMON = ['seat', 'action', 'choices'];

/** Fields of each action besides the common ones; `play` checks its own. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  visit: ['location'],
  event: ['event'],
  season: [],
  pass: [],
  setup: [],
  score: [],
  ambassador: ['location'],
  adornment: ['adornment'],
  wonder: ['wonder', 'pay'],
};

const OF_OTHER_MODULES = ['ticket', 'reserve', 'nightweaveTurn', 'plot'];

export function checkStep(step: Step, path: string): void {
  if (OF_OTHER_MODULES.includes(step.action))
    throw new CaseError(`${path}.action: ${show(step.action)} belongs to a module that is not in play`);
  if (step.action === 'play') return;
  const fields = Object.hasOwn(FIELDS, step.action) ? FIELDS[step.action] : undefined;
  if (fields === undefined) throw new CaseError(`${path}.action: there is no action ${show(step.action)}`);
  for (const [key, value] of Object.entries(step))
    if (![...COMMON, ...fields].includes(key) && value !== null) throw new CaseError(`${path}.${key}: no such field`);
}

/** Carries a step out on this state; throws Refused where the game does not take it. */
export function performStep(
  game: Game,
  s: GameState,
  step: Step,
  path: string,
  more: Pick<Running, 'refusedChoice' | 'free' | 'script'>,
): Running {
  const seat = seatNamed(game, step.seat, `${path}.seat`);
  const run = startStep(game, s, seat, step, path, more);
  begin(run, seat, step, path);
  answerAll(run);
  checkWhere(run);
  return run;
}

function begin(run: Running, seat: Seat, step: Step, path: string): void {
  switch (step.action) {
    case 'play':
      return beginPlay(run, seat, step, path);
    case 'visit': {
      const place = locationNamed(run.game, run.s, seat, step['location'], `${path}.location`);
      return act(run, seat, { t: 'visit', place }, null, `visit ${show(step['location'])}`);
    }
    case 'event': {
      const event = run.game.rules.placeById.get(step['event'] as string);
      if (event?.def.event === undefined)
        throw new CaseError(`${path}.event: there is no Event ${show(step['event'])} in this game`);
      return act(run, seat, { t: 'visit', place: event.ix }, null, `achieve ${event.id}`);
    }
    case 'ambassador': {
      const arg = locationNamed(run.game, run.s, seat, step['location'], `${path}.location`);
      return act(run, seat, { t: 'extra', id: 'ambassador', arg }, null, `ambassador to ${show(step['location'])}`);
    }
    case 'adornment': {
      const arg = placeOfRow(run.game, 'adornments', step['adornment'], `${path}.adornment`).ix;
      return act(run, seat, { t: 'extra', id: 'adornment', arg }, null, `adornment ${show(step['adornment'])}`);
    }
    case 'wonder':
      return beginWonder(run, seat, step, path);
    case 'season':
    case 'pass':
      return act(run, seat, { t: step.action }, null, step.action);
    default:
      throw new CaseError(`${path}.action: ${show(step.action)} is no action of a turn`);
  }
}

function placeOfRow(game: Game, row: RowName, id: unknown, path: string): PlaceInfo {
  const place = game.rules.placeById.get(id as string);
  if (place === undefined || place.def.row !== row)
    throw new CaseError(`${path}: there is no ${show(id)} among the ${row} of this game`);
  return place;
}

/** What is paid must be the price: a Wonder has no other. */
function beginWonder(run: Running, seat: Seat, step: Step, path: string): void {
  const wonder = placeOfRow(run.game, 'wonders', step['wonder'], `${path}.wonder`);
  const what = `build ${wonder.id}`;
  if (step['pay'] !== undefined) {
    const told = goodsNamed(run.game, step['pay'], `${path}.pay`);
    if (show(told) !== show(toVector(run.game.rules, wonderGoods(wonder.def))))
      throw new Refused('cannot-pay', null, what);
  }
  act(run, seat, { t: 'visit', place: wonder.ix }, null, what);
}

function beginPlay(run: Running, seat: Seat, step: Step, path: string): void {
  const { game, s } = run;
  const spec = playSpec(game, step, path, COMMON);
  const card = cardToPlay(game, s, seat, spec);
  const what = `play ${spec.card}`;
  const refused = game.check(s, seat, { t: 'play', card });
  // What is wrong with the payment of the case says more than that there is no way to pay.
  if (refused !== null && refused.code !== 'cannot-pay') throw new Refused(refused.code, null, what);
  const payment = paymentOf(game, s, seat, spec, null);
  const reason = whyNotAsDescribed(game, s, seat, card, spec, payment) ?? refused?.code;
  if (reason !== undefined) throw new Refused(reason, null, what);
  run.plays.set(card, spec);
  act(run, seat, { t: 'play', card }, null, what);
}
