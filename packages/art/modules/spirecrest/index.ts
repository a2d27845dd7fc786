import { backs } from './backs.ts';
import { critters } from './critters.ts';
import { icons } from './icons.ts';
import { mountain } from './land.ts';
import { mapTiles, piles } from './mapTiles.ts';
import { pieces } from './pieces.ts';
import { finds, ways } from './ways.ts';
import { weathers } from './weathers.ts';

export const spirecrest = {
  recipes: critters,
  pictures: { ...backs, ...finds, ...mapTiles, ...piles, ...ways, ...weathers },
  pieces,
  icons,
  lands: { mountain },
};
