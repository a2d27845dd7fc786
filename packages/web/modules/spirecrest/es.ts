import type { spirecrest as english } from './en.ts';

const kept = (name: string, price: number): string =>
  price === 0 ? `Quedarse ${name}` : `Quedarse ${name}, pagar ${price}`;

const AREAS = { foothills: 'Faldas', peaks: 'Picos', ridge: 'Cresta' };
const the = (area: string): string => `${area === AREAS.ridge ? 'la' : area === AREAS.peaks ? 'los' : 'las'} ${area}`;

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
      text: 'Justo después de pasar puedes pagar las losetas de tu expedición una tras otra, y detenerte cuando quieras. Cada loseta pagada cuenta al final.',
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
    discoveries: 'Descubri\u00admientos',
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
    discover: ({ name, price }) => (name === '' ? 'Quedarse una carta' : kept(name, price)),
    discoverMore: ({ n, name, price }) =>
      n === 0 ? 'No quedarse más' : name === '' ? 'Quedársela' : kept(name, price),
    travel: ({ n, name }) => (n === 0 ? 'Detenerse aquí' : name === '' ? 'Viajar' : `Viajar a ${name}`),
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
  steps: { chart: 'Trazar', discover: 'Descubrir', onward: 'Viajar' },
  passages: {
    charted: {
      says: (tiles) => `Trazado: ${tiles}.`,
      goesOn: (tiles, isYou) => `${isYou ? 'trazas' : 'traza'} ${tiles}.`,
    },
    found: { says: (tiles) => `Hallazgos: ${tiles}.` },
    keptFind: {
      says: (tiles) => `Elegido: ${tiles}.`,
      goesOn: (tiles, isYou) => `${isYou ? 'te quedas' : 'se queda'} con ${tiles}.`,
    },
    weatherTurned: { says: (tiles) => `Cambia el clima: ${tiles}.` },
    mapsTurned: { says: (tiles) => `Nuevos mapas allí: ${tiles}.` },
  },
  own: {
    areas: AREAS,
    expedition: 'Tu expedición',
    endOfTheWay: 'Fin del camino',
    tilesOf: (area) => `Losetas de mapa de ${the(area)}`,
    hidden: (n) => (n === 1 ? '1 mapa boca abajo' : `${n} mapas boca abajo`),
    deck: (n) => (n === 1 ? '1 descubrimiento' : `${n} descubrimientos`),
    unknown: 'Aún por saber',
    unknownAbout: 'se revela cuando llegue alguien',
    weather: (name, rule) => `Clima ${name}: ${rule}`,
    yours: 'te afecta',
    tile: (name) => `Loseta de mapa ${name}`,
    tileWhy: 'Las losetas se trazan al explorar, justo después de prepararte para una estación.',
    stopWhy: 'Recorres tu expedición después de pasar.',
    paid: 'recorrida',
    inReach: 'podrías pagarla ahora',
    outOfReach: 'ahora no podrías pagarla',
    empty: (n, season) => `${n}: se traza de camino a ${season}`,
    now: (n) => `${n}: el mapa que elijas ahora`,
    noStops:
      'Trazas un mapa cada vez que te preparas para una estación. Después de pasar podrás pagarlos, y te darán sus puntos.',
    reach: (now, all) =>
      `Ahora podrías pagar ${now} de ${all} puntos. Después de pasar viajas desde la primera loseta y pagas cada una.`,
    travelled: (done, all) => `Recorrido: ${done} de ${all} puntos.`,
    stillReach: (n) => `Podrías pagar ${n} más.`,
    piles: 'Pilas sobre las que puede estar un gran bicho',
    found: (area) => `Hallazgos en ${the(area)}`,
    foundBy: (name, area) => `Hallazgos de ${name} en ${the(area)}`,
    taken: 'tomada',
    price: (n) => (n === 0 ? 'gratis' : `paga ${n}`),
    priceLong: (n) => (n === 0 ? 'gratis' : n === 1 ? 'cuesta 1 carta o recurso' : `cuesta ${n} cartas o recursos`),
    find: (name, price, rule) => `${name}, ${price}: ${rule}`,
    kind: (kind, spots) =>
      ({
        big: 'Gran bicho · en lugar de un trabajador',
        open: `Ubicación abierta · ${spots} trabajadores`,
        location: 'Ubicación · solo tú',
        end: 'Puntos al final',
        map: 'Loseta de tu expedición',
        once: 'Al momento',
        ongoing: 'Para el resto de la partida',
      })[kind],
    thenTravel: 'Después viajas',
    thenTravels: 'Después sigue el camino',
    weatherOf: (season) => `El clima de ${season}:`,
    exploring: 'exploras',
    noWeather: 'sin clima',
    under: (name) => `te afecta ${name}`,
  },
};
