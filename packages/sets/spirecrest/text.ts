import type { ModuleText, ModuleTexts, Noun } from '@everdell/engine';
import type { piles } from './explore.ts';
import type { foothills } from './foothills.ts';
import type { mapTiles } from './mapTiles.ts';
import type { peaks } from './peaks.ts';
import type { ridge } from './ridge.ts';
import * as en from './text.en.ts';
import * as es from './text.es.ts';
import { overrides } from './text.overrides.ts';
import type { weathers } from './weathers.ts';

/** Content without a name does not compile. */
type PlaceId =
  | keyof typeof foothills
  | keyof typeof peaks
  | keyof typeof ridge
  | keyof typeof weathers
  | keyof typeof mapTiles
  | keyof typeof piles;

/** What is always said in the same words. */
function plain<K extends string, T>(words: Readonly<Record<K, T>>): Readonly<Record<K, () => T>> {
  return Object.fromEntries(Object.entries<T>(words).map(([key, said]) => [key, () => said])) as Record<K, () => T>;
}

function textOf({ names, labels, phrases }: Pick<typeof en, 'names' | 'labels' | 'phrases'>): ModuleText {
  const { rows, pieces, marks, limits, ...tables } = names;
  const places: Record<PlaceId, Noun> = {
    ...tables.foothills,
    ...tables.peaks,
    ...tables.ridge,
    ...tables.weathers,
    ...tables.mapTiles,
    ...tables.piles,
  };
  return {
    ...labels,
    places,
    pieces,
    rows,
    marks,
    limits,
    sources: plain(phrases.sources),
    asks: plain(phrases.asks),
    reasons: { 'card-not-here': () => phrases.cardNotHere },
    actions: plain(phrases.acts),
  };
}

export const text: ModuleTexts = { en: textOf(en), es: textOf(es), overrides };
