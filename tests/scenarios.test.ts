import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseScenarios, registry, runScenario, type Scenario } from '@everdell/game';
import { formats } from '@everdell/sets';
import { describe, expect, test } from 'vitest';

/** Situations at the table as data; every case of every file is a test of its own. */

const OURS = fileURLToPath(new URL('scenarios', import.meta.url));
const SHARED = fileURLToPath(new URL('../../shared/compendium', import.meta.url));

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .map((name) => join(folder, name));
}

const casesOf = (file: string): Scenario[] => parseScenarios(readFileSync(file, 'utf8'));
const about = ({ title, rules }: Scenario): string => `${title} [${rules?.join(', ')}]`;
const NAMES = [...registry.map((m) => m.id), ...formats.flatMap(({ parts }) => Object.keys(parts?.by ?? {}))];
const isBuilt = ({ modules = [] }: Scenario): boolean => modules.every((id) => NAMES.includes(id));

for (const file of filesIn(OURS)) {
  describe(`file ${file.slice(OURS.length + 1)}`, () => {
    for (const scenario of casesOf(file))
      test(`${scenario.id}: ${about(scenario)}`, () => {
        const result = runScenario(scenario);
        expect(result.status, result.difference).toBe('passed');
      });
  });
}

for (const file of filesIn(SHARED)) {
  describe(`shared ${file.slice(SHARED.length + 1)}`, () => {
    for (const scenario of casesOf(file))
      test(`${scenario.id}: ${about(scenario)}`, () => {
        const result = runScenario(scenario);
        expect(result.status, result.difference).toBe(isBuilt(scenario) ? 'passed' : 'unsupported');
      });
  });
}

test('no two of our cases have the same id', () => {
  const ids = filesIn(OURS)
    .flatMap(casesOf)
    .map(({ id }) => id);
  expect(ids.filter((id, i) => ids.indexOf(id) < i)).toEqual([]);
});
