import { createContext, useContext } from 'react';
import type { words as english } from './en/index.ts';

export type Words = typeof english;
export type Lang = 'en' | 'es';

/** Only the language that is used is loaded. */
export const loadWords: Readonly<Record<Lang, () => Promise<Words>>> = {
  en: () => import('./en/index.ts').then((module) => module.words),
  es: () => import('./es/index.ts').then((module) => module.words),
};

export const WordsContext = createContext<{ readonly lang: Lang; readonly words: Words } | null>(null);

function useLanguage(): { readonly lang: Lang; readonly words: Words } {
  const language = useContext(WordsContext);
  if (language === null) throw new Error('words are used outside of the app');
  return language;
}

export const useWords = (): Words => useLanguage().words;
export const useLang = (): Lang => useLanguage().lang;
