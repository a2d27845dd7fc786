import type { BackdropName } from '../backdrop/index.ts';
import type { PaletteName } from '../building/index.ts';
import type { SpeciesName } from '../critter/index.ts';
import type { Recipe } from '../vignette.ts';
import { constructions } from './constructions.ts';
import { critters } from './critters.ts';
import { events } from './events.ts';
import { later } from './later.ts';
import { moreCritters } from './moreCritters.ts';
import { packs } from './packs/index.ts';
import { pearlbrook } from './pearlbrook/index.ts';
import { places } from './places.ts';

/** What a picture is wanted for. */
export interface Subject {
  readonly id: string;
  readonly kind: 'critter' | 'construction' | 'place';
  readonly colour?: string;
}

const RECIPES: Readonly<Record<string, Recipe>> = {
  ...later,
  ...packs,
  ...pearlbrook,
  ...places,
  ...events,
  ...constructions,
  ...critters,
  ...moreCritters,
};

export const hasRecipe = (id: string): boolean => RECIPES[id] !== undefined;

/** What is drawn by its name whether or not a set lists it as a card or a place: Adornments, Wonders, backs of cards. */
export const namedRecipes: readonly (readonly [string, Recipe])[] = Object.entries(pearlbrook);

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
