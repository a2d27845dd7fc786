import { redactEvent } from '@everdell/engine';
import { describe, expect, test } from 'vitest';
import { createGame, type GameEvent, type GameState, type View } from '@everdell/game';
import { eventFieldsOf } from '../test-support/properties/onlookers/secrecy.ts';
import { openTo, wrongEvent, wrongView } from '../test-support/properties/secrets.ts';

describe('the checks can fail', () => {
  test('a view or an event that tells a hidden Adornment or a River Destination that lies face down', () => {
    const brook = createGame({ players: 2, modules: ['pearlbrook'], options: { firstPlayer: 0 } });
    const s = brook.start('pearls');
    const view = brook.view(s, 0);
    const { zone, seatZone, rowIx } = brook.rules;
    const wrong = (part: Partial<View>): string | null => wrongView(brook, s, { ...view, ...part });
    const [theirs] = s.zones[seatZone['adornments'][1]];
    const [down] = s.zones[zone['riverDown']];
    expect(wrong({})).toBeNull();
    for (const hidden of [zone['riverDown'], zone['riverOut'], zone['adornmentsOut'], seatZone['adornments'][1]])
      expect(wrong({ zones: view.zones.map((cards, z) => (z === hidden ? s.zones[z] : cards)) })).toMatch(/in zone/);
    expect(wrong({ rows: view.rows.map((row, r) => (r === rowIx.riverCards ? [down] : row)) })).toMatch(
      /told of place/,
    );
    const open = openTo(brook, s, 0);
    const adorned: GameEvent = { e: 'adorned', seat: 1, place: theirs };
    expect(wrongEvent(adorned, redactEvent(adorned, 0, eventFieldsOf(brook)), 0, open)).toMatch(/learns place/);
    expect(openTo(brook, s, 1).has(theirs)).toBe(true);
  });

  const game = createGame({ players: 2, options: { firstPlayer: 0 } });
  const state: GameState = game.start('leaks');
  const view = game.view(state, 0);
  const [theirs] = state.zones[game.rules.hand[1]];
  const leaking = (part: Partial<View>): string | null => wrongView(game, state, { ...view, ...part });

  test('a view that tells a card of another hand, a pile, or the random generator', () => {
    expect(leaking({})).toBeNull();
    expect(leaking({ cardOf: view.cardOf.map((ix, uid) => (uid === theirs ? state.cardOf[uid] : ix)) })).toMatch(
      /seat 0 sees/,
    );
    expect(leaking({ zones: state.zones })).toMatch(/which cards are in zone/);
    expect(leaking({ slices: { rng: state.rng } as never })).toMatch(/chance/);
    expect(leaking({ slices: { words: state.rng } as never })).toMatch(/random generator/);
  });

  test('an event that names a hidden card', () => {
    const drew: GameEvent = { e: 'drew', seat: 1, cards: [theirs], designs: [state.cardOf[theirs]], for: [1] };
    const open = openTo(game, state, 0);
    expect(wrongEvent(drew, redactEvent(drew, 0), 0, open)).toBeNull();
    expect(wrongEvent(drew, drew, 0, open)).toBe('seat 0 learns cards by drew');
    const { for: _, ...toAll } = drew;
    expect(wrongEvent(toAll, redactEvent(toAll, 0), 0, open)).toMatch(/learns hidden card/);
  });
});
