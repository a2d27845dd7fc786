import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  isInstead,
  loadSession,
  presentAction,
  readReplay,
  SaveError,
  saveSession,
  type Action,
  type LogEntry,
  type Payment,
  type ReplayFile,
  type SaveFile,
} from '../index.ts';
import { readAction } from './action.ts';
import { migrate } from './migrate.ts';

/** Payments as formats 1 and 2 had them, with a field for each thing that is used. */

const old = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../tests/saves/${name}.json`, import.meta.url), 'utf8'));

const NOTHING = [0, 0, 0, 0];

/** By line of the log. */
const PAID: Readonly<Record<string, Payment>> = {
  'pay banner crane#87': { t: 'pay', spend: NOTHING, uses: [{ by: 'banner', at: 87 }] },
  'pay token silver-scale-spring#136': { t: 'pay', spend: NOTHING, uses: [{ by: 'door', at: 136 }] },
  'pay 1 berry ability dungeon#124 jail miner-mole#127': {
    t: 'pay',
    spend: [0, 0, 0, 1],
    uses: [{ by: 'ability', at: 124, with: 127 }],
  },
  'pay 1 twig 1 resin ability judge#61': { t: 'pay', spend: [1, 1, 0, 0], uses: [{ by: 'ability', at: 61 }] },
  'pay token mine#70 ability innkeeper#66': {
    t: 'pay',
    spend: NOTHING,
    uses: [
      { by: 'ability', at: 66 },
      { by: 'door', at: 70 },
    ],
  },
};

function problem(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof SaveError) return error.message;
    throw error;
  }
  return 'none';
}

const isPayment = (action: Action | undefined): action is Payment => action?.t === 'pay';
const actionIn = (entry: LogEntry): Action | undefined => (entry.undo === undefined ? entry.action : undefined);

describe('an old payment', () => {
  test.each([
    [{}, []],
    [{ token: 5 }, [{ by: 'door', at: 5 }]],
    [{ banner: 5 }, [{ by: 'banner', at: 5 }]],
    [{ ability: 6 }, [{ by: 'ability', at: 6 }]],
    [{ ability: 6, jail: 7 }, [{ by: 'ability', at: 6, with: 7 }]],
    [{ ability: 6, tokens: 2 }, [{ by: 'ability', at: 6, n: 2 }]],
    [
      { token: 5, ability: 6, jail: 7 },
      [
        { by: 'ability', at: 6, with: 7 },
        { by: 'door', at: 5 },
      ],
    ],
  ])('with %j', (fields, uses) => {
    const listed = presentAction({ t: 'pay', spend: [1, 0], ...fields });
    expect(listed).toEqual({ t: 'pay', spend: [1, 0], uses });
    expect(presentAction(listed)).toBe(listed);
    expect(readAction(listed, 'action')).toEqual(listed);
  });

  test.each([[{ jail: 7 }], [{ tokens: 2 }], [{ token: 'x' }], [{ banner: -1 }], [{ ability: 6, jail: null }]])(
    'that never made sense is damaged: %j',
    (fields) => {
      const read = () => readAction(presentAction({ t: 'pay', spend: [1, 0], ...fields }), 'log[3].action');
      expect(problem(read)).toMatch(/^the saved game is damaged: log\[3\]\.action\.uses\[0\]\./);
    },
  );

  test.each([[null], [7], [[]], [{ t: 'pass' }], [{ t: 'pick', items: [1], token: 3 }]])(
    'is nothing else: %j stays',
    (action) => {
      expect(presentAction(action)).toBe(action);
    },
  );
});

describe('a payment', () => {
  const read = (payment: object) => (): unknown => readAction({ t: 'pay', spend: [1], uses: [], ...payment }, 'action');

  test.each([
    ['without its list', { uses: undefined }, 'action.uses must be a list, and is missing'],
    ['with another thing for a list', { uses: { 0: 1 } }, 'action.uses must be a list, and is an object'],
    ['with a hole in it', { uses: new Array<unknown>(1) }, 'action.uses[0] must be an object, and is missing'],
    ['by nobody', { uses: [{ at: 3 }] }, 'action.uses[0].by is nothing to pay by (missing)'],
    ['by something unknown', { uses: [{ by: 'jail', at: 3 }] }, 'action.uses[0].by is nothing to pay by ("jail")'],
    ['with no card', { uses: [{ by: 'door' }] }, 'action.uses[0].at must be a whole number from 0, and is missing'],
    ['with half a token', { uses: [{ by: 'ability', at: 3, n: 0.5 }] }, 'action.uses[0].n must be a whole number'],
    ['with no inmate', { uses: [{ by: 'ability', at: 3, with: null }] }, 'action.uses[0].with must be a whole number'],
  ])('%s is damaged', (_, payment, message) => {
    expect(problem(read(payment))).toContain(message);
  });
});

describe('a save of format 2', () => {
  const save = old('format-2-payments');

  test('tells its payments as lists', () => {
    const said = new Map<string, Action>();
    for (const item of loadSession(save).story()) if (!('undo' in item)) said.set(item.line, item.action);
    for (const [line, payment] of Object.entries(PAID)) expect(said.get(line), line).toEqual(payment);
  });

  test('has no payment left of the old form when it is saved again', () => {
    const again = saveSession(loadSession(save));
    const payments = again.log.map(actionIn).filter(isPayment);
    expect(payments).toHaveLength(9);
    for (const payment of payments) expect(Object.keys(payment).sort()).toEqual(['spend', 't', 'uses']);
    expect(payments.filter(isInstead)).toHaveLength(3);
    expect(loadSession(again).log.map(actionIn)).toEqual(again.log.map(actionIn));
  });

  test('is not changed by the step itself', () => {
    const before = JSON.stringify(save);
    migrate(save);
    expect(JSON.stringify(save)).toBe(before);
  });

  test('that was written on from format 1 is read alike', () => {
    const { log, ...first } = old('format-1-three-players') as SaveFile;
    const paid = { seat: 0, action: { t: 'pay', spend: NOTHING, ability: 6, tokens: 2 } };
    const file = { ...first, log: [paid, ...log.slice(1)] };
    expect(actionIn(loadSession(file).log[0])).toEqual({
      t: 'pay',
      spend: NOTHING,
      uses: [{ by: 'ability', at: 6, n: 2 }],
    });
  });

  test('is damaged if what is paid is no list of its entries', () => {
    expect(problem(() => loadSession({ ...(save as object), log: {} }))).toContain('log must be a list');
    expect(problem(() => loadSession({ ...(save as object), log: [null] }))).toContain('log[0] must be an object');
  });
});

describe('a replay of format 1', () => {
  const replay = old('replays/format-1') as ReplayFile;

  test('tells its payments as lists, and shows its positions in the present words', () => {
    const file = readReplay(replay);
    expect(file.format).toBe(2);
    const told = file.steps.flatMap(({ item }) => ('events' in item && isPayment(item.action) ? [item] : []));
    expect(told).toHaveLength(3);
    for (const { line, action } of told) expect(action).toEqual(PAID[line!]);
    expect(readReplay(JSON.stringify(file))).toEqual(file);
  });

  test('is not changed by being read', () => {
    const before = JSON.stringify(replay);
    readReplay(replay);
    expect(JSON.stringify(replay)).toBe(before);
  });

  test.each([
    ['positions of another format', { start: { ...replay.start, format: 3 } }, 'start.format must be from 1 to 2'],
    ['no steps', { steps: undefined }, 'steps must be a list'],
    ['a step without its item', { steps: [{ view: replay.start }] }, 'steps[0].item must be an object'],
    ['a step without its position', { steps: [{ item: replay.steps[0].item }] }, 'steps[0].view must be an object'],
    ['unfinished work that is none', { start: { ...replay.start, stack: [7] } }, 'start.stack[0] must be an object'],
  ])('with %s is damaged', (_, change, message) => {
    expect(problem(() => readReplay({ ...replay, ...change }))).toContain(`the replay is damaged: ${message}`);
  });
});

test('an old action of a module had one argument, which is now the case of an act', () => {
  const act = presentAction({ t: 'extra', id: 'ambassador', arg: 131 });
  expect(act).toEqual({ t: 'act', id: 'ambassador', at: -1, it: 131 });
  expect(readAction(act, 'action')).toEqual(act);
  expect(problem(() => readAction(presentAction({ t: 'extra', id: 'ambassador' }), 'log[3].action'))).toMatch(
    /it must/,
  );
});
