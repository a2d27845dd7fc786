import { isObject, whole, type Json } from '../read.ts';

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
