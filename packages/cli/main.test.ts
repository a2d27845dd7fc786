import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Outcome } from './arena/outcome.ts';
import { run } from './run.ts';
import { testWorld } from './test-support/world.ts';

/** Built as `npm run everdell` builds it: it starts far sooner than the sources. */
let main: string;
beforeAll(async () => {
  const builder = new URL('../../scripts/lib/build-cli.mjs', import.meta.url).href;
  const { buildCli } = (await import(builder)) as { buildCli: () => Promise<string> };
  main = await buildCli();
});

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the program as its own process, in a folder that is not the project's. */
function everdell(args: readonly string[], input = ''): Promise<Ended> {
  const child = spawn(process.execPath, ['--enable-source-maps', main, ...args], { cwd: tmpdir(), stdio: 'pipe' });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  child.stdin.on('error', () => undefined); // it may end before it has read everything
  child.stdin.end(input);
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}

/** What came out of an arena, without the times. */
function figures(json: string): readonly unknown[] {
  const { pairings } = JSON.parse(json) as { pairings: readonly Outcome[] };
  return pairings.map((outcome) => [outcome.games, outcome.winRateA, outcome.quantilesA, outcome.meanScoreB]);
}

describe('the program as a process', () => {
  it('plays by lines from a pipe and leaves when they end', async () => {
    const lines = Array.from({ length: 20 }, (_, i) => String(1 + (i % 3)));
    const { code, out, err } = await everdell(
      ['play', '--seats', 'human,random', '--seed', 'pipe', '--lang', 'en'],
      lines.join('\n'),
    );
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain('What do you do?');
    expect(out).toContain('Goodbye.');
    expect(out).not.toContain('\u001B');
  });

  it('prints large JSON whole', async () => {
    const { code, out, err } = await everdell(['content', '--json']);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toHaveProperty('cards');
  });

  it('fuzzes in several processes', async () => {
    const { code, out, err } = await everdell(['fuzz', '--games', '16', '--players', '1,2', '--jobs', '2', '--json']);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ games: 16, violations: [] });
  });

  it('lets bots meet in several processes, with the same games as in one', async () => {
    const args = ['arena', '--bots', 'random,greedy@1steps', '--games', '4', '--json'];
    const world = testWorld();
    await run([...args, '--jobs', '1'], world);
    const { code, out, err } = await everdell([...args, '--jobs', '2']);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(figures(out)).toEqual(figures(world.stdout()));
  });

  it('ends with 2 on a wrong call', async () => {
    const { code, out, err } = await everdell(['simulate', '--games', 'many', '--lang', 'en']);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toBe('everdell simulate: --games must be a whole number from 1 to 10000000, not "many"\n');
  });
});
