import { learnedBy, SOLO, TUNED, type Tuned, type TunedSolo } from '@everdell/ai';
import { describe, expect, it } from 'vitest';
import { run } from '../run.ts';
import { testWorld } from '../test-support/world.ts';
import { soloFile, tunedFile } from './file.ts';
import { duel, soloGames } from './work.ts';

async function tune(line: string): Promise<{ code: number; out: string; err: string; file?: string }> {
  const world = testWorld();
  const code = await run(['tune', ...line.split(' '), '--jobs', '1'], world);
  return { code, out: world.stdout(), err: world.stderr(), file: world.files.get('weights.ts') };
}

/** What the data file says, read without its type. */
const read = <T = Tuned>(file: string): T =>
  // oxlint-disable-next-line typescript/no-implied-eval -- the file is TypeScript with nothing but data in it
  new Function(`return ${file.slice(file.indexOf('= {') + 2)}`)() as T;

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
    expect(read<TunedSolo>(soloFile(SOLO))).toEqual(SOLO);
  });

  it('learns the margin over an automa from games against him', async () => {
    const { code, out, file } = await tune('--solo --games 6 --seed test --json --out weights.ts');
    expect(code).toBe(0);
    const tuned = JSON.parse(out) as TunedSolo;
    expect(tuned).toMatchObject({ command: 'everdell tune --solo --games 6 --seed test', games: 6 });
    expect(tuned.margin).toBeLessThan(tuned.points);
    expect(tuned.weights[0]).toHaveProperty('stakeReady');
    expect(learnedBy(tuned.weights, 1).value(soloGames[0], soloGames[0].start('a'), 0)).toBeTypeOf('number');
    expect(read<TunedSolo>(file!)).toEqual(tuned);
  });

  it('says that it learned nothing rather than writing a file', async () => {
    const { code, err, file } = await tune('--fresh --rounds 1 --games 1 --matches 2 --seed nothing --out weights.ts');
    expect({ code, file }).toEqual({ code: 1, file: undefined });
    expect(err).toContain('play more games');
  });
});
