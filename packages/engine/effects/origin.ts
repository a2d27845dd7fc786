import type { GameState, Uid } from '../state/types.ts';
import type { EffectOf } from './types.ts';

/** The unfinished payment for a card: until it is made, filters take the card to lie where it came from. */
export function paymentFor(s: GameState, card: Uid): EffectOf<'payFor'> | null {
  for (const { effect } of s.stack) if (effect.do === 'payFor' && effect.card === card) return effect;
  return null;
}
