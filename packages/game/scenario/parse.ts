import { asList, asMap, CaseError, PositionError } from '@everdell/sets';
import type { Scenario } from './types.ts';

const FIELDS = [
  'id',
  'area',
  'title',
  'modules',
  'players',
  'source',
  'rules',
  'given',
  'do',
  'expect',
  'note',
  'doubt',
  'reconstructed',
];

/** The cases of a file with one JSON object a line; a line that is none is an error that names it. */
export function parseScenarios(text: string): Scenario[] {
  const cases: Scenario[] = [];
  text.split('\n').forEach((line, i) => {
    if (line.trim() === '') return;
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch (error) {
      throw new CaseError(`line ${i + 1} is not JSON: ${(error as Error).message}`);
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new CaseError(`line ${i + 1} is not a JSON object`);
    if (typeof (value as Scenario).id !== 'string') throw new CaseError(`line ${i + 1} has no id`);
    cases.push(value as Scenario);
  });
  return cases;
}

/** Refuses a case whose outer fields are not those of the format. */
export function checkScenario(value: Scenario): void {
  try {
    for (const field of Object.keys(asMap(value, 'case')))
      if (!FIELDS.includes(field)) throw new CaseError(`${field}: no such field`);
    asList(value.modules, 'modules');
    asMap(value.given ?? {}, 'given');
    asMap(value.expect, 'expect');
    for (const [i, step] of asList(value.do, 'do').entries()) asMap(step, `do[${i}]`);
    if (value.do === undefined) throw new CaseError('do: is missing');
  } catch (error) {
    if (error instanceof PositionError) throw new CaseError(error.message);
    throw error;
  }
}
