import type { Cond, Effect, ModuleBridge, Query, Source } from '@everdell/engine';
import '../legendary.ts';
import { prized } from './scoring.ts';
import { atLeast, call, DISCARD, mark, marked, pick, points, seq, SETTLE, TOP_OF_HAND, when } from './words.ts';

/** What she does with Legendary cards, whichever pack they come from. Hers lie beside her hand, which no player knows. */

const CONSTRUCTION: Query = { in: 'legendaryConstruction' };
const CRITTER: Query = { in: 'legendaryCritter' };
const HELD: Query = { in: ['legendaryConstruction', 'legendaryCritter'] };
const ALL: Query = { in: ['hand', 'legendaryConstruction', 'legendaryCritter'] };

const ON_TOP = ['constructionOnTop', 'critterOnTop'] as const;

const isOf = (from: Query): Cond => ({ passes: { what: 'it', where: [{ in: from.in as Source }] } });

const byKind = (critter: Source, construction: Source): Effect =>
  when(
    { passes: { what: 'it', where: [{ kind: 'critter' }] } },
    { do: 'move', what: 'it', to: { zone: critter } },
    { do: 'move', what: 'it', to: { zone: construction } },
  );

/** Chance says which card is the top one, and so it stays until her hand is shuffled or that card is gone (R-NW-GEN-03). */
const shuffled: Effect = seq(
  { do: 'unmark', of: 'constructionOnTop' },
  { do: 'unmark', of: 'critterOnTop' },
  when(
    atLeast(1, { count: HELD }),
    pick(ALL, 'chance', when(isOf(CONSTRUCTION), mark('constructionOnTop'), when(isOf(CRITTER), mark('critterOnTop')))),
  ),
);

const first = (from: Query, then: Effect, other: Effect): Effect =>
  when(atLeast(1, { count: from }), pick(from, 'top', then), other);
const onTop = (of: 'constructionOnTop' | 'critterOnTop', from: Query, then: Effect, other: Effect): Effect =>
  when({ all: [marked(of), atLeast(1, { count: from })] }, pick(from, 'top', then), other);
/** What is done with the top card, and what lies on top then. */
const ofHand = (then: Effect): Effect => {
  const plain = first(TOP_OF_HAND, then, first(HELD, then, seq()));
  const top = onTop('constructionOnTop', CONSTRUCTION, then, onTop('critterOnTop', CRITTER, then, plain));
  return when({ can: top }, seq(top, call('shuffled')));
};
/** A Legendary card that she discards leaves the game (R-NW-EXP-07). */
const DROP = when(
  isOf(CRITTER),
  { do: 'move', what: 'it', to: { zone: 'critterGone' } },
  when(isOf(CONSTRUCTION), { do: 'move', what: 'it', to: { zone: 'constructionGone' } }, DISCARD),
);

export const withLegendary = (pack: string): ModuleBridge => ({
  needs: ['nightweave', pack],
  marks: ON_TOP,
  secretMarks: ON_TOP, // her hand is hidden
  effects: {
    // R-NW-EXP-05, OQ-NW-32
    'nightweave.legend': seq(
      pick(
        { in: ['critterLegends', 'constructionLegends'] },
        'chance',
        byKind('legendaryCritter', 'legendaryConstruction'),
      ),
      call('shuffled'),
    ),
    'nightweave.shuffled': shuffled,
    'nightweave.discard': ofHand(seq(DROP, points(1))),
    'nightweave.discardNoToken': ofHand(DROP),
    'nightweave.playFromHand': ofHand(SETTLE), // OQ-NW-34
  },
  automa: {
    rules: [{ rule: 'noSpace', cards: [{ set: pack }] }], // R-NW-EXP-06
    scoring: [prized({ set: pack })],
  },
});
