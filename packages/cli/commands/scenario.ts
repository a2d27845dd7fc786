import { CaseError, parseScenarios, runScenario, type Scenario, type ScenarioResult } from '@everdell/game';
import type { Command } from '../core/command.ts';
import { UsageError, type Context } from '../core/context.ts';
import { readText } from './files.ts';

export const scenario: Command = {
  name: 'scenario',
  usage: 'FILE ...',
  operands: [1, Infinity],
  options: { verbose: { short: 'v' }, reasons: {} },
  json: true,
  run(context, args) {
    const cases = args.operands
      .flatMap((path) => readCases(context, path))
      .map((one) => runScenario(one, { reasons: args.has('reasons') }));
    const count = (status: ScenarioResult['status']): number => cases.filter((c) => c.status === status).length;
    const totals = { passed: count('passed'), failed: count('failed'), unsupported: count('unsupported') };
    if (context.json) context.out(`${JSON.stringify({ ...totals, cases }, null, 2)}\n`);
    else tell(context, cases, totals, args.has('verbose'));
    return totals.failed > 0 ? 1 : 0;
  },
};

function readCases(context: Context, path: string): readonly Scenario[] {
  const text = readText(context, path);
  try {
    return parseScenarios(text);
  } catch (error) {
    if (error instanceof CaseError) throw new UsageError(`${path}: ${error.message}`);
    throw error;
  }
}

function tell(
  { words, out }: Context,
  cases: readonly ScenarioResult[],
  totals: Record<ScenarioResult['status'], number>,
  verbose: boolean,
): void {
  for (const { id, status, difference, refusal } of cases) {
    if (status === 'passed' && !verbose) continue;
    const told = difference ?? (refusal && words.scenario.refused(refusal.found, refusal.expected));
    out(`${words.scenario[status].padEnd(14)} ${id}${told === undefined ? '' : `: ${told}`}\n`);
  }
  out(`${words.scenario.summary(totals.passed, totals.failed, totals.unsupported)}\n`);
}
