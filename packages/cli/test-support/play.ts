import { expect } from 'vitest';
import { run } from '../run.ts';
import { testWorld, type TestWorld, type TestWorldOptions, type Typist } from './world.ts';

/** Plays in the terminal until the typist leaves; nothing may go wrong on the way. */
export async function play(args: string, typist: Typist, options: TestWorldOptions = {}): Promise<TestWorld> {
  const world = testWorld({ ...options, typist });
  expect(await run(['play', ...args.split(' ').filter(Boolean)], world)).toBe(0);
  expect(world.stderr()).toBe('');
  return world;
}
