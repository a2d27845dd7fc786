import { botAction, bots, seededRandom } from '@everdell/ai';
import { buildPosition, type Action } from '@everdell/game';
import { expect, test } from 'vitest';
import { harmlessOf } from '../play/harmless.ts';
import { isOrderIdle, onlyAnswer } from '../play/obvious.ts';
import { preview } from '../play/preview.ts';
import type { Seen } from '../play/seen.ts';
import { seenAt, seenIn, start } from '../play/test-support/lookAt.ts';
import { isAtOnce, type Care, type Gesture } from './atOnce.ts';

const FINGER: Care = { confirm: 'turns', holds: true };
const USUAL: Care = { confirm: 'needed', holds: true };

/** Every question of a game among bots. */
function* questions(seed: string, modules: string[] = []): Generator<Seen> {
  const session = start({ players: 2, modules }, seed);
  const random = seededRandom(seed);
  const mind = bots['greedy']();
  for (let d = session.decision; d !== null; d = session.decision) {
    yield seenIn(session);
    session.act(d.seat, botAction(session.game, session.state, mind, random));
  }
}

const givenBy = (seen: Seen, gesture: Gesture, care: Care): readonly Action[] =>
  seen.legal.slice(0, 8).filter((action) => isAtOnce(seen, action, gesture, care));

test('a press gives what can be taken back, and a drop what was dragged', () => {
  const found = { questions: 0, opened: 0, turns: 0, drops: 0, paid: 0 };
  for (const seen of questions('presses', ['pearlbrook'])) {
    const closing = (action: Action): boolean => preview(seen, action).closesUndo !== null;
    const isTurn = seen.decision!.kind === 'turn';
    // How to pay is the second press, where the first one could have been taken back.
    const isSecond = seen.decision!.kind === 'pay' && seen.picture.undo?.possible === true;
    const finger = givenBy(seen, 'press', FINGER);
    const usual = givenBy(seen, 'press', USUAL);
    const dropped = givenBy(seen, 'drop', USUAL);
    const double = givenBy(seen, 'double', USUAL);
    expect([...(isSecond ? [] : [...usual, ...finger]), ...double].filter(closing)).toEqual([]);
    // By fingers it gives of a turn what only opens another question.
    expect(isTurn ? finger.filter((action) => preview(seen, action).next === null) : []).toEqual([]);
    found.opened += isTurn ? finger.length : 0;
    for (const gesture of ['press', 'drop'] as const)
      expect(givenBy(seen, gesture, { ...USUAL, confirm: 'always' })).toEqual([]);
    // Where a turn is not held, nothing that ends it can be taken back.
    const unheld = isSecond ? [] : givenBy(seen, 'press', { ...USUAL, holds: false });
    expect(unheld.filter((a) => preview(seen, a).next === null)).toEqual([]);
    expect(usual.filter(({ t }) => t === 'season' || t === 'pass')).toEqual([]);
    found.questions += usual.length;
    found.turns += isTurn ? usual.length : 0;
    found.drops += isTurn ? dropped.length : 0;
    found.paid += isSecond ? usual.filter(closing).length : 0;
  }
  expect(found.questions).toBeGreaterThan(10);
  expect(found.opened).toBeGreaterThan(10);
  expect(found.turns).toBeGreaterThan(50);
  expect(found.drops).toBeGreaterThan(found.turns);
  expect(found.paid).toBeGreaterThan(0);
});

function production(city: string[], resources: Record<string, number>): Seen {
  const { state, game } = buildPosition(
    { players: 2 },
    {
      active: 0,
      seats: [{ season: 'winter', workersFree: 0, deployed: ['basic-3-twigs', 'basic-2-resin'], resources, city }, {}],
    },
  );
  game.apply(state, 0, { t: 'season' });
  return seenAt(state, 0);
}

test.each<[string, string[], Record<string, number>, boolean]>([
  ['twigs for points and berries for points do not meet', ['woodcarver', 'doctor'], { twig: 2, berry: 2 }, true],
  ['what one gains the other can spend', ['woodcarver', 'peddler'], { twig: 1, resin: 1, berry: 1 }, false],
  ['a drawn card may be worth knowing', ['teacher', 'doctor'], { berry: 3 }, false],
])('the order of Production: %s', (_, city, resources, idle) => {
  const seen = production(city, resources);
  expect(seen.decision?.ask).toBe('order');
  expect(isOrderIdle(seen)).toBe(idle);
});

test('the only way to pay that makes sense is chosen beforehand, and no other answer is', () => {
  const chosen = { pay: 0, open: 0 };
  for (const seed of ['a', 'b', 'c'])
    for (const seen of questions(seed)) {
      const only = onlyAnswer(seen);
      if (only?.t === 'pay') chosen.pay++;
      else if (only === null) chosen.open++;
      expect(only === null || only.t === 'pay' || seen.legal.length === 1).toBe(true);
    }
  expect(chosen.open).toBeGreaterThan(50);
});

test.each([
  // The Harvester brings nothing here, whatever the others do before.
  ['a card without effect goes first', ['fairgrounds', 'teacher', 'harvester'], {}, ['harvester']],
  ['also before the last one that draws', ['fairgrounds', 'harvester'], {}, ['harvester']],
  ['not where another may bring what it is paid with', ['peddler', 'doctor', 'fairgrounds'], { twig: 2 }, []],
  ['not one that asks', ['doctor', 'woodcarver', 'teacher'], { berry: 2, twig: 2 }, []],
])('of cards that act in turn: %s', (_, city, resources, first) => {
  const { state, game } = buildPosition(
    { players: 2, modules: ['pearlbrook'] },
    {
      active: 0,
      seats: [{ season: 'winter', workersFree: 0, deployed: ['basic-3-twigs', 'basic-2-resin'], city, resources }, {}],
    },
  );
  game.apply(state, 0, { t: 'season' });
  const seen = seenAt(state, 0);
  expect(seen.decision?.ask).toBe('order');
  const found = harmlessOf(seen);
  const names = (found?.t === 'pick' ? found.items : []).map((uid) => game.rules.designs[state.cardOf[uid]].id);
  expect(names).toEqual(first);
});
