/** What `everdell new-module` writes is whole: it compiles, keeps to the rules of the project and passes its own test. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from './test-support/projectCopy.ts';

const ID = 'river-folk-of-northern-fens';
const MINUTES = 4 * 60_000;
let copy: ProjectCopy;

beforeAll(() => {
  copy = copyProject();
  const refusal = copy.run('scripts/everdell.mjs', 'new-module', ID);
  if (refusal !== undefined) throw new Error(refusal);
}, MINUTES);
afterAll(() => copy.remove());

test.each([
  ['compiles', ['node_modules/typescript/bin/tsc', '-b']],
  ['is formatted', ['node_modules/oxfmt/bin/oxfmt', '--check']],
  [
    'has no lint',
    [
      'node_modules/oxlint/bin/oxlint',
      '--type-aware',
      '--deny-warnings',
      ...['packages/sets', 'packages/art/modules', 'packages/web/modules'].map((folder) => `${folder}/${ID}`),
      `tests/${ID}.test.ts`,
    ],
  ],
  ['keeps to the structure', ['--import', 'tsx', 'scripts/structure.ts']],
  [
    'passes its own test, and those of pictures and of the client',
    ['node_modules/vitest/vitest.mjs', 'run', `tests/${ID}.test.ts`, 'packages/web/modules', 'packages/art/pictures'],
  ],
])(
  'a new module %s',
  (_, [script, ...args]) => {
    expect(copy.run(script, ...args)).toBeUndefined();
  },
  MINUTES,
);
