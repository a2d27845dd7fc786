import {
  bind,
  does,
  grammarEs,
  wordsEs,
  type Gendered,
  type GenderedNoun,
  type Holder,
  type ModuleText,
  type Names,
  type Phrases,
} from '@everdell/engine';
import type { labels as labelsEn, names as en } from './text.en.ts';

const { a, agree, clause, count, de, porCada, sentence, the, title, whose } = grammarEs;
const { words } = wordsEs;

function fixed(name: string, gender: 'm' | 'f'): GenderedNoun {
  return { one: name, many: name, gender };
}

/** Somebody's name. */
function proper(name: string, gender: 'm' | 'f'): GenderedNoun {
  return { ...fixed(name, gender), proper: true };
}

export const names = {
  cards: {
    bridge: { one: 'Puente', many: 'Puentes', gender: 'm' },
    ferry: { one: 'Transbordador', many: 'Transbordadores', gender: 'm' },
    'ferry-ferret': { one: 'Hurón barquero', many: 'Hurones barqueros', gender: 'm' },
    harbor: { one: 'Puerto', many: 'Puertos', gender: 'm' },
    messenger: { one: 'Mensajero', many: 'Mensajeros', gender: 'm' },
    pirate: { one: 'Pirata', many: 'Piratas', gender: 'm' },
    'pirate-ship': { one: 'Barco pirata', many: 'Barcos piratas', gender: 'm' },
    shipwright: { one: 'Carpintero de ribera', many: 'Carpinteros de ribera', gender: 'm' },
  },
  riverSpots: {
    shoal: { one: 'Bajío', many: 'Bajíos', gender: 'm' },
    'river-spot-3-green': fixed('Orilla verde', 'f'),
    'river-spot-2-red': fixed('Orilla roja', 'f'),
    'river-spot-2-blue': fixed('Orilla azul', 'f'),
    'river-spot-2-tan': fixed('Orilla marrón', 'f'),
  },
  riverCitizens: {
    'gus-the-gardener': proper('Gus el Jardinero', 'm'),
    'bosley-the-artist': proper('Bosley el Artista', 'm'),
    'crustina-the-constable': proper('Crustina la Alguacil', 'f'),
    'iluminor-the-inventor': proper('Iluminor el Inventor', 'm'),
    'snout-the-explorer': proper('Snout el Explorador', 'm'),
    'omicron-the-elder': proper('Omicron el Anciano', 'm'),
  },
  riverLocations: {
    ballroom: fixed('Salón de baile', 'm'),
    watermill: fixed('Molino de agua', 'm'),
    observatory: fixed('Observatorio', 'm'),
    'river-market': fixed('Mercado', 'm'),
    'great-hall': fixed('Gran salón', 'm'),
    gardens: { one: 'Jardines', many: 'Jardines', gender: 'm', plural: true },
  },
  adornments: {
    bell: fixed('Campana', 'f'),
    compass: fixed('Brújula', 'f'),
    'gilded-book': fixed('Libro dorado', 'm'),
    hourglass: fixed('Reloj de arena', 'm'),
    'key-to-the-city': fixed('Llave de la ciudad', 'f'),
    masque: fixed('Antifaz', 'm'),
    mirror: fixed('Espejo', 'm'),
    scales: fixed('Balanza', 'f'),
    'seaglass-amulet': fixed('Amuleto de vidrio marino', 'm'),
    spyglass: fixed('Catalejo', 'm'),
    sundial: fixed('Reloj de sol', 'm'),
    tiara: fixed('Tiara', 'f'),
  },
  wonders: {
    'hopewatch-gate': fixed('Puerta de la Esperanza', 'f'),
    'mistrise-fountain': fixed('Fuente de la Bruma', 'f'),
    'sunblaze-bridge': fixed('Puente del Sol', 'm'),
    'starfalls-flame': fixed('Llama Estelar', 'f'),
  },
  specialEvents: {
    'masquerade-invitations': fixed('Invitaciones al baile de máscaras', 'f'),
    'river-race': fixed('Regata del río', 'f'),
    'riverside-resort': fixed('Balneario de la ribera', 'm'),
    'romantic-cruise': fixed('Crucero romántico', 'm'),
    'sunken-treasure-discovered': fixed('Tesoro hundido descubierto', 'm'),
    'x-marks-the-spot': fixed('La X marca el lugar', 'f'),
  },
  forest: {
    'pb-forest-two-pebble-one-card': fixed('2 piedras y 1 carta', 'f'),
    'pb-forest-resin-pebble-or-four-cards': fixed('1 resina y 1 piedra, o 4 cartas', 'f'),
    'pb-forest-berry-pebble-card': fixed('1 baya, 1 piedra y 1 carta', 'f'),
    'pb-forest-churn-meadow': fixed('Descarta 2 cartas del Prado, roba 2 y gana 1 recurso', 'f'),
  },
  resources: { pearl: { one: 'perla', many: 'perlas', gender: 'f' } },
  pieces: { ambassador: { one: 'Embajador', many: 'Embajadores', gender: 'm' } },
  rows: {
    shoal: { one: 'Bajío', many: 'Bajíos', gender: 'm' },
    river: { one: 'orilla del río', many: 'orillas del río', gender: 'f' },
    riverCards: { one: 'Destino del río boca arriba', many: 'Destinos del río boca arriba', gender: 'm' },
    adornments: { one: 'Adorno', many: 'Adornos', gender: 'm' },
    wonders: { one: 'Maravilla', many: 'Maravillas', gender: 'f' },
  },
} satisfies Gendered<typeof en>;

export const labels = {
  name: 'Pearlbrook',
  scores: { adornments: 'Adornos', wonders: 'Maravillas', pearls: 'Perlas' },
  code: {
    'pearlbrook.setsUp': 'coloca los Destinos fluviales y reparte dos Adornos a cada jugador',
    'pearlbrook.countsHand': 'cuenta la mano de quien pasa',
  },
  optionNames: { 'pearlbrook.forest': 'Sus cartas de bosque', 'pearlbrook.events': 'Sus Eventos especiales' },
  options: {
    'pearlbrook.forest': { true: { name: 'Mezcladas' }, false: { name: 'Fuera' } },
    'pearlbrook.events': {
      mixed: { name: 'Mezclados', about: 'Al menos uno de ellos está en juego.' },
      one: { name: 'Solo uno', about: 'Los demás Eventos especiales salen del resto.' },
    },
  },
} satisfies typeof labelsEn;

const ops: Pick<Phrases['ops'], 'visitRiver' | 'turnRiver' | 'sail'> = {
  turnRiver: () => 'da la vuelta a su destino del río',
  visitRiver: () =>
    'si la carta de aquí está boca abajo, gana la perla que tiene encima, da la vuelta a la carta y puedes usarla; si está boca arriba, úsala',
  sail: (e, c) => {
    const inner = bind(c, e.as, { noun: c.names.resource('pearl'), how: 'chosen', single: false });
    return `mueve esta carta con tu trabajador a la ciudad de un oponente que tenga un espacio libre; cuenta las perlas de ese oponente, ${e.atMost} como máximo: ${clause(e.then, inner)}`;
  },
};

export const phrases: ModuleText = {
  ops,
  amounts: {
    handAtEnd: (_v, _c, every) =>
      porCada(every, (n) =>
        n === 1 ? `${words.card.one} que te quede en la mano` : `${words.card.many} que te queden en la mano`,
      ),
  },
  conds: {
    riverColour: {
      clause: ({ colour, n }) =>
        `tienes al menos ${count(n, words.card)} ${agree(words.colours[colour], words.card, n)} en tu ciudad`,
      need: ({ colour, n }) =>
        `al menos ${count(n, words.card)} ${agree(words.colours[colour], words.card, n)} en tu ciudad`,
    },
  },
  sources: {
    wonders: () => ({
      noun: { one: 'Maravilla', many: 'Maravillas', gender: 'f' },
      at: 'que hayas construido',
      from: 'que hayas construido',
    }),
    adornments: () => ({
      noun: { one: 'Adorno', many: 'Adornos', gender: 'm' },
      at: 'que tengas',
      from: 'que tengas',
    }),
    adornmentsPlayed: () => ({
      half: 'la mitad superior de un Adorno',
      at: 'que haya jugado un oponente',
      from: 'que haya jugado un oponente',
    }),
  },
  asks: {
    mirror: () => 'elige el Adorno que usas, o ninguno',
    sail: () => 'elige al oponente a cuya ciudad zarpa el barco',
  },
  events: {
    riverRevealed: (e, names) => does(e.seat, 'da la vuelta', 'das la vuelta', a(placeAt(names, e.card, the))),
    adorned: (e, names) => does(e.seat, 'juega', 'juegas', `el Adorno ${placeAt(names, e.place, title)}`),
    sailed: (e, names) => {
      const ship = whose(e.seat, names.card(names.design(e.designs[0])), names);
      return sentence(`${ship} zarpa hacia ${whose(e.to, words.city, names)}`);
    },
  },
  actions: {
    ambassador: (_a, names, at) => {
      const where = at === null ? 'ese lugar' : the(at, names);
      return `Colocar el Embajador en ${where}${at?.owner === undefined ? '' : ` de la ciudad ${de(names.seat(at.owner))}`}`;
    },
    adornment: (_a, names, at) => `Jugar ${at === null ? 'un Adorno' : title(at, names)} (1 perla)`,
  },
};

function placeAt(names: Names, place: Holder, word: typeof the): string {
  const what = names.holder(place, -1);
  return what === null ? '?' : word(what, names);
}
