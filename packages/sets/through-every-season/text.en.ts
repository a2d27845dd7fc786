import type { Noun } from '@everdell/engine';

function farm(season: string): Noun {
  return { one: `Farm (${season})`, many: `Farms (${season})` };
}

export const name = 'Through Every Season';

export const names = {
  cards: {
    'farm-winter-1': farm('Winter I'),
    'farm-winter-2': farm('Winter II'),
    'farm-spring-1': farm('Spring I'),
    'farm-spring-2': farm('Spring II'),
    'farm-summer-1': farm('Summer I'),
    'farm-summer-2': farm('Summer II'),
    'farm-autumn-1': farm('Autumn I'),
    'farm-autumn-2': farm('Autumn II'),
  },
};
