import { WORKER } from '@everdell/engine';
import { isObject, list, whole, wholes, type Json } from '../read.ts';

const HUMAN = 0;
/** More than anybody plays in one action. */
const MOST = 100;

/**
 * Until format 2 he counted in a slice of his own the cards that he still had to answer, and kept the last roll there. Now
 * each answer is unfinished work of his, right above what ends the action, and the engine remembers the roll. What he did
 * were functions, called on behalf of the human.
 */
export function answersOnStack(state: Json, stack: readonly Json[]): Json {
  const slices = state['slices'];
  const slice = isObject(slices) ? slices['rugwort'] : undefined;
  if (!isObject(slices) || !isObject(slice)) return { ...state, stack };
  const { rugwort: _, ...others } = slices;
  const { owed, lastRoll } = slice;
  const n = whole(owed, 'snapshot.state.slices.rugwort.owed', 0, MOST);
  const his = list(state['seats'], 'snapshot.state.seats').length - 1;
  const scope = { seat: his, home: his, src: -1, chain: [], cards: {}, nums: { actor: [HUMAN] } };
  const answer = { effect: { do: 'call', id: 'rugwort.plays' }, scope };
  const work = stack.flatMap((task) => onHisBehalf(task, scope));
  const end = work.findIndex(({ effect }) => isObject(effect) && effect['do'] === 'endAction');
  const answers = Array.from({ length: end < 0 ? 0 : n }, () => answer);
  return {
    ...state,
    slices: { ...others, lastRoll },
    stack: [...work.slice(0, end + 1), ...answers, ...work.slice(end + 1)],
  };
}

/** What modules did one after the other was one piece of work; his part of it is now his own. */
function onHisBehalf(task: Json, scope: Json): readonly Json[] {
  const { effect } = task;
  const steps =
    isObject(effect) && effect['do'] === 'seq' && Array.isArray(effect['steps']) ? effect['steps'] : [effect];
  if (!steps.some(isHis)) return [task];
  return steps
    .map((step: unknown) => (isHis(step) ? { effect: present(step), scope } : { ...task, effect: step }))
    .reverse();
}

function isHis(effect: unknown): effect is Json {
  return isObject(effect) && effect['do'] === 'code' && /^(rugwort\.|pearlbrook\.rugwort)/.test(String(effect['id']));
}

/** What were functions have become effects of the same names. */
function present(effect: Json): Json {
  return { ...effect, do: 'call' };
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
