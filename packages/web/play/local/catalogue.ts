import { registry, type Lang, type Module, type OptionValue } from '@everdell/game';

/** A value of a set-up option in words. */
export interface ChoiceInWords {
  readonly value: string | number | boolean;
  readonly name: string;
  readonly about: string;
}

export interface OptionInWords {
  readonly id: string;
  readonly name: string;
  readonly choices: readonly ChoiceInWords[];
  readonly initial: OptionValue;
  /** Any number of the values at once. */
  readonly several: boolean;
}

export const BROUGHT = ['cards', 'events', 'forest'] as const;
export type Brought = (typeof BROUGHT)[number];

/** A module that can be brought to the table, in words. */
export interface ModuleInWords {
  readonly id: string;
  readonly name: string;
  /** Numbers of people and bots it can be played with; null = any. */
  readonly players: readonly number[] | null;
  readonly needs: readonly string[];
  readonly excludes: readonly string[];
  /** At most one module of such a group is advised; null = it goes with all. */
  readonly oneOf: string | null;
  /** What it adds to a game for each person. */
  readonly minutes: number;
  /** How many cards, Events and Forest cards. */
  readonly brings: Readonly<Record<Brought, number>>;
  /** It brings an opponent of its own. */
  readonly opponent: boolean;
  /** Small decks of which every player is dealt some cards: how many it brings, and how many each one gets. */
  readonly decks: readonly { readonly id: string; readonly cards: number; readonly each: number }[];
  /** Those that have words. */
  readonly options: readonly OptionInWords[];
}

export type Catalogue = readonly ModuleInWords[];

/** Every module that exists besides the base game, so that forms of the page grow with the game. */
export function catalogueIn(lang: Lang): Catalogue {
  return registry
    .filter((module) => module.id !== 'base')
    .map((module): ModuleInWords => {
      const words = module.text?.[lang];
      const opponent = module.automa === undefined ? undefined : words?.automas?.[module.automa.id]?.one;
      return {
        id: module.id,
        name: words?.name ?? opponent ?? module.id,
        players: module.players ?? null,
        needs: (module.needs ?? []).filter((id) => id !== 'base'),
        excludes: module.excludes ?? [],
        oneOf: module.oneOf ?? null,
        minutes: module.minutes ?? 0,
        brings: broughtBy(module),
        opponent: module.automa !== undefined,
        decks: decksOf(module),
        options: Object.entries(module.options ?? {}).map(([id, option]) => ({
          id,
          name: words?.optionNames?.[id] ?? '',
          several: option.several ?? false,
          initial: option.default,
          choices: option.values.flatMap((value) => {
            if (typeof value === 'object') return [];
            const label = words?.options?.[id]?.[String(value)];
            return [{ value, name: label?.name ?? String(value), about: label?.about ?? '' }];
          }),
        })),
      };
    });
}

function broughtBy({ cards, places }: Module): ModuleInWords['brings'] {
  const inRow = (row: string): number => Object.values(places ?? {}).filter((place) => place.row === row).length;
  return {
    cards: Object.values(cards ?? {}).reduce((sum, { copies }) => sum + copies, 0),
    events: inRow('specialEvents') + inRow('basicEvents'),
    forest: inRow('forest'),
  };
}

function decksOf({ zones, cards }: Module): ModuleInWords['decks'] {
  return Object.values(zones ?? {}).flatMap(({ from, dealt }) => {
    if (from === undefined || typeof dealt !== 'number') return [];
    const own = Object.values(cards ?? {}).filter(({ deck }) => deck === from);
    return [{ id: from, cards: own.reduce((sum, { copies }) => sum + copies, 0), each: dealt }];
  });
}
