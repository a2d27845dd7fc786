import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const { scripts } = JSON.parse(read('../package.json')) as { scripts: Readonly<Record<string, string>> };

/** Whether the file calls the set-up, or the one of ours that it hands everything to does. */
function setsUp(path: string): boolean {
  const text = read(path);
  const runners = [...text.matchAll(/'\.\/(lib\/run-(?:cli|server|program)\.mjs)'/g)].map(([, file]) => `./${file}`);
  return /await setUp\(/.test(text) || (runners.length > 0 && runners.every(setsUp));
}

describe('npm scripts', () => {
  it('run nothing that packages bring along', () => {
    expect(read('../.npmrc').split('\n')).toContain('ignore-scripts=true');
  });

  it('do not rely on scripts before or after them, which npm then leaves out', () => {
    const names = Object.keys(scripts);
    expect(names.filter((name) => names.some((of) => name === `pre${of}` || name === `post${of}`))).toEqual([]);
  });

  it.each(Object.entries(scripts))('%s installs what is missing first', (_, script) => {
    const [, own] = /^node scripts\/(\w+\.mjs)(?: [\w-]+)?$/.exec(script) ?? [];
    expect(
      /^node scripts\/setup\.mjs(?: --browser)? && /.test(script) || (own !== undefined && setsUp(`./${own}`)),
    ).toBe(true);
  });
});
