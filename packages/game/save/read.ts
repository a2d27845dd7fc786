import { damaged } from './error.ts';

/** Reading of values that nobody has checked yet; `at` says where they stand, for messages. */

export type Json = Readonly<Record<string, unknown>>;

export function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 40));
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return `${value}`;
  return value === undefined ? 'missing' : `a ${typeof value}`;
}

function wrong(at: string, wanted: string, value: unknown): Error {
  return damaged(`${at} must be ${wanted}, and is ${shown(value)}`);
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function object(value: unknown, at: string): Json {
  if (!isObject(value)) throw wrong(at, 'an object', value);
  return value;
}

export function list(value: unknown, at: string, length?: number): readonly unknown[] {
  if (!Array.isArray(value)) throw wrong(at, 'a list', value);
  if (length !== undefined && value.length !== length)
    throw damaged(`${at} must have ${length} entries, and has ${value.length}`);
  return Array.from(value); // holes become undefined, which nobody accepts
}

export function text(value: unknown, at: string): string {
  if (typeof value !== 'string') throw wrong(at, 'a text', value);
  return value;
}

export function texts(value: unknown, at: string): string[] {
  return list(value, at).map((item, i) => text(item, `${at}[${i}]`));
}

export function flag(value: unknown, at: string): boolean {
  if (typeof value !== 'boolean') throw wrong(at, 'true or false', value);
  return value;
}

export function whole(value: unknown, at: string, from = 0, to = Number.MAX_SAFE_INTEGER): number {
  if (!Number.isSafeInteger(value) || (value as number) < from || (value as number) > to)
    throw wrong(at, to === Number.MAX_SAFE_INTEGER ? `a whole number from ${from}` : `from ${from} to ${to}`, value);
  return (value as number) + 0; // -0 becomes 0
}

export function wholes(value: unknown, at: string, from = 0, to = Number.MAX_SAFE_INTEGER, length?: number): number[] {
  return list(value, at, length).map((item, i) => whole(item, `${at}[${i}]`, from, to));
}

/** Bounds of a word of 32 bits, read with or without a sign. */
export const WORD = { from: -2147483648, to: 4294967295 };

const DEEPEST = 100;

/** Refuses what is nested so deeply that walking through it could fail. */
export function shallow(value: unknown, depth = 0): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth > DEEPEST) throw damaged('it is nested too deeply');
  for (const inner of Object.values(value)) shallow(inner, depth + 1);
}
