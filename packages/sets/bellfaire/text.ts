import type { ModuleText, ModuleTexts, Noun } from '@everdell/engine';
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

export const text: ModuleTexts = { en: textOf(en), es: textOf(es) };
