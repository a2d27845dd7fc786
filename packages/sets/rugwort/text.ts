import type { ModuleText, ModuleTexts } from '@everdell/engine';
import { names as en } from './text.en.ts';
import { names as es } from './text.es.ts';

function textOf(names: typeof en): ModuleText {
  return {
    automas: names.opponents,
    effects: names.effects,
    scores: names.scores,
    options: { 'rugwort.variants': names.variants, 'rugwort.year': names.years },
  };
}

export const text: ModuleTexts = { en: textOf(en), es: textOf(es) };
