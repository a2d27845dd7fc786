import { botAction, bots, seededRandom } from '@everdell/ai';
import { buildPosition, designOf, type Action } from '@everdell/game';
import { expect, test } from 'vitest';
import { preview, tryOut } from './preview.ts';
import type { Seen } from './seen.ts';
import { sureAfter } from './sure.ts';
import { seenAt, seenIn, start } from './test-support/lookAt.ts';

/** Deals that the look ahead itself has not tried. */
const DEALS = 6;
/** Answers that are looked at in one question. */
const ANSWERS = 12;

interface Case {
  readonly seen: Seen;
  readonly action: Action;
  /** What the answer leads to with other hidden cards. */
  readonly outcomes: readonly { readonly goods: readonly number[]; readonly score: number }[];
}

/** Answers that end in something hidden, in whole games. */
function* chances(): Generator<Case> {
  for (const [ids, seed] of [
    [[], 'c'],
    [['pearlbrook'], 'a'],
    [['pearlbrook'], 'b'],
    [['nightweave'], 'a'],
  ] as const) {
    const options: Record<string, string> = {};
    if (ids[0] === 'nightweave') options['nightweave.personality'] = 'nonchalant';
    const players = ids[0] === 'nightweave' ? 1 : 2;
    const session = start({ players, modules: [...ids], options }, seed);
    const random = seededRandom(seed);
    const mind = bots['greedy']();
    for (let d = session.decision; d !== null; d = session.decision) {
      if (session.game.rules.automas[d.seat] !== null) {
        session.act(d.seat, session.game.hostAnswer(session.state)!);
        continue;
      }
      const seen = seenIn(session);
      const { game, legal } = seen;
      for (let i = 0; i < Math.min(ANSWERS, legal.length); i++) {
        const action = legal[Math.floor((i * legal.length) / ANSWERS)] ?? legal[i];
        if (preview(seen, action).closesUndo === null) continue;
        const deals = Array.from({ length: DEALS }, () => game.determinize(seen.picture.view, random));
        yield { seen, action, outcomes: deals.map((deal) => tryOut(seen, deal, action)) };
      }
      session.act(d.seat, botAction(session.game, session.state, mind, random));
    }
  }
}

test('what is told as sure is so in every deal, and what is not is told as perhaps', { timeout: 120_000 }, () => {
  const found = { sure: 0, hidden: 0, deceptive: 0 };
  const wrong: string[] = [];
  for (const { seen, action, outcomes } of chances()) {
    const ahead = preview(seen, action);
    const told = JSON.stringify([ahead.goods, ahead.score]);
    if (!sureAfter(seen, action).asks) {
      found.sure++;
      if (outcomes.some(({ goods, score }) => JSON.stringify([goods, score]) !== told)) wrong.push(told);
      continue;
    }
    found.hidden++;
    ahead.goods.forEach((sure, r) => {
      const all = outcomes.map(({ goods }) => goods[r]);
      // Whatever comes out, what was told as sure was not more than that.
      if (sure > 0 && all.some((n) => n < sure)) wrong.push(told);
      // Some deals agree and others do not: those that agree have proved nothing.
      if (new Set(all).size > 1 && new Set(all).size < all.length) found.deceptive++;
    });
  }
  expect(wrong).toEqual([]);
  expect(found.sure).toBeGreaterThan(100);
  expect(found.hidden).toBeGreaterThan(5);
  expect(found.deceptive).toBeGreaterThan(0);
});

/** A turn of one person against Nightweave, and what each answer to its question leads to. */
function against(given: object, card: string, personality?: string) {
  const seat = { hand: ['monk'], city: [], resources: { twig: 3, resin: 3, pebble: 1, berry: 3 }, workersFree: 2 };
  const { state, game } = buildPosition(
    {
      players: 1,
      modules: ['nightweave'],
      options: personality === undefined ? {} : { 'nightweave.personality': personality },
    },
    { active: 0, nightweave: { level: 1, hand: ['farm'], inMeadow: 3, personality }, seats: [seat], ...given },
  );
  const seen = seenAt(state, 0);
  const play = seen.legal.find(
    (action) => action.t === 'play' && designOf(game.rules, state, action.card).id === card,
  )!;
  return { state, game, seen, play };
}

test('a price is sure though a die is rolled afterwards, and so is what the card brings', () => {
  const meadow = ['judge', 'twig-barge', null, 'castle', 'inn', 'school', 'bard', 'theater'];
  const { seen, play } = against({ meadow }, 'twig-barge', 'nonchalant');
  const ahead = preview(seen, play);
  expect(ahead.closesUndo).toBe('die-rolled');
  expect(ahead.goods).toEqual([1, 0, -1, 0]);
  expect([ahead.score, ahead.chance.score, ahead.chance.goods]).toEqual([1, null, [null, null, null, null]]);
});

test('what is given to one who draws for it brings its points for sure', () => {
  const { state, game, play } = against({}, 'monk');
  game.advance(state, play);
  const ahead = preview(seenAt(state, 0), { t: 'split', by: [2] });
  expect([ahead.goods, ahead.score, ahead.chance.score]).toEqual([[0, 0, 0, -2], 4, null]);
});
