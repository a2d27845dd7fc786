/**
 * Another set that does not exist, about travelling: guests in two stacks of which the top is seen, whom an inn takes in;
 * a whale that goes where workers go; finds on the shore, which cost more the farther off they lie; winds at the jetty; legs of a
 * trek that are paid for after passing, one after the other; a parrot that says what others do, and cards with cargo. The trek is
 * left out if the option says so.
 */
import type { CardDef, Cond, Effect, Module, Price, Query, Source, TileDef } from '@everdell/engine';
import { text } from './voyage.text.ts';

declare module '@everdell/engine' {
  interface RowNames {
    guests: true;
    harbour: true;
    logs: true;
    finds: true;
    winds: true;
    legs: true;
  }
  interface Sources {
    guestsEast: true;
    guestsWest: true;
    guestsGone: true;
    guests: true;
    logs: true;
    findsLeft: true;
    shore: true;
    finds: true;
    winds: true;
    windBag: true;
    windsUsed: true;
    trek: true;
    legsOut: true;
  }
  interface PieceNames {
    moby: true;
  }
  interface MarkNames {
    walked: true;
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
  'harbour-inn': {
    row: 'harbour',
    visit: { onePerSeat: true, effect: seq(greet('guestsGone'), greet('guests')) },
  },
  beach: {
    row: 'harbour',
    visit: {
      effect: seq(
        { do: 'refill', of: ['shore'] },
        {
          do: 'pick',
          from: { in: 'shore' },
          min: 1,
          max: 1,
          as: 'find',
          then: seq(
            { do: 'pay', units: { order: 'find' } },
            { do: 'move', what: 'find', to: { zone: 'finds' } },
            { do: 'carryOut', part: 'onPlay', from: { in: 'finds', among: 'find' } },
          ),
        },
        { do: 'move', what: { in: 'shore' }, to: { bottomOf: 'findsLeft' } },
      ),
    },
  },
  wreck: {
    row: 'harbour',
    visit: {
      effect: {
        do: 'revealOn',
        atMost: { handRoom: true },
        bust: { is: { count: { in: 'meadow', where: [{ sameAs: 'dug' }] } }, atLeast: 1 },
        as: 'dug',
        then: seq({ do: 'move', what: 'dug', to: { zone: 'hand' } }, { do: 'points', n: { size: 'dug' } }),
      },
    },
  },
  jetty: {
    row: 'harbour',
    visit: {
      spots: 2,
      onePerSeat: true,
      effect: {
        do: 'carryOut',
        part: 'effect',
        from: { in: 'winds' },
        as: 'wind',
        then: seq({ do: 'move', what: 'wind', to: { zone: 'windsUsed' } }, { do: 'refill', of: ['winds'] }),
      },
    },
  },
};

const finds: Readonly<Record<string, TileDef>> = {
  bottle: { row: 'finds', copies: 4, points: 1, onPlay: { do: 'gain', what: { berry: 1 } } },
  lagoon: { row: 'finds', copies: 4, visit: { spots: 1, effect: { do: 'gain', what: { pebble: 1 } } } },
  'sunken-idol': { row: 'finds', copies: 4, points: 3 },
  spyglass: {
    row: 'finds',
    copies: 2,
    onPlay: {
      do: 'search',
      where: [{ kind: 'critter' }],
      naming: true,
      as: 'seen',
      then: {
        do: 'may',
        then: seq({ do: 'move', what: 'seen', to: { zone: 'hand' } }, { do: 'discard', toLimit: true }),
      },
    },
  },
};

const wind = (effect: Effect): TileDef => ({ row: 'winds', copies: 2, effect });
const winds: Readonly<Record<string, TileDef>> = {
  breeze: wind({ do: 'gain', what: { twig: 1 } }),
  gale: wind({ do: 'draw', n: 1 }),
};

const TREK = { of: 'voyage.trek', is: 'trek' } as const;
const leg = (points: number, price: Price): TileDef => ({ row: 'legs', copies: 5, points, price, with: TREK });
const legs: Readonly<Record<string, TileDef>> = {
  ford: leg(2, { any: 1 }),
  pass: leg(3, { cards: 1, any: 1 }),
  desert: leg(4, { units: 3 }),
  ferry: leg(3, { pointTokens: 2 }),
};

function plain(kind: CardDef['kind'], colour: CardDef['colour']): Omit<CardDef, 'cost'> {
  return { kind, colour, rarity: 'common', copies: 4, points: 1 };
}

const spoken = (of: Query['of'], ...never: readonly string[]): Effect => ({
  do: 'carryOut',
  part: 'visit',
  from: {
    in: 'city',
    of,
    where: [{ colour: 'red' }, { not: { any: [{ lasting: true }, ...never.map((card) => ({ card }))] } }],
  },
});

const cards: Readonly<Record<string, CardDef>> = {
  parrot: {
    ...plain('critter', 'red'),
    cost: { berry: 1 },
    visit: {
      effect: {
        do: 'when',
        if: { passes: { what: 'self', where: [{ owner: 'me' }] } },
        then: spoken('rivals'),
        else: spoken('home', 'parrot'),
      },
    },
  },
};

const byFerry: Effect = { do: 'moveWorker', which: ['worker'] };
const FARM_LIKE = { group: 'orangery', side: 'b', with: ['farm'] } as const;

const cargo: Readonly<Record<string, CardDef>> = {
  barge: {
    ...plain('construction', 'green'),
    cost: { twig: 1 },
    onPlay: { do: 'load', what: { twig: 1, resin: 1, pebble: 1 } },
    production: { do: 'may', then: { do: 'unload', n: 2 } },
  },
  orangery: {
    ...plain('construction', 'green'),
    cost: { resin: 1 },
    shares: FARM_LIKE,
    production: { do: 'when', if: { paired: true }, then: { do: 'gainAny', n: 1 } },
  },
  'sea-bard': {
    ...plain('critter', 'tan'),
    cost: { berry: 1 },
    onPlay: {
      do: 'name',
      of: 'colour',
      among: ['tan', 'green', 'red', 'blue', 'purple'],
      as: 'colour',
      then: {
        do: 'draw',
        n: { handRoom: true },
        from: ['meadow'],
        where: [{ named: 'colour' }],
        as: 'drawn',
        then: { do: 'points', n: { size: 'drawn' } },
      },
    },
  },
  smuggler: {
    ...plain('critter', 'red'),
    cost: { berry: 1 },
    visit: {
      effect: {
        do: 'discard',
        max: { count: { in: 'city' } },
        as: 'shed',
        then: {
          do: 'playCard',
          from: { in: ['hand', 'meadow'] },
          terms: { discount: { size: 'shed' } },
          optional: true,
        },
      },
    },
    scores: { colours: 'rarest' },
  },
};

const onMoby = { in: 'locations', where: [{ piece: 'moby' }] } as const;

const logs: Readonly<Record<string, TileDef>> = {
  'whale-log': {
    row: 'logs',
    copies: 'onePerPlayer',
    acts: [
      {
        id: 'ferry',
        when: 'turn',
        if: { all: [{ is: { marks: { of: 'flipped', on: 'self' } }, atMost: 0 }, { can: byFerry }] },
        then: seq(byFerry, { do: 'flip', what: 'self' }),
      },
    ],
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
  marks: ['walked', 'flipped'],
  options: { 'voyage.trek': { values: ['trek', 'none'], default: 'trek' } },
  cards: { ...cards, ...cargo },
  places: { ...guests, ...harbour, ...logs, ...finds, ...winds, ...legs },
  notLaid: ['guests', 'logs', 'finds', 'winds', 'legs'],
  effects: {
    'voyage.restack': seq(madeAnew('guestsEast', 'guestsWest'), madeAnew('guestsWest', 'guestsEast')),
  },
  zones: {
    guestsEast: { per: 'table', sees: 'top', of: 'guests', dealt: 6 },
    guestsWest: { per: 'table', sees: 'top', of: 'guests', dealt: 'rest' },
    guestsGone: { per: 'table', sees: 'none', of: 'guests' },
    guests: { per: 'seat', sees: 'all', of: 'guests', scores: { as: 'guests' } },
    findsLeft: { per: 'table', sees: 'none', of: 'finds' },
    shore: {
      per: 'table',
      sees: 'all',
      of: 'finds',
      slots: 3,
      refill: { from: 'findsLeft', when: 'whenTold', starts: 'empty' },
    },
    finds: { per: 'seat', sees: 'all', of: 'finds', visits: 'owner', scores: { as: 'finds' } },
    windBag: { per: 'table', sees: 'none', of: 'winds' },
    windsUsed: { per: 'table', sees: 'all', of: 'winds' },
    winds: {
      per: 'table',
      sees: 'all',
      of: 'winds',
      slots: 2,
      refill: { from: 'windBag', recycles: 'windsUsed', when: 'whenTold' },
    },
    trek: {
      per: 'seat',
      sees: 'all',
      of: 'legs',
      dealt: 2,
      with: TREK,
      scores: { as: 'trek', where: [{ marked: 'walked' }] },
    },
    legsOut: { per: 'table', sees: 'none', of: 'legs', dealt: 'rest' },
    logs: { per: 'seat', sees: 'all', of: 'logs', dealt: 1, force: 'owner' },
  },
  reacts: [
    {
      to: 'passed',
      then: {
        do: 'repeat',
        then: {
          do: 'carryOut',
          part: 'price',
          from: { in: 'trek', where: [{ not: { marked: 'walked' } }], first: true },
          as: 'leg',
          then: { do: 'mark', of: 'walked', on: 'leg' },
        },
      },
    },
  ],
  text,
};
