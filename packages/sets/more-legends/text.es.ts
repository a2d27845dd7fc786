import type { Gendered, GenderedNoun } from '@everdell/engine';
import type { labels as en } from './text.en.ts';

/** Somebody's name. */
function proper(name: string, gender: 'm' | 'f'): GenderedNoun {
  return { one: name, many: name, gender, proper: true };
}

export const labels = {
  name: 'Más leyendas',
  cards: {
    'click-clacks': { one: 'Bazar de Clic Clac', many: 'Bazares de Clic Clac', gender: 'm' },
    'darkdeep-prison': { one: 'Prisión de Hondoscuro', many: 'Prisiones de Hondoscuro', gender: 'f' },
    'everflame-tomb': { one: 'Tumba de la Llama Eterna', many: 'Tumbas de la Llama Eterna', gender: 'f' },
    'king-norths-treasury': { one: 'Tesoro del rey North', many: 'Tesoros del rey North', gender: 'm' },
    'strongroot-castle': { one: 'Castillo Raízfuerte', many: 'Castillos Raízfuerte', gender: 'm' },
    'chipter-swipple': proper('Chipter Swipple', 'm'),
    'jor-goldwing': proper('Jor Alasdoradas', 'm'),
    'mayberry-matriarch': { one: 'Matriarca Mayberry', many: 'Matriarcas Mayberry', gender: 'f' },
    'strey-softpaw': proper('Strey Zarpasuave', 'm'),
    'tarry-hare': proper('Liebre Tardona', 'f'),
  },
} satisfies Gendered<typeof en>;
