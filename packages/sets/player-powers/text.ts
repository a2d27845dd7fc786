import type { ModuleText, ModuleTexts, Noun, SourcePhrase } from '@everdell/engine';
import type { ofBellfaire } from './bellfaire.ts';
import type { ofMistwood } from './mistwood.ts';
import type { ofNewleaf } from './newleaf.ts';
import * as en from './text.en.ts';
import * as es from './text.es.ts';
import { overrides } from './text.overrides.ts';

/** Content without a name does not compile. */
type PowerId = keyof typeof ofBellfaire | keyof typeof ofNewleaf | keyof typeof ofMistwood;

/** What is always said in the same words. */
function plain<K extends string, T>(words: Readonly<Record<K, T>>): Readonly<Record<K, () => T>> {
  return Object.fromEntries(Object.entries<T>(words).map(([key, said]) => [key, () => said])) as Record<K, () => T>;
}

function textOf({ names, labels, phrases }: Pick<typeof en, 'names' | 'labels' | 'phrases'>): ModuleText {
  const { powers, ...rest } = names;
  const places: Record<PowerId, Noun> = powers;
  const sources: Readonly<Record<string, SourcePhrase>> = plain(phrases.sources);
  return { ...labels, ...rest, places, sources, asks: plain(phrases.asks), actions: plain(phrases.acts) };
}

export const text: ModuleTexts = { en: textOf(en), es: textOf(es), overrides };
