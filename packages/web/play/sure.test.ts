import { botAction, bots, seededRandom } from '@everdell/ai';
import type { Action } from '@everdell/game';
import { expect, test } from 'vitest';
import { preview, tryOut } from './preview.ts';
import type { Seen } from './seen.ts';
import { sureAfter } from './sure.ts';
import { seenIn, start } from './test-support/lookAt.ts';

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
  ] as const) {
    const session = start({ players: 2, modules: [...ids] }, seed);
    const random = seededRandom(seed);
    const mind = bots['greedy']();
    for (let d = session.decision; d !== null; d = session.decision) {
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
