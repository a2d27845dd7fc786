import type { ModuleText, ModuleTexts } from '@everdell/engine';
import { names as en } from './text.en.ts';
import { names as es } from './text.es.ts';

/** The names of either language in the shape the engine looks them up in. */
function textOf(names: typeof en): ModuleText {
  return {
    cards: names.cards,
    places: {
      ...names.basicLocations,
      haven: names.haven,
      ...names.journey,
      ...names.basicEvents,
      ...names.specialEvents,
      ...names.forest,
    },
  };
}

export const text: ModuleTexts = { en: textOf(en), es: textOf(es) };
