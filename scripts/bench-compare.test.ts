import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

function compare(...args: string[]): { code: number | null; out: string; err: string } {
  const script = join(root, 'scripts', 'bench-compare.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { cwd: root, encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

describe('npm run bench:compare', () => {
  it('lets two builds of the same sources play the same games', () => {
    const short = ['--rounds', '2', '--seconds', '0.05', '--warm-up', '0.05', '--only', 'base-2', '--json'];
    const { code, out, err } = compare(...short, root);
    expect(err).toBe('');
    expect(code).toBe(0);
    const lines = out.trimEnd().split('\n');
    const found = lines.map((line) => JSON.parse(line) as { ratio: number; perCpuSecond: number; sameGames: boolean });
    expect(found).toHaveLength(2);
    expect(found[0].ratio).toBe(1);
    for (const { perCpuSecond, sameGames } of found) {
      expect(perCpuSecond).toBeGreaterThan(0);
      expect(sameGames).toBe(true);
    }
  });

  it.each([
    [[], 'name a commit'],
    [['no-such-commit'], 'no-such-commit is neither a commit of this repository nor the folder of a checkout'],
    [['--only', 'speed', root], 'there is no column speed: take some of base-2'],
    [['--rounds', '0', root], '--rounds must be a number above 0'],
    [['--rounds', '1.5', root], '--rounds must be a whole number'],
    [['--loud', root], '--loud'],
  ])('%j is refused', (args, message) => {
    const { code, out, err } = compare(...args);
    expect(err).toContain(message);
    expect(out).toBe('');
    expect(code).toBe(2);
  });
});
