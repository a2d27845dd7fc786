import type { Effect, ModuleBridge, Source } from '@everdell/engine';
import '../vocabulary.ts';
import { atLeast, atMost, points, seq } from '../words.ts';

/** Rugwort with Spirecrest: R-RUG-53 to R-RUG-56. Of two tiles of an area one is left as soon as the player has charted. */
const takesWhatIsLeft = (from: Source): Effect => ({
  do: 'when',
  if: { all: [atLeast(1, { count: { in: from } }), atMost(1, { count: { in: from } })] },
  then: { do: 'move', what: { in: from }, to: { zone: 'expedition' } },
});

export const withRugwort: ModuleBridge = {
  needs: ['spirecrest', 'rugwort'],
  automa: {
    reacts: [
      { to: 'discovered', by: 'others', then: points({ total: [3, { times: -1, of: { order: 'found' } }] }) },
      { to: 'prepared', by: 'others', then: { do: 'call', id: 'spirecrest.rugwortCharts' } },
    ],
    scoring: [{ id: 'expedition', amount: { pointsOf: { in: 'expedition' } } }],
  },
  effects: {
    'spirecrest.rugwortCharts': seq(
      takesWhatIsLeft('trailFoothills'),
      takesWhatIsLeft('trailPeaks'),
      takesWhatIsLeft('trailRidge'),
    ),
  },
  text: {
    en: { effects: { 'spirecrest.rugwortCharts': 'Rugwort takes the map tile that you left' } },
    es: { effects: { 'spirecrest.rugwortCharts': 'Rugwort se lleva la loseta de mapa que has dejado' } },
  },
};
