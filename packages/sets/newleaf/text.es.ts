import type { Gendered, GenderedNoun, Label } from '@everdell/engine';
import type * as en from './text.en.ts';

type Gender = 'm' | 'f';
function fixed(name: string, gender: Gender): GenderedNoun {
  return { one: name, many: name, gender };
}
function person(name: string, gender: Gender = 'm'): GenderedNoun {
  return { one: name, many: name, gender, proper: true };
}
function noun(one: string, gender: Gender, many = `${one}s`): GenderedNoun {
  return { one, many, gender };
}

const ON_OR_OFF: Readonly<Record<string, Label>> = { true: { name: 'En juego' }, false: { name: 'Fuera' } };

export const names = {
  resources: { golden: noun('ficha dorada', 'f', 'fichas doradas') },
  cards: {
    baker: noun('Panadero', 'm'),
    chipsmith: noun('Tallador', 'm', 'Talladores'),
    conductor: noun('Revisor', 'm', 'Revisores'),
    diplomat: noun('Diplomático', 'm'),
    gardener: noun('Jardinero', 'm'),
    inventor: noun('Inventor', 'm', 'Inventores'),
    lamplighter: noun('Farolero', 'm'),
    magician: noun('Mago', 'm'),
    mayor: noun('Alcalde', 'm'),
    miller: noun('Molinero', 'm'),
    photographer: noun('Fotógrafo', 'm'),
    poet: noun('Poeta', 'm'),
    'air-balloon': noun('Globo aerostático', 'm', 'Globos aerostáticos'),
    bank: noun('Banco', 'm'),
    'city-hall': noun('Ayuntamiento', 'm'),
    'ever-wall': noun('Muralla Eterna', 'f', 'Murallas Eternas'),
    'freight-car': noun('Vagón de carga', 'm', 'Vagones de carga'),
    greenhouse: noun('Invernadero', 'm'),
    hotel: noun('Hotel', 'm', 'Hoteles'),
    library: noun('Biblioteca', 'f'),
    locomotive: noun('Locomotora', 'f'),
    'main-road': noun('Calle mayor', 'f', 'Calles mayores'),
    museum: noun('Museo', 'm'),
    'tea-house': noun('Casa de té', 'f', 'Casas de té'),
  },
  locations: { station: noun('Estación de tren', 'f', 'Estaciones de tren'), knoll: noun('Loma', 'f') },
  trainCars: {
    'train-berry': fixed('1 baya', 'f'),
    'train-resin': fixed('1 resina', 'f'),
    'train-pebble': fixed('1 piedra', 'f'),
    'train-any': fixed('1 recurso cualquiera', 'm'),
    'train-two-twig': fixed('2 ramitas', 'f'),
    'train-point': fixed('1 ficha de puntos', 'f'),
  },
  visitors: {
    'bim-little': person('Bim Little'),
    'bosley-tedwardson': person('Bosley Tedwardson'),
    'butterbell-sweetpaw': person('Butterbell Sweetpaw', 'f'),
    'diggs-deepwell': person('Diggs Deepwell'),
    'dillweed-quicksniff': person('Dillweed Quicksniff'),
    'dim-dustlight': person('Dim Dustlight'),
    'dip-dibble': person('Dip Dibble'),
    'dune-tarrington': person('Dune Tarrington'),
    'dwell-northwatch': person('Dwell Northwatch'),
    'edvard-triptail': person('Edvard Triptail'),
    'frin-stickly': person('Frin Stickly'),
    'glindil-frink': person('Glindil Frink'),
    'iggy-silverscale': person('Iggy Silverscale'),
    'mossy-steptoe': person('Mossy Steptoe'),
    'orin-nimblepaw': person('Orin Nimblepaw'),
    'oscar-longtale': person('Oscar Longtale'),
    'phill-gurgle': person('Phill Gurgle'),
    'piff-quillglow': person('Piff Quillglow'),
    'plum-shortclaw': person('Plum Shortclaw', 'f'),
    'quinn-cleanwhisker': person('Quinn Cleanwhisker'),
    'reemy-sniggle': person('Reemy Sniggle'),
    'rivil-ablacus': person('Rivil Ablacus'),
    'ruby-dew': person('Ruby Dew', 'f'),
    'saris-clearwhistle': person('Saris Clearwhistle'),
    'sir-trivle-qs-marqwill-iii': person('Sir Trivle Q.S. Marqwill III'),
    'skid-shinysnout': person('Skid Shinysnout'),
    'snout-puddlehop': person('Snout Puddlehop'),
    'triss-peske': person('Triss Peske', 'f'),
    'wildell-family': person('Familia Wildell', 'f'),
    'willow-greengrin': person('Willow Greengrin', 'f'),
    'wimble-wuffle': person('Wimble Wuffle'),
    'yara-and-brun-mayberry': person('Yara y Brun Mayberry'),
  },
  seatTiles: {
    ticket: noun('Billete', 'm'),
    reservation: noun('Ficha de reserva', 'f', 'Fichas de reserva'),
  },
  basicEvents: { 'big-city': fixed('Gran ciudad', 'f'), 'scenic-flight': fixed('Vuelo panorámico', 'm') },
  specialEvents: {
    'city-jubilee': fixed('Jubileo de la ciudad', 'm'),
    'ever-wall-tower-constructed': fixed('Construcción de la torre de la Muralla Eterna', 'f'),
    'glow-light-festival': fixed('Festival de las luciérnagas', 'm'),
    'hot-air-balloon-race': fixed('Carrera de globos', 'f'),
    'juniper-jig-dance-contest': fixed('Concurso de baile del enebro', 'm'),
    'magic-show': fixed('Espectáculo de magia', 'm'),
    'royal-tea': fixed('Té real', 'm'),
    'stock-market-boom': fixed('Auge de la bolsa', 'm'),
    'sunflower-parade': fixed('Desfile de los girasoles', 'm'),
  },
  forest: {
    'nl-forest-four-twig': fixed('4 ramitas', 'f'),
    'nl-forest-two-twig-one-resin': fixed('2 ramitas y 1 resina', 'f'),
    'nl-forest-copy-forest': fixed('Copia una ubicación de bosque', 'f'),
  },
  rows: {
    station: { noun: noun('Estación de tren', 'f', 'Estaciones de tren') },
    knoll: { noun: noun('Loma', 'f') },
    trainCars: { noun: noun('vagón', 'm', 'vagones'), described: true as const },
    visitors: { noun: noun('visitante', 'm') },
    tickets: { noun: noun('billete', 'm') },
    reservations: { noun: noun('ficha de reserva', 'f', 'fichas de reserva') },
  },
} satisfies Gendered<typeof en.names>;

export const labels = {
  name: 'Newleaf',
  scores: { visitors: 'Visitantes' },
  effects: { 'newleaf.renew': 'rehaz la pila que se haya agotado' },
  zones: {
    station: { yours: 'de la Estación de tren', theirs: 'de la Estación de tren', the: 'la Estación de tren' },
    train: { yours: 'del tren', theirs: 'del tren', the: 'el tren' },
    trainBag: { yours: 'de la bolsa', theirs: 'de la bolsa', the: 'la bolsa de vagones' },
    trainUsed: { yours: 'de los vagones usados', theirs: 'de los vagones usados', the: 'los vagones usados' },
    visitorsLeft: {
      yours: 'de la pila izquierda',
      theirs: 'de la pila izquierda',
      the: 'la pila izquierda de visitantes',
    },
    visitorsRight: { yours: 'de la pila derecha', theirs: 'de la pila derecha', the: 'la pila derecha de visitantes' },
    visitorsOut: {
      yours: 'de los visitantes descartados',
      theirs: 'de los visitantes descartados',
      the: 'los visitantes descartados',
    },
    visitors: { yours: 'de tus visitantes', theirs: 'de sus visitantes', the: 'tus visitantes' },
    tickets: { yours: 'de tu billete', theirs: 'de su billete', the: 'tu billete' },
    ticketsOut: { yours: 'de los billetes usados', theirs: 'de los billetes usados', the: 'los billetes usados' },
    reservations: { yours: 'de tu ficha de reserva', theirs: 'de su ficha de reserva', the: 'tu ficha de reserva' },
    reserved: {
      yours: 'de debajo de tu ficha de reserva',
      theirs: 'de debajo de su ficha de reserva',
      the: 'tu reserva',
    },
  },
  optionNames: {
    'newleaf.cards': 'Sus 59 cartas, con fichas doradas',
    'newleaf.station': 'La Estación de tren, con visitantes y la Loma',
    'newleaf.tickets': 'Billetes',
    'newleaf.reservations': 'Fichas de reserva',
    'newleaf.events': 'Sus Eventos especiales',
    'newleaf.basicEvents': 'Sus Eventos básicos',
    'newleaf.forest': 'Sus cartas de bosque',
    'newleaf.plainEvents': 'Eventos del juego base que nombran cartas',
  },
  options: {
    'newleaf.cards': {
      true: { name: 'En juego', about: 'Cada jugador tiene 3 fichas doradas para toda la partida.' },
      false: { name: 'Fuera' },
    },
    'newleaf.station': {
      true: {
        name: 'En juego',
        about: 'Un segundo mercado de cartas, cada una junto a un vagón que trae una recompensa.',
      },
      false: { name: 'Fuera', about: 'Sin ella, la Locomotora se queda en la caja.' },
    },
    'newleaf.tickets': {
      true: { name: 'En juego', about: 'Dos veces por partida puedes mover a un trabajador ya colocado.' },
      false: { name: 'Fuera' },
    },
    'newleaf.reservations': {
      true: { name: 'En juego', about: 'Aparta una carta y juégala más tarde por 1 recurso menos.' },
      false: { name: 'Fuera' },
    },
    'newleaf.events': {
      mixed: { name: 'Mezclados', about: 'Todos los Eventos especiales se barajan juntos.' },
      half: { name: 'Mitad y mitad', about: 'Tantos de Newleaf como de los demás.' },
      only: { name: 'Solo estos', about: 'Todos los Eventos especiales son de Newleaf.' },
      none: { name: 'Fuera' },
    },
    'newleaf.basicEvents': ON_OR_OFF,
    'newleaf.forest': { true: { name: 'Mezcladas' }, false: { name: 'Fuera' } },
    'newleaf.plainEvents': {
      true: {
        name: 'Fuera',
        about: 'Lo aconseja el reglamento: en un mazo tan grande cuesta encontrar las cartas que nombran.',
      },
      false: { name: 'En juego' },
    },
  } as Readonly<Record<string, Readonly<Record<string, Label>>>>,
};

const car = noun('vagón', 'm', 'vagones');
const visitor = noun('visitante', 'm');

export const phrases = {
  sources: {
    station: { at: 'en la Estación de tren', from: 'de la Estación de tren' },
    trainUsed: { at: 'entre los vagones usados', from: 'de los vagones usados', noun: car },
    trainBag: { at: 'en la bolsa', from: 'de la bolsa', noun: car },
    visitorsLeft: { at: 'en la pila izquierda', from: 'de la pila izquierda', noun: visitor },
    visitorsRight: { at: 'en la pila derecha', from: 'de la pila derecha', noun: visitor },
    visitorsOut: { at: 'entre los visitantes descartados', from: 'de los visitantes descartados', noun: visitor },
    visitors: { at: 'junto a tu ciudad', from: 'de tus visitantes', noun: visitor },
    reserved: { at: 'bajo tu ficha de reserva', from: 'de debajo de tu ficha de reserva' },
  },
  train: { at: 'del tren', from: 'del tren', half: 'un vagón', noun: car },
  besideIt: { at: 'de al lado', from: 'de al lado', half: 'el vagón', noun: car },
  asks: {
    trainCar: 'elige un vagón: ganas lo que trae, y se repone',
    visitorOut: 'elige al visitante boca arriba que se va',
    visitorGiven: 'elige al visitante que se lleva tu oponente',
    copyVisit: 'elige la carta cuya visita copias',
    visitorTaken: 'elige al visitante boca arriba que se viene contigo',
  },
  cardNotHere: 'solo puedes jugar cartas de tu mano, del Prado, de la Estación de tren o de lo que hayas apartado',
  acts: {
    outbound: 'Usar tu billete (ida): mover a un trabajador',
    inbound: 'Gastar tu billete (vuelta): mover a un trabajador',
    reserve: 'Reservar',
  },
};
