import type { pearlbrook as english } from './en.ts';

export const pearlbrook: typeof english = {
  about: 'Un río con una rana Embajadora, perlas, Adornos para lucir y Maravillas que construir.',
  values: {
    'pearlbrook.forest/true': 'Se barajan junto con las demás.',
    'pearlbrook.forest/false': 'El bosque queda como en el juego base.',
  },
  help: [
    {
      title: 'Pearlbrook: el río',
      text: 'Tu Embajador, la rana junto a tus trabajadores, visita el río una vez por estación. Cada orilla pide cartas de un color en tu ciudad. Quien llega primero a una carta boca abajo gana la perla que tiene encima y le da la vuelta; las visitas siguientes comercian con esa carta. El Bajío da una perla por 2 recursos cualesquiera y 2 cartas, y siempre está abierto. Las teclas G y B llevan al río.',
    },
    {
      title: 'Pearlbrook: perlas, Adornos y Maravillas',
      text: 'Por una perla juegas uno de tus dos Adornos: su mitad superior actúa enseguida y la inferior puntúa al final. Las Maravillas ocupan el lugar de los Eventos básicos: envía un trabajador, paga y serán tuyas, por 10 a 25 puntos. Cada perla que guardes vale 2 puntos.',
    },
  ],
  rows: {
    shoal: 'Boca del río',
    river: 'Orilla del río',
    riverCards: 'Destino del río',
    adornments: 'Adorno',
    wonders: 'Maravilla',
  },
  rowTitles: { wonders: 'Maravillas' },
  zones: { brook: 'Perlas' },
  zoneTitles: { brook: 'Río de las Perlas' },
  figures: { ambassador: 'Embajador' },
  keeps: { adornments: 'Adornos en la mano', adornmentsPlayed: 'Adornos', wonders: 'Maravillas' },
  families: { river: 'Río', adornment: 'Adornos', wonder: 'Maravillas' },
  tabs: {
    ambassador: {
      name: 'Embajador',
      note: (n) => (n === 1 ? '1 lugar' : `${n} lugares`),
      none: 'ningún lugar abierto',
      noneLong: 'Ningún lugar del río está abierto ahora para tu Embajador.',
    },
    adornment: {
      name: 'Adorno',
      note: () => 'por 1 perla',
      none: 'ninguno ahora',
      noneLong: 'Ahora no puedes jugar ninguno de tus Adornos.',
    },
  },
  modes: {
    'act-ambassador': 'Elige primero un lugar para tu Embajador.',
    'act-adornment': 'Elige primero un Adorno.',
  },
  verbs: {
    ambassador: () => 'Enviar Embajador',
    adornment: ({ name }) => (name === '' ? 'Jugar Adorno' : `Jugar ${name}`),
    mirror: ({ n, name }) => (n === 0 ? 'No usar' : name === '' ? 'Usar' : `Usar ${name}`),
    sail: ({ name }) => (name === '' ? 'Zarpar' : `Zarpar hacia ${name}`),
  },
  asks: {
    mirror: 'un Adorno para usar',
    sail: 'adónde zarpar',
  },
  own: {
    /** A card of the river that nobody has turned over. */
    faceDown: 'Boca abajo',
    faceDownAbout: 'Sé el primero: gana la perla',
    faceDownLong: 'la carta está boca abajo, con una perla encima',
    faceUpLong: (card, about) => `${card}: ${about}`,
    met: (n, of) => `${n} de ${of} orillas abiertas para ti`,
    pearlsThere: (n) => (n === 1 ? '1 perla por encontrar' : `${n} perlas por encontrar`),
  },
};
