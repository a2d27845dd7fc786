import type { ModuleText, ModuleTexts, Noun, TextOverride } from '@everdell/engine';
import type { basicEvents, specialEvents } from './events.ts';
import type { forest } from './forest.ts';
import type { garlands } from './garlands.ts';
import type { market, tokens } from './market.ts';
import * as en from './text.en.ts';
import * as es from './text.es.ts';

/** Content without a name does not compile. */
type PlaceId =
  | keyof typeof market
  | keyof typeof tokens
  | keyof typeof garlands
  | keyof typeof basicEvents
  | keyof typeof specialEvents
  | keyof typeof forest;

function textOf({ names, labels, phrases }: Pick<typeof en, 'names' | 'labels' | 'phrases'>): ModuleText {
  const { rows, ...tables } = names;
  const places: Record<PlaceId, Noun> = {
    ...tables.market,
    ...tables.tokens,
    ...tables.garlands,
    ...tables.basicEvents,
    ...tables.specialEvents,
    ...tables.forest,
  };
  return {
    ...labels,
    places,
    rows,
    sources: { marketTokens: () => phrases.sources.marketTokens },
    asks: { marketToken: () => phrases.asks.marketToken },
  };
}

/** The generated text puts the side on which a token starts last. */
function onBothSides(
  had: readonly [string, string],
  paid: readonly [string, string],
  fingerprint: string,
): TextOverride {
  return {
    en: `Face up: gain ${had[0]}, then turn this token over. Turned over: pay ${paid[0]} from your hand to gain 3 point tokens and 2 resources of any type, then turn this token face up.`,
    es: `Boca arriba: gana ${had[1]} y da la vuelta a esta ficha. Vuelta: paga ${paid[1]} de tu mano para ganar 3 fichas de puntos y 2 recursos cualesquiera, y ponla boca arriba.`,
    fingerprint,
  };
}

export const text: ModuleTexts = {
  en: textOf(en),
  es: textOf(es),
  overrides: {
    'market-3-twigs-1-card': onBothSides(
      ['3 twigs and draw 1 card', '3 ramitas, roba 1 carta'],
      ['3 twigs and discard 1 card', '3 ramitas y descarta 1 carta'],
      '6e169a36',
    ),
    'market-2-resin-2-cards': onBothSides(
      ['2 resin and draw 2 cards', '2 resinas, roba 2 cartas'],
      ['2 resin and discard 2 cards', '2 resinas y descarta 2 cartas'],
      'e0bf45c6',
    ),
    'market-1-pebble-3-cards': onBothSides(
      ['1 pebble and draw 3 cards', '1 piedra, roba 3 cartas'],
      ['1 pebble and discard 3 cards', '1 piedra y descarta 3 cartas'],
      '453e753e',
    ),
    'market-2-berries-2-cards': onBothSides(
      ['2 berries and draw 2 cards', '2 bayas, roba 2 cartas'],
      ['2 berries and discard 2 cards', '2 bayas y descarta 2 cartas'],
      'bb316706',
    ),
  },
};
