import {
  createGame,
  registry,
  SetupError,
  textOf,
  type Colour,
  type Design,
  type Game,
  type Lang,
  type Module,
  type OptionValue,
  type PlaceInfo,
  type SetupRequest,
  type Text,
} from '@everdell/game';
import { catalogueIn } from '../../play/local/catalogue.ts';
import { partners } from '../../play/cards.ts';
import { FAMILIES } from '../../modules/ask.ts';
import { familyOf } from '../../kit/card/family.ts';
import { fold } from './find.ts';

export const GROUPS = ['critter', 'construction', 'event', 'forest', 'location', ...FAMILIES];

/** A card, an Event or another place of any set. */
export interface Component {
  readonly id: string;
  /** Id of the module it comes with, and its name; empty = the base game. */
  readonly set: string;
  readonly setName: string;
  /** One of `GROUPS`. */
  readonly group: string;
  readonly colour: Colour | null;
  readonly name: string;
  readonly text: Text;
  readonly face: { readonly design: Design; readonly partners: readonly string[] } | { readonly place: PlaceInfo };
  /** Everything it can be found by. */
  readonly folded: string;
}

const known = new Map<Lang, readonly Component[]>();

/** Every component of every module, by group and name. What a new module brings is here by itself. */
export function componentsIn(lang: Lang): readonly Component[] {
  let all = known.get(lang);
  if (all === undefined) {
    const catalogue = catalogueIn(lang);
    const nameOf = ({ id }: Module): string => catalogue.find((module) => module.id === id)?.name ?? '';
    all = registry.flatMap((module) => componentsOf(module, nameOf(module), lang)).sort(inOrder(lang));
    known.set(lang, all);
  }
  return all;
}

function inOrder(lang: Lang): (a: Component, b: Component) => number {
  const byName = new Intl.Collator(lang, { numeric: true });
  return (a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) || byName.compare(a.name, b.name);
}

/** Parts that are only there with an option or beside another module are taken from a game that has them. */
function componentsOf(module: Module, setName: string, lang: Lang): readonly Component[] {
  const missing = new Set([...Object.keys(module.cards ?? {}), ...Object.keys(module.places ?? {})]);
  const found: Component[] = [];
  for (const game of gamesWith(module)) {
    const more = partsOf(game, module, setName, lang).filter(({ id }) => missing.delete(id));
    found.push(...more);
    if (missing.size === 0) break;
  }
  return found;
}

function partsOf(game: Game, module: Module, setName: string, lang: Lang): readonly Component[] {
  const text = textOf(game, lang);
  const { designs, places } = game.rules;
  const base = { set: module.id, setName, text };
  return [
    ...designs
      .filter(({ set }) => set === module.id)
      .map((design): Component => {
        const name = text.name(design.id);
        const goesWith = partners(game, design).map((other) => text.name(other.id));
        const words = [name, text.kind(design.id), text.card(design.id), text.occupation(design.id), ...goesWith];
        return {
          ...base,
          id: design.id,
          group: design.kind,
          colour: design.colour,
          name,
          face: { design, partners: goesWith },
          folded: fold(words.join(' ')),
        };
      }),
    ...places
      // Of copies one is enough.
      .filter(({ set, id, ix }) => set === module.id && game.rules.placeById.get(id)?.ix === ix)
      .map((place): Component => {
        const name = text.name(place.id);
        return {
          ...base,
          id: place.id,
          group: familyOf(place),
          colour: null,
          name,
          face: { place },
          folded: fold(`${name} ${text.place(place.id)}`),
        };
      }),
  ];
}

/** Games with the module, the smallest first: as it is, with each value of its options, and beside each other module. */
function* gamesWith(module: Module): Iterable<Game> {
  const needed = withNeeds(module);
  const ids = needed.map(({ id }) => id).filter((id) => id !== 'base');
  const fits = (players: number): boolean =>
    needed.every((each) => each.players?.includes(players) ?? true) &&
    (players > 1 || needed.some((each) => each.automa !== undefined));
  const numbers = [2, 1, 3, 4, 5, 6].filter(fits);
  const options = Object.entries(module.options ?? {}).flatMap(([id, { values }]) =>
    values.map((value) => ({ [id]: value })),
  );
  const others = registry.filter((other) => !needed.includes(other)).map(({ id }) => id);
  /** What is refused by itself may go with another option. */
  const lasts = Object.entries(module.options ?? {}).map(([id, { values }]) => ({ [id]: values.at(-1)! }));
  const withLasts = (option: Readonly<Record<string, OptionValue>>): readonly SetupRequest[] =>
    lasts.flatMap((last) => numbers.map((players) => ({ players, modules: ids, options: { ...last, ...option } })));
  const requests: readonly SetupRequest[] = [
    ...numbers.slice(0, 1).map((players) => ({ players, modules: ids })),
    ...options.flatMap((option) => numbers.map((players) => ({ players, modules: ids, options: option }))),
    ...others.flatMap((other) => numbers.map((players) => ({ players, modules: [...ids, other] }))),
  ];
  for (const request of requests) {
    const game = gameOr(request);
    if (game !== null) yield game;
  }
  const refused = options.filter((option) =>
    numbers.every((players) => gameOr({ players, modules: ids, options: option }) === null),
  );
  for (const request of refused.flatMap(withLasts)) {
    const game = gameOr(request);
    if (game !== null) yield game;
  }
}

/** Null = such a game is refused. */
function gameOr(request: SetupRequest): Game | null {
  try {
    return createGame(request);
  } catch (error) {
    if (error instanceof SetupError) return null;
    throw error;
  }
}

function withNeeds(module: Module): readonly Module[] {
  const needed = (module.needs ?? []).flatMap((id) => registry.filter((other) => other.id === id).flatMap(withNeeds));
  return [...new Set([...needed, module])];
}
