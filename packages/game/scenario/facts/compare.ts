import type { GameState, Seat } from '@everdell/engine';
import type { Game } from '../../game.ts';
import { saysNothing } from '../../position/check.ts';
import { CaseError } from '../types.ts';

/** One thing that the case says about the outcome. */
export interface Fact {
  readonly path: string;
  readonly expected: unknown;
  readonly observed: unknown;
}

/** A seat at the end of the case. */
export interface At {
  readonly game: Game;
  readonly s: GameState;
  readonly seat: Seat;
}

export type SeatReader = (at: At, expected: unknown, path: string) => Fact | Fact[];
export type Reader = (o: Outcome, expected: unknown, path: string) => Fact | Fact[];

export interface Outcome {
  readonly game: Game;
  readonly before: GameState;
  readonly after: GameState;
  /** Special Events that the case puts on the table; others lie there only to fill the row. */
  readonly listedEvents: readonly string[];
}

/** The same value with keys in one order, so that equal ones read equal. */
export function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value ?? null;
  const entries = Object.entries(value).map(([key, inner]) => [key, canonical(inner)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function isTrue(fact: Fact): boolean {
  return JSON.stringify(canonical(fact.expected)) === JSON.stringify(canonical(fact.observed));
}

export function factText({ path, expected, observed }: Fact): string {
  return `${path}: expected ${JSON.stringify(canonical(expected))}, found ${JSON.stringify(canonical(observed))}`;
}

export function mapOf(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new CaseError(`${path}: must be an object`);
  return value as Record<string, unknown>;
}

export function listOf(value: unknown, path: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new CaseError(`${path}: must be a list`);
  return value as unknown[];
}

/** A multiset of texts or numbers in one order. */
export function sortedBag<T extends string | number>(list: readonly T[]): T[] {
  return list.slice().sort((a, b) => (a < b ? -1 : Number(a > b)));
}

/** Facts of the fields of an object, each by its own reader; other fields must say nothing. */
export function factsOf<T>(
  readers: Readonly<Record<string, (of: T, expected: unknown, path: string) => Fact | Fact[]>>,
  of: T,
  expected: unknown,
  path: string,
): Fact[] {
  return Object.entries(mapOf(expected, path)).flatMap(([key, value]) => {
    const at = path === '' ? key : `${path}.${key}`;
    const reader = Object.hasOwn(readers, key) ? readers[key] : undefined;
    if (reader !== undefined) return reader(of, value, at);
    if (saysNothing(value)) return [];
    throw new CaseError(`${at}: no such fact in this game`);
  });
}
