import {
  createGame,
  registry,
  textOf,
  type Colour,
  type Design,
  type Game,
  type Lang,
  type Module,
  type PlaceInfo,
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

function componentsOf(module: Module, setName: string, lang: Lang): readonly Component[] {
  const game = gameWith(module);
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

/** A game with the module, as small as its rules allow. */
function gameWith(module: Module): Game {
  const modules = withNeeds(module);
  const fits = (players: number): boolean =>
    modules.every((each) => each.players?.includes(players) ?? true) &&
    (players > 1 || modules.some((each) => each.automa !== undefined));
  const players = [2, 1, 3, 4, 5, 6].find(fits) ?? 2;
  return createGame({ players, modules: modules.map(({ id }) => id).filter((id) => id !== 'base') });
}

function withNeeds(module: Module): readonly Module[] {
  const needed = (module.needs ?? []).flatMap((id) => registry.filter((other) => other.id === id).flatMap(withNeeds));
  return [...new Set([...needed, module])];
}
