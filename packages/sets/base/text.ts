import type { ModuleText, ModuleTexts, Noun } from '@everdell/engine';
import type { cards } from './cards.ts';
import type { basicEvents, specialEvents } from './events.ts';
import type { forest } from './forest.ts';
import type { locations } from './locations.ts';
import { names as en } from './text.en.ts';
import { names as es } from './text.es.ts';

/** Content without a name does not compile. */
type PlaceId = keyof typeof locations | keyof typeof forest | keyof typeof basicEvents | keyof typeof specialEvents;

/** The names of either language in the shape the engine looks them up in. */
function textOf(names: typeof en): ModuleText {
  const named: Record<keyof typeof cards, Noun> = names.cards;
  const places: Record<PlaceId, Noun> = {
    ...names.basicLocations,
    haven: names.haven,
    ...names.journey,
    ...names.basicEvents,
    ...names.specialEvents,
    ...names.forest,
  };
  return { cards: named, places };
}

export const text: ModuleTexts = { en: textOf(en), es: textOf(es) };
