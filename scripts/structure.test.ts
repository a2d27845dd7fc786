import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { importsOf, tokenize } from './lib/tokens.ts';
import { checkStructure } from './structure.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A temporary source tree; the findings of the check on it. */
function check(files: Record<string, string>, contentIds: readonly string[] | undefined = []) {
  const root = mkdtempSync(join(tmpdir(), 'structure-'));
  folders.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return checkStructure(root, contentIds);
}

describe('reading imports', () => {
  const imports = (source: string) => importsOf(tokenize(source)).map((found) => found.specifier);

  it('finds every form of import and export-from', () => {
    const source = `
      import './a.ts';
      import b from './b.ts';
      import * as c from './c.ts';
      import type { D } from "./d.ts";
      import e, { type f as g } from './e.ts';
      export * from './h.ts';
      export * as i from './i.ts';
      export type { J } from './j.ts';
      export { k } from './k.ts';
      const l = await import('./l.ts');
      type M = import('./m.ts').M;
      import n from './n.json' with { type: 'json' };
    `;
    expect(imports(source)).toEqual(
      'abcdehijklm'
        .split('')
        .map((name) => `./${name}.ts`)
        .concat('./n.json'),
    );
  });

  it('is not fooled by comments, strings, templates, regular expressions and other exports', () => {
    const source = `
      // import './a.ts';
      /* import './b.ts'; */
      const c = "import './c.ts'";
      const d = \`import './d.ts' \${f({ e: \`\${'x'} import './e.ts'\` })} import './g.ts'\`;
      const h = /['"\`]/.test(c) ? 4 / 2 : /[/'"]import/.exec(d);
      export const from = './i.ts';
      export function j(from = './j.ts') { return import.meta.url + from; }
      export { c, d };
      const k = { import: './k.ts', export: './l.ts' };
      import m from './m.ts';
    `;
    expect(imports(source)).toEqual(['./m.ts']);
  });

  it('counts lines across multi-line tokens', () => {
    const source = "/* one\n two */ const a = `\n\n`;\nimport './b.ts';";
    expect(importsOf(tokenize(source))).toEqual([{ specifier: './b.ts', line: 5, typeOnly: false }]);
  });
});

describe('import cycles', () => {
  it('finds a planted cycle through a type import and an export-from', () => {
    const { errors } = check({
      'packages/engine/a.ts': `import type { B } from './state/b.ts';`,
      'packages/engine/state/b.ts': `export * from './c.ts';`,
      'packages/engine/state/c.ts': `import { a } from '../a.ts';`,
      'packages/engine/d.ts': `import { a } from './a.ts';`,
    });
    expect(errors).toEqual([
      'import cycle: packages/engine/a.ts -> packages/engine/state/b.ts -> packages/engine/state/c.ts -> packages/engine/a.ts',
    ]);
  });

  it('accepts a diamond', () => {
    const { errors } = check({
      'packages/engine/a.ts': `import './b.ts'; import './c.ts';`,
      'packages/engine/b.ts': `import './d.ts';`,
      'packages/engine/c.ts': `import './d.ts';`,
      'packages/engine/d.ts': ``,
    });
    expect(errors).toEqual([]);
  });
});

describe('layers', () => {
  const index = { 'packages/engine/index.ts': '', 'packages/sets/index.ts': '', 'packages/game/index.ts': '' };

  it('accepts imports along the layers', () => {
    const { errors } = check({
      ...index,
      'packages/sets/base/module.ts': `import '@everdell/engine';`,
      'packages/game/game.ts': `import '@everdell/engine'; import '@everdell/sets';`,
      'packages/ai/index.ts': `import '@everdell/game';`,
      'packages/cli/main.ts': `import '@everdell/game'; import '@everdell/ai'; import 'node:fs';`,
      'tests/all.test.ts': `import '@everdell/engine'; import '@everdell/ai'; import 'vitest';`,
    });
    expect(errors).toEqual([]);
  });

  it.each([
    ['engine', 'sets'],
    ['engine', 'game'],
    ['sets', 'game'],
    ['game', 'ai'],
    ['ai', 'cli'],
    ['ai', 'engine'],
    ['web', 'cli'],
  ])('refuses %s importing %s', (from, to) => {
    const { errors } = check({
      [`packages/${to}/index.ts`]: '',
      [`packages/${from}/x.ts`]: `import type { A } from '@everdell/${to}';`,
    });
    expect(errors).toEqual([expect.stringContaining(`packages/${from}/x.ts:1: layer rule: ${from} may import`)]);
  });

  it('refuses what runs in the engine importing from a higher folder, but not its types', () => {
    const { errors } = check({
      'packages/engine/ops/move.ts': 'export const a = 1; export type B = 1;',
      'packages/engine/effects/x.ts': `import { a, type B } from '../ops/move.ts';`,
      'packages/engine/effects/y.ts': `import type { B } from '../ops/move.ts'; import { type B as C } from '../ops/move.ts';`,
      'packages/engine/play/z.ts': `import { a } from '../ops/move.ts';`,
      'packages/engine/attic/w.ts': `import { a } from '../ops/move.ts';`,
    });
    expect(errors).toEqual([
      'packages/engine/attic/w.ts:1: engine/attic has no place in the layers (ENGINE_LAYERS)',
      'packages/engine/effects/x.ts:1: layer rule: engine/effects lies below engine/ops and may not import from it',
    ]);
  });

  it('refuses a dependency in package.json against the layers', () => {
    const { errors } = check({ 'packages/engine/package.json': `{"dependencies":{"@everdell/sets":"*"}}` });
    expect(errors).toEqual(['packages/engine/package.json: layer rule: engine may not depend on sets']);
  });

  it('refuses deep imports of another package, by name or by path', () => {
    const { errors } = check({
      ...index,
      'packages/engine/state/city.ts': '',
      'packages/sets/base/a.ts': `import '@everdell/engine/state/city.ts';`,
      'packages/sets/base/b.ts': `import '../../engine/state/city.ts';`,
    });
    expect(errors).toEqual([
      `packages/sets/base/a.ts:1: only the index of a package may be imported, not '@everdell/engine/state/city.ts'`,
      `packages/sets/base/b.ts:1: packages import one another as '@everdell/engine', not by path ('../../engine/state/city.ts')`,
    ]);
  });

  it('lets tests outside of the packages use the test-support of a package, and nothing else of it by path', () => {
    const { errors } = check({
      ...index,
      'packages/engine/test-support/table.ts': '',
      'packages/engine/state/city.ts': '',
      'tests/online/a.test.ts': `import '../../packages/engine/test-support/table.ts';`,
      'tests/online/b.test.ts': `import '../../packages/engine/state/city.ts';`,
      'packages/sets/base/c.ts': `import '../../engine/test-support/table.ts';`,
    });
    expect(errors).toEqual([
      `packages/sets/base/c.ts:1: packages import one another as '@everdell/engine', not by path ('../../engine/test-support/table.ts')`,
      `tests/online/b.test.ts:1: packages import one another as '@everdell/engine', not by path ('../../packages/engine/state/city.ts')`,
    ]);
  });

  it('refuses Node modules and libraries in the pure packages, but not in their tests', () => {
    const { errors } = check({
      'packages/engine/a.ts': `import { readFileSync } from 'node:fs';`,
      'packages/engine/a.test.ts': `import 'node:fs'; import 'vitest';`,
      'packages/game/b.ts': `import path from 'path'; import 'left-pad';`,
    });
    expect(errors).toEqual([
      `packages/engine/a.ts:1: engine runs anywhere and may not import a Node module ('node:fs')`,
      `packages/game/b.ts:1: game runs anywhere and may not import a Node module ('path')`,
      `packages/game/b.ts:1: game runs anywhere and may not import a library ('left-pad')`,
    ]);
  });

  it('refuses missing files and missing endings', () => {
    const { errors } = check({
      'packages/engine/a.ts': `import './gone.ts';\nimport './b';`,
      'packages/engine/b.ts': '',
    });
    expect(errors).toEqual([
      `packages/engine/a.ts:1: './gone.ts' does not exist`,
      `packages/engine/a.ts:2: './b' lacks its .ts ending`,
    ]);
  });
});

describe('sets', () => {
  const sets = {
    'packages/sets/harbour/module.ts': '',
    'packages/sets/mountain/module.ts': '',
    'packages/sets/kit.ts': '',
  };

  it('refuses one set importing another', () => {
    const { errors } = check({
      ...sets,
      'packages/sets/mountain/rules.ts': `import { a } from '../harbour/module.ts';`,
      'packages/sets/mountain/with/forest.ts': `import { a } from '../../harbour/module.ts';`,
    });
    expect(errors).toEqual([
      'packages/sets/mountain/rules.ts:1: sets do not import one another: mountain imports harbour (only with/harbour.ts may)',
      'packages/sets/mountain/with/forest.ts:1: sets do not import one another: mountain imports harbour (only with/harbour.ts may)',
    ]);
  });

  it('accepts the index, with/<other>.ts, tests and what all sets share', () => {
    const { errors } = check({
      ...sets,
      'packages/sets/index.ts': `import './harbour/module.ts'; import './mountain/module.ts';`,
      'packages/sets/mountain/with/harbour.ts': `import '../../harbour/module.ts';`,
      'packages/sets/mountain/rules.test.ts': `import '../harbour/module.ts';`,
      'packages/sets/mountain/rules.ts': `import '../kit.ts';`,
    });
    expect(errors).toEqual([]);
  });
});

describe('names of content in the engine', () => {
  const ids = ['bakery', 'river-ferry'];

  it('finds ids as strings and as identifiers in any spelling, and names of sets', () => {
    const { errors } = check(
      {
        'packages/engine/a.ts': `if (card === 'bakery') riverFerry();\nconst RIVER_FERRY = \`river-ferry\`;\nharbour;`,
        'packages/sets/harbour/module.ts': '',
      },
      ids,
    );
    expect(errors).toHaveLength(5);
    expect(errors[0]).toBe(`packages/engine/a.ts:1: the engine names content: 'bakery' (id bakery)`);
    expect(errors[4]).toBe(`packages/engine/a.ts:3: the engine names content: 'harbour' (id harbour)`);
  });

  it('finds them in the bots too', () => {
    const { errors } = check({ 'packages/ai/a.ts': `const card = 'bakery';` }, ids);
    expect(errors).toEqual([`packages/ai/a.ts:1: the bots name content: 'bakery' (id bakery)`]);
  });

  it('accepts them in comments, in tests, in other packages and inside longer words', () => {
    const { errors } = check(
      {
        'packages/engine/a.ts': `// bakery\nconst bakeryLike = 'no bakery here';`,
        'packages/engine/a.test.ts': `const card = 'bakery';`,
        'packages/sets/harbour/cards.ts': `const card = 'bakery';`,
      },
      ids,
    );
    expect(errors).toEqual([]);
  });

  it('fails when the ids cannot be had', () => {
    const root = mkdtempSync(join(tmpdir(), 'structure-'));
    folders.push(root);
    expect(checkStructure(root, undefined).errors).toEqual([expect.stringContaining('allContentIds')]);
  });
});

describe('names of modules', () => {
  const sets = { 'packages/sets/harbour/module.ts': '', 'packages/sets/high-moor/module.ts': '' };

  it('finds ids as strings, in options and within identifiers, outside of the folder of the module', () => {
    const { errors } = check({
      ...sets,
      'packages/game/a.ts': `if (m === 'harbour') hasHighMoor();\nconst HIGH_MOOR_FIELDS = 'harbour.tide';`,
      'packages/cli/screen.ts': `seen.harbour;`,
      'packages/sets/kit.ts': `const harbour = 1;`,
      'scripts/list.ts': `export const all = ['high-moor', 'high-moor:fog'];`,
    });
    expect(errors).toEqual([
      `packages/cli/screen.ts:1: 'harbour' names the module harbour outside of its own folder`,
      `packages/game/a.ts:1: 'harbour' names the module harbour outside of its own folder`,
      `packages/game/a.ts:1: 'hasHighMoor' names the module high-moor outside of its own folder`,
      `packages/game/a.ts:2: 'HIGH_MOOR_FIELDS' names the module high-moor outside of its own folder`,
      `packages/game/a.ts:2: 'harbour.tide' names the module harbour outside of its own folder`,
      `packages/sets/kit.ts:1: 'harbour' names the module harbour outside of its own folder`,
      `scripts/list.ts:1: 'high-moor' names the module high-moor outside of its own folder`,
      `scripts/list.ts:1: 'high-moor:fog' names the module high-moor outside of its own folder`,
    ]);
  });

  it('accepts them in the registries, in own files of the module, in words for players and in tests', () => {
    const { errors } = check({
      ...sets,
      'packages/sets/harbour/format.ts': `export const id = 'harbour';`,
      'packages/sets/high-moor/with/harbour.ts': `export const harbourRules = 'harbour';`,
      'packages/sets/high-moor/rules.ts': `import { harbourRules } from './with/harbour.ts'; harbourRules;`,
      'packages/sets/index.ts': `import './harbour/module.ts'; export const harbour = 1;`,
      'packages/game/registry.ts': `export const known = ['harbour', 'high-moor'];`,
      'packages/cli/modules/harbour.ts': `export const harbour = { id: 'harbour' };`,
      'packages/cli/modules/index.ts': `import { harbour } from './harbour.ts'; harbour;`,
      'packages/cli/words/en.ts': `export const words = { harbour: 'harbour' };`,
      'packages/game/a.test.ts': `const module = 'harbour';`,
      'packages/game/a.ts': `// harbour\nconst said = 'a harbour or harboured'; const harboured = 1;`,
      'tests/b.ts': `const module = 'harbour';`,
    });
    expect(errors).toEqual([]);
  });

  it('does not take a module for another one whose name is a part of its own', () => {
    const { errors } = check({
      ...sets,
      'packages/sets/old-harbour/module.ts': '',
      'packages/art/modules/old-harbour/index.ts': `export const oldHarbour = 1; export const harbour = 2;`,
    });
    expect(errors).toEqual([
      `packages/art/modules/old-harbour/index.ts:1: 'harbour' names the module harbour outside of its own folder`,
    ]);
  });

  it('takes the base set for an ordinary word', () => {
    const { errors } = check({ 'packages/sets/base/module.ts': '', 'packages/game/a.ts': `const base = 'base';` });
    expect(errors).toEqual([]);
  });
});

it('warns of long files, but not of long tables', () => {
  const long = '\n'.repeat(501);
  const { errors, warnings } = check({
    'packages/sets/harbour/rules.ts': long,
    'packages/sets/harbour/cards.ts': long,
    'packages/sets/harbour/text.en.ts': long,
    'packages/engine/text/words.ts': long,
  });
  expect(errors).toEqual([]);
  expect(warnings).toEqual(['packages/sets/harbour/rules.ts: 501 lines (guide: at most 500)']);
});
