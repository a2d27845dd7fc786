/** Situations at the table as data: given, do, expect. */
export { parseScenarios } from './parse.ts';
export { waysToPay, whyNotPaid } from './payment.ts';
export { runScenario } from './run.ts';
export { CaseError, type Refusal, type RunOptions, type Scenario, type ScenarioResult, type Step } from './types.ts';
