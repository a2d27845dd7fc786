import { describe, expect, test } from 'vitest';
import {
  inForce,
  knownItem,
  loadSession,
  readReplay,
  redactedReplay,
  RULES_VERSION,
  SaveError,
  saveSession,
  Session,
  startSession,
  type Action,
  type ReplayFile,
} from '../../index.ts';
import { dice, playedSession, playOn, TABLES, type Roll } from '../../test-support/random.ts';
import { exchangedAction, learned, redealt, seen } from '../../test-support/redeal.ts';
import { loadUnder } from '../load.ts';

/** With decisions taken back, also by consent. */
function eventful(request: (typeof TABLES)[number], seed: string, steps?: number): Session {
  const session = playedSession(request, seed, 40);
  session.rollBack(0, inForce(session.log)[18], [0]);
  playOn(session, dice(steps ?? 1), steps);
  return session;
}

describe('a replay', () => {
  test.each(TABLES)('tells every entry and shows every position to its viewer ($players players)', (request) => {
    const session = eventful(request, 'replay', 25);
    const { game, state } = session;
    for (const viewer of [null, 0]) {
      const file = redactedReplay(session, viewer);
      expect(file.steps.map(({ item }) => item)).toEqual(session.story().map((item) => knownItem(game, item, viewer)));
      expect(file.start).toEqual(game.view(game.start(session.seed), viewer));
      expect(file.steps.at(-1)!.view).toEqual(game.view(state, viewer));
      expect(readReplay(JSON.stringify(file))).toEqual(file);
    }
  });

  test('says whether the game is over, and who played', () => {
    const players = [
      { name: 'Ana', kind: 'human' },
      { name: 'Luis', kind: 'bot:greedy' },
    ];
    const session = startSession({ players: 2 }, 'who', players);
    expect(readReplay(redactedReplay(session, 1))).toMatchObject({ players, over: false, viewer: 1, steps: [] });
    playOn(session, dice(3));
    expect(readReplay(redactedReplay(session, 1))).toMatchObject({ players, over: true, rules: RULES_VERSION });
  });

  test('tells what the session itself has forgotten', () => {
    const session = eventful({ players: 2 }, 'forgotten', 20);
    const file = redactedReplay(session, 0);
    session.forget(Infinity);
    expect(redactedReplay(session, 0)).toEqual(file);
  });

  test('of a game that older rules began starts where these took it up', () => {
    const session = loadUnder(saveSession(playedSession({ players: 2 }, 'older', 30)), RULES_VERSION + 1);
    const { game, history } = session;
    const start = game.view(session.state, 0);
    playOn(session, dice(2), 20);
    const file = readReplay(redactedReplay(session, 0));
    expect(file.start).toEqual(start);
    expect(file.steps[0].item.index).toBe(history);
    expect(file.steps).toHaveLength(session.log.length - history);
    expect(file.steps.at(-1)!.view).toEqual(game.view(session.state, 0));
  });

  test('holds neither the seed nor what was decided on it', () => {
    const session = eventful({ players: 3 }, 'a seed that nobody may read', 30);
    const text = JSON.stringify(redactedReplay(session, 2));
    expect(text).not.toContain(session.seed);
    expect(text).not.toMatch(/"(rng|dice|seed|secret|fairness)"/);
  });
});

/** Two games that look the same to a viewer, played on with the same actions while it learns nothing hidden. */
function twins(request: (typeof TABLES)[number], viewer: number | null, roll: Roll): [Session, Session] {
  const { game, state } = playedSession(request, `twins-${viewer}`, 20 + roll(20));
  const other = redealt(game, state, viewer, roll);
  const begin = (from: typeof state): Session =>
    new Session(game, 'twins', [], { log: [], tellings: new Map(), state: game.clone(from) });
  const pair: [Session, Session] = [begin(state), begin(other.state)];
  for (let tries = 0; tries < 60 && pair[0].decision !== null; tries++) {
    const d = pair[0].decision;
    const legal = game.legal(pair[0].state, d.seat);
    const action = legal[roll(legal.length)];
    const actions = [action, exchangedAction(action, other.to, d.kind === 'pick' && d.of === 'card')];
    if (pair.every((session, i) => teachesNothing(session, d.seat, actions[i], viewer)))
      pair.forEach((session, i) => void session.act(d.seat, actions[i]));
  }
  return pair;
}

function teachesNothing({ game, state }: Session, seat: number, action: Action, viewer: number | null): boolean {
  if (game.check(state, seat, action) !== null) return false;
  const trial = new Session(game, '', [], { log: [], tellings: new Map(), state: game.clone(state) });
  return !learned(trial, trial.act(seat, action), viewer, seen(game, state, viewer));
}

test.each(TABLES)('hidden cards make no difference to a single byte of a replay ($players players)', (request) => {
  const count = { steps: 0, withheld: 0 };
  for (let round = 0; round < 6; round++) {
    const viewer = round % 3 === 0 ? null : 0;
    const [one, two] = twins(request, viewer, dice(round));
    const file = redactedReplay(one, viewer);
    expect(JSON.stringify(redactedReplay(two, viewer))).toBe(JSON.stringify(file));
    expect(JSON.stringify(saveSession(two))).not.toBe(JSON.stringify(saveSession(one)));
    count.steps += file.steps.length;
    count.withheld += file.steps.filter(({ item }) => !('undo' in item) && item.action === undefined).length;
  }
  expect(count.steps).toBeGreaterThan(5);
  expect(count.withheld).toBeGreaterThan(request.players === 1 ? -1 : 0);
});

function problem(input: unknown): string {
  try {
    readReplay(input);
  } catch (error) {
    if (error instanceof SaveError) return error.code;
    throw error;
  }
  return 'none';
}

describe('a replay that cannot be read', () => {
  const session = eventful({ players: 2 }, 'bad', 10);
  const file = redactedReplay(session, 0);
  const [first, ...rest] = file.steps;

  test.each([
    ['no JSON', '{ "kind": ', 'not-a-save'],
    ['nothing', null, 'not-a-save'],
    ['a saved game', saveSession(session), 'not-a-save'],
    ['a newer format', { ...file, format: 3 }, 'too-new'],
    ['newer rules', { ...file, rules: RULES_VERSION + 1 }, 'too-new'],
    ['an unknown option', { ...file, setup: { ...file.setup, options: { x: 1 } } }, 'other-content'],
    ['other cards', { ...file, tables: { ...file.tables, designs: ['dragon'] } }, 'other-content'],
    ['another viewer than its positions', { ...file, viewer: 1 }, 'damaged'],
    ['a viewer who does not play', { ...file, viewer: 2 }, 'damaged'],
    ['a missing start', { ...file, start: undefined }, 'damaged'],
    ['a missing step', { ...file, steps: [first, ...rest.slice(1)] }, 'damaged'],
    ['an end that is none', { ...file, over: true }, 'damaged'],
    ['a position of nobody', { ...file, start: session.game.start('x') }, 'damaged'],
    ['an unknown event', { ...file, steps: [withEvent({ e: 'sang' }), ...rest] }, 'damaged'],
    ['an event without its seat', { ...file, steps: [withEvent({ e: 'passed' }), ...rest] }, 'damaged'],
    ['an event without its cards', { ...file, steps: [withEvent({ e: 'drew', seat: 0 }), ...rest] }, 'damaged'],
    ['a list of players that is too long', { ...file, players: [1, 2, 3] }, 'damaged'],
  ])('%s', (_, bad, code) => {
    expect(problem(bad)).toBe(code);
  });

  function withEvent(event: unknown): unknown {
    return { ...first, item: { ...first.item, events: [event] } };
  }

  test('says what is wrong and what to do', () => {
    expect(() => readReplay({ ...file, over: 5 })).toThrow(
      'the replay is damaged: over must be true or false, and is 5. Use another copy of it.',
    );
  });

  test('is refused at once where a card is none', { timeout: 10_000 }, () => {
    const spoilt = (card: unknown): unknown => {
      const cardOf = file.start.cardOf.map((ix, uid) => (uid === 7 ? card : ix));
      return { ...file, start: { ...file.start, cardOf } };
    };
    expect(problem(spoilt(file.start.cardOf[7]))).toBe('none');
    for (const card of [1e9, 1e15, -2, 0.5, null]) expect(problem(spoilt(card))).toBe('damaged');
    expect(problem({ ...file, start: { ...file.start, cardOf: undefined } })).toBe('damaged');
  });

  test('is not taken for a saved game', () => {
    expect(() => loadSession(file)).toThrow(
      'this is a replay, which holds only what one viewer saw: it can be told, but not played on. Choose a saved game.',
    );
  });

  test('never fails in another way when values were changed', () => {
    const roll = dice(77);
    const small: ReplayFile = { ...file, steps: file.steps.slice(0, 6) };
    let refused = 0;
    for (let i = 0; i < 300; i++) {
      const copy = JSON.parse(JSON.stringify(small)) as Record<string, unknown>;
      damage(copy, roll);
      if (problem(copy) !== 'none') refused++;
    }
    expect(refused).toBeGreaterThan(200);
  });
});

const ODD: readonly unknown[] = [null, -1, 0, 1.5, 1e9, '', 'x', true, [], {}, [[]], [-1], '__proto__'];

/** Puts something else in the place of a value somewhere. */
function damage(root: Record<string, unknown>, roll: Roll): void {
  let node = root;
  for (;;) {
    const keys = Object.keys(node);
    const key = keys[roll(keys.length)];
    const inner = node[key];
    if (typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0 && roll(8) > 0)
      node = inner as Record<string, unknown>;
    else {
      if (roll(3) === 0) delete node[key];
      else node[key] = ODD[roll(ODD.length)];
      return;
    }
  }
}
