/** The command-line program, and the checks of `everdell fuzz` for tests. */
export { run } from './run.ts';
export type { Context, World } from './core/context.ts';
export type { Expected, Terminal } from './core/terminal.ts';
export * from './fuzz/conservation.ts';
export * from './fuzz/dear.ts';
export { fuzzGame } from './fuzz/game.ts';
export { openLedger, type Ledger } from './fuzz/ledger.ts';
export { planGame, someModules, someOf, someOptions, type Plan, type PlannedGame } from './fuzz/plan.ts';
export type { CheckName, FuzzReport, Violation } from './fuzz/report.ts';
export { checkUndo, type UndoResult } from './fuzz/undo.ts';
