import type { bellfaire as english } from './en.ts';

export const bellfaire: typeof english = {
  about:
    'Una feria en el valle: un Mercado, un Premio de la guirnalda por el que competir, el Festival de las flores y más Eventos y cartas de bosque.',
  values: {
    'bellfaire.market/true': 'Una ubicación con cuatro fichas que se toman y se devuelven.',
    'bellfaire.market/false': 'Nadie va al Mercado.',
    'bellfaire.garland/true': '6 y 3 puntos al final para quien tenga más cartas de una clase.',
    'bellfaire.garland/false': 'No se premia nada.',
    'bellfaire.festival/true': 'Un quinto Evento básico: una carta de cada color, 4 puntos.',
    'bellfaire.festival/false': 'Los Eventos básicos quedan como están.',
    'bellfaire.events/none': 'Los Eventos especiales quedan como en los demás juegos.',
    'bellfaire.forest/true': 'Se barajan con las demás.',
    'bellfaire.forest/false': 'El bosque queda como en el juego base.',
    'bellfaire.board/false': 'La mesa conserva su Árbol Eterno.',
  },
  help: [
    {
      title: 'Bellfaire: el Mercado',
      text: 'Cada jugador puede tener un trabajador en el Mercado. Elige una de sus cuatro fichas: la que está boca arriba te da lo que muestra, con las cartas que admita tu límite de mano, y se da la vuelta. La que ya está vuelta recibe esos mismos recursos y cartas a cambio de 3 fichas de puntos y 2 recursos cualesquiera, y vuelve a quedar boca arriba. Elegir una ficha es enviar al trabajador. Las teclas G y A llevan a la feria.',
    },
    {
      title: 'Bellfaire: el Premio de la guirnalda y el Festival de las flores',
      text: 'Un Premio de la guirnalda está a la vista toda la partida. Al final, quien tenga más cartas de su clase gana 6 puntos, y quien le siga, 3; quienes empatan puntúan igual, y sin ninguna carta de esa clase no se gana nada. El Festival de las flores es un Evento básico más, para una ciudad con una carta de cada color.',
    },
  ],
  rows: { market: 'Mercado', marketTokens: 'Ficha del Mercado', garlands: 'Premio de la guirnalda' },
  zones: { fair: 'Feria' },
  zoneTitles: { fair: 'Bellfaire' },
  families: { market: 'Mercado', garland: 'Premios de la guirnalda' },
  keeps: { marketTokens: 'Fichas del Mercado', garlands: 'Premio de la guirnalda' },
  asks: { marketToken: 'una ficha del Mercado' },
  verbs: { marketToken: ({ name }) => (name === '' ? 'Usar una ficha' : 'Usar la ficha') },
  own: {
    /** One worker of each player fits. */
    room: 'un trabajador de cada uno',
    take: 'Tomar',
    takeAbout: 'lo que muestra la ficha',
    takeLong: (goods) => `toma ${goods}`,
    trade: 'Cambiar',
    tradeAbout: 'entrégalo por',
    tradeLong: (goods, gain) => `entrega ${goods} por ${gain}`,
    short: (goods) => `faltan ${goods}`,
    you: 'Tú',
    /** How somebody stands in the Garland Award. */
    standing: (name, n, points) => (points === '' ? `${name}: ${n}` : `${name}: ${n}, ${points}`),
    points: (n) => (n === 1 ? '1 punto' : `${n} puntos`),
    rank: (rank, of) => `${rank}.º de ${of}`,
    rankLong: (award, rank) => `${award}: vas ${rank}`,
    noRank: 'ninguna',
    noRankLong: (award) => `${award}: aún no tienes ninguna carta así`,
    toTake: (n) => `${n} para tomar`,
  },
};
