import type { Gendered, GenderedNoun, Label } from '@everdell/engine';
import type * as en from './text.en.ts';

function fixed(name: string, gender: 'm' | 'f'): GenderedNoun {
  return { one: name, many: name, gender };
}

const award = (of: string): GenderedNoun => ({ one: `Premio ${of}`, many: `Premios ${of}`, gender: 'm' });
const ON_OR_OFF: Readonly<Record<string, Label>> = { true: { name: 'En juego' }, false: { name: 'Fuera' } };

export const names = {
  market: { market: { one: 'Mercado', many: 'Mercados', gender: 'm' } },
  tokens: {
    'market-3-twigs-1-card': fixed('3 ramitas y 1 carta', 'f'),
    'market-2-resin-2-cards': fixed('2 resinas y 2 cartas', 'f'),
    'market-1-pebble-3-cards': fixed('1 piedra y 3 cartas', 'f'),
    'market-2-berries-2-cards': fixed('2 bayas y 2 cartas', 'f'),
  },
  garlands: {
    agriculture: award('a la agricultura'),
    architecture: award('a la arquitectura'),
    beauty: award('a la belleza'),
    community: award('a la comunidad'),
    peace: award('a la paz'),
    storytelling: award('al relato'),
    tourism: award('al turismo'),
  },
  basicEvents: { 'flower-festival': fixed('Festival de las flores', 'm') },
  specialEvents: {
    'architectural-renaissance': fixed('Renacimiento arquitectónico', 'm'),
    'arts-and-music-festival': fixed('Festival de arte y música', 'm'),
    'bed-and-breakfast-guild': fixed('Gremio de posadas', 'm'),
    'city-holiday': fixed('Fiesta de la ciudad', 'f'),
    'gathering-of-elders': fixed('Reunión de ancianos', 'f'),
    'kings-road-established': fixed('Apertura del camino real', 'f'),
    'pie-eating-contest': fixed('Concurso de comer tartas', 'm'),
    'royal-wedding': fixed('Boda real', 'f'),
    'statues-commissioned': fixed('Encargo de estatuas', 'm'),
  },
  forest: {
    'forest-3-resin': fixed('3 resinas', 'f'),
    'forest-2-resin-or-2-berries': fixed('2 resinas o 2 bayas', 'f'),
    'forest-pay-3-twigs-gain-3-any': fixed('3 ramitas por 3 recursos cualesquiera', 'f'),
    'forest-activate-2-production': fixed('Activa 2 cartas verdes', 'f'),
  },
  rows: {
    market: { noun: { one: 'Mercado', many: 'Mercados', gender: 'm' } },
    marketTokens: {
      noun: { one: 'ficha del Mercado', many: 'fichas del Mercado', gender: 'f' },
      described: true as const,
    },
    garlands: { noun: { one: 'Premio de la guirnalda', many: 'Premios de la guirnalda', gender: 'm' } },
  },
} satisfies Gendered<typeof en.names>;

export const labels = {
  name: 'Bellfaire',
  scores: { garland: 'Premio de la guirnalda' },
  zones: {
    marketTokens: { yours: 'del Mercado', theirs: 'del Mercado', the: 'el Mercado' },
    garlands: {
      yours: 'de los Premios de la guirnalda',
      theirs: 'de los Premios de la guirnalda',
      the: 'el Premio de la guirnalda en juego',
    },
    garlandsOut: { yours: 'de la caja', theirs: 'de la caja', the: 'la caja' },
  },
  optionNames: {
    'bellfaire.market': 'El Mercado',
    'bellfaire.garland': 'Un Premio de la guirnalda',
    'bellfaire.festival': 'El Festival de las flores',
    'bellfaire.events': 'Sus Eventos especiales',
    'bellfaire.forest': 'Sus cartas de bosque',
    'bellfaire.board': 'El tablero de Bellfaire',
  },
  options: {
    'bellfaire.market': ON_OR_OFF,
    'bellfaire.garland': ON_OR_OFF,
    'bellfaire.festival': ON_OR_OFF,
    'bellfaire.events': {
      mixed: { name: 'Mezclados', about: 'Todos los Eventos especiales se barajan juntos.' },
      half: { name: 'Mitad y mitad', about: 'Tantos de Bellfaire como de los demás.' },
      only: { name: 'Solo estos', about: 'Todos los Eventos especiales son de Bellfaire.' },
      none: { name: 'Fuera' },
    },
    'bellfaire.forest': { true: { name: 'Mezcladas' }, false: { name: 'Fuera' } },
    'bellfaire.board': {
      true: { name: 'En lugar del Árbol Eterno', about: 'Solo cambia el aspecto de la mesa.' },
      false: { name: 'Fuera' },
    },
  } as Readonly<Record<string, Readonly<Record<string, Label>>>>,
};

const token: GenderedNoun = { one: 'ficha', many: 'fichas', gender: 'f' };

export const phrases = {
  sources: { marketTokens: { at: 'en el Mercado', from: 'del Mercado', half: 'una ficha', noun: token } },
  asks: { marketToken: 'elige la ficha del Mercado: lo que muestra es lo que ganas, o lo que pagas' },
};
