import type { ActPhrase, ModuleText, ModuleTexts, Noun, SourcePhrase } from '@everdell/engine';
import type { constructions } from './constructions.ts';
import type { critters } from './critters.ts';
import type { basicEvents, specialEvents } from './events.ts';
import type { forest } from './forest.ts';
import type { seatTiles } from './seats.ts';
import type { locations, trainCars } from './station.ts';
import * as en from './text.en.ts';
import * as es from './text.es.ts';
import { overrides } from './text.overrides.ts';
import type { visitors } from './visitors.ts';

/** Content without a name does not compile. */
type CardName = keyof typeof critters | keyof typeof constructions;
type PlaceId =
  | keyof typeof locations
  | keyof typeof trainCars
  | keyof typeof visitors
  | keyof typeof seatTiles
  | keyof typeof basicEvents
  | keyof typeof specialEvents
  | keyof typeof forest;

/** What is always said in the same words. */
function plain<K extends string, T>(words: Readonly<Record<K, T>>): Readonly<Record<K, () => T>> {
  return Object.fromEntries(Object.entries<T>(words).map(([key, said]) => [key, () => said])) as Record<K, () => T>;
}

function textOf({ names, labels, phrases }: Pick<typeof en, 'names' | 'labels' | 'phrases'>): ModuleText {
  const { resources, rows, cards, ...tables } = names;
  const named: Record<CardName, Noun> = cards;
  const places: Record<PlaceId, Noun> = {
    ...tables.locations,
    ...tables.trainCars,
    ...tables.visitors,
    ...tables.seatTiles,
    ...tables.basicEvents,
    ...tables.specialEvents,
    ...tables.forest,
  };
  const sources: Readonly<Record<string, SourcePhrase>> = {
    ...plain(phrases.sources),
    train: ({ beside }) => (beside === undefined ? phrases.train : phrases.besideIt),
  };
  const { reserve, ...trips } = phrases.acts;
  const reserves: ActPhrase = (_a, { card }, it) =>
    it !== null && 'card' in it ? `${reserve}: ${card(it.card).one}` : reserve;
  return {
    ...labels,
    cards: named,
    places,
    resources,
    rows,
    sources,
    asks: plain(phrases.asks),
    reasons: { 'card-not-here': () => phrases.cardNotHere },
    actions: { ...plain(trips), reserve: reserves },
  };
}

export const text: ModuleTexts = { en: textOf(en), es: textOf(es), overrides };
