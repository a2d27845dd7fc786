import {
  createGame,
  registry,
  SetupError,
  textOf,
  type CardDef,
  type Colour,
  type Design,
  type Game,
  type Lang,
  type Module,
  type OptionValue,
  type PlaceInfo,
  type SetupRequest,
  type Text,
  type TileDef,
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

type Options = Readonly<Record<string, OptionValue>>;

/** Parts that are only there with an option or beside another module are taken from a game that has them. */
function componentsOf(module: Module, setName: string, lang: Lang): readonly Component[] {
  const defs: Readonly<Record<string, CardDef | TileDef>> = { ...module.cards, ...module.places };
  const missing = new Set(Object.keys(defs));
  const take = (game: Game | null): readonly Component[] =>
    game === null ? [] : partsOf(game, module, setName, lang, missing);
  const found = [...take(gameWith(module, {}))];
  for (const id of Object.keys(defs))
    for (const options of missing.has(id) ? optionsFor(defs[id].with) : []) {
      const beside = 'onlyWith' in defs[id] ? defs[id].onlyWith : undefined;
      if (missing.has(id)) found.push(...take(gameWith(module, options, beside)));
    }
  return found;
}

/** Each set of options that has it in the game. */
function optionsFor(asked: CardDef['with']): readonly Options[] {
  if (asked === undefined) return [{}];
  if ('of' in asked) return [{ [asked.of]: asked.is }];
  if ('any' in asked) return asked.any.flatMap(optionsFor);
  return asked.reduce<readonly Options[]>(
    (all, one) => all.flatMap((some) => optionsFor(one).map((more) => ({ ...some, ...more }))),
    [{}],
  );
}

/** Those that are still missing. */
function partsOf(game: Game, module: Module, setName: string, lang: Lang, missing: Set<string>): readonly Component[] {
  const text = textOf(game, lang);
  const { designs, places } = game.rules;
  const base = { set: module.id, setName, text };
  return [
    ...designs
      .filter(({ set, id }) => set === module.id && missing.delete(id))
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
      .filter(({ set, id, ix }) => set === module.id && game.rules.placeById.get(id)?.ix === ix && missing.delete(id))
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

/** A game with the module and these options, as small as its rules allow; what is refused by itself may go with one option more. */
function gameWith(module: Module, options: Options, beside?: string): Game | null {
  const needed = withNeeds(module);
  const modules = [
    ...needed.map(({ id }) => id).filter((id) => id !== 'base'),
    ...(beside === undefined ? [] : [beside]),
  ];
  const fits = (players: number): boolean =>
    needed.every((each) => each.players?.includes(players) ?? true) &&
    (players > 1 || needed.some((each) => each.automa !== undefined));
  const more = Object.entries(module.options ?? {}).map(([id, { values }]) => ({ [id]: values.at(-1)! }));
  for (const one of [{}, ...more])
    for (const players of [2, 1, 3, 4, 5, 6].filter(fits)) {
      const game = gameOr({ players, modules, options: { ...one, ...options } });
      if (game !== null) return game;
    }
  return null;
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
