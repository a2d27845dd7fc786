/** Situations at the table as data: given, do, expect. */
export { parseScenarios } from './parse.ts';
export { waysToPay, whyNotPaid } from './payment.ts';
export { runScenario } from './run.ts';
export { CaseError } from '@everdell/sets';
export type { Refusal, RunOptions, Scenario, ScenarioResult, Step } from './types.ts';
