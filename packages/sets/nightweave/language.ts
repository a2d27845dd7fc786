import type { Effect, Filter, Query } from '@everdell/engine';
import { call, LEVEL, mark, marked, pick, points, seq, when, type Pick } from './words.ts';

/** The language of the Activity cards: each word is an effect with a name, which what she meets in another set may replace. */

export const BASIC = ['3-twigs', '2-resin', '1-pebble', '1-berry-1-card'] as const;
export const CLEARING = ['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const;
export const JOURNEY = ['3', '4', '5'] as const;
export const CARD_WORDS = [
  'draw',
  'discard',
  'playFromHand',
  'playFromMeadow',
  'playAndDraw',
  'playAndDiscard',
  'placeNightweave',
] as const;
export const PLACES = ['ownCity', 'open', 'basicEvent', 'specialEvent', 'marketOrHaven'] as const;
export const DEFAULTS = ['marketOrHaven', 'collectPoints', 'discardNoToken', 'draw'] as const;

export type Place =
  | `basic:${(typeof BASIC)[number]}`
  | `forest:${(typeof CLEARING)[number]}`
  | `journey:${(typeof JOURNEY)[number]}`
  | (typeof PLACES)[number];
/** What is printed with a placement: a number of point tokens, or the difficulty symbol. */
export type Printed = 'level' | 1 | 2 | 3;
export type Word =
  | (typeof CARD_WORDS)[number]
  | Place
  | `${Place}+${Printed}`
  | 'placeAmbassador'
  | 'wonderAndAdornment';
export type Default = (typeof DEFAULTS)[number];

/** Locations of the table and of cities. */
export const here = (...where: readonly Filter[]): Query => ({ in: 'locations', where });

/** Impossible without a worker at home (R-NW-TURN-11); what is printed with it comes after placing (R-NW-PLACE-18). */
export const place = (from: Query, by: Pick['by'], then: Effect, more: Partial<Pick> = {}): Effect =>
  when({ home: 'worker' }, pick(from, by, seq({ do: 'stand', on: 'it', piece: 'worker' }, then), more));

/** Cards that are Destinations, and tiles: a Storehouse is none (OQ-NW-28). */
export const DESTINATION: readonly Filter[] = (['tan', 'green', 'blue', 'purple'] as const).map((colour) => ({
  not: { colour },
}));

/** The second group: cards that an Event needs, as it names them or counts them (R-NW-PLACE-11, R-NW-PLACE-13, OQ-NW-31). */
const wanted = (named: number, counted: number): Pick['prefer'] => [
  { where: [{ met: true }] },
  { where: [{ matched: { named, counted } }] },
];

/** R-NW-PLACE-13, R-NW-TURN-12. */
export const specialEvent = (then: Effect, named: number): Effect =>
  when(
    { not: marked('claimed') },
    place(here({ row: 'specialEvents' }), 'arrow', seq(mark('claimed'), then), { prefer: wanted(named, 2) }),
  );

/** Both readings, with all that may be printed with it. */
export const specialEvents = (named: number): Readonly<Record<string, Effect>> =>
  Object.fromEntries([
    ['nightweave.specialEvent', specialEvent(seq(), named)],
    ...(['level', 1, 2, 3] as const).map((n) => [
      `nightweave.specialEvent+${n}`,
      specialEvent(points(n === 'level' ? LEVEL : n), named),
    ]),
  ]);

/** From the named location on along the arrow (R-NW-PLACE-02); an empty clearing cannot be had (OQ-NW-06). */
function placement(kind: string, at: string, then: Effect): Effect {
  const exclusive = [{ exclusive: true }, { free: true }] as const;
  switch (kind) {
    case 'basic':
      return place(here({ row: 'basic' }, ...exclusive), 'arrow', then, { start: here({ tile: `basic-${at}` }) });
    case 'forest':
      return place(here({ row: 'forest' }, ...exclusive), 'arrow', then, {
        start: CLEARING.findIndex((name) => name === at) + 1,
      });
    case 'journey': // R-NW-PLACE-15
      return place(here({ row: 'journey' }, ...exclusive), 'arrow', then, { start: here({ tile: `journey-${at}` }) });
    case 'open': // R-NW-PLACE-09, R-NW-PLACE-10; in her own city the arrow chooses (OQ-NW-44)
      return {
        do: 'firstOf',
        of: [
          place(here({ owner: 'others' }, { open: true }, { free: true }), 'owner', then, {
            prefer: [{ where: [{ owner: 'target' }] }],
          }),
          place(here({ owner: 'me' }, { open: true }, { free: true }), 'arrow', then),
        ],
      };
    case 'ownCity': // R-NW-PLACE-07, OQ-NW-19
      return place(
        here({ owner: 'me' }, { not: { open: true } }, ...DESTINATION, { free: true }),
        'target',
        seq(points(2), then),
      );
    case 'basicEvent': // R-NW-PLACE-11, R-NW-PLACE-12
      return place(here({ row: 'basicEvents' }), 'arrow', then, { prefer: wanted(2, 2) });
    case 'specialEvent':
      return specialEvent(then, 1);
    default:
      return place(here({ row: 'haven' }, { free: true }), 'first', then); // R-NW-PLACE-17; Web tokens may keep her away
  }
}

const NOTHING = seq();

/** What a placement does; what is printed with it is part of it, or that alone would make it possible. */
export function placing(word: Place | `${Place}+${Printed}`): Effect {
  const [what, gain] = word.split('+');
  const [kind, at = ''] = what.split(':');
  return placement(kind, at, gain === undefined ? NOTHING : points(gain === 'level' ? LEVEL : Number(gain))); // OQ-NW-29
}

const PLACED: readonly Place[] = [
  ...BASIC.map((at) => `basic:${at}` as const),
  ...CLEARING.map((at) => `forest:${at}` as const),
  ...JOURNEY.map((at) => `journey:${at}` as const),
  ...PLACES,
];
export const PRINTED: readonly Printed[] = ['level', 1, 2, 3];
export const PLACEMENTS: readonly (Place | `${Place}+${Printed}`)[] = PLACED.flatMap((at) => [
  at,
  ...PRINTED.map((n) => `${at}+${n}` as const),
]);

export const wordCalled = (word: Word | Default): Effect => (word === 'collectPoints' ? points(LEVEL) : call(word));

export const placements: Readonly<Record<string, Effect>> = Object.fromEntries(
  PLACEMENTS.map((word) => [`nightweave.${word}`, placing(word)]),
);
