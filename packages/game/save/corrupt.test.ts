import { describe, expect, test } from 'vitest';
import { SaveError, saveSession, type SaveFile } from '../index.ts';
import { dice, playedSession, TABLES, type Roll } from '../test-support/random.ts';
import { loadUnder } from './load.ts';
import { RULES_VERSION } from './types.ts';

type Node = Record<string, unknown>;

const ODD: readonly unknown[] = [
  null,
  -1,
  0,
  1,
  1.5,
  1e9,
  1e300,
  '',
  'x',
  true,
  [],
  {},
  [[]],
  '__proto__',
  [-1],
  { t: 1 },
];

/** Changes one value somewhere: another value, a missing one, a doubled one, or a neighbour's. */
function mutate(root: Node, roll: Roll): void {
  let node = root;
  for (;;) {
    const keys = Object.keys(node);
    const key = keys[roll(keys.length)];
    const inner = node[key];
    if (typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0 && roll(8) > 0) {
      node = inner as Node;
      continue;
    }
    const way = roll(4);
    if (way === 0) delete node[key];
    else if (way === 1) node[key] = ODD[roll(ODD.length)];
    else if (way === 2) node[key] = node[keys[roll(keys.length)]];
    else node[`${key}${key}`] = inner;
    return;
  }
}

function part(save: Node, name: string): Node {
  const inner = save[name];
  return typeof inner === 'object' && inner !== null ? (inner as Node) : save;
}

/** What comes of loading; anything but a session or a SaveError is a failure. */
function outcome(input: unknown, rules: number): 'loaded' | 'refused' {
  try {
    loadUnder(input, rules);
    return 'loaded';
  } catch (error) {
    if (!(error instanceof SaveError)) throw error;
    return 'refused';
  }
}

describe.each(TABLES)('a damaged save ($players players)', (request) => {
  const saves: readonly SaveFile[] = [3, 30, 90].map((steps) =>
    saveSession(playedSession(request, `bad-${steps}`, steps)),
  );

  test('that was cut off is refused', () => {
    const roll = dice(1);
    const text = JSON.stringify(saves[1]);
    for (let i = 0; i < 40; i++) expect(outcome(text.slice(0, roll(text.length)), RULES_VERSION)).toBe('refused');
  });

  test.each([
    ['replayed', RULES_VERSION],
    ['taken up from its snapshot', RULES_VERSION + 1],
  ])('in which values were changed never fails in another way when it is %s', (_, rules) => {
    const roll = dice(request.players + rules);
    const outcomes = { loaded: 0, refused: 0 };
    for (let i = 0; i < 120; i++) {
      const save = JSON.parse(JSON.stringify(saves[roll(saves.length)])) as Node;
      for (let n = 1 + roll(2); n > 0; n--) mutate(roll(2) === 0 ? save : part(save, 'snapshot'), roll);
      outcomes[outcome(save, rules)]++;
    }
    expect(outcomes.refused).toBeGreaterThan(30);
  });

  test('in which characters were changed never fails in another way', () => {
    const roll = dice(request.players);
    const text = JSON.stringify(saves[2]);
    for (let i = 0; i < 60; i++) {
      const at = roll(text.length);
      const changed = `${text.slice(0, at)}${'0123456789-,"[]{}'[roll(17)]}${text.slice(at + 1)}`;
      expect(['loaded', 'refused']).toContain(outcome(changed, RULES_VERSION + roll(2)));
    }
  });
});
