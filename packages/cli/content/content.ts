import {
  createGame,
  makeSetup,
  registry,
  SetupError,
  textOf,
  type Game,
  type Lang,
  type Module,
  type Text,
} from '@everdell/game';
import { terminalModules } from '../modules/index.ts';
import { cardRow, type CardRow } from './cards.ts';
import { placeRow, type PlaceRow } from './places.ts';
import { seasonRow } from './seasons.ts';

/** Every component there is: the cards, and the places by their row. */
export interface Content {
  readonly modules: readonly string[];
  readonly cards: readonly CardRow[];
  readonly [row: string]: readonly CardRow[] | readonly PlaceRow[] | PlaceRow | readonly string[] | readonly object[];
}

/** The compendium's name of a row, where it differs from ours. */
const ROW_KEYS: Readonly<Record<string, string>> = {
  basic: 'basicLocations',
  ...(Object.assign({}, ...terminalModules.map((m) => m.rowKeys ?? {})) as object),
};
/** A row with a single place, which the compendium does not list. */
const SINGLE_ROWS: readonly string[] = ['haven'];

/** A game in which the module is in play, with what it needs: the one whose texts tell of its components. */
export function gameWith(module: Module): Game {
  for (const players of module.players ?? [2, 1, 3, 4, 5, 6]) {
    const request = { players, modules: [...(module.needs ?? []), module.id] };
    try {
      return createGame(makeSetup(request));
    } catch (error) {
      if (!(error instanceof SetupError)) throw error;
    }
  }
  throw new Error(`module ${module.id} cannot be played`);
}

export function contentOf(lang: Lang): Content {
  const cards: CardRow[] = [];
  const rows: Record<string, PlaceRow[]> = {};
  for (const module of registry) {
    const game = gameWith(module);
    const text = textOf(game, lang);
    cards.push(...cardsOf(game, text, module.id));
    for (const [row, places] of placesOf(game, text, module.id)) (rows[ROW_KEYS[row] ?? row] ??= []).push(...places);
  }
  const listed = Object.entries(rows).map(([row, places]) => [row, SINGLE_ROWS.includes(row) ? places[0] : places]);
  const base = registry[0];
  return {
    modules: registry.map((m) => m.id),
    cards,
    ...Object.fromEntries(listed),
    seasons: (base.seasons ?? []).map(seasonRow),
    tableSizes: base.tableSizes ?? [],
    options: registry.flatMap((m) => Object.entries(m.options ?? {}).map(([id, def]) => ({ id, set: m.id, ...def }))),
  };
}

function cardsOf(game: Game, text: Text, set: string): readonly CardRow[] {
  const own = game.rules.designs.filter((design) => design.set === set);
  return own.map((design) => cardRow(game, design, text.name(design.id), text.card(design.id)));
}

function placesOf(game: Game, text: Text, set: string): ReadonlyMap<string, readonly PlaceRow[]> {
  const rows = new Map<string, PlaceRow[]>();
  for (const place of game.rules.places) {
    if (place.set !== set || place.copy > 0) continue;
    const row = rows.get(place.def.row) ?? [];
    rows.set(place.def.row, row);
    row.push(placeRow(game, place, row.length + 1, text.name(place.id), text.place(place.id)));
  }
  return rows;
}
