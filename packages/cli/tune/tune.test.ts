import { learnedBy, TUNED, type Tuned } from '@everdell/ai';
import { describe, expect, it } from 'vitest';
import { run } from '../run.ts';
import { testWorld } from '../test-support/world.ts';
import { tunedFile } from './file.ts';
import { duel } from './work.ts';

async function tune(line: string): Promise<{ code: number; out: string; err: string; file?: string }> {
  const world = testWorld();
  const code = await run(['tune', ...line.split(' '), '--jobs', '1'], world);
  return { code, out: world.stdout(), err: world.stderr(), file: world.files.get('weights.ts') };
}

/** What the data file says, read without its type. */
const read = (file: string): Tuned =>
  // oxlint-disable-next-line typescript/no-implied-eval -- the file is TypeScript with nothing but data in it
  new Function(`return ${file.slice(file.indexOf('= {') + 2)}`)() as Tuned;

describe('everdell tune', () => {
  it('goes on from the weights in use, and writes the data file with the record of all rounds', async () => {
    const { code, out, file } = await tune('--rounds 2 --games 4 --matches 2 --seed test --json --out weights.ts');
    expect(code).toBe(0);
    const tuned = JSON.parse(out) as Tuned;
    expect(tuned.command).toBe('everdell tune --rounds 2 --games 4 --matches 2 --seed test');
    expect(tuned.rounds.slice(0, -2)).toEqual(TUNED.rounds);
    expect(tuned.rounds.slice(-2)).toMatchObject([
      { games: 4, matches: 2 },
      { games: 4, matches: 2 },
    ]);
    expect(learnedBy(tuned.weights).value(duel, duel.start('a'), 0)).toBeGreaterThan(15);
    expect(read(file!)).toEqual(tuned);
  });

  it('writes what the bots know now as it stands in their file', () => {
    expect(read(tunedFile(TUNED))).toEqual(TUNED);
  });

  it('says that it learned nothing rather than writing a file', async () => {
    const { code, err, file } = await tune('--fresh --rounds 1 --games 1 --matches 2 --seed nothing --out weights.ts');
    expect({ code, file }).toEqual({ code: 1, file: undefined });
    expect(err).toContain('play more games');
  });
});
