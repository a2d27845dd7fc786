import { build } from 'esbuild';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'everdell-lists-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program of test-support/listKinds as it would be run by users: bundled, in a process of its own. */
async function answerOf(program: string): Promise<unknown> {
  const outfile = join(folder, `${program}.mjs`);
  const entry = join(import.meta.dirname, 'test-support', 'listKinds', `${program}.ts`);
  await build({ entryPoints: [entry], outfile, bundle: true, format: 'esm', platform: 'node', logLevel: 'error' });
  const args = ['--allow-natives-syntax', outfile];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return JSON.parse(stdout);
}

describe('lists of states, copies and imagined worlds', () => {
  test('have no holes and no doubles, whatever sets are in the game', { timeout: 180_000 }, async () => {
    const found = (await answerOf('main')) as readonly (readonly [string, readonly string[]])[];
    expect(found.length).toBeGreaterThan(9);
    expect(found.filter(([, odd]) => odd.length > 0)).toEqual([]);
  });

  test('would be found out', async () => {
    expect(await answerOf('spoilt')).toEqual([['state.zones.1 may have holes'], ['state.seats.0.res holds doubles']]);
  });
});
