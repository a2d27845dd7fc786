/**
 * Another set that does not exist, about travelling: guests in two stacks of which the top is seen, whom an inn takes in;
 * a whale that goes where workers go.
 */
import type { Cond, Effect, Module, Source, TileDef } from '@everdell/engine';
import { text } from './voyage.text.ts';

declare module '@everdell/engine' {
  interface RowNames {
    guests: true;
    harbour: true;
    logs: true;
  }
  interface Sources {
    guestsEast: true;
    guestsWest: true;
    guestsGone: true;
    guests: true;
    logs: true;
  }
  interface PieceNames {
    moby: true;
  }
}

const seq = (...steps: readonly Effect[]): Effect => ({ do: 'seq', steps });

const guest = (points: number, when: Cond): TileDef => ({ row: 'guests', copies: 3, scores: { when, then: points } });

const guests: Readonly<Record<string, TileDef>> = {
  'old-bosun': guest(3, {
    is: { count: { in: 'city', where: [{ kind: 'critter' }] } },
    moreThan: { count: { in: 'city', where: [{ kind: 'construction' }] } },
  }),
  'cabin-boy': guest(2, { is: { events: 'any' }, atLeast: 1 }),
  purser: guest(4, { is: { pointTokens: true }, atLeast: 10 }),
  pilgrim: guest(5, { is: { workersOn: { row: 'journey' } }, atLeast: 2 }),
};

/** A stack that has run out is made anew of half of those who are gone; the others go under the other stack. */
function madeAnew(stack: Source, other: Source): Effect {
  return {
    do: 'when',
    if: { is: { count: { in: stack } }, atMost: 0 },
    then: seq(
      { do: 'shuffle', from: ['guestsGone'], into: 'guestsGone' },
      { do: 'deal', n: { halfOf: { count: { in: 'guestsGone' } } }, from: 'guestsGone', to: { bottomOf: other } },
      { do: 'deal', n: { count: { in: 'guestsGone' } }, from: 'guestsGone', to: { zone: stack } },
    ),
  };
}

const greet = (zone: Source): Effect => ({
  do: 'pick',
  from: { in: ['guestsEast', 'guestsWest'], top: true },
  min: 1,
  max: 1,
  as: 'guest',
  then: seq({ do: 'move', what: 'guest', to: { zone } }, { do: 'call', id: 'voyage.restack' }),
});

const harbour: Readonly<Record<string, TileDef>> = {
  inn: {
    row: 'harbour',
    visit: { onePerSeat: true, effect: seq(greet('guestsGone'), greet('guests')) },
  },
};

const onMoby = { in: 'locations', where: [{ piece: 'moby' }] } as const;

const logs: Readonly<Record<string, TileDef>> = {
  'whale-log': {
    row: 'logs',
    copies: 'onePerPlayer',
    rules: [{ rule: 'joins', past: 'any', at: [{ exclusive: true }, { not: { event: 'any' } }], piece: 'moby' }],
    reacts: [
      { to: 'prepared', if: { season: 'spring' }, then: { do: 'enlist', piece: 'moby' } },
      { to: 'visitDone', piece: 'moby', then: { do: 'points', n: 1 } },
      {
        to: 'preparing',
        if: { is: { count: { ...onMoby, where: [...onMoby.where, { permanent: true }] } }, atMost: 0 },
        then: {
          do: 'may',
          then: seq(
            { do: 'stay', piece: 'moby' },
            { do: 'carryOut', part: 'visit', from: onMoby },
            { do: 'draw', n: 1 },
          ),
        },
      },
    ],
  },
};

export const voyage: Module = {
  id: 'voyage',
  needs: ['base'],
  pieces: { moby: { like: 'worker' } },
  places: { ...guests, ...harbour, ...logs },
  notLaid: ['guests', 'logs'],
  effects: {
    'voyage.restack': seq(madeAnew('guestsEast', 'guestsWest'), madeAnew('guestsWest', 'guestsEast')),
  },
  zones: {
    guestsEast: { per: 'table', sees: 'top', of: 'guests', dealt: 6 },
    guestsWest: { per: 'table', sees: 'top', of: 'guests', dealt: 'rest' },
    guestsGone: { per: 'table', sees: 'none', of: 'guests' },
    guests: { per: 'seat', sees: 'all', of: 'guests', scores: { as: 'guests' } },
    logs: { per: 'seat', sees: 'all', of: 'logs', dealt: 1, force: 'owner' },
  },
  text,
};
