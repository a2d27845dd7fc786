import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { run } from '../run.ts';
import { testWorld, type TestWorld } from '../test-support/world.ts';
import { registries } from './registries.ts';

const project = Object.fromEntries(
  registries.map(({ path }) => [path, readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')]),
);
const inProject = (more: Readonly<Record<string, string>> = {}): TestWorld =>
  testWorld({ files: { ...project, ...more } });

async function refused(world: TestWorld, ...args: readonly string[]): Promise<string> {
  const before = new Map(world.files);
  expect(await run(['new-module', ...args], world)).toBe(2);
  expect(world.files).toEqual(before);
  return world.stderr();
}

describe('new-module', () => {
  it.each([
    ['pearlbrook', 'there is a module pearlbrook already'],
    ['base', 'there is a module base already'],
    ['Orchard', 'is no name for a module'],
    ['river--folk', 'is no name for a module'],
    ['../orchard', 'is no name for a module'],
    ['9lives', 'is no name for a module'],
    ['a'.repeat(33), 'is no name for a module'],
    ['class', 'is a word of the game or of its code'],
    ['meadow', 'is a word of the game or of its code'],
    ['basic-events', 'is a word of the game or of its code'],
    ['farm', 'is a word of the game or of its code'],
    ['modules', 'is a word of the game or of its code'],
  ])('refuses %s and writes nothing', async (id, why) => {
    expect(await refused(inProject(), id)).toContain(why);
  });

  it('refuses another folder, files in its way and a missing name', async () => {
    expect(await refused(testWorld(), 'orchard')).toContain('run it in the folder of the project');
    const path = 'packages/web/modules/orchard/en.ts';
    expect(await refused(inProject({ [path]: '' }), 'orchard')).toContain(`${path} is there already`);
    expect(await refused(inProject())).toContain('an argument is missing');
  });

  it('tells what it would do, and does not', async () => {
    const world = inProject();
    expect(await run(['new-module', 'orchard', '--dry-run'], world)).toBe(0);
    expect(world.stdout()).toContain('would write   packages/sets/orchard/module.ts\n');
    expect(world.stdout()).toContain('would change packages/web/modules/es.ts\n');
    expect([...world.files]).toEqual(Object.entries(project));
  });

  it('writes the files of the module and lists it last', async () => {
    const world = inProject();
    expect(await run(['new-module', 'river-folk'], world)).toBe(0);
    const told = world
      .stdout()
      .split('\n')
      .filter((line) => /^(wrote|changed) /.test(line));
    expect(told.map((line) => line.split(/ +/)[1]).sort()).toEqual([...world.files.keys()].sort());
    const index = world.files.get('packages/sets/index.ts');
    expect(index).toContain("import { riverFolk } from './river-folk/module.ts';\n");
    expect(index).toMatch(/,\n  riverFolk,\n\] as const;/);
    expect(world.files.get('packages/web/modules/en.ts')).toContain("  'river-folk': riverFolk,\n};\n");
    expect(world.files.get('packages/art/modules/index.ts')).toContain('  ...riverFolk.icons,\n};\n');
  });
});
