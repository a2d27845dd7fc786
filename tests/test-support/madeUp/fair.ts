/**
 * A fair of the made-up set: a display of cards that is refilled when told, with tiles beside it; piles of the players; a
 * token that marks spaces of the display.
 */
import type { Effect, Module, Resource } from '@everdell/engine';

declare module '@everdell/engine' {
  interface RowNames {
    signs: true;
  }
  interface Sources {
    fair: true;
    signs: true;
    signBag: true;
    signsUsed: true;
    nuts: true;
  }
  interface MarkNames {
    crumb: true;
  }
}

/** At first it gives one and is turned over; then it gives two, goes away and makes room for another. */
function sign(what: Resource): { readonly row: 'signs'; readonly effect: Effect } {
  return {
    row: 'signs',
    effect: {
      do: 'when',
      if: { is: { marks: { of: 'flipped', on: 'self' } }, atLeast: 1 },
      then: {
        do: 'seq',
        steps: [
          { do: 'gain', what: { [what]: 2 } },
          { do: 'flip', what: 'self' },
          { do: 'move', what: 'self', to: { zone: 'signsUsed' } },
          { do: 'refill', of: ['signs'] },
        ],
      },
      else: {
        do: 'seq',
        steps: [
          { do: 'gain', what: { [what]: 1 } },
          { do: 'flip', what: 'self' },
        ],
      },
    },
  };
}

export const places: NonNullable<Module['places']> = {
  'sign-twig': sign('twig'),
  'sign-resin': sign('resin'),
  'sign-berry': sign('berry'),
  'sign-acorn': sign('acorn'),
  'sign-pebble': sign('pebble'),
  'fair-gate': {
    row: 'stalls',
    visit: {
      effect: {
        do: 'seq',
        steps: [
          { do: 'discard', min: 1, max: 1, from: ['fair', 'meadow'] },
          { do: 'draw', n: 2, from: ['fair', 'deck'], upTo: true, unfilled: true },
          { do: 'refill', of: ['fair'] },
        ],
      },
    },
  },
  'crumb-stall': {
    row: 'stalls',
    visit: {
      effect: {
        do: 'pick',
        from: { in: 'fair', where: [{ not: { marked: 'crumb' } }] },
        min: 1,
        max: 1,
        as: 'ware',
        then: {
          do: 'seq',
          steps: [
            { do: 'mark', of: 'crumb', on: 'ware' },
            { do: 'carryOut', part: 'effect', from: { in: 'signs', beside: 'ware' } },
          ],
        },
      },
    },
  },
  'sweeper-stall': {
    row: 'stalls',
    visit: {
      effect: {
        do: 'seq',
        steps: [
          { do: 'draw', n: 2, from: ['fair'], where: [{ marked: 'crumb' }] },
          { do: 'unmark', of: 'crumb' },
          {
            do: 'pick',
            from: { in: 'signs' },
            min: 0,
            max: 1,
            as: 'gone',
            then: { do: 'move', what: 'gone', to: { bottomOf: 'signBag' } },
          },
          { do: 'refill', of: ['signs'] },
          { do: 'shuffle', from: ['signsUsed'], into: 'signBag' },
        ],
      },
    },
  },
  'nut-stall': {
    row: 'stalls',
    visit: {
      effect: {
        do: 'seq',
        steps: [
          { do: 'deal', n: 2, from: 'deck', to: { zone: 'nuts' } },
          {
            do: 'reveal',
            n: 2,
            from: 'nuts',
            rest: 'bottom',
            then: {
              do: 'pick',
              from: { in: 'revealed' },
              min: 0,
              max: { handRoom: true },
              as: 'kept',
              then: { do: 'move', what: 'kept', to: { zone: 'hand' } },
            },
          },
        ],
      },
    },
  },
  'burrow-stall': {
    row: 'stalls',
    visit: {
      effect: {
        do: 'seq',
        steps: [
          {
            do: 'pick',
            from: { in: 'hand' },
            min: 0,
            max: 2,
            as: 'buried',
            then: { do: 'move', what: 'buried', to: { bottomOf: 'nuts' } },
          },
          { do: 'draw', n: 1, from: ['nuts', 'deck'] },
        ],
      },
    },
  },
};

export const zones: NonNullable<Module['zones']> = {
  fair: {
    per: 'table',
    sees: 'all',
    slots: 3,
    plays: 'all',
    refill: { from: 'deck', recycles: 'discard', when: 'whenTold' },
  },
  signBag: { per: 'table', sees: 'none', of: 'signs' },
  signsUsed: { per: 'table', sees: 'all', of: 'signs' },
  signs: {
    per: 'table',
    sees: 'all',
    of: 'signs',
    slots: 3,
    refill: { from: 'signBag', recycles: 'signsUsed', when: 'whenTold' },
  },
  nuts: { per: 'seat', sees: 'none' },
};

/** Whoever plays a card out of one of the first spaces gets what the sign with the same number gives; then the fair is filled. */
export const reacts: NonNullable<Module['reacts']> = [
  {
    to: 'playDone',
    then: {
      do: 'seq',
      steps: [
        { do: 'carryOut', part: 'effect', from: { in: 'signs', beside: 'at' } },
        { do: 'refill', of: ['fair'] },
      ],
    },
  },
];
