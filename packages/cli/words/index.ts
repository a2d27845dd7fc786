import type { Lang } from '@everdell/game';
import { words as en, type Words } from './en.ts';
import { words as es } from './es.ts';

export type { Words };

export const LANGS: readonly Lang[] = ['en', 'es'];

export function wordsIn(lang: Lang): Words {
  return lang === 'es' ? es : en;
}
