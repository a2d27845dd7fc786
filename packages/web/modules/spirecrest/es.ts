import type { spirecrest as english } from './en.ts';

export const spirecrest: typeof english = {
  about:
    'Clima en cada estación, una montaña que explorar, 42 cartas de descubrimiento, grandes bichos que trabajan para ti y una expedición al final.',
  help: [
    {
      title: 'Spirecrest: el clima',
      text: 'Cada estación tiene una carta de clima que solo afecta a quien está en ella. Puede cerrar lugares, encarecer cartas o costarte cartas al final del turno. Lo que se juega gratis no cuesta más, y lo que se copia no se ve afectado. El clima termina cuando te preparas para la estación siguiente. Las cartas de las que no se sabe todo llevan la marca de reconstruidas.',
    },
    {
      title: 'Spirecrest: explorar',
      text: 'Cada vez que te hayas preparado para una estación, exploras en el mismo turno. Trazar: toma una loseta de mapa de tu zona para tu expedición. Descubrir: se revelan tres cartas de descubrimiento y te quedas con una: la primera es gratis, la siguiente cuesta 1 carta o recurso, la última 2 en cualquier combinación. Viajar: tu Viajero sigue adelante y empieza el clima de la nueva estación.',
    },
    {
      title: 'Spirecrest: descubrimientos y grandes bichos',
      text: 'Las cartas de descubrimiento quedan junto a tu ciudad y no ocupan espacio. Unas hacen algo al momento, otras valen toda la partida, otras son ubicaciones (las abiertas, para todos) y otras dan puntos al final. Un gran bicho ocupa el lugar de uno de tus trabajadores y va adonde van ellos, y adonde solo él puede ir.',
    },
    {
      title: 'Spirecrest: la expedición',
      text: 'Justo después de pasar puedes pagar las losetas de tu expedición de izquierda a derecha, y detenerte cuando quieras. Cada loseta pagada cuenta al final.',
    },
  ],
  rows: {
    foothills: 'Carta de las Faldas',
    peaks: 'Carta de los Picos',
    ridge: 'Carta de la Cresta',
    weather: 'Carta de clima',
    mapTiles: 'Loseta de mapa',
    piles: 'Pila',
  },
  zones: { mountain: 'Montaña' },
  zoneTitles: { mountain: 'La montaña' },
  figures: {
    traveler: 'Viajero',
    stubblehoof: 'Stubblehoof',
    truffle: 'Truffle',
    corliander: 'Corliander',
    firebeak: 'Firebeak',
    honeypaw: 'Honeypaw',
    whisper: 'Whisper',
    windlore: 'Windlore',
    'king-rhun': 'King Rhun',
  },
  marks: { travelled: 'recorrida' },
  families: { discovery: 'Cartas de descubrimiento', weather: 'Clima', map: 'Losetas de mapa' },
  keeps: {
    discoveries: 'Cartas de descubrimiento',
    expedition: 'Expedición',
    finds: 'Bajo el Arqueólogo',
    guided: 'Bajo el Guía de senderos',
    stormvale: 'Stormvale',
    salvage: 'Recién descartadas',
    weather: 'Clima',
    trailFoothills: 'Sendero de las Faldas',
    trailPeaks: 'Sendero de los Picos',
    trailRidge: 'Sendero de la Cresta',
    foundFoothills: 'Faldas',
    foundPeaks: 'Picos',
    foundRidge: 'Cresta',
  },
  tabs: {
    hideout: {
      name: 'Guarida',
      note: () => 'esconder a un trabajador',
      none: 'ahora no',
      noneLong: 'Ahora no puede esconderse ninguno de los tuyos.',
    },
  },
  modes: { 'act-hideout': 'Elige al trabajador que se esconde.' },
  verbs: {
    hideout: () => 'Esconder a un trabajador',
    chart: ({ name }) => (name === '' ? 'Trazar una loseta' : `Trazar ${name}`),
    discover: ({ name }) => (name === '' ? 'Quedarse una carta' : `Quedarse ${name}`),
    travel: ({ name }): string => (name === '' ? 'Seguir viaje' : `Viajar a ${name}`),
  },
  asks: {
    chart: 'una loseta de mapa',
    discover: 'una carta de descubrimiento',
    discoverMore: 'otra carta de descubrimiento',
    stored: 'cartas que guardar',
    salvaged: 'cartas que llevarte',
    litUp: 'cartas que llevarte',
    hide: 'un trabajador que esconder',
    travel: 'la siguiente loseta',
  },
};
