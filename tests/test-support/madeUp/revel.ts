/**
 * Another set that does not exist, a masked revel: everybody is dealt two masks in secret and keeps one, and all are laid
 * open together, and nobody gets a worker in spring. If an option says so, a booth with prizes, each of which is won on one
 * side and bought back on the other, and a ribbon for whose city is the fullest.
 */
import type { Bundle, Effect, Filter, Module, ModuleBridge, TileDef } from '@everdell/engine';
import { text } from './revel.text.ts';

declare module '@everdell/engine' {
  interface RowNames {
    booths: true;
    prizes: true;
    masks: true;
    ribbons: true;
  }
  interface Sources {
    prizes: true;
    ribbons: true;
    maskChoice: true;
    maskKept: true;
    masks: true;
    masksOut: true;
    shell: true;
    sty: true;
  }
  interface MarkNames {
    bone: true;
  }
}

const seq = (...steps: readonly Effect[]): Effect => ({ do: 'seq', steps });

const BOOTH = { of: 'revel.booth', is: true } as const;

/** Won at first; then somebody must bring it back. */
function prize(what: Bundle): TileDef {
  return {
    row: 'prizes',
    with: BOOTH,
    effect: {
      do: 'when',
      if: { is: { marks: { of: 'flipped', on: 'self' } }, atLeast: 1 },
      then: seq({ do: 'pay', goods: what, cards: 1 }, { do: 'points', n: 3 }, { do: 'flip', what: 'self' }),
      else: seq({ do: 'gain', what }, { do: 'draw', n: 1 }, { do: 'flip', what: 'self' }),
    },
  };
}

const GREEN: readonly Filter[] = [{ activatable: true }, { productive: true }];

/** To another space of the Meadow than the one it lies on. */
const MOVE_BONE: Effect = {
  do: 'pick',
  from: { in: 'meadow', where: [{ not: { marked: 'bone' } }] },
  min: 1,
  max: 1,
  as: 'place',
  then: seq({ do: 'unmark', of: 'bone' }, { do: 'mark', of: 'bone', on: 'place' }),
};

const masks: Readonly<Record<string, Omit<TileDef, 'row'>>> = {
  'magpie-mask': {
    reacts: [{ to: 'starting', then: { do: 'putTokens', n: 3 } }],
    acts: [
      {
        id: 'trinket',
        when: 'aside',
        once: 'turn',
        then: seq({ do: 'pay', tokens: 1 }, { do: 'gainAny', n: 1 }, { do: 'draw', n: 1, from: ['deck', 'meadow'] }),
      },
    ],
  },
  'newt-mask': {
    reacts: [
      { to: 'boardLaid', then: { do: 'load', what: { berry: 1 }, on: { in: 'locations', where: [{ row: 'basic' }] } } },
      { to: 'visited', at: [{ row: 'basic' }], then: { do: 'unload', from: 'at' } },
    ],
  },
  'mole-mask': {
    reacts: [
      {
        to: 'visitDone',
        then: {
          do: 'spend',
          upTo: 1,
          among: 'gained',
          as: 'swapped',
          then: { do: 'gain', what: { pebble: 1 }, times: { sum: 'swapped' } },
        },
      },
    ],
  },
  'jay-mask': {
    reacts: [
      {
        to: 'playDone',
        then: {
          do: 'when',
          if: { is: { goodsOn: { on: 'self' } }, atLeast: 1 },
          then: { do: 'may', then: { do: 'unload', again: true } },
          else: { do: 'spend', upTo: 1, among: ['twig', 'resin', 'pebble', 'berry'], as: 'laid', onto: 'self' },
        },
      },
      { to: 'passed', then: { do: 'unload' } },
    ],
  },
  'toad-mask': {
    reacts: [
      {
        to: 'played',
        card: [{ colour: 'green' }],
        then: {
          do: 'may',
          then: seq(
            { do: 'pay', cards: 1 },
            { do: 'carryOut', part: 'production', from: { in: 'city', among: 'card', where: GREEN } },
          ),
        },
      },
      { to: 'playDone', card: [{ not: { colour: 'green' } }], then: { do: 'points', n: 1 } },
    ],
  },
  'fox-mask': {
    rules: [
      {
        rule: 'location',
        piece: 'worker',
        on: { in: 'locations', where: [{ row: 'forest' }] },
        effect: {
          do: 'carryOut',
          part: 'visit',
          from: {
            in: 'locations',
            where: [{ occupied: 'others' }, { not: { any: [{ event: 'any' }, { among: 'at' }, { permanent: true }] } }],
          },
        },
      },
    ],
  },
  'snail-mask': {
    reacts: [
      { to: 'dealt', then: { do: 'deal', n: 2, from: 'deck', to: { zone: 'shell' } } },
      {
        to: 'playDone',
        by: 'others',
        card: [
          { colour: 'green' },
          { productive: true },
          { not: { any: [{ card: 'storehouse' }, { lasting: true }] } },
        ],
        if: { is: { count: { in: 'shell' } }, atLeast: 1 },
        then: {
          do: 'may',
          then: seq(
            { do: 'deal', n: 1, from: 'shell', to: { zone: 'hand' }, whose: 'actor' },
            { do: 'carryOut', part: 'production', from: { in: 'city', of: 'all', among: 'card' } },
          ),
        },
      },
    ],
  },
  'pig-mask': {
    reacts: [
      { to: 'deckBuilt', then: { do: 'move', what: { in: 'deck', where: [{ card: 'farm' }] }, to: { zone: 'sty' } } },
      {
        to: 'prepared',
        then: { do: 'playCard', from: { in: 'sty' }, terms: { free: true }, optional: true },
      },
      { to: 'playDone', by: 'others', from: 'sty', then: { do: 'points', n: 1 } },
    ],
  },
  'rat-mask': {
    reacts: [
      { to: 'starting', then: MOVE_BONE },
      {
        to: 'playDone',
        by: 'any',
        from: 'meadow',
        at: [{ marked: 'bone' }],
        then: seq({ do: 'points', n: 1 }, MOVE_BONE),
      },
    ],
  },
  'cat-mask': {
    rules: [
      {
        rule: 'joins',
        past: 'others',
        closed: true,
        at: [
          { colour: 'red' },
          { owner: 'others' },
          { not: { any: [{ card: 'chapel' }, { row: 'orchard' as never }] } },
        ],
      },
    ],
  },
  'plain-mask': { copies: 12, rules: [{ rule: 'raises', limit: 'handLimit', more: 1 }] },
};

export const revel: Module = {
  id: 'revel',
  needs: ['base'],
  options: { 'revel.booth': { values: [true, false], default: true } },
  workers: { spring: 0 },
  marks: ['flipped', 'bone'],
  places: {
    booth: {
      row: 'booths',
      with: BOOTH,
      visit: { onePerSeat: true, effect: { do: 'carryOut', part: 'effect', from: { in: 'prizes' } } },
    },
    'prize-twigs': prize({ twig: 2 }),
    'prize-resin': prize({ resin: 1 }),
    ribbon: {
      row: 'ribbons',
      with: BOOTH,
      scores: { ranked: { by: { count: { in: 'city' } }, gives: [3] } },
    },
    ...Object.fromEntries(Object.entries(masks).map(([id, mask]) => [id, { row: 'masks', ...mask } as const])),
  },
  notLaid: ['prizes', 'ribbons', 'masks'],
  zones: {
    prizes: { per: 'table', sees: 'all', of: 'prizes', dealt: 'rest' },
    ribbons: { per: 'table', sees: 'all', of: 'ribbons', dealt: 1, scores: { as: 'ribbon' } },
    maskChoice: { per: 'seat', sees: 'owner', of: 'masks', dealt: 2 },
    maskKept: { per: 'seat', sees: 'owner', of: 'masks' },
    masks: { per: 'seat', sees: 'all', of: 'masks', force: 'owner' },
    masksOut: { per: 'table', sees: 'none', of: 'masks', dealt: 'rest' },
    shell: { per: 'seat', sees: 'none' },
    sty: { per: 'table', sees: 'all', plays: 'top' },
  },
  reacts: [
    {
      to: 'choosing',
      then: {
        do: 'pick',
        from: { in: 'maskChoice' },
        min: 1,
        max: 1,
        as: 'kept',
        then: { do: 'move', what: 'kept', to: { zone: 'maskKept' } },
      },
    },
    {
      to: 'choosing',
      then: seq(
        { do: 'move', what: { in: 'maskKept' }, to: { zone: 'masks' } },
        { do: 'move', what: { in: 'maskChoice' }, to: { zone: 'masksOut' } },
      ),
    },
  ],
  text,
};

/** Whom a trinket would help too much. */
export const withRugwort: ModuleBridge = { needs: ['revel', 'rugwort'], leavesOut: ['magpie-mask'] };
