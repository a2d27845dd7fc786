import type { Effect, ModuleBridge, Source } from '@everdell/engine';
import '../../spirecrest/vocabulary.ts';
import { pick, seq, when } from '../words.ts';

/** Nightweave with Spirecrest: R-NW-EXP-32 to R-NW-EXP-38, R-NW-EXP-52 to R-NW-EXP-54. Her Traveler stays at home, so that no Weather binds her. */

const turnUp = (down: Source, up: Source): Effect => ({
  do: 'deal',
  n: { count: { in: down } },
  from: down,
  to: { zone: up },
});

/** A tile and a Discovery card that is a location or has points, each along the arrow, for nothing (R-NW-EXP-35, R-NW-EXP-36, OQ-NW-62). */
const explores = (trail: Source, deck: Source, line: Source, weather: Source, ...next: readonly Effect[]): Effect =>
  seq(
    pick({ in: trail }, 'arrow', { do: 'move', what: 'it', to: { zone: 'expedition' } }),
    { do: 'refill', of: [line] },
    pick({ in: line, where: [{ any: [{ board: true }, { minPoints: 1 }] }] }, 'arrow', {
      do: 'move',
      what: 'it',
      to: { zone: 'discoveries' },
    }),
    { do: 'move', what: { in: line }, to: { bottomOf: deck } },
    { do: 'deal', n: 1, from: weather, to: { zone: 'weather' } }, // R-NW-EXP-54
    ...next,
  );

const TRAIL = { dealt: { players: 1, plus: 2 } } as const;

export const withSpirecrest: ModuleBridge = {
  needs: ['nightweave', 'spirecrest'],
  leavesOut: ['stormvale'],
  zones: { trailFoothills: TRAIL, trailPeaksDown: TRAIL, trailRidgeDown: TRAIL }, // R-NW-EXP-52
  effects: {
    'nightweave.explores': seq(
      when(
        { season: 'winter' },
        explores(
          'trailFoothills',
          'foothills',
          'foundFoothills',
          'weatherSpring',
          turnUp('trailPeaksDown', 'trailPeaks'),
        ),
      ),
      when(
        { season: 'spring' },
        explores('trailPeaks', 'peaks', 'foundPeaks', 'weatherSummer', turnUp('trailRidgeDown', 'trailRidge')),
      ),
      when({ season: 'summer' }, explores('trailRidge', 'ridge', 'foundRidge', 'weatherAutumn')),
    ),
  },
  automa: {
    reacts: [{ to: 'preparing', then: { do: 'call', id: 'nightweave.explores' } }], // before all else (R-NW-EXP-34)
    scoring: [
      { id: 'expedition', amount: { pointsOf: { in: 'expedition' } } }, // R-NW-SCORE-08
      { id: 'discovery', amount: { pointsOf: { in: 'discoveries' } } },
    ],
  },
  text: {
    en: { effects: { 'nightweave.explores': 'Nightweave charts a map tile and keeps a Discovery card' } },
    es: { effects: { 'nightweave.explores': 'Nightweave se lleva una loseta de mapa y una carta de descubrimiento' } },
  },
};
