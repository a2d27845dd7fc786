import { fingerprint, type ModuleText, type ModuleTexts, type Noun } from '@everdell/engine';
import { CARDS, SUITS, tiles } from './activity.ts';
import type { ActivityCard } from './activityCards.ts';
import { PLACEMENTS, type Default, type Word } from './language.ts';
import * as en from './text.en.ts';
import * as es from './text.es.ts';
import { temperOverrides } from './temper.text.ts';
import { temperEn, temperEs, withTemper } from './temper.words.ts';
import { SEASONS } from './vocabulary.ts';

/** What is always said in the same words. */
function plain<K extends string, T>(words: Readonly<Record<K, T>>): Readonly<Record<K, () => T>> {
  return Object.fromEntries(Object.entries<T>(words).map(([key, words]) => [key, () => words])) as Record<K, () => T>;
}

/** Up to XX: so many cards there are. */
function roman(n: number): string {
  if (n >= 10) return `X${roman(n - 10)}`;
  const ones = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];
  return ones[n];
}

type Said = typeof en.said;

/** A word of her language in the words of the players. */
function wordSaid(word: Word | Default, { places, cards, printed }: Said): string {
  const [what, gain] = word.split('+');
  const [kind, at = ''] = what.split(':');
  const placed = (places as Readonly<Record<string, string | ((at: string) => string)>>)[kind];
  if (placed === undefined) return (cards as Readonly<Record<string, string>>)[kind];
  return (typeof placed === 'string' ? placed : placed(at)) + (gain === undefined ? '' : printed(gain));
}

/** All of an Activity card, a line for each season. */
export function cardSaid(card: ActivityCard, said: Said): string {
  const lines = SEASONS.flatMap((season) => {
    const line = card[season];
    return line === undefined
      ? []
      : [said.line(said.seasons[season], wordSaid(line[0], said), wordSaid(line[1], said))];
  });
  const rest = said.default(card.default.map((word) => wordSaid(word, said)));
  const more = [said.arrow[card.arrow], said.header[card.header], card.visitor ? said.visitor : ''];
  return [...lines, rest, more.filter((part) => part !== '').join(' ')].join('\n');
}

function textOf({ names, said }: Pick<typeof en, 'names' | 'said'>): ModuleText {
  const suit = (id: string): string => {
    const [season, header] = id.split(' ') as [keyof typeof names.suits.seasons, keyof typeof names.suits.headers];
    return names.suits.both(names.suits.seasons[season], names.suits.headers[header]);
  };
  const cards = Object.keys(CARDS).map((id): [string, Noun] => [id, names.card(roman(Number(id.slice(-2))))]);
  const words: readonly (Word | Default)[] = [
    ...PLACEMENTS,
    'draw',
    'discard',
    'discardNoToken',
    'playFromHand',
    'playFromMeadow',
    'placeNightweave',
    'placeAmbassador',
    'wonderAndAdornment',
  ];
  return {
    name: names.name,
    automas: { nightweave: names.opponent },
    pieces: { nightweave: names.opponent },
    places: { ...Object.fromEntries(cards), 'nightweaves-lair': names.lair },
    rows: names.rows,
    marks: names.marks,
    zones: names.zones,
    sources: plain(names.sources),
    suits: Object.fromEntries(SUITS.map((id) => [id, suit(id)])),
    scores: names.scores,
    optionNames: names.optionNames,
    options: names.options,
    effects: Object.fromEntries([
      ...words.map((word) => [`nightweave.${word}`, said.turn(wordSaid(word, said))]),
      ...Object.entries(names.effects).map(([id, words]) => [`nightweave.${id}`, words]),
    ]),
  };
}

/** Written from the same data as the cards themselves, so that they cannot differ. */
const overrides: NonNullable<ModuleTexts['overrides']> = Object.fromEntries([
  ...Object.entries(CARDS).map(([id, card]) => [
    id,
    { en: cardSaid(card, en.said), es: cardSaid(card, es.said), fingerprint: fingerprint(tiles[id]) },
  ]),
  ['nightweaves-lair', { en: en.said.lair, es: es.said.lair, fingerprint: fingerprint(tiles['nightweaves-lair']) }],
]);

export const text: ModuleTexts = {
  en: withTemper(textOf(en), temperEn),
  es: withTemper(textOf(es), temperEs),
  overrides: { ...overrides, ...temperOverrides },
};
