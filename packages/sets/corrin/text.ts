import type { ModuleText, ModuleTexts, Noun } from '@everdell/engine';
import type { cards } from './cards.ts';
import * as en from './text.en.ts';
import * as es from './text.es.ts';

/** Content without a name does not compile. */
function textOf(name: string, { names }: Pick<typeof en, 'names'>): ModuleText {
  const named: Record<keyof typeof cards, Noun> = names.cards;
  return { name, cards: named };
}

export const text: ModuleTexts = { en: textOf(en.name, en), es: textOf(es.name, es) };
