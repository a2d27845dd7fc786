import { icons } from './icons.ts';
import { fair } from './land.ts';
import { pictures } from './pictures.ts';
import { recipes } from './recipes.ts';

export const bellfaire = { recipes, icons, pictures, lands: { fair } };
