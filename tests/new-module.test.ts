/** What `everdell new-module` writes is whole: it compiles, keeps to the rules of the project and passes its own test. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from './test-support/projectCopy.ts';

const ID = 'river-folk-of-northern-fens';
/** The packages in which something was written, and of the tests the one that was. */
const COMPILED = ['packages/sets', 'packages/art', 'packages/web', 'tests/tsconfig.new.json'];
const MINUTES = 4 * 60_000;
let copy: ProjectCopy;

beforeAll(() => {
  copy = copyProject();
  const refusal = copy.run('scripts/everdell.mjs', 'new-module', ID);
  if (refusal !== undefined) throw new Error(refusal);
  const ownTest = {
    extends: './tsconfig.json',
    compilerOptions: {
      composite: false,
      incremental: false,
      declaration: false,
      emitDeclarationOnly: false,
      noEmit: true,
    },
    include: [`${ID}.test.ts`],
    references: ['engine', 'sets', 'game'].map((name) => ({ path: `../packages/${name}` })),
  };
  writeFileSync(join(copy.root, COMPILED[3]), JSON.stringify(ownTest, null, 2));
}, MINUTES);
afterAll(() => copy.remove());

test.each([
  ['compiles', ['node_modules/typescript/bin/tsc', '-b', ...COMPILED]],
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
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      `tests/${ID}.test.ts`,
      'packages/web/modules/modules.test.ts',
      'packages/art/pictures.test.ts',
      '-t',
      `${ID}|every module|drawn for what they show`,
    ],
  ],
])(
  'a new module %s',
  (_, [script, ...args]) => {
    expect(copy.run(script, ...args)).toBeUndefined();
  },
  MINUTES,
);
