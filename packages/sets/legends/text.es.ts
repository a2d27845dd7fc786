import type { Gendered, GenderedNoun } from '@everdell/engine';
import type { labels as en } from './text.en.ts';

/** Somebody's name. */
function proper(name: string, gender: 'm' | 'f'): GenderedNoun {
  return { one: name, many: name, gender, proper: true };
}

export const labels = {
  name: 'Leyendas',
  cards: {
    'bridge-of-the-sky': { one: 'Puente del Cielo', many: 'Puentes del Cielo', gender: 'm' },
    'mcgregors-market': { one: 'Mercado de McGregor', many: 'Mercados de McGregor', gender: 'm' },
    'oleanders-opera-house': { one: 'Ópera de Oleander', many: 'Óperas de Oleander', gender: 'f' },
    'silver-scale-spring': { one: 'Fuente de Escamas', many: 'Fuentes de Escamas', gender: 'f' },
    'the-green-acorn': { one: 'Bellota Verde', many: 'Bellotas Verdes', gender: 'f' },
    'amilla-glistendew': proper('Amilla Rocíobrillo', 'f'),
    'cirrus-windfall': proper('Cirro Golpe de Viento', 'm'),
    foresight: proper('Presagio', 'm'),
    'fynn-nobletail': proper('Fynn Colanoble', 'm'),
    poe: proper('Poe', 'm'),
  },
} satisfies Gendered<typeof en>;
