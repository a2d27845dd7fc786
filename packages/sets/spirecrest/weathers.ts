import type { Effect, Standing, TileDef } from '@everdell/engine';
import './vocabulary.ts';
import type { Season } from './vocabulary.ts';

/**
 * Weather: each card binds whose Traveler stands on it (R-SPIRE-20). Of the twelve only Freezing Rain and Heat Wave are known
 * as they are printed; whoever owns the cards corrects the others here.
 */

type Text = Pick<TileDef, 'rules' | 'reacts'>;
const known = (suit: Season, text: Text): TileDef => ({ row: 'weather', suit, ...text });
const reconstructed = (suit: Season, text: Text): TileDef => ({ ...known(suit, text), reconstructed: true });

const shutForest: Standing = { rule: 'bars', visit: [{ row: 'forest' }] };
/** R-SPIRE-22. */
const atTurnEnd = (then: Effect): Effect => ({ do: 'later', until: 'turnEnding', once: true, then });
const shedOne: Effect = { do: 'discard', min: 1, max: 1 };

export const weathers = {
  'freezing-rain': known('winter', { rules: [shutForest] }),
  'winter-basic-minus-one': reconstructed('winter', { rules: [{ rule: 'gains', at: [{ row: 'basic' }], less: 1 }] }),
  'winter-blizzard': reconstructed('winter', { reacts: [{ to: 'visited', then: atTurnEnd(shedOne) }] }),
  'spring-flood': reconstructed('spring', {
    rules: [{ rule: 'dearer', cards: [{ kind: 'construction' }], by: { twig: 1 } }],
  }),
  'spring-strong-winds': reconstructed('spring', { reacts: [{ to: 'playDone', then: atTurnEnd(shedOne) }] }),
  'spring-hailstorm': reconstructed('spring', { rules: [{ rule: 'draws', more: -1 }] }), // OQ-130
  'heat-wave': known('summer', { rules: [{ rule: 'dearer', cards: [{ kind: 'critter' }], by: { berry: 1 } }] }),
  'summer-drought': reconstructed('summer', { rules: [{ rule: 'gains', of: ['berry'], less: 1 }] }),
  fires: reconstructed('summer', {
    rules: [shutForest],
    reacts: [{ to: 'playDone', card: [{ kind: 'construction' }], then: atTurnEnd(shedOne) }],
  }),
  tornado: reconstructed('autumn', {
    reacts: [{ to: 'playDone', then: atTurnEnd({ do: 'firstOf', of: [shedOne, { do: 'pay', any: 1 }] }) }],
  }),
  'autumn-dense-fog': reconstructed('autumn', {
    rules: [{ rule: 'toll', on: 'visit', where: [{ row: 'journey' }], pay: { cards: 1 } }],
  }),
  'autumn-early-frost': reconstructed('autumn', {
    rules: [{ rule: 'dearer', cards: [{ in: 'meadow' }], by: { any: 1 } }],
  }),
} as const satisfies Record<string, TileDef>;
