import { describe, expect, test } from 'vitest';
import { table } from './test-support/table.ts';

/** What could tell somebody a card that is not theirs to know. */
describe('hidden cards stay hidden', () => {
  const start = () =>
    table({ seats: [{ hand: ['queen', 'monk'], res: { berry: 5 }, city: ['palace'] }, { hand: ['king'] }] });

  test('a refusal does not name a card in a hand or in the deck', () => {
    const t = start();
    const g = t.game.rules;
    const hidden = [t.state.zones[g.hand[1]][0], t.state.zones[0][0]];
    for (const uid of hidden) {
      expect(t.game.whyNot(t.state, 0, { place: uid })).toEqual({ code: 'not-in-play', params: {} });
      expect(t.game.whyNot(t.state, 0, { card: uid })).toEqual({ code: 'card-not-here', params: {} });
      expect(t.game.check(t.state, 0, { t: 'visit', place: uid })).toEqual({ code: 'not-in-play', params: {} });
    }
  });

  test('a card that is being paid for lies open: no unfinished work names a card in a hand', () => {
    const t = start();
    const queen = t.state.zones[t.game.rules.hand[0]][0];
    t.answer({ t: 'play', card: queen });
    expect(t.asks()).toBe('payFor');
    const view = t.game.view(t.state, 1);
    expect(view.cardOf[queen]).toBe(t.state.cardOf[queen]);
    let x = 0.1;
    const imagined = t.game.determinize(view, () => (x = (x * 997) % 1));
    expect(t.game.legal(imagined, 0)).toEqual(t.game.legal(t.state, 0));
  });
});
