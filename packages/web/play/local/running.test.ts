import { loadSession } from '@everdell/game';
import { describe, expect, test, vi } from 'vitest';
import type { LocalGame } from './localGame.ts';
import { RunningGame, type Surroundings } from './running.ts';
import type { KeptGame } from './shelf.ts';
import { anyAction, chance, gameWith } from './test-support/hotSeat.ts';

/** Pauses after every step of a thought: however quick the machine is, it is not over before the first one. */
const AT_ONCE = { everyMs: 0 };

/** A world in which time passes only when it is told to: moves become due, and a pause takes 100 ms. */
function world(game: LocalGame, more: Pick<Surroundings, 'everyMs'> = {}) {
  const due: (() => void)[] = [];
  const pauses: (() => void)[] = [];
  let now = 1000;
  const kept: KeptGame[] = [];
  const around = {
    tell: vi.fn<Surroundings['tell']>(),
    keep: vi.fn<Surroundings['keep']>((file) => {
      kept.push(file);
      return Promise.resolve(true);
    }),
    kept: vi.fn<Surroundings['kept']>(),
    botFailed: vi.fn<Surroundings['botFailed']>(),
    taken: vi.fn<Surroundings['taken']>(),
    thinking: vi.fn<Surroundings['thinking']>(),
    now: () => now,
    patience: () => 1500,
    pause: () => {
      now += 100;
      return new Promise<void>((resolve) => pauses.push(resolve));
    },
    soon: (work: () => void): void => void due.push(work),
    ...more,
  };
  const running = new RunningGame('g1', game, around);
  const pass = async (): Promise<void> => {
    due.splice(0).forEach((work) => work());
    await settled();
  };
  /** Whoever pauses goes on until the next pause. */
  const wake = async (): Promise<void> => {
    pauses.splice(0).forEach((go) => go());
    await settled();
  };
  return { around, kept, due, pauses, running, pass, wake };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const entriesOf = ({ text }: KeptGame): number => loadSession(text).log.length;

test('every move of a bot is told and kept', async () => {
  const game = gameWith(['random', 'random', null], 'told');
  const { running, around, kept, due, pass } = world(game);
  running.refresh(true);
  expect(around.tell).toHaveBeenCalledTimes(1);
  running.refresh(false); // asked in between; the bot is not started twice
  expect(due).toHaveLength(1);
  for (let i = 0; i < 50 && due.length > 0; i++) {
    await pass();
  }
  expect(game.session.decision?.seat).toBe(2);
  expect(around.tell.mock.calls.length).toBe(game.session.log.length + 2);
  expect(entriesOf(kept.at(-1)!)).toBe(game.session.log.length);
  expect(kept.at(-1)!.summary).toMatchObject({ id: 'g1', over: false, turnOf: 2, season: 'winter', played: 1000 });
});

test('what is written slowly is not written twice, and the last state is written in the end', async () => {
  const game = gameWith([null, null], 'slow');
  const { running, around } = world(game);
  const written: number[] = [];
  const done: (() => void)[] = [];
  around.keep.mockImplementation(async (file) => {
    await new Promise<void>((resolve) => done.push(resolve));
    written.push(entriesOf(file));
    return true;
  });
  const random = chance('slow');
  game.ready();
  running.refresh(true);
  while (game.session.log.length < 5) {
    if (game.picture().handOver !== null) game.ready();
    else if (game.picture().holding) game.proceed();
    else game.act(anyAction(game, random), game.session.log.length);
    running.refresh(true);
  }
  while (done.length > 0) {
    done.shift()!();
    await settled();
  }
  expect(written).toEqual([0, 5]);
});

test('whoever leaves the table leaves it with the last move kept', async () => {
  const game = gameWith([null, null], 'leave');
  const { running, around, due } = world(game);
  const written: number[] = [];
  const done: (() => void)[] = [];
  around.keep.mockImplementation(async (file) => {
    await new Promise<void>((resolve) => done.push(resolve));
    written.push(entriesOf(file));
    return true;
  });
  game.ready();
  running.refresh(true);
  game.act(anyAction(game, chance('leave')), 0);
  running.refresh(true);
  const closed = running.close();
  while (done.length > 0) {
    done.shift()!();
    await settled();
  }
  await closed;
  expect(written).toEqual([0, 1]);
  const told = around.tell.mock.calls.length;
  running.refresh(false);
  expect(around.tell).toHaveBeenCalledTimes(told);
  expect(due).toHaveLength(0);
});

test('a game that cannot be kept goes on, and it is told once', async () => {
  const game = gameWith(['random', null], 'full');
  const { running, around, due, pass } = world(game);
  around.keep.mockRejectedValue(Object.assign(new Error('no room'), { name: 'QuotaExceededError' }));
  running.refresh(true);
  while (due.length > 0) {
    await pass();
  }
  expect(game.session.decision?.seat).toBe(1);
  expect(around.kept.mock.calls).toEqual([['full']]);
  around.keep.mockResolvedValue(true);
  running.refresh(true);
  await settled();
  expect(around.kept.mock.calls).toEqual([['full'], [null]]);
});

test('a game that another tab has taken is left alone', async () => {
  const game = gameWith(['random', 'random'], 'taken');
  const { running, around, due, pass } = world(game);
  around.keep.mockResolvedValue(false);
  running.refresh(true);
  await settled();
  expect(around.taken).toHaveBeenCalledTimes(1);
  const told = around.tell.mock.calls.length;
  await pass();
  running.refresh(true);
  await settled();
  expect(game.session.log).toHaveLength(0);
  expect(due).toHaveLength(0);
  expect(around.tell).toHaveBeenCalledTimes(told);
  expect(around.keep).toHaveBeenCalledTimes(1);
});

test('another one moves for a bot that fails', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const game = gameWith(['greedy', null], 'fails');
  const { running, around, due, pass } = world(game);
  const botMove = game.botMove.bind(game);
  vi.spyOn(game, 'botMove').mockImplementation((name, ...how) =>
    name === 'greedy' ? Promise.reject(new Error('no idea')) : botMove(name, ...how),
  );
  running.refresh(false);
  while (due.length > 0) await pass();
  expect(around.botFailed).toHaveBeenCalledWith(0, false);
  expect(game.session.decision?.seat).toBe(1);
});

test('where nobody can move it is told, and the game does not hang', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const game = gameWith(['greedy', null], 'stuck');
  const { running, around, due, pass } = world(game);
  vi.spyOn(game, 'botMove').mockRejectedValue(new Error('no idea'));
  running.refresh(false);
  await pass();
  expect(around.botFailed).toHaveBeenCalledWith(0, true);
  running.refresh(false);
  expect(due).toHaveLength(0);
});

describe('a bot that thinks for long', () => {
  test('is mentioned once, and no more when it has moved', async () => {
    const { running, around, due, pauses, pass, wake } = world(gameWith(['wise', null], 'long'));
    running.refresh(false);
    expect(due).toHaveLength(1);
    await pass();
    expect(pauses).toHaveLength(1);
    for (let i = 0; i < 3; i++) await wake();
    expect(around.thinking.mock.calls).toEqual([[{ seat: 0, version: 0 }]]);
    for (let i = 0; i < 2000 && pauses.length > 0; i++) await wake();
    expect(around.thinking.mock.calls).toEqual([[{ seat: 0, version: 0 }], [null]]);
    expect(running.game.session.log).toHaveLength(1);
  });

  test('is not mentioned when there is nothing to choose', async () => {
    const game = gameWith(['wise', null], 'one answer');
    const { legal } = game.session.game;
    vi.spyOn(game.session.game, 'legal').mockImplementation((...of) => legal(...of).slice(0, 1));
    const { running, pauses, pass } = world(game);
    running.refresh(false);
    await pass();
    expect(pauses).toHaveLength(0);
    expect(game.session.log).toHaveLength(1);
    vi.restoreAllMocks();
  });

  test.each(['close', 'giveUp'] as const)('thinks no further after %s', async (how) => {
    const game = gameWith(['wise', null], 'closed');
    const { running, pauses, pass, wake } = world(game);
    running.refresh(false);
    await pass();
    void running[how]();
    await wake();
    expect(pauses).toHaveLength(0);
    expect(game.session.log).toHaveLength(0);
  });

  test('begins anew when the turn before is taken back and played again', async () => {
    const game = gameWith([null, 'wise'], 'back');
    const { running, around, due, pauses, pass, wake } = world(game, AT_ONCE);
    const toResin = { t: 'visit', place: game.session.game.rules.cards + resinAt(game) } as const;
    expect(game.act(toResin, 0)).toBeNull();
    game.proceed();
    running.refresh(true);
    await pass();
    expect(pauses).toHaveLength(1);
    running.refresh(false); // it is not disturbed by whoever only looks
    expect(due).toHaveLength(0);
    expect(game.undo(1)).toBeNull();
    running.refresh(true);
    await wake();
    expect(pauses).toHaveLength(0);
    expect(game.session.decision?.seat).toBe(0);
    expect(around.botFailed).not.toHaveBeenCalled();
    expect(game.act(toResin, 2)).toBeNull();
    game.proceed();
    running.refresh(true);
    await pass();
    expect(pauses).toHaveLength(1);
  });
});

const resinAt = ({ session }: LocalGame): number =>
  session.game.rules.places.findIndex(({ id }) => id === 'basic-2-resin');

describe('advice', () => {
  test('is given up when the game goes on, and when nobody wants it any more', async () => {
    const game = gameWith([null, 'random'], 'advice');
    const { running, pauses, wake } = world(game);
    running.refresh(false);
    const first = running.hint(0);
    running.stopAdvice();
    await wake();
    expect(await first).toBeNull();
    const second = running.hint(0);
    game.act(anyAction(game, chance('on')), 0);
    running.refresh(true);
    await wake();
    expect(await second).toBeNull();
    expect(pauses).toHaveLength(0);
    expect(await running.hint(0)).toBeNull();
    expect(await running.review([0], 'en', vi.fn())).toBe(false);
  });
});
