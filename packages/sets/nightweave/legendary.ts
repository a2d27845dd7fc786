import type { Effect, ModuleBridge, Query, Source } from '@everdell/engine';
import '../legendary.ts';
import { prized } from './scoring.ts';
import { atLeast, call, DISCARD, pick, points, seq, SETTLE, TOP_OF_HAND, when } from './words.ts';

/** What she does with Legendary cards, whichever pack they come from. Hers lie beside her hand, which no player knows. */

const HELD: readonly Source[] = ['legendaryConstruction', 'legendaryCritter'];
const ALL: Query = { in: ['hand', ...HELD] };

const byKind = (critter: Source, construction: Source): Effect =>
  when(
    { passes: { what: 'it', where: [{ kind: 'critter' }] } },
    { do: 'move', what: 'it', to: { zone: critter } },
    { do: 'move', what: 'it', to: { zone: construction } },
  );

/** Any card of her hand may be the top one; without a Legendary one it is known which. */
const ofHand = (then: Effect): Effect =>
  when(atLeast(1, { count: { in: HELD } }), pick(ALL, 'chance', then), pick(TOP_OF_HAND, 'first', then));
/** A Legendary card that she discards leaves the game (R-NW-EXP-07). */
const DROP = when(
  { passes: { what: 'it', where: [{ in: 'legendaryCritter' }] } },
  { do: 'move', what: 'it', to: { zone: 'critterGone' } },
  when(
    { passes: { what: 'it', where: [{ in: 'legendaryConstruction' }] } },
    { do: 'move', what: 'it', to: { zone: 'constructionGone' } },
    DISCARD,
  ),
);

/** What is done with the top card of a hand whose order is told: the Legendary one of this name, or if null one that is none. */
export function withTop(legend: string | null): Readonly<Record<string, Effect>> {
  const top = (then: Effect): Effect =>
    legend === null ? pick(TOP_OF_HAND, 'first', then) : pick({ in: HELD, where: [{ card: legend }] }, 'first', then);
  const discard = top(seq(DROP, points(1)));
  return {
    discard,
    discardNoToken: top(DROP),
    playFromHand: top(SETTLE),
    playAndDiscard: when({ can: call('playFromMeadow') }, seq(call('playFromMeadow'), discard)),
  };
}

export const withLegendary = (pack: string): ModuleBridge => ({
  needs: ['nightweave', pack],
  effects: {
    // R-NW-EXP-05, OQ-NW-32
    'nightweave.legend': pick(
      { in: ['critterLegends', 'constructionLegends'] },
      'chance',
      byKind('legendaryCritter', 'legendaryConstruction'),
    ),
    'nightweave.discard': ofHand(seq(DROP, points(1))),
    'nightweave.discardNoToken': ofHand(DROP),
    'nightweave.playFromHand': ofHand(SETTLE), // OQ-NW-34
  },
  automa: {
    rules: [{ rule: 'noSpace', cards: [{ set: pack }] }], // R-NW-EXP-06
    scoring: [prized({ set: pack })],
  },
});
