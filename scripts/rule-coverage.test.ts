import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { CoverageInput, Statement } from './rule-coverage.ts';
import {
  COVERED_PARTS,
  coverage,
  idsIn,
  isComplete,
  mentionsInScenarios,
  mentionsInTests,
  modulesOf,
  readInput,
  readStatements,
  report,
  testTitles,
} from './rule-coverage.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

describe('reading the rules document', () => {
  const rules = [
    'A text about R-GEN-09.',
    '## Part 1. Terms',
    '- **R-GEN-01** There are four resources, see R-GEN-02. [G]',
    '## Part 11. Solo',
    '### 11.1 Setup',
    '- **R-RUG-01** Set up for 2 players.',
    '## Part 20. Open questions',
    '- **OQ-01** A question.',
    '### Nightweave',
    '- **OQ-NW-01** Another question.',
  ].join('\n');

  test('each statement has the section it stands in', () => {
    expect(readStatements(rules)).toEqual([
      { id: 'R-GEN-01', section: '1' },
      { id: 'R-RUG-01', section: '11.1' },
      { id: 'OQ-01', section: '20' },
      { id: 'OQ-NW-01', section: '20' },
    ]);
  });
});

describe('ids in a text', () => {
  test.each([
    ['R-TURN-01: turns go clockwise', ['R-TURN-01']],
    ['R-56P-01 and R-CARD-POSTOFFICE-01', ['R-56P-01', 'R-CARD-POSTOFFICE-01']],
    ['R-NW-SETUP-01, OQ-NW-06, OQ-47, ES-02', ['R-NW-SETUP-01', 'OQ-NW-06', 'OQ-47', 'ES-02']],
    ['R-WORK-01, again R-WORK-01', ['R-WORK-01']],
    ['the R-rated 3-1 score', []],
  ])('%s', (text, ids) => {
    expect(idsIn(text)).toEqual(ids);
  });
});

describe('titles of tests', () => {
  test.each([
    ['single quotes', `test('R-A-01: x', () => {});`],
    ['double quotes', `it("R-A-01: x", () => {});`],
    ['a template', 'describe(`R-A-01: x`, () => {});'],
    ['a title on its own line', `test(\n  'R-A-01: x',\n  () => {},\n);`],
    ['a modifier', `test.only('R-A-01: x', () => {});`],
    ['a table', `test.each([['(', f(1)], [')', 2]])('R-A-01: x', () => {});`],
    ['a typed table', `test.each<[string, () => void]>([['a', g]])('R-A-01: x', () => {});`],
    ['a template table', "test.each`a | b\n${1} | ${2}`('R-A-01: x', () => {});"],
    ['a condition', `test.runIf(slow())('R-A-01: x', () => {});`],
    ['a title inside a group', `const x = () => { test('R-A-01: x', () => {}); };`],
    ['a regular expression with quotes before it', "const a = /[`/'\"]+/;\ntest('R-A-01: x', () => {});"],
    ['an apostrophe in a comment before it', `// don't\n/* can't */ test('R-A-01: x', () => {});`],
  ])('found: %s', (_name, source) => {
    expect(testTitles(source)).toEqual(['R-A-01: x']);
  });

  test.each([
    ['a line comment', `// test('R-A-01: x', () => {});`],
    ['a block comment', `/*\n test('R-A-01: x', () => {});\n*/`],
    ['a string that is no title', `const id = 'R-A-01';`],
    ['source code in a string', `const source = "test('R-A-01: x')";`],
    ['a second argument', `test(title, 'R-A-01: x');`],
    ['the method of a regular expression', `if (/a/.test('R-A-01: x')) done();`],
    ['a cell of a table', `test.each(['R-A-01: x'])(title, () => {});`],
    ['a skipped test', `test.skip('R-A-01: x', () => {});`],
    ['a test still to be written', `test.todo('R-A-01: x');`],
    ['a test that is expected to fail', `test.fails('R-A-01: x', () => {});`],
    ['a test in a skipped group', `describe.skip(name, () => { test('R-A-01: x', () => { f(); }); });`],
  ])('not found: %s', (_name, source) => {
    expect(testTitles(source)).toEqual([]);
  });

  test('tests after a skipped group count again', () => {
    const source = `describe.skip('a', () => { test('b', () => {}); });\ntest('c', () => {});`;
    expect(testTitles(source)).toEqual(['c']);
  });

  test('a mention says in which file the id stands', () => {
    const source = `describe('Haven', () => { test('R-A-01, R-A-02: x', () => {}); });`;
    expect(mentionsInTests(source, 'haven.test.ts')).toEqual([
      { id: 'R-A-01', where: 'haven.test.ts' },
      { id: 'R-A-02', where: 'haven.test.ts' },
    ]);
  });
});

describe('scenario files', () => {
  const lines = [
    JSON.stringify({ id: 'one', modules: [], rules: ['R-A-01', 'OQ-01'] }),
    '',
    JSON.stringify({ id: 'two', modules: ['rugwort'], rules: ['R-A-02'] }),
    JSON.stringify({ id: 'three', modules: ['rugwort', 'pearlbrook'], rules: ['R-A-03'] }),
    JSON.stringify({ id: 'four', modules: [] }),
  ].join('\n');

  test('a case covers its rules only if its modules are built', () => {
    expect(mentionsInScenarios(lines, 'a.jsonl', ['rugwort'])).toEqual([
      { id: 'R-A-01', where: 'a.jsonl (one)' },
      { id: 'OQ-01', where: 'a.jsonl (one)' },
      { id: 'R-A-02', where: 'a.jsonl (two)' },
    ]);
  });
});

describe('coverage', () => {
  const statements: Statement[] = [
    { id: 'R-A-01', section: '1' },
    { id: 'R-A-02', section: '1.1' },
    { id: 'R-A-03', section: '11.1' },
    { id: 'R-A-04', section: '11.5' },
    { id: 'R-A-05', section: '12' },
    { id: 'OQ-01', section: '1' },
  ];
  const named = (...ids: string[]) => ids.map((id) => ({ id, where: 'a.test.ts' }));
  const complete: CoverageInput = {
    statements,
    mentions: named('R-A-01', 'R-A-02', 'OQ-01'),
    waiting: { 'R-A-03': { waitsFor: ['legends', 'pearlbrook'], why: 'Adornments' } },
    coveredParts: ['1', '11.1'],
    builtModules: ['rugwort'],
  };

  test('complete when each statement of the covered parts is tested or waits', () => {
    const result = coverage(complete);
    expect(isComplete(result)).toBe(true);
    expect(report(result)).toBe(
      [
        'Rule statements: 3 (2 tested, 1 waiting, 0 missing)',
        'Waiting for a module:',
        '  legends: 1',
        '  pearlbrook: 1',
      ].join('\n'),
    );
  });

  test('statements outside the covered parts may be named and need not be', () => {
    const result = coverage({ ...complete, mentions: [...complete.mentions, ...named('R-A-04')] });
    expect(isComplete(result)).toBe(true);
    expect(result.total).toBe(3);
  });

  test('a statement that is neither tested nor waiting is missing', () => {
    const result = coverage({ ...complete, mentions: [], waiting: {} });
    expect(isComplete(result)).toBe(false);
    expect(report(result)).toBe(
      [
        'Rule statements: 3 (0 tested, 0 waiting, 3 missing)',
        'Missing, by section:',
        '  1: R-A-01',
        '  1.1: R-A-02',
        '  11.1: R-A-03',
      ].join('\n'),
    );
  });

  test.each<[string, Partial<CoverageInput>, string]>([
    [
      'a test names an unknown id',
      { mentions: [...complete.mentions, ...named('R-A-99')] },
      'R-A-99 is not in docs/rules.md, but named in a.test.ts',
    ],
    [
      'a test names an unknown open question',
      { mentions: [...complete.mentions, ...named('OQ-99')] },
      'OQ-99 is not in docs/rules.md, but named in a.test.ts',
    ],
    [
      'an unknown id waits',
      { waiting: { ...complete.waiting, 'R-A-99': { waitsFor: 'legends', why: '' } } },
      'R-A-99 waits, but is no statement of the covered parts of docs/rules.md',
    ],
    [
      'an id waits and is tested',
      { mentions: [...complete.mentions, ...named('R-A-03')] },
      'R-A-03 waits for legends, pearlbrook, but is tested in a.test.ts',
    ],
    [
      'an id waits for modules that are built',
      { builtModules: ['rugwort', 'legends', 'pearlbrook'] },
      'R-A-03 waits for legends, pearlbrook, which is built',
    ],
  ])('a problem: %s', (_name, change, problem) => {
    const result = coverage({ ...complete, ...change });
    expect(result.problems).toEqual([problem]);
    expect(isComplete(result)).toBe(false);
    expect(report(result)).toContain(`Problems:\n  ${problem}`);
  });
});

describe('the files of this repository', () => {
  const input = readInput(ROOT);
  const rules = readFileSync(new URL('../docs/rules.md', import.meta.url), 'utf8');
  /** Module names of the scenario format. */
  const modules = [
    ...['market', 'garland', 'flower-festival', 'events', 'forest'].map((name) => `bellfaire:${name}`),
    ...['cards-only', 'tickets', 'reservations', 'events', 'basic-events', 'forest'].map((name) => `newleaf:${name}`),
    ...['plot', 'plan', 'personality'].map((name) => `nightweave:${name}`),
    ...'pearlbrook spirecrest newleaf nightweave rugwort player-powers'.split(' '),
    ...'legends more-legends extra-extra rugwort-cards corrin through-every-season'.split(' '),
  ];

  test('each id stands once in the rules document', () => {
    const ids = input.statements.map((statement) => statement.id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  test('the index of the rules document counts the statements of each part', () => {
    const rows = [...rules.matchAll(/^\| Part (\d+)\. [^|]*\| (\d+) \| (\d+) \|$/gm)];
    const indexed = rows.map(([, part, statements, questions]) => [part, Number(statements), Number(questions)]);
    const counted = indexed.map(([part]) => {
      const ids = input.statements.filter(({ section }) => section.split('.')[0] === part).map(({ id }) => id);
      const statements = ids.filter((id) => id.startsWith('R-')).length;
      return [part, statements, ids.length - statements];
    });
    expect(indexed).toHaveLength(22);
    expect(indexed).toEqual(counted);
  });

  test('each covered part has statements', () => {
    const empty = COVERED_PARTS.filter((part) => coverage({ ...input, coveredParts: [part] }).total === 0);
    expect(empty).toEqual([]);
  });

  test('the waiting list names statements of the covered parts, real modules that are not built, and a reason', () => {
    const entries = Object.entries(input.waiting);
    const unknownModules = entries.flatMap(([, entry]) => modulesOf(entry)).filter((name) => !modules.includes(name));
    expect(coverage({ ...input, mentions: [] }).problems).toEqual([]);
    expect(unknownModules).toEqual([]);
    expect(entries.filter(([, entry]) => entry.why === '')).toEqual([]);
  });
});
