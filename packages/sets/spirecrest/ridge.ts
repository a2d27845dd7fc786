import type { Amount, CardKind, Colour, Effect } from '@everdell/engine';
import './vocabulary.ts';
import { anyResource, atLeast, draw, gain, inCity, may, seq, trail, type Discovery } from './words.ts';

/** Discovery cards of the Ridge, which are explored on the way into autumn. */

/** 6 points less one for each (or each second) card of a colour, without a floor. */
const city = (colour: Colour, every = 1): Discovery => ({
  scores: { total: [6, { times: -1, of: every === 1 ? inCity({ colour }) : { every, of: inCity({ colour }) } }] },
});

/** Names a card of a kind and looks the deck through for it. */
const hunt = (kind: CardKind): Effect => ({
  do: 'search',
  where: [{ kind }],
  naming: true,
  as: 'found',
  then: may(seq({ do: 'move', what: 'found', to: { zone: 'hand' } }, { do: 'discard', toLimit: true })),
});

const shown = (colour: Colour): Amount => ({ count: { in: 'revealed', where: [{ colour }] } });

export const ridge = {
  'bellsong-city': { scores: { total: [3, { colours: 'rarest' }] } }, // OQ-84
  'bounty-hunter': { onPlay: hunt('critter') },
  'cave-of-dancing-lights': {
    onPlay: {
      do: 'reveal',
      n: 4,
      from: 'deck',
      then: seq(
        gain({ berry: 1 }, shown('green')),
        gain({ twig: 1 }, shown('tan')),
        gain({ resin: 1 }, shown('red')),
        gain({ pebble: 1 }, shown('blue')),
        anyResource(shown('purple')),
        {
          do: 'pick',
          from: { in: 'revealed' },
          min: 0,
          max: { handRoom: true },
          as: 'taken',
          ask: 'litUp',
          then: { do: 'move', what: 'taken', to: { zone: 'hand' } },
        },
      ),
    },
  },
  cloudsong: { onPlay: hunt('construction') },
  'everblossom-city': city('purple'),
  'gatherwind-trail': trail(atLeast(2, { events: 'any' })),
  'greensprout-city': city('green', 2),
  'hopewatch-trail': { scores: { atMost: 7, of: { journey: true } } },
  'mistrise-city': city('tan'),
  'serpents-pass': {
    onPlay: { do: 'move', what: 'self', to: { bottomOf: 'expedition' } },
    price: { any: 6 },
    points: 7,
  },
  'star-weavers': { onPlay: seq({ do: 'discard' }, draw({ handRoom: true })) },
  'starfall-city': city('blue'),
  'sunblaze-city': city('red'),
  'the-distant-shore': {
    onPlay: { do: 'move', what: 'self', to: { zone: 'expedition' } },
    price: { cards: 6 },
    points: 7,
  },
} as const satisfies Record<string, Discovery>;
