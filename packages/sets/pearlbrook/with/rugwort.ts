import type { Effect, EffectOf, ModuleBridge, Query, TileDef } from '@everdell/engine';
import { wonderGoods, wonders } from '../wonders.ts';

/** Rugwort with Pearlbrook: R-RUG-47 to R-RUG-52. */

const FOR_AN_ADORNMENT = 5;

const call = (id: string): Effect => ({ do: 'call', id: `pearlbrook.${id}` });
const pearls = (n: number): Effect => ({ do: 'gain', what: { pearl: n } });

/** He takes the pearl of an unknown card and turns it over, and another pearl in any case (R-RUG-49). */
const turns: Effect = { do: 'turnRiver', at: 'it' };
const lands: Effect = {
  do: 'seq',
  steps: [
    { do: 'stand', on: 'it', piece: 'ambassador' },
    { do: 'when', if: { can: turns }, then: { do: 'seq', steps: [pearls(2), turns] }, else: pearls(1) },
  ],
};

/** His Ambassador comes to the first of these spots from where it starts. */
function comesTo(from: Query, start: EffectOf<'pick'>['start']): Effect {
  return { do: 'pick', from, min: 1, max: 1, by: 'clockwise', start, as: 'it', then: lands };
}

/** The die tells where his Ambassador starts: 1 and 2 the first spot, and so on (R-RUG-47, OQ-30). */
const enters: Effect = {
  do: 'roll',
  sides: 8,
  as: 'die',
  then: comesTo({ in: 'locations', where: [{ row: 'river' }] }, { every: 2, of: { total: [{ sum: 'die' }, 1] } }),
};

/** One spot down, from the last to the first; the human's Ambassador has just come home. */
const movesOn: Effect = comesTo(
  { in: 'locations', where: [{ row: 'river' }, { not: { piece: 'ambassador' } }] },
  { in: 'locations', where: [{ piece: 'ambassador' }] },
);

/** If it still stands there and his pearls pay for it. */
function builds([id, tile]: [string, TileDef]): Effect {
  const wonder: Query = { in: 'locations', where: [{ tile: id }] };
  const pearl = wonderGoods(tile).pearl ?? 0;
  return {
    do: 'when',
    if: {
      all: [
        { is: { leftover: ['pearl'] }, atLeast: pearl },
        { is: { count: wonder }, atLeast: 1 },
      ],
    },
    then: {
      do: 'seq',
      steps: [
        { do: 'pay', goods: { pearl } },
        { do: 'claim', what: wonder },
      ],
    },
  };
}

/** The most valuable Wonders that his pearls pay for (R-RUG-50): each in its turn, as pearls only become fewer. */
const buildsWonders: Effect = { do: 'seq', steps: Object.entries(wonders).reverse().map(builds) };

export const withRugwort: ModuleBridge = {
  needs: ['pearlbrook', 'rugwort'],
  automa: {
    reacts: [
      { to: 'starting', then: call('rugwortEnters') },
      { to: 'adorned', by: 'others', then: { do: 'points', n: FOR_AN_ADORNMENT } }, // R-RUG-48
      { to: 'prepared', by: 'others', then: call('rugwortMovesOn') },
      { to: 'passed', by: 'others', then: call('rugwortBuilds') },
    ],
  },
  effects: {
    'pearlbrook.rugwortEnters': enters,
    'pearlbrook.rugwortMovesOn': movesOn,
    'pearlbrook.rugwortBuilds': buildsWonders,
  },
  text: {
    en: {
      effects: {
        'pearlbrook.rugwortEnters': "Rugwort's Ambassador comes to the spot that the die tells and brings him pearls",
        'pearlbrook.rugwortMovesOn': "Rugwort's Ambassador moves one spot down the river and brings him pearls",
        'pearlbrook.rugwortBuilds': 'Rugwort builds the most valuable Wonders that his pearls pay for',
      },
    },
    es: {
      effects: {
        'pearlbrook.rugwortEnters': 'el Embajador de Rugwort llega a la orilla que diga el dado y le trae perlas',
        'pearlbrook.rugwortMovesOn': 'el Embajador de Rugwort baja una orilla del río y le trae perlas',
        'pearlbrook.rugwortBuilds': 'Rugwort construye las Maravillas más valiosas que pueda pagar con sus perlas',
      },
    },
  },
};
