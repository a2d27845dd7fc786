import { eachColour } from '@everdell/engine';
import { isObject } from '../read.ts';
import type { Reword } from './types.ts';

/** Conditions that compared something, each in its own way. */
export const conds: Readonly<Record<string, Reword>> = {
  atLeast: ({ atLeast }) => (isObject(atLeast) ? { is: { count: atLeast['of'] }, atLeast: atLeast['n'] } : { atLeast }),
  eachColour: ({ eachColour: n }) => (typeof n === 'number' ? { ...eachColour(n) } : { eachColour: n }),
  tokens: ({ tokens }) => ({ is: { tokensOn: 'self' }, atLeast: tokens }),
  worth: ({ worth }) => (isObject(worth) ? { is: { pointsOf: worth['cards'] }, atLeast: worth['n'] } : { worth }),
  owns: ({ owns }) => (isObject(owns) ? { is: { leftover: [owns['of']] }, atLeast: owns['n'] } : { owns }),
};
