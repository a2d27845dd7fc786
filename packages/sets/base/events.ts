import {
  eachColour,
  STANDARD_RESOURCES,
  type CardId,
  type Colour,
  type Cond,
  type Effect,
  type TileDef,
  type Resource,
  type Visit,
} from '@everdell/engine';

function basic(n: number, colour: Colour): TileDef {
  const needs: Cond = { is: { count: { in: 'city', where: [{ colour }] } }, atLeast: n };
  return { row: 'basicEvents', points: 3, visit: { taken: 'events', spots: 1, needs } };
}

/** What achieving it asks and does is part of the visit, what it is worth is not. */
function special(
  cards: readonly CardId[],
  { needs = { has: cards }, price, effect, ...worth }: Pick<Visit, 'needs' | 'price' | 'effect'> & Worth,
): TileDef {
  return {
    row: 'specialEvents',
    visit: { taken: 'events', spots: 1, needs, ...(price && { price }), ...(effect && { effect }) },
    ...worth,
  };
}
type Worth = Pick<TileDef, 'points' | 'scores'>;

function stash(among: readonly Resource[]): Effect {
  return { do: 'spend', upTo: 3, among, as: 'stashed', onto: 'self' };
}

/** In the order they lie on the board (R-EVENT-08). */
export const basicEvents = {
  'city-monument': basic(3, 'blue'),
  'grand-tour': basic(3, 'red'),
  'harvest-festival': basic(4, 'green'),
  'cartographers-expedition': basic(3, 'tan'),
} as const satisfies Record<string, TileDef>;

export const specialEvents = {
  'a-brilliant-marketing-plan': special(['shopkeeper', 'post-office'], {
    effect: {
      do: 'give',
      of: 'goods',
      n: 3,
      upTo: true,
      severally: true,
      as: 'given',
      then: { do: 'points', n: { times: 2, of: { sum: 'given' } } },
    },
  }),
  'a-well-run-city': special(['chip-sweep', 'clock-tower'], { points: 4, effect: { do: 'recallWorker' } }),
  'an-evening-of-fireworks': special(['lookout', 'miner-mole'], {
    effect: stash(['twig']),
    scores: { times: 2, of: { goodsOn: { on: 'self', of: ['twig'] } } },
  }),
  'ancient-scrolls-discovered': special(['historian', 'ruins'], {
    effect: {
      do: 'reveal',
      n: 5,
      from: 'deck',
      then: {
        do: 'pick',
        from: { in: 'revealed' },
        min: 0,
        max: { handRoom: true },
        as: 'kept',
        ask: 'sortRevealed',
        then: {
          do: 'seq',
          steps: [
            { do: 'move', what: 'kept', to: { zone: 'hand' } },
            { do: 'move', what: { in: 'revealed' }, to: { beneath: 'self' } },
          ],
        },
      },
    },
    scores: { beneath: 'self' },
  }),
  'capture-of-the-acorn-thieves': special(['courthouse', 'ranger'], {
    effect: {
      do: 'pick',
      from: { in: 'city', where: [{ kind: 'critter' }] },
      min: 0,
      max: 2,
      as: 'caught',
      then: { do: 'move', what: 'caught', to: { beneath: 'self' } },
    },
    scores: { times: 3, of: { beneath: 'self' } },
  }),
  'croak-wart-cure': special(['undertaker', 'barge-toad'], {
    points: 6,
    price: { goods: { berry: 2 }, cityCards: 2 },
  }),
  'flying-doctor-service': special(['doctor', 'postal-pigeon'], {
    scores: { times: 3, of: { pairs: { group: 'household', of: 'all' } } },
  }),
  'graduation-of-scholars': special(['teacher', 'university'], {
    effect: {
      do: 'pick',
      from: { in: 'hand', where: [{ kind: 'critter' }] },
      min: 0,
      max: 3,
      as: 'scholars',
      then: { do: 'move', what: 'scholars', to: { beneath: 'self' } },
    },
    scores: { times: 2, of: { beneath: 'self' } },
  }),
  'ministering-to-miscreants': special(['monk', 'dungeon'], { scores: { times: 3, of: { beneath: 'dungeon' } } }),
  'path-of-the-pilgrims': special(['monastery', 'wanderer'], { scores: { times: 3, of: { workersOn: 'monastery' } } }),
  'performer-in-residence': special(['inn', 'bard'], {
    effect: stash(['berry']),
    scores: { times: 2, of: { goodsOn: { on: 'self', of: ['berry'] } } },
  }),
  'pristine-chapel-ceiling': special(['woodcarver', 'chapel'], {
    effect: {
      do: 'seq',
      steps: [
        { do: 'draw', n: { tokensOn: 'chapel' } },
        { do: 'gainAny', n: { tokensOn: 'chapel' } },
      ],
    },
    scores: { times: 2, of: { tokensOn: 'chapel' } },
  }),
  'remembering-the-fallen': special(['cemetery', 'shepherd'], { scores: { times: 3, of: { workersOn: 'cemetery' } } }),
  'tax-relief': special(['judge', 'queen'], { points: 3, effect: { do: 'produce' } }),
  'the-everdell-games': special([], { needs: eachColour(2), points: 9 }),
  'under-new-management': special(['peddler', 'general-store'], {
    effect: stash(STANDARD_RESOURCES),
    scores: {
      total: [
        { goodsOn: { on: 'self', of: ['berry', 'twig'] } },
        { times: 2, of: { goodsOn: { on: 'self', of: ['resin', 'pebble'] } } },
      ],
    },
  }),
} as const satisfies Record<string, TileDef>;
