import type { Effect, Source } from '@everdell/engine';
import { OWN_LEGENDS } from '../legendary.ts';

/** A card played for less. */
export const lodge = (...from: readonly Source[]): Effect => ({
  do: 'playCard',
  from: { in: from.length === 1 ? from[0] : from },
  terms: { discount: 3 },
});

/** What a Hotel does. */
export const effects = { 'newleaf.lodge': lodge('hand') } as const satisfies Record<string, Effect>;

/** Where there are Legendary cards, which are no hand cards, it serves them as well; one definition for both packs. */
export const lodgeOfLegends: typeof effects = {
  'newleaf.lodge': lodge('hand', ...OWN_LEGENDS),
};
