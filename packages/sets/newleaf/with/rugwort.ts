import type { Amount, Effect, ModuleBridge } from '@everdell/engine';
import { losesCard, luckyAgain } from '../../rugwort/answers.ts';
import { RENEW, STACKS } from '../station.ts';
import { atLeast, atMost, points, seq } from '../words.ts';

/** Rugwort with Newleaf: R-RUG-57 to R-RUG-61. */

const PLAYS: Effect = { do: 'call', id: 'rugwort.plays' };
const afterwards = (then: Effect): Effect => ({ do: 'later', until: 'actionDone', then });
const call = (id: string): Effect => ({ do: 'call', id: `newleaf.${id}` });

/** The more valuable of the faceup Visitors, as the player says where both are worth the same (R-RUG-57). */
const takesVisitor: Effect = {
  do: 'pick',
  from: { in: STACKS, top: true },
  min: 1,
  max: 1,
  by: 'actor',
  prefer: [{ most: { pointsOf: 'visitor' } }],
  as: 'visitor',
  ask: 'visitorGiven',
  then: seq({ do: 'move', what: 'visitor', to: { zone: 'visitors' } }, RENEW),
};

/** For the player's 2nd Golden token, which leaves one, and for the 3rd, which leaves none (R-RUG-59). */
const goldenLeft: Amount = { atOneRival: { leftover: ['golden'] } };
const forGolden: Amount = {
  when: atMost(0, goldenLeft),
  then: 3,
  else: { when: atMost(1, goldenLeft), then: 2 },
};

/** R-RUG-60. Other variants of his speak of any roll (OQ-74). */
const rollsForTicket: Effect = {
  do: 'roll',
  sides: 8,
  as: 'die',
  again: luckyAgain,
  then: seq(
    losesCard,
    points({
      total: [
        {
          when: { all: [atLeast(2, { sum: 'die' }), atMost(5, { sum: 'die' })] },
          then: { every: 2, of: { sum: 'die' } },
        },
        { when: atLeast(8, { sum: 'die' }), then: 1 },
      ],
    }),
    { do: 'when', if: atLeast(6, { sum: 'die' }), then: PLAYS },
  ),
};

/** One more card, of the colour of the one that was reserved, out of 4 of the deck (R-RUG-61). */
const playsAnother: Effect = {
  do: 'reveal',
  n: 4,
  from: 'deck',
  then: {
    do: 'pick',
    from: { in: 'revealed', where: [{ sameColour: 'card' }] },
    min: 1,
    max: 1,
    by: 'actor',
    as: 'it',
    then: { do: 'settle', what: 'it' },
  },
};

export const withRugwort: ModuleBridge = {
  needs: ['newleaf', 'rugwort'],
  automa: {
    reacts: [
      { to: 'playDone', by: 'others', from: 'station', then: points(1) }, // R-RUG-58
      { to: 'paid', by: 'others', of: 'golden', then: points(forGolden) },
      { to: 'acted', by: 'others', at: [{ tile: 'ticket' }], then: afterwards(call('rugwortRolls')) },
      { to: 'playDone', by: 'others', from: 'reserved', then: afterwards(playsAnother) },
      { to: 'prepared', by: 'others', then: call('rugwortTakesVisitor') },
    ],
    scoring: [{ id: 'visitors', amount: { pointsOf: { in: 'visitors' } } }],
  },
  effects: {
    'newleaf.rugwortRolls': rollsForTicket,
    'newleaf.rugwortTakesVisitor': takesVisitor,
  },
  text: {
    en: {
      effects: {
        'newleaf.rugwortRolls': 'Rugwort rolls the die for your Ticket: point tokens, a card, both or nothing',
        'newleaf.rugwortTakesVisitor': 'Rugwort takes the more valuable of the two faceup Visitors',
      },
    },
    es: {
      effects: {
        'newleaf.rugwortRolls': 'Rugwort tira el dado por tu billete: fichas de puntos, una carta, ambas cosas o nada',
        'newleaf.rugwortTakesVisitor': 'Rugwort se lleva al más valioso de los dos visitantes boca arriba',
      },
    },
  },
};
