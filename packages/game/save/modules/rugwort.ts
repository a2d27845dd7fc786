import { WORKER } from '@everdell/engine';
import { isObject, whole, wholes, type Json } from '../read.ts';

/** More than anybody plays in one action. */
const MOST = 100;

/**
 * Until format 2 he counted in a slice the cards that he still had to answer. Now each answer is unfinished work, right
 * above what ends the action.
 */
export function answersOnStack(state: Json, stack: readonly Json[]): Json {
  const slices = state['slices'];
  const slice = isObject(slices) ? slices['rugwort'] : undefined;
  if (!isObject(slices) || !isObject(slice)) return { ...state, stack };
  const { owed, ...rest } = slice;
  const n = whole(owed, 'snapshot.state.slices.rugwort.owed', 0, MOST);
  const end = stack.findIndex(({ effect }) => isObject(effect) && effect['do'] === 'endAction');
  const answer = { effect: { do: 'code', id: 'rugwort.plays' }, scope: stack[end]?.['scope'] };
  const answers = Array.from({ length: end < 0 ? 0 : n }, () => answer);
  return {
    ...state,
    slices: { ...slices, rugwort: rest },
    stack: [...stack.slice(0, end + 1), ...answers, ...stack.slice(end + 1)],
  };
}

const MEADOW_WORKERS = 4;

/** His workers on the Meadow were not counted among his workers; only he had any there. */
export function shutSpaces(state: Json, seats: readonly Json[], slots: readonly number[], at: string): readonly Json[] {
  const slices = state['slices'];
  if (!isObject(slices) || !isObject(slices['rugwort'])) return seats;
  const his = seats.length - 1;
  const onBoard = wholes(seats[his]['workers'], `${at}.seats[${his}].workers`, WORKER.adrift);
  const waiting = new Array<number>(Math.max(0, MEADOW_WORKERS - slots.length)).fill(WORKER.waiting);
  return [...seats.slice(0, his), { ...seats[his], workers: [...onBoard, ...slots, ...waiting] }];
}
