import type { playerPowers as english } from './en.ts';

export const playerPowers: typeof english = {
  about: 'Cada jugador es un pueblo con un poder propio, de 23: se reparten dos en secreto y se conserva uno.',
  help: [
    {
      title: 'Poderes de jugador',
      text: 'Antes de la partida cada jugador mira dos poderes y se queda uno en secreto; todos se descubren a la vez. Un poder se suma a las reglas y nunca te quita nada, y se combina con una habilidad para jugar cartas. A cambio, nadie gana un trabajador en primavera.',
    },
  ],
  rows: { powers: 'Poder de jugador' },
  families: { power: 'Poderes de jugador' },
  marks: { ['rugwortToken']: 'la ficha de Rugwort', spider: 'la figura de la araña' },
  keeps: {
    powers: 'Poder de jugador',
    ownForest: 'Bosque propio',
    archive: 'Archivo',
    snailStack: 'Pila de caracoles',
    farmStack: 'Granjas',
    forestSeen: 'Cartas de bosque',
    powerChoice: 'Poderes',
    powerKept: 'Poder',
  },
  tabs: {
    treasure: {
      name: 'Tesoro',
      note: () => 'por 1 ficha de puntos',
      none: 'ahora no',
      noneLong: 'Ya has buscado un tesoro en este turno, o no queda ninguna ficha de puntos para ello.',
    },
    axolotl: {
      name: 'Ajolote',
      note: () => 'cualquier recurso',
      none: 'ahora no',
      noneLong: 'No tienes ninguna ficha de ajolote que gastar.',
    },
  },
  modes: {
    'act-treasure': 'Elige antes qué buscan los Ornitorrincos.',
    'act-axolotl': 'Elige antes por qué vale la ficha de ajolote.',
  },
  asks: {
    keepPower: 'un poder',
    keepForest: 'una carta de bosque',
    markMeadow: 'una carta para la ficha de Rugwort',
    moveSpider: 'una ubicación para la araña',
    archive: 'una carta para tu Archivo',
  },
  verbs: {
    keepPower: ({ name }) => (name === '' ? 'Elegir un poder' : `Elegir ${name}`),
    keepForest: ({ name }) => (name === '' ? 'Colocar una carta' : `Colocar ${name}`),
    markMeadow: ({ name }) => (name === '' ? 'Mover la ficha' : `Marcar ${name}`),
    moveSpider: ({ name }) => (name === '' ? 'Mover la araña' : `Mover a ${name}`),
    archive: ({ n, name }) => (n === 0 ? 'Ninguna' : name === '' ? 'Archivarla' : `Archivar ${name}`),
    treasure: () => 'Buscar un tesoro',
    axolotl: () => 'Gastar la ficha',
  },
};
