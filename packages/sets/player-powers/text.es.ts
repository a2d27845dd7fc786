import type { Gendered, GenderedNoun, Label, ZoneWords } from '@everdell/engine';
import type * as en from './text.en.ts';

const folk = (name: string, gender: 'm' | 'f'): GenderedNoun => ({ one: name, many: name, gender, plural: true });
const m = (one: string, many: string): GenderedNoun => ({ one, many, gender: 'm' });
const f = (one: string, many: string): GenderedNoun => ({ one, many, gender: 'f' });
const zone = (yours: string, theirs: string): ZoneWords => ({ yours: de(yours), theirs: de(theirs), the: yours });
const de = (the: string): string => `de ${the}`.replace(/^de el /, 'del ');

export const names = {
  powers: {
    axolotls: folk('Ajolotes', 'm'),
    cardinals: folk('Cardenales', 'm'),
    foxes: folk('Zorros', 'm'),
    hedgehogs: folk('Erizos', 'm'),
    lizards: folk('Lagartos', 'm'),
    mice: folk('Ratones', 'm'),
    moles: folk('Topos', 'm'),
    otters: folk('Nutrias', 'f'),
    owls: folk('Búhos', 'm'),
    platypuses: folk('Ornitorrincos', 'm'),
    rats: folk('Ratas', 'f'),
    squirrels: folk('Ardillas', 'f'),
    starlings: folk('Estorninos', 'm'),
    toads: folk('Sapos', 'm'),
    turtles: folk('Tortugas', 'f'),
    bats: folk('Murciélagos', 'm'),
    cats: folk('Gatos', 'm'),
    honeybees: folk('Abejas', 'f'),
    snails: folk('Caracoles', 'm'),
    butterflies: folk('Mariposas', 'f'),
    pigs: folk('Cerdos', 'm'),
    spiders: folk('Arañas', 'f'),
    stoats: folk('Armiños', 'm'),
  },
  resources: { axolotl: f('ficha de ajolote', 'fichas de ajolote') },
  marks: { rugwortToken: f('ficha de Rugwort', 'fichas de Rugwort'), spider: f('figura de araña', 'figuras de araña') },
  rows: { powers: { noun: m('Poder de jugador', 'Poderes de jugador') } },
} satisfies Gendered<typeof en.names>;

export const labels = {
  name: 'Poderes de jugador',
  zones: {
    powerChoice: zone('los poderes que te han tocado', 'los poderes que le han tocado'),
    powerKept: zone('el poder que te quedas', 'el poder que se queda'),
    powers: zone('tu poder', 'su poder'),
    powersOut: zone('la caja', 'la caja'),
    forestOut: zone('el mazo de bosque', 'el mazo de bosque'),
    forestSeen: zone('las cartas de bosque que miras', 'las cartas de bosque que mira'),
    ownForest: zone('tu propio bosque', 'su propio bosque'),
    archive: zone('tu Archivo', 'su Archivo'),
    snailStack: zone('tu pila', 'su pila'),
    farmStack: zone('la pila de Granjas', 'la pila de Granjas'),
  },
  effects: {
    'player-powers.laysForest':
      'mira 3 cartas del mazo de bosque, coloca 1 de ellas en tu propio bosque, donde solo tú puedes visitarla, y pon las demás debajo del mazo',
    'player-powers.marksMeadow': 'pon la ficha de Rugwort en otra carta del Prado',
    'player-powers.movesSpider':
      'pon la figura de araña en otra ubicación de los tableros (espacio básico, ubicación de bosque, Refugio, Viaje, Mercado, Estación o Loma)',
  },
  optionNames: { 'player-powers.groups': 'Qué Poderes de jugador se reparten' },
  options: {
    'player-powers.groups': {
      fair: { name: 'Bellfaire', about: 'Quince poderes: cada jugador recibe dos y se queda uno.' },
      leaf: { name: 'Newleaf', about: 'Cuatro poderes; por sí solos, cada jugador recibe uno.' },
      mist: { name: 'Mistwood', about: 'Cuatro poderes; por sí solos, cada jugador recibe uno.' },
    },
  } as Readonly<Record<string, Readonly<Record<string, Label>>>>,
};

export const phrases: typeof en.phrases = {
  sources: {
    powerChoice: { at: 'que te han tocado', from: 'que te han tocado', noun: m('poder', 'poderes') },
    powerKept: { at: 'que te quedas', from: 'que te quedas', noun: m('poder', 'poderes') },
    forestSeen: { at: 'entre ellas', from: 'de ellas', noun: f('carta de bosque', 'cartas de bosque') },
    ownForest: {
      at: 'en tu propio bosque',
      from: 'de tu propio bosque',
      noun: f('carta de bosque', 'cartas de bosque'),
    },
    archive: { at: 'en tu Archivo', from: 'de tu Archivo', noun: f('carta', 'cartas') },
    snailStack: { at: 'en tu pila', from: 'de tu pila', noun: f('carta', 'cartas') },
    farmStack: { at: 'en la pila de Granjas', from: 'de la pila de Granjas', noun: f('carta', 'cartas') },
  },
  asks: {
    keepPower: 'elige el poder que te quedas',
    keepForest: 'elige la carta de bosque que colocas',
    markMeadow: 'elige la carta del Prado para la ficha de Rugwort',
    moveSpider: 'elige la ubicación para la figura de araña',
    archive: 'elige una carta del Prado para tu Archivo, o ninguna',
  },
  acts: { treasure: 'Buscar un tesoro (1 ficha de puntos)', axolotl: 'Gastar una ficha de ajolote' },
};
