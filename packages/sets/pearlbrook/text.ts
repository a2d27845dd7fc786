import type { ModuleText, ModuleTexts, Noun } from '@everdell/engine';
import type { adornments } from './adornments.ts';
import type { cards } from './cards.ts';
import type { specialEvents } from './events.ts';
import type { forest } from './forest.ts';
import type { riverCitizens, riverLocations, riverSpots } from './river.ts';
import * as en from './text.en.ts';
import * as es from './text.es.ts';
import type { wonders } from './wonders.ts';

/** Content without a name does not compile. */
type PlaceId =
  | keyof typeof riverSpots
  | keyof typeof riverCitizens
  | keyof typeof riverLocations
  | keyof typeof adornments
  | keyof typeof wonders
  | keyof typeof specialEvents
  | keyof typeof forest;

function textOf({ names, labels, phrases }: Pick<typeof en, 'names' | 'labels' | 'phrases'>): ModuleText {
  const named: Record<keyof typeof cards, Noun> = names.cards;
  const places: Record<PlaceId, Noun> = {
    ...names.riverSpots,
    ...names.riverCitizens,
    ...names.riverLocations,
    ...names.adornments,
    ...names.wonders,
    ...names.specialEvents,
    ...names.forest,
  };
  const { shoal, river, riverCards, adornments, wonders } = names.rows;
  return {
    ...labels,
    ...phrases,
    cards: named,
    places,
    resources: names.resources,
    pieces: names.pieces,
    rows: {
      shoal: { noun: shoal },
      river: { noun: river },
      riverCards: { noun: riverCards },
      adornments: { noun: adornments },
      wonders: { noun: wonders },
    },
  };
}

export const text: ModuleTexts = {
  en: textOf(en),
  es: textOf(es),
  procedures: ['adorn'],
  overrides: {
    // Its colour on the river is told by the requirement of the spots, where nobody would look for it.
    messenger: {
      en: 'It takes no space of its own: it shares that of a Construction in your city, one Messenger on each. At the river it counts as the color of that Construction. When played: draw 1 card and gain 1 point token.',
      es: 'No ocupa espacio propio: comparte el de una Construcción de tu ciudad, un Mensajero en cada una. En el río cuenta como del color de esa Construcción. Al jugarla: roba 1 carta y gana 1 ficha de puntos.',
      fingerprint: '5a2f200d',
    },
  },
};
