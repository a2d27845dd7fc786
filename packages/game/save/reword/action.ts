import { isObject, type Json } from '../read.ts';

/**
 * An action of whatever format, in the form of the present one. Up to format 2 a payment had a field for each thing
 * that could be used, and an act had one argument; the others are as they were. Whether it makes sense is for whoever
 * reads it to find out.
 */
export function presentAction(action: unknown): unknown {
  if (!isObject(action)) return action;
  if (action['t'] === 'extra') return { t: 'act', id: action['id'], at: -1, it: action['arg'] };
  return action['t'] === 'pay' && action['uses'] === undefined ? presentPayment(action) : action;
}

function presentPayment(action: Json): Json {
  const { t, spend, token, ability, jail, tokens, banner } = action;
  const helped = ability !== undefined || jail !== undefined || tokens !== undefined;
  const uses = [
    ...(helped ? [{ by: 'ability', at: ability, ...given('n', tokens), ...given('with', jail) }] : []),
    ...(token === undefined ? [] : [{ by: 'door', at: token }]),
    ...(banner === undefined ? [] : [{ by: 'banner', at: banner }]),
  ];
  return { t, spend, uses };
}

const given = (name: string, value: unknown): object => (value === undefined ? {} : { [name]: value });
