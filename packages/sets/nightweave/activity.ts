import type { Effect, TileDef, ZoneDef } from '@everdell/engine';
import { activityCards, type ActivityCard } from './activityCards.ts';
import { wordCalled, type Default, type Word } from './language.ts';
import { SEASONS, type Season } from './vocabulary.ts';
import { call, pick, seq, when } from './words.ts';
import { frogCards, THERE } from './with/pearlbrook/cards.ts';

/** Her Activity cards as tiles, and their piles. */

/** The first season that a card shows, to which it belongs (R-NW-SETUP-08). */
const seasonsOf = (card: ActivityCard): readonly Season[] => SEASONS.filter((season) => card[season] !== undefined);

/** The line of her season: the first action, else the second, else the default as far as it goes (R-NW-TURN-03 to R-NW-TURN-05). */
export const actions = (
  line: readonly Word[],
  rest: readonly Default[],
  said: (word: Word | Default) => Effect = wordCalled,
): Effect => ({
  do: 'firstOf',
  of: [
    ...line.map(said),
    seq(...rest.map((word) => (word === 'marketOrHaven' ? call('marketByDefault') : said(word)))),
  ],
});

export function tileOf(card: ActivityCard, more: Partial<TileDef> = {}): TileDef {
  const shown = seasonsOf(card);
  const lines = shown.map((season) => when({ season }, actions(card[season]!, card.default)));
  return {
    row: 'activity',
    suit: `${shown[0]} ${card.header}`,
    arrow: card.arrow,
    effect: seq(...lines, ...(card.visitor ? [call('visitor')] : [])),
    reconstructed: true,
    ...more,
  };
}

const tilesOf = (cards: Readonly<Record<string, ActivityCard>>, more?: Partial<TileDef>): Record<string, TileDef> =>
  Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, tileOf(card, more)]));

export const CARDS: Readonly<Record<string, ActivityCard>> = { ...activityCards, ...frogCards };

/** The lair itself lies with them: it has no name of its own in the game's words. */
export const tiles: Readonly<Record<string, TileDef>> = {
  ...tilesOf(activityCards),
  ...tilesOf(frogCards, THERE),
  'nightweaves-lair': { row: 'lair' },
};

export const HEADERS = ['worker', 'nightweave', 'none'] as const;
/** Suits that some card has. */
export const SUITS: readonly string[] = [...new Set(Object.values(tiles).flatMap(({ suit }) => suit ?? []))];
const suitsOf = (season: Season): readonly string[] =>
  HEADERS.map((header) => `${season} ${header}`).filter((suit) => SUITS.includes(suit));
export const WITHOUT_HEADER = SUITS.filter((suit) => suit.endsWith(' none')).map((suit) => ({ suit }));

const STACK = { spring: 'activitySpring', summer: 'activitySummer', autumn: 'activityAutumn' } as const;
const LATER = ['spring', 'summer', 'autumn'] as const;
const WINTER_WORKERS = { in: 'activity', where: [{ suit: 'winter worker' }] } as const;

/** R-NW-SETUP-08 to R-NW-SETUP-11. */
export const layActivity: Effect = seq(
  ...LATER.map((season): Effect => ({
    do: 'move',
    what: { in: 'activity', where: [{ any: suitsOf(season).map((suit) => ({ suit })) }] },
    to: { zone: STACK[season] },
  })),
  pick(WINTER_WORKERS, 'chance', { do: 'move', what: 'it', to: { zone: 'activityOut' } }),
  { do: 'shuffle', from: ['activity'], into: 'activity' },
  pick(WINTER_WORKERS, 'chance', { do: 'move', what: 'it', to: { zone: 'activity' } }),
);

/** All cards that lie there, played or not, with those of the next season (R-NW-PREP-05). */
export const newDeck: Effect = seq(
  ...LATER.map((season, i) =>
    when(
      { season: SEASONS[i] },
      { do: 'shuffle', from: ['activity', 'activityOpen', STACK[season]], into: 'activity' },
    ),
  ),
  { do: 'unmark', of: 'busy' },
  { do: 'unmark', of: 'claimed' },
);

const stack = { per: 'table', sees: 'all', of: 'activity' } as const;
export const piles = {
  activity: { per: 'table', sees: 'none', of: 'activity', dealt: 'rest' },
  activityOpen: stack,
  activityOut: { per: 'table', sees: 'none', of: 'activity', suit: 'winter worker' },
  activitySpring: stack,
  activitySummer: stack,
  activityAutumn: stack,
  lair: { per: 'table', sees: 'all', of: 'lair', dealt: 'rest' },
} as const satisfies Record<string, ZoneDef>;
