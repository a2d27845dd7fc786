import type { CardId, Effect, TileDef, Visit } from '@everdell/engine';

function special(cards: readonly CardId[], { effect, ...worth }: Pick<Visit, 'effect'> & Worth): TileDef {
  return {
    row: 'specialEvents',
    visit: { taken: 'events', spots: 1, needs: { has: cards }, effect },
    ...worth,
  };
}
type Worth = Pick<TileDef, 'points' | 'scores'>;

/** Puts a card of this name from the city beneath the Event. */
function tuckOne(card: CardId, then: Effect): Effect {
  return {
    do: 'pick',
    from: { in: 'city', where: [{ card }] },
    min: 1,
    max: 1,
    as: 'racer',
    then: { do: 'seq', steps: [{ do: 'move', what: 'racer', to: { beneath: 'self' } }, then] },
  };
}

export const specialEvents = {
  'masquerade-invitations': special(['messenger', 'fairgrounds'], {
    effect: {
      do: 'give',
      of: 'cards',
      n: 6,
      upTo: true,
      severally: true,
      as: 'invited',
      then: { do: 'points', n: { size: 'invited' } },
    },
  }),
  'river-race': special(['ferry-ferret', 'twig-barge'], {
    points: 4,
    effect: {
      do: 'option',
      choices: [
        { id: 'ferret', then: tuckOne('ferry-ferret', { do: 'points', n: 2 }) },
        { id: 'barge', then: tuckOne('twig-barge', { do: 'gainAny', n: 2 }) },
      ],
    },
  }),
  'riverside-resort': special(['harbor', 'innkeeper'], {
    effect: {
      do: 'pick',
      from: { in: 'meadow', where: [{ kind: 'critter' }] },
      min: 0,
      max: 3,
      as: 'guests',
      then: { do: 'move', what: 'guests', to: { beneath: 'self' } },
    },
    scores: { times: 2, of: { atMost: 3, of: { beneath: 'self' } } },
  }),
  'romantic-cruise': special(['ferry', 'harvester'], {
    effect: {
      do: 'option',
      choices: [
        {
          id: 'gatherer',
          then: {
            do: 'search',
            where: [{ card: 'gatherer' }],
            as: 'found',
            then: { do: 'playCard', from: { in: 'revealed', among: 'found' }, terms: { free: true } },
          },
        },
        { id: 'points', then: { do: 'points', n: 5 } },
      ],
    },
  }),
  'sunken-treasure-discovered': special(['pirate', 'crane'], {
    effect: {
      do: 'playCard',
      from: { in: 'meadow', where: [{ maxPoints: 3 }] },
      terms: { free: true },
      optional: true,
    },
  }),
  'x-marks-the-spot': special(['pirate-ship', 'storehouse'], {
    effect: {
      do: 'pick',
      from: { in: 'city', where: [{ card: 'storehouse' }] },
      min: 1,
      max: 1,
      as: 'store',
      then: { do: 'putTokens', on: 'store', n: { atMost: 6, of: { goodsOn: { on: 'store' } } } },
    },
  }),
} as const satisfies Record<string, TileDef>;
