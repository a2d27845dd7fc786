import { expect } from 'vitest';
import { run } from '../run.ts';
import { testWorld, type TestWorld, type TestWorldOptions, type Typist } from './world.ts';

/** Plays in the terminal until the typist leaves; nothing may go wrong on the way. */
export async function play(args: string, typist: Typist, options: TestWorldOptions = {}): Promise<TestWorld> {
  const world = testWorld({ ...options, typist });
  const code = await run(['play', ...args.split(' ').filter(Boolean)], world);
  expect(world.stderr()).toBe('');
  expect(code).toBe(0);
  return world;
}
