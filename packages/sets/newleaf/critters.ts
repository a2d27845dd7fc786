import { COLOURS, type CardDef, type Colour, type Cond, type Effect, type Filter, type Query } from '@everdell/engine';
import { CARDS } from './parts.ts';
import { draw, may, named, noneOf, points, seq } from './words.ts';

type Facts = Pick<CardDef, 'colour' | 'rarity' | 'copies' | 'points'>;
type Text = Omit<CardDef, keyof Facts | 'kind' | 'cost' | 'broughtBy' | 'token' | 'with'>;

/** A Golden token on any Construction of its class brings it in (R-NEW-30). */
function critter(berry: number, facts: Facts, by: Filter, text: Text): CardDef {
  return {
    kind: 'critter',
    ...facts,
    cost: { berry },
    token: 'golden',
    broughtBy: [{ kind: 'construction' }, by],
    with: CARDS,
    ...text,
  };
}

/** Up to 2 different green cards of the own city (R-CARD-CHIPSMITH-01, R-CARD-GARDENER-01). */
const activateTwo: Effect = {
  do: 'carryOut',
  part: 'production',
  upTo: 2,
  from: { in: 'city', where: [{ colour: 'green' }, { activatable: true }, { not: { lasting: true } }] },
};

/** For a hand card that an opponent gets; with all hands full it is discarded (R-GIVE-02). */
export const giveFor = (reward: Effect): Effect => may({ do: 'give', of: 'cards', n: 1, then: seq(reward, draw(1)) });

/**
 * A text of an opponent's city as if it were one's own; of one that is this very text, one of the own city. Who stands on
 * such a card of another has copied nothing yet (R-POWER-CATS-01).
 */
export function copy(part: 'visit' | 'onPlay', colour: Colour, self: string, ...never: readonly string[]): Effect {
  const from = (of: Query['of'], ...but: readonly string[]): Effect => ({
    do: 'carryOut',
    part,
    ...(part === 'visit' && { ask: 'copyVisit' }),
    from: { in: 'city', of, where: [{ colour }, noneOf({ lasting: true }, named(...but))] },
  });
  const owned: Cond = { passes: { what: 'self', where: [{ owner: 'me' }] } };
  return {
    do: 'when',
    if: part === 'visit' ? { any: [owned, { not: { copied: true } }] } : owned,
    then: from('rivals', ...never),
    else: from('home', self, ...never),
  };
}

export const critters = {
  baker: critter(
    3,
    { colour: 'purple', rarity: 'unique', copies: 2, points: 2 },
    { colour: 'green' },
    { scores: { atMost: 6, of: { times: 2, of: { leftover: ['berry'] } } } },
  ),
  chipsmith: critter(
    2,
    { colour: 'red', rarity: 'common', copies: 3, points: 1 },
    { colour: 'red' },
    { visit: { effect: activateTwo } },
  ),
  conductor: critter(
    3,
    { colour: 'red', rarity: 'unique', copies: 2, points: 2 },
    { rarity: 'unique' },
    { visit: { effect: copy('visit', 'red', 'conductor', 'cemetery', 'chapel', 'monastery', 'pirate-ship') } },
  ),
  diplomat: critter(
    3,
    { colour: 'blue', rarity: 'unique', copies: 2, points: 2 },
    { colour: 'blue' },
    { reacts: [{ to: 'played', card: [{ kind: 'critter' }], then: giveFor(points(1)) }] },
  ),
  gardener: critter(
    3,
    { colour: 'tan', rarity: 'common', copies: 3, points: 1 },
    { colour: 'green' },
    { onPlay: activateTwo },
  ),
  inventor: critter(
    2,
    { colour: 'blue', rarity: 'unique', copies: 3, points: 1 },
    { colour: 'blue' },
    { ability: { discount: { any: 3 }, price: 'discardSelf' } },
  ),
  lamplighter: critter(
    1,
    { colour: 'green', rarity: 'common', copies: 3, points: 1 },
    { rarity: 'common' },
    { production: { do: 'draw', n: 2, upTo: true, from: ['deck', 'meadow', 'station'] } },
  ),
  magician: critter(
    3,
    { colour: 'green', rarity: 'unique', copies: 2, points: 2 },
    { colour: 'red' },
    {
      production: {
        do: 'pick',
        from: { in: 'city', of: 'all', where: [{ owner: 'me' }, { other: true }, { not: { lasting: true } }] },
        min: 0,
        max: 1,
        as: 'gone',
        then: seq({ do: 'move', what: 'gone', to: { zone: 'discard' } }, points({ size: 'gone' }), {
          do: 'gainAny',
          n: { size: 'gone' },
        }),
      },
    },
  ),
  mayor: critter(
    4,
    { colour: 'green', rarity: 'unique', copies: 2, points: 1 },
    { rarity: 'unique' },
    { production: points({ total: [1, { every: 5, of: { spaces: 'filled' } }] }) },
  ),
  miller: critter(
    3,
    { colour: 'green', rarity: 'unique', copies: 2, points: 2 },
    { colour: 'purple' },
    { production: may(seq({ do: 'pay', goods: { pebble: 1 } }, points(3))) },
  ),
  photographer: critter(
    4,
    { colour: 'purple', rarity: 'unique', copies: 2, points: 2 },
    { colour: 'purple' },
    {
      scores: {
        bestScored: {
          in: 'city',
          of: 'others',
          where: [{ colour: 'purple' }, noneOf({ lasting: true }, { card: 'photographer' })], // OQ-116
        },
      },
    },
  ),
  poet: critter(
    3,
    { colour: 'tan', rarity: 'common', copies: 3, points: 0 },
    { rarity: 'common' },
    {
      onPlay: {
        do: 'name',
        of: 'colour',
        among: COLOURS,
        as: 'colour',
        then: {
          do: 'draw',
          n: { handRoom: true },
          from: ['meadow'],
          where: [{ named: 'colour' }],
          as: 'drawn',
          then: points({ size: 'drawn' }),
        },
      },
    },
  ),
} as const satisfies Record<string, CardDef>;
