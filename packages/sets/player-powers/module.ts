import type { Module, TileDef } from '@everdell/engine';
import { effectsOfBellfaire, ofBellfaire } from './bellfaire.ts';
import { effectsOfMistwood, ofMistwood } from './mistwood.ts';
import { ofNewleaf } from './newleaf.ts';
import { text } from './text.ts';
import './vocabulary.ts';
import { seq, type Power } from './words.ts';

const GROUPS = 'player-powers.groups';
/** With no more than so many each player gets one without a choice (R-POW-02). */
const FEW = 4;

function group(id: string, powers: Readonly<Record<string, Power>>): Record<string, TileDef> {
  const tiles = Object.entries(powers).map(([power, def]): [string, TileDef] => [
    power,
    { row: 'powers', with: { of: GROUPS, is: id }, ...def },
  ]);
  return Object.fromEntries(tiles);
}

/** Each player has one of 23 powers, which bends the rules for its owner (R-POW-01 to R-POW-07). */
export const playerPowers: Module = {
  id: 'player-powers',
  needs: ['base'],
  options: {
    [GROUPS]: {
      values: ['fair', 'leaf', 'mist'],
      default: ['fair', 'leaf', 'mist'],
      several: true,
    },
  },
  resources: ['axolotl'],
  marks: ['rugwortToken', 'spider'],
  workers: { spring: 0 }, // R-POW-03
  places: {
    ...group('fair', ofBellfaire),
    ...group('leaf', ofNewleaf),
    ...group('mist', ofMistwood),
  },
  foreign: ['market', 'station', 'knoll'],
  effects: { ...effectsOfBellfaire, ...effectsOfMistwood },
  notLaid: ['powers'],
  zones: {
    powerChoice: { per: 'seat', sees: 'owner', of: 'powers', dealt: { few: FEW, then: 1, else: 2 } },
    powersOut: { per: 'table', sees: 'none', of: 'powers', dealt: 'rest' },
    powerKept: { per: 'seat', sees: 'owner', of: 'powers' },
    powers: { per: 'seat', sees: 'all', of: 'powers', force: 'owner' },
    forestOut: { per: 'table', sees: 'none', of: 'forest', dealt: 'rest' },
    forestSeen: { per: 'seat', sees: 'owner', of: 'forest' },
    ownForest: { per: 'seat', sees: 'all', of: 'forest', visits: 'owner' },
    archive: { per: 'seat', sees: 'owner', plays: 'owner', asIn: ['hand', 'meadow', 'station'] }, // R-POWER-BATS-02
    snailStack: { per: 'seat', sees: 'none' },
    farmStack: { per: 'table', sees: 'all', plays: 'top' },
  },
  reacts: [
    {
      to: 'choosing',
      then: {
        do: 'pick',
        from: { in: 'powerChoice' },
        min: 1,
        max: 1,
        as: 'kept',
        ask: 'keepPower',
        then: { do: 'move', what: 'kept', to: { zone: 'powerKept' } },
      },
    },
    // All are turned up together, when the last one has been chosen.
    {
      to: 'choosing',
      then: seq(
        { do: 'move', what: { in: 'powerKept' }, to: { zone: 'powers' } },
        { do: 'move', what: { in: 'powerChoice' }, to: { zone: 'powersOut' } },
      ),
    },
  ],
  text,
};
