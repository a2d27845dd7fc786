import type { Action, Setup } from '@everdell/game';

export const CHECKS = [
  'legality',
  'conservation',
  'replay',
  'roundTrip',
  'views',
  'everyAction',
  'clone',
  'undo',
] as const;
export type CheckName = (typeof CHECKS)[number];

/** Something that must never happen, with what it takes to see it again. */
export interface Violation {
  readonly kind: CheckName | 'crash' | 'length';
  readonly message: string;
  readonly seed: string;
  readonly setup: Setup;
  /** Number of the game in its run. */
  readonly game: number;
  /** Number of the decision in its game. */
  readonly at: number;
  /** What was done up to it. */
  readonly actions: readonly Action[];
}

export interface FuzzReport {
  readonly games: number;
  readonly decisions: number;
  readonly violations: readonly Violation[];
  /** How often each check was made. */
  readonly checks: Readonly<Record<CheckName, number>>;
}

export function noChecks(): Record<CheckName, number> {
  return Object.fromEntries(CHECKS.map((name) => [name, 0])) as Record<CheckName, number>;
}

export const EMPTY_REPORT: FuzzReport = { games: 0, decisions: 0, violations: [], checks: noChecks() };

export function addReports(a: FuzzReport, b: FuzzReport): FuzzReport {
  const checks = noChecks();
  for (const name of CHECKS) checks[name] = a.checks[name] + b.checks[name];
  return {
    games: a.games + b.games,
    decisions: a.decisions + b.decisions,
    violations: [...a.violations, ...b.violations],
    checks,
  };
}
