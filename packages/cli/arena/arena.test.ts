import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../run.ts';
import { testWorld } from '../test-support/world.ts';
import type { Outcome } from './outcome.ts';
import type { GameRecord } from './record.ts';

interface Report {
  readonly played: number;
  readonly outdated: number;
  readonly pairings: readonly Outcome[];
  readonly ratings: Readonly<Record<string, number>>;
}

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'arena-'))));
afterAll(() => rmSync(folder, { recursive: true }));

async function call(
  line: string,
  files: Readonly<Record<string, string>> = {},
): Promise<Record<'out' | 'err', string>> {
  const world = testWorld({ files });
  await run(['arena', ...line.split(' '), '--jobs', '1'], world);
  return { out: world.stdout(), err: world.stderr() };
}

async function report(line: string, files: Readonly<Record<string, string>> = {}): Promise<Report> {
  return JSON.parse((await call(`${line} --json`, files)).out) as Report;
}

describe('results that are kept', () => {
  const kept = (): string => join(folder, readdirSync(folder)[0]);
  const again = (games = 4): Promise<Report> => report(`--bots random,greedy --games ${games} --results ${folder}`);
  let first: Report;

  beforeAll(async () => void (first = await again()));

  it('have a line for each game, with the places exchanged', () => {
    expect(first).toMatchObject({ played: 4, outdated: 0 });
    const lines = readFileSync(kept(), 'utf8').trimEnd().split('\n');
    const records = lines.map((line) => JSON.parse(line) as GameRecord);
    expect(records.map(({ game, seats }) => [game, seats])).toEqual([
      [0, 'ab'],
      [1, 'ba'],
      [2, 'ab'],
      [3, 'ba'],
    ]);
    for (const { a, b, by, scores, won } of records) {
      expect(a.decisions).toBeGreaterThan(10);
      expect(b!.slowest).toHaveLength(3);
      expect(by).toMatch(/^[\da-f]{8}-[\da-f]{8}$/);
      expect(scores).toHaveLength(2);
      expect(won[0] + won[1]).toBe(1);
    }
  });

  it('are not played again', async () => {
    expect(await again()).toEqual({ ...first, played: 0 });
  });

  it('are played again where the last line was cut off', async () => {
    const text = readFileSync(kept(), 'utf8').trimEnd();
    writeFileSync(kept(), text.slice(0, text.lastIndexOf('\n') + 40));
    const { played, pairings } = await again();
    expect(played).toBe(1);
    expect(pairings[0]).toMatchObject({ games: 4, meanScoreA: first.pairings[0].meanScoreA });
    expect(readFileSync(kept(), 'utf8').trimEnd().split('\n')).toHaveLength(4);
    expect((await again()).played).toBe(0);
  });

  it('count as far as they are asked for, and the missing ones are added', async () => {
    expect(await again(2)).toMatchObject({ played: 0, pairings: [{ games: 2 }] });
    expect(await again(6)).toMatchObject({ played: 2, pairings: [{ games: 6 }] });
  });

  it('of bots that have changed since are dropped', async () => {
    const text = readFileSync(kept(), 'utf8');
    writeFileSync(kept(), text.replaceAll(/"by":"\w{8}/g, '"by":"00000000'));
    expect(await again(2)).toMatchObject({ played: 2, outdated: 6 });
    expect(await again(2)).toMatchObject({ played: 0, outdated: 0 });
  });
});

describe('what it tells', () => {
  const plan = JSON.stringify({
    seed: 'test',
    pairings: [
      { a: 'random', b: 'random', players: 3, games: 2 },
      { a: 'random', b: 'greedy@1steps', players: 2, games: 2 },
      { a: 'random', b: 'rugwort', players: 1, games: 2, modules: ['rugwort'], options: { 'rugwort.year': 3 } },
    ],
  });
  const files = { 'plan.json': plan };

  it('has every figure in JSON', async () => {
    const { pairings, ratings } = await report('--plan plan.json', files);
    const [self, duel, alone] = pairings;
    for (const outcome of pairings) {
      expect(outcome.games).toBe(2);
      for (const field of ['modules', 'options', 'quantilesA', 'quantilesB', 'msPerDecisionA', 'msPerDecisionB'])
        expect(outcome).toHaveProperty(field);
      for (const field of ['p99MsA', 'p99MsB', 'meanScoreA', 'meanScoreB', 'ci95'])
        expect(outcome).toHaveProperty(field);
    }
    expect(self).toMatchObject({ a: 'random', b: 'random', players: 3, winRateA: 0.5, meanScoreB: self.meanScoreA });
    expect(duel).toMatchObject({ a: 'random', b: 'greedy@1steps', players: 2 });
    expect(alone).toMatchObject({ b: 'rugwort', players: 1, options: { 'rugwort.year': 3 }, msPerDecisionB: null });
    expect(Object.keys(ratings).sort()).toEqual(['greedy@1steps', 'random']);
  });

  it('is a table, also in Markdown and in Spanish', async () => {
    expect((await call('--plan plan.json', files)).out).toMatch(/random +greedy@1steps +2 +2 /);
    const { out } = await call('--plan plan.json --markdown --lang es', files);
    expect(out).toContain('| A | B | jugadores |');
    expect(out).toContain('| random | rugwort | 1 + rugwort + year 3 | 2 |');
  });

  it('lets everybody meet everybody', async () => {
    const all = await report('--bots random,random@1ms,random@2ms --players 2,1 --games 1 --self');
    expect(all.pairings.filter(({ players }) => players === 2)).toHaveLength(6);
    expect(all.pairings.filter(({ players }) => players === 1)).toHaveLength(3);
    expect((await report('--bots random --games 1')).pairings).toMatchObject([{ a: 'random', b: 'random' }]);
  });
});

describe('what is wrong is told', () => {
  const pairing = { a: 'random', b: 'greedy', players: 2, games: 2 };
  const wrong: readonly [string, string, unknown?][] = [
    ['--games 3', '--bots or --plan is missing'],
    ['--bots genius', 'there is no bot "genius"; there are: random, greedy'],
    ['--bots random,greedy@5', 'write greedy, greedy@200ms or greedy@50steps'],
    ['--bots greedy@0ms', '"greedy@0ms" has no budget'],
    ['--bots greedy@1ms@2ms', 'has no budget'],
    ['--bots random --json --markdown', '--json goes without --markdown'],
    ['--bots random --players 2,7', '--players must be a whole number from 1 to 6'],
    ['--plan nowhere.json', 'there is no file nowhere.json'],
    ['--plan plan.json --games 3', '--plan goes without --games', { pairings: [pairing] }],
    ['--plan plan.json', 'plan.json holds no plan', [pairing]],
    ['--plan plan.json', 'there is no field "pairing"', { pairings: [], pairing }],
    ['--plan plan.json', 'plan.json, pairing 1: "games" must be', { pairings: [{ ...pairing, games: 0 }] }],
    ['--plan plan.json', 'pairing 1: there is no field "c"', { pairings: [{ ...pairing, c: 'random' }] }],
    ['--plan plan.json', 'pairing 1: there is no bot "genius"', { pairings: [{ ...pairing, b: 'genius' }] }],
    ['--plan plan.json', '"b" must be "rugwort"', { pairings: [{ ...pairing, players: 1 }] }],
    ['--plan plan.json', 'pairing 1: there is no module', { pairings: [{ ...pairing, modules: ['dragons'] }] }],
    ['--plan plan.json', 'pairing 2: the same as pairing 1', { pairings: [pairing, pairing] }],
  ];

  it.each(wrong)('arena %s: %s', async (line, message, plan) => {
    const { out, err } = await call(line, plan === undefined ? {} : { 'plan.json': JSON.stringify(plan) });
    expect(err).toContain(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(out).toBe('');
  });

  it('in Spanish too', async () => {
    expect((await call('--bots genio --lang es')).err).toContain('no existe el bot "genio"');
    expect((await call('--bots random@x --lang es')).err).toContain('no tiene un límite legible');
  });
});
