import { createGame } from '@everdell/game';
import { describe, expect, it } from 'vitest';
import {
  budgetOf,
  decide,
  inputOf,
  seededRandom,
  steadyBot,
  thinkThrough,
  thinkWithPauses,
  wiseBot,
  type Bot,
  type Thought,
} from './index.ts';

const duel = createGame({ players: 2 });
const start = duel.start('decide');
const input = () => inputOf(duel, start, seededRandom('chance'));

/** Counts its steps and has made up its mind after so many. */
function counting(after = Infinity): Thought & { steps: number } {
  const thought = {
    steps: 0,
    step: () => ++thought.steps < after,
    answer: () => input().legal[0],
    options: () => [],
  };
  return thought;
}

/** A clock on which every look takes as long. */
const ticking = (ms: number) => {
  let now = 0;
  return () => (now += ms);
};

describe('who may think for so long', () => {
  it('does if it searches; others, and those who are not told, take what they are used to', () => {
    const [wise, steady] = [wiseBot(), steadyBot()];
    expect(budgetOf(wise, 250)).toEqual({ ms: 250 });
    expect(budgetOf(wise, undefined)).toEqual(wise.usual);
    expect(budgetOf(steady, 250)).toEqual(steady.usual);
  });
});

describe('a thought', () => {
  it('goes on for the steps it is given, or until it has made up its mind', () => {
    const [short, sure] = [counting(), counting(3)];
    thinkThrough(short, { steps: 7 });
    thinkThrough(sure, { steps: 7 });
    expect([short.steps, sure.steps]).toEqual([7, 3]);
  });

  it('ends while there is still time for the step that would have been too long', () => {
    const thought = counting();
    thinkThrough(thought, { ms: 100 }, ticking(10));
    expect(thought.steps).toBe(9);
  });

  it('takes at least one step', () => {
    const thought = counting();
    thinkThrough(thought, { ms: 0 }, ticking(10));
    expect(thought.steps).toBe(1);
  });

  it('costs nothing where there is only one answer', () => {
    const lazy: Bot = {
      name: 'lazy',
      usual: {},
      think: () => {
        throw new Error('it should not have to think');
      },
    };
    const [only] = input().legal;
    expect(decide(lazy, { ...input(), legal: [only] })).toBe(only);
  });

  it('lets others do something in between, and is given up when they no longer want it', async () => {
    const thought = counting();
    const stop = new AbortController();
    let pauses = 0;
    const pause = (): Promise<void> => {
      if (++pauses === 3) stop.abort(new Error('enough'));
      return Promise.resolve();
    };
    const done = thinkWithPauses(thought, {}, { everyMs: 0, pause, signal: stop.signal });
    await expect(done).rejects.toThrow('enough');
    expect(thought.steps).toBe(3);
  });
});

describe('wise', () => {
  it('gives the same answer for the same chance and steps, with pauses or without', async () => {
    const pauses = { everyMs: 0, pause: () => Promise.resolve() };
    const answers = [
      decide(wiseBot(), input(), { steps: 30 }),
      decide(wiseBot(), input(), { steps: 30 }),
      (await thinkWithPauses(wiseBot().think(input()), { steps: 30 }, pauses)).answer(),
    ];
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it('has made up its mind when nothing else can be visited more in the steps that are left', () => {
    const stepsOf = (budget: number): number => {
      const thought = wiseBot().think(input());
      let steps = 0;
      while (thought.step(budget - ++steps) && steps < budget);
      return steps;
    };
    expect(stepsOf(400)).toBeLessThan(400);
    expect(decide(wiseBot(), input(), { steps: stepsOf(400) })).toEqual(decide(wiseBot(), input(), { steps: 400 }));
  });
});
