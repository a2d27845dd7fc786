import type { Effect, Source } from '@everdell/engine';
import '../legendary.ts';

/** Cards are shed, and one is played for that much less (OQ-118). */
const laboratory = (...from: readonly Source[]): Effect => ({
  do: 'discard',
  as: 'shed',
  then: { do: 'playCard', from: { in: from }, terms: { discount: { size: 'shed' } } },
});

export const effects = { 'spirecrest.laboratory': laboratory('hand', 'meadow') } as const satisfies Record<
  string,
  Effect
>;

/** Legendary cards, which are no hand cards, may be played there too (OQ-59); one definition for both packs. */
export const laboratoryOfLegends: typeof effects = {
  'spirecrest.laboratory': laboratory('hand', 'meadow', 'legendaryConstruction', 'legendaryCritter'),
};
