import { writeFacts, type Facts } from '@everdell/game';
import { describe, expect, it } from 'vitest';
import { run } from '../run.ts';
import { testWorld, type TestWorld } from '../test-support/world.ts';

const HOME = { HOME: '/home/ana' };
const KEPT = '/home/ana/.config/everdell/facts.json';
const BOG: Facts = { 'the-bog': { points: 7 } };

async function facts(world: TestWorld, ...args: readonly string[]): Promise<number> {
  return run(['facts', ...args, '--lang', 'en'], world);
}

const worldWith = (told: Facts | string): TestWorld =>
  testWorld({ env: HOME, files: { 'mine.json': typeof told === 'string' ? told : writeFacts(told) } });

describe('everdell facts', () => {
  it('lists what is reconstructed, and prints it as a file that can be read again', async () => {
    const world = testWorld({ env: HOME });
    expect(await facts(world)).toBe(0);
    expect(world.stdout()).toMatch(/^reconstructed +the-bog +The Bog +Cost: pay 2 resin\. Worth 2 points\.$/m);
    const printed = testWorld({ env: HOME });
    await facts(printed, '--template');
    const again = testWorld({ env: HOME, files: { 'all.json': printed.stdout() } });
    expect(await facts(again, 'all.json')).toBe(0);
    expect(again.stdout()).toContain('62 of 62 cards and tiles are corrected.');
  });

  it('keeps what a file says, entry by entry, until it is to forget it', async () => {
    const world = worldWith(BOG);
    expect(await facts(world, 'mine.json')).toBe(0);
    expect(world.stdout()).toContain(`1 entry is kept for later games in ${KEPT}.`);
    expect(world.stdout()).toMatch(/^corrected +the-bog +The Bog +Cost: pay 2 resin\. Worth 7 points\.$/m);
    world.files.set('mine.json', writeFacts({ 'lily-ponds': { points: 1 } }));
    expect(await facts(world, 'mine.json')).toBe(0);
    expect((JSON.parse(world.files.get(KEPT)!) as { facts: Facts }).facts).toEqual({
      ...BOG,
      'lily-ponds': { points: 1 },
    });
    expect(await facts(world, '--forget')).toBe(0);
    expect((JSON.parse(world.files.get(KEPT)!) as { facts: Facts }).facts).toEqual({});
  });

  it.each([
    ['what is wrong', { 'the-bog': { points: 'two' } }, 'facts.the-bog, at tile.points: must be a whole number'],
    [
      'an unknown name',
      { 'the-blog': { points: 2 } },
      'facts.the-blog: no module of the game has anything of that name',
    ],
  ])('refuses %s and keeps nothing', async (_what, told, message) => {
    const world = worldWith(told);
    expect(await facts(world, 'mine.json')).toBe(2);
    expect(world.stderr()).toContain(message);
    expect(world.files.has(KEPT)).toBe(false);
  });

  it('says so in one line where a file is missing or damaged', async () => {
    const world = testWorld({ env: HOME, files: { [KEPT]: '{' } });
    expect(await facts(world, 'nowhere.json')).toBe(2);
    expect(await facts(world)).toBe(2);
    expect(world.stderr().trim().split('\n')).toHaveLength(2);
    expect(world.stderr()).toContain(`${KEPT}: the file is no JSON`);
  });

  it('a game that is begun then has them, and its save too', async () => {
    const typed = ['save game.json', 'quit', 'quit'];
    const world = testWorld({
      env: HOME,
      files: { [KEPT]: writeFacts(BOG) },
      typist: () => typed.shift() ?? null,
    });
    await run(['play', '--modules', 'spirecrest', '--players', '2', '--seed', 'facts', '--lang', 'en'], world);
    expect(world.screen()).toContain('1 card or tile is used as you have corrected');
    const save = JSON.parse(world.files.get('game.json')!) as { setup: { facts?: Facts } };
    expect(save.setup.facts).toEqual(BOG);
    const plain = testWorld({ env: HOME, files: { [KEPT]: writeFacts(BOG) }, typist: () => null });
    await run(['play', '--players', '2', '--seed', 'facts', '--lang', 'en'], plain);
    expect(plain.screen()).not.toContain('corrected');
  });
});
