import type { Gendered, GenderedNoun } from '@everdell/engine';
import type { names as en } from './text.en.ts';

function farm(season: string): GenderedNoun {
  return { one: `Granja (${season})`, many: `Granjas (${season})`, gender: 'f' };
}

export const name = 'En cada estación';

export const names = {
  cards: {
    'farm-winter-1': farm('invierno I'),
    'farm-winter-2': farm('invierno II'),
    'farm-spring-1': farm('primavera I'),
    'farm-spring-2': farm('primavera II'),
    'farm-summer-1': farm('verano I'),
    'farm-summer-2': farm('verano II'),
    'farm-autumn-1': farm('otoño I'),
    'farm-autumn-2': farm('otoño II'),
  },
} satisfies Gendered<typeof en>;
