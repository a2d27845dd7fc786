import type { FactWords } from '@everdell/engine';
import { CARDS, HEADERS, SUITS, tileOf, tiles } from './activity.ts';
import type { ActivityCard } from './activityCards.ts';
import { CARD_WORDS, DEFAULTS, PLACEMENTS } from './language.ts';
import * as en from './text.en.ts';
import * as es from './text.es.ts';
import { cardSaid } from './text.ts';
import { SEASONS } from './vocabulary.ts';

/** Whoever owns the Activity cards tells what is on them in the language of the cards (OQ-NW-02). */

type Fact = Readonly<Record<string, unknown>>;

const LINE = [...PLACEMENTS, ...CARD_WORDS, 'placeAmbassador', 'wonderAndAdornment'] as readonly string[];
const ARROWS = ['clockwise', 'counterclockwise'] as const;

/** With what differs; null = it shows nothing of the kind. */
function cardTold(id: string, fact: Fact): ActivityCard {
  const all = Object.entries({ ...CARDS[id], ...fact }).filter(([, value]) => value !== null);
  return Object.fromEntries(all) as unknown as ActivityCard;
}

const among = (value: unknown, words: readonly string[]): boolean => words.includes(value as string);

function whyNotWords(value: unknown, words: readonly string[], n?: number): string | null {
  if (!Array.isArray(value) || (n !== undefined && value.length !== n))
    return `must be a list of ${n === undefined ? 'words' : `${n} words`}`;
  const unknown = value.find((word) => !among(word, words)) as unknown;
  return unknown === undefined ? null : `there is no ${JSON.stringify(unknown)}; take some of ${words.join(', ')}`;
}

function whyNotField(field: string, value: unknown): string | null {
  switch (field) {
    case 'header':
      return among(value, HEADERS) ? null : `must be one of ${HEADERS.join(', ')}`;
    case 'arrow':
      return among(value, ARROWS) ? null : `must be one of ${ARROWS.join(', ')}`;
    case 'visitor':
      return value === true || value === null ? null : 'must be true, or null for a card without it';
    case 'default':
      return whyNotWords(value, DEFAULTS);
    default:
      return value === null ? null : whyNotWords(value, LINE, 2);
  }
}

export const activityTold: FactWords = {
  fields: ['header', 'arrow', ...SEASONS, 'default', 'visitor'],
  said: (id) => ({ ...CARDS[id] }),
  whyNot(id, fact) {
    for (const [field, value] of Object.entries(fact)) {
      const why = whyNotField(field, value);
      if (why !== null) return `${field}: ${why}`;
    }
    const shown = SEASONS.filter((season) => cardTold(id, fact)[season] !== undefined);
    if (shown.length === 0) return `${SEASONS[0]}: a card shows at least one season`;
    const { suit } = tileOf(cardTold(id, fact));
    return SUITS.includes(suit!) ? null : `header: no card that begins in ${shown[0]} has this icon`;
  },
  tile(id, fact) {
    const { onlyWith } = tiles[id];
    return tileOf(cardTold(id, fact), onlyWith === undefined ? {} : { onlyWith });
  },
  text: (id, fact) => ({ en: cardSaid(cardTold(id, fact), en.said), es: cardSaid(cardTold(id, fact), es.said) }),
};
