import { registry, type Lang, type Module } from '@everdell/game';
import type { Catalogue, ModuleInWords } from './moduleInWords.ts';

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
        against: opponent ?? '',
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
