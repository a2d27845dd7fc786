import type { ModuleText, ModuleTexts, Noun } from '@everdell/engine';
import * as shared from '../legendary.text.ts';
import type { cards } from './cards.ts';
import { labels as en } from './text.en.ts';
import { labels as es } from './text.es.ts';

/** A card without a name does not compile. */
interface Labels {
  readonly name: string;
  readonly cards: Record<keyof typeof cards, Noun>;
}

function textOf(labels: Labels, common: ModuleText): ModuleText {
  return { ...common, ...labels };
}

export const text: ModuleTexts = { en: textOf(en, shared.en), es: textOf(es, shared.es) };
