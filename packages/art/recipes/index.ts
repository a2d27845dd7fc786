import type { BackdropName } from '../backdrop/index.ts';
import type { PaletteName } from '../building/index.ts';
import type { SpeciesName } from '../critter/index.ts';
import { moduleArt } from '../modules/index.ts';
import type { Recipe } from '../vignette.ts';

/** What a picture is wanted for. */
export interface Subject {
  readonly id: string;
  readonly kind: 'critter' | 'construction' | 'place';
  readonly colour?: string;
}

/** What modules have, drawn whether or not a set lists it as a card or a place: backs of cards too. */
export const moduleRecipes: readonly (readonly [string, Recipe])[] = moduleArt.flatMap(({ recipes = {} }) =>
  Object.entries(recipes),
);

const RECIPES: Readonly<Record<string, Recipe>> = Object.fromEntries(moduleRecipes);

/** Somebody has drawn it: by a recipe, or as a whole picture. */
export const isDrawn = (id: string): boolean =>
  RECIPES[id] !== undefined || moduleArt.some(({ pictures = {} }) => pictures[id] !== undefined);

export const recipeFor = (subject: Subject): Recipe => RECIPES[subject.id] ?? fallback(subject);

const GROUNDS: readonly BackdropName[] = ['meadow', 'forest', 'river', 'village', 'hills', 'harvest'];
const GUESTS: readonly SpeciesName[] = ['mouse', 'rabbit', 'otter', 'squirrel', 'fox', 'hedgehog', 'raccoon', 'lizard'];
const HOUSES = ['cottage', 'mushroom', 'stump', 'store', 'storehouse', 'tower'] as const;
const CLOTHS: Readonly<Record<string, string>> = {
  tan: '#a8814e',
  green: '#5f8f36',
  red: '#a83a30',
  blue: '#2f66a3',
  purple: '#6a3f7c',
};
const ROOFS: Readonly<Record<string, PaletteName>> = {
  tan: 'straw',
  green: 'green',
  red: 'red',
  blue: 'blue',
  purple: 'purple',
};

/** Nobody has drawn it yet: somebody or something of its kind, always the same. */
function fallback({ id, kind, colour = 'tan' }: Subject): Recipe {
  const number = Array.from(id).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const ground = GROUNDS[number % GROUNDS.length];
  if (kind === 'construction')
    return { ground, site: { form: HOUSES[number % HOUSES.length], palette: ROOFS[colour], s: 0.74 } };
  if (kind === 'critter')
    return {
      ground,
      figures: [
        { sp: GUESTS[number % GUESTS.length], wear: 'tunic', cloth: CLOTHS[colour], left: 'wave', mouth: 'open' },
      ],
    };
  return {
    ground,
    front: [
      { thing: 'signpost', x: 80, y: 94, s: 0.8 },
      { thing: 'flowerBush', x: 40, y: 97, s: 0.5 },
    ],
  };
}
