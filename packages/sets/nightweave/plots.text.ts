import type { oneTime } from './plots.oneTime.ts';
import type { seasonal } from './plots.seasonal.ts';
import type { TemperSaid } from './said.ts';

type PlotId = keyof typeof oneTime | keyof typeof seasonal;

const FOIL_UNIT = ['discard 1 card or pay 1 resource', 'descarta 1 carta o paga 1 recurso'] as const;

const perPlay = (name: readonly [string, string], colour: readonly [string, string]): TemperSaid => ({
  en: [name[0], `Each time you play a ${colour[0]} card, she gains point tokens for her level.`],
  es: [name[1], `Cada vez que juegues una carta ${colour[1]}, ella gana fichas de puntos por su nivel.`],
});

const theft = (name: readonly [string, string], faces: readonly [string, string, string, string]): TemperSaid => ({
  en: [
    name[0],
    `Roll the die and lose 3 of a resource, or all you have of it: ${faces[0]} twigs, ${faces[1]} resin, ${faces[2]} berries, ${faces[3]} pebbles. Foil: discard 2 cards before the roll.`,
  ],
  es: [
    name[1],
    `Tira el dado y pierde 3 de un recurso, o todo lo que tengas de él: ${faces[0]} ramitas, ${faces[1]} resina, ${faces[2]} bayas, ${faces[3]} piedras. Frustrar: descarta 2 cartas antes de tirar.`,
  ],
});

const closed = (name: readonly [string, string], kind: readonly [string, string]): TemperSaid => ({
  en: [
    name[0],
    `Every ${kind[0]} in your city is turned facedown until the next Plot: it keeps its space, but is not visited, activated or discarded, and counts for nothing. Foil: for each one that is to stay faceup, ${FOIL_UNIT[0]}.`,
  ],
  es: [
    name[1],
    `${kind[1]} de tu ciudad se pone boca abajo hasta la próxima trama: conserva su espacio, pero no se visita, activa ni descarta, y no cuenta para nada. Frustrar: por cada carta que deba seguir boca arriba, ${FOIL_UNIT[1]}.`,
  ],
});

const sticky = (name: readonly [string, string], what: readonly [string, string]): TemperSaid => ({
  en: [
    name[0],
    `Basic and Forest locations that give ${what[0]} or any resource have Web tokens. To place a worker there, pay 1 resource; she gains 1 point token. Her workers keep away.`,
  ],
  es: [
    name[1],
    `Los espacios básicos y del bosque que dan ${what[1]} o cualquier recurso tienen fichas de telaraña. Para colocar allí un trabajador, paga 1 recurso; ella gana 1 ficha de puntos. Sus trabajadores no van allí.`,
  ],
});

export const said: Readonly<Record<PlotId, TemperSaid>> = {
  'big-cheater': {
    en: [
      'Big Cheater',
      'By the die she takes an Event: 1-2 the leftmost basic one, 3-4 the rightmost basic one, 5-6 the leftmost special one, 7-8 the rightmost special one. If there is none, she gains point tokens for her level. Foil: discard or pay 3 in cards and resources before the roll.',
    ],
    es: [
      'Gran tramposa',
      'Según el dado, se lleva un Evento: 1-2 el básico de más a la izquierda, 3-4 el básico de más a la derecha, 5-6 el especial de más a la izquierda, 7-8 el especial de más a la derecha. Si no hay, gana fichas de puntos por su nivel. Frustrar: descarta o paga 3 entre cartas y recursos antes de tirar.',
    ],
  },
  borrowed: {
    en: [
      'Borrowed',
      '3 cards of your hand at random, or all if there are fewer, go into hers. Foil: for each card that is to stay, pay 1 resource before you see which they are.',
    ],
    es: [
      'En préstamo',
      '3 cartas de tu mano al azar, o todas si son menos, pasan a la suya. Frustrar: por cada carta que deba quedarse, paga 1 recurso antes de ver cuáles son.',
    ],
  },
  'closed-for-business': closed(['Closed for Business', 'Cerrado al público'], ['Construction', 'Cada Construcción']),
  copycat: {
    en: ['Copycat', 'She gains 2 point tokens for each card in your hand. Foil: first discard any number of cards.'],
    es: [
      'Imitadora',
      'Gana 2 fichas de puntos por cada carta de tu mano. Frustrar: antes descarta cuantas cartas quieras.',
    ],
  },
  'creepy-crawlies': {
    en: [
      'Creepy Crawlies',
      'The whole Meadow is replaced, you discard all tan cards of your hand, and she gains point tokens for her level. Foil: pay 3 resources.',
    ],
    es: [
      'Bichos repelentes',
      'Se repone todo el Prado, descartas todas las cartas marrones de tu mano y ella gana fichas de puntos por su nivel. Frustrar: paga 3 recursos.',
      'm',
    ],
  },
  grabbed: theft(['Grabbed!', '¡Agarrado!'], ['1-2', '3', '4-5', '6-8']),
  industrious: {
    en: [
      'Industrious',
      'She plays the top 3 cards of the deck, even if her city is full. Foil: discard up to 3 cards first; each keeps one of them away.',
    ],
    es: [
      'Laboriosa',
      'Juega las 3 cartas superiores del mazo, aunque su ciudad esté llena. Frustrar: antes descarta hasta 3 cartas; cada una evita una de ellas.',
    ],
  },
  'paralyzing-fear': closed(['Paralyzing Fear', 'Miedo paralizante'], ['Critter', 'Cada Bicho']),
  pickpocket: {
    en: [
      'Pickpocket',
      'Half of the cards of your hand, rounded up, go into hers at random. Foil: for each card that is to stay, she gains 1 point token; say how many before you see which they are.',
    ],
    es: [
      'Carterista',
      'La mitad de las cartas de tu mano, redondeada hacia arriba, pasa a la suya al azar. Frustrar: por cada carta que deba quedarse, ella gana 1 ficha de puntos; di cuántas antes de ver cuáles son.',
    ],
  },
  ransom: {
    en: [
      'Ransom',
      'One of your undeployed workers is held in her lair until you prepare for a season. If you have none, she gains point tokens for her level, and it is a deployed one of your choice, but not from where workers stay for good. Foil: pay 2 berries, or discard or pay 3 in cards and resources.',
    ],
    es: [
      'Rescate',
      'Uno de tus trabajadores sin colocar queda retenido en su guarida hasta que te prepares para una estación. Si no tienes, ella gana fichas de puntos por su nivel y es uno colocado a tu elección, pero no de donde los trabajadores se quedan para siempre. Frustrar: paga 2 bayas, o descarta o paga 3 entre cartas y recursos.',
      'm',
    ],
  },
  snatched: theft(['Snatched!', '¡Arrebatado!'], ['1', '2-3', '4-6', '7-8']),
  stolen: theft(['Stolen!', '¡Robado!'], ['1-3', '4-6', '7', '8']),
  takeover: {
    en: [
      'Takeover',
      'She takes a purple card of your choice from your city into hers, even if it is full; without one, the card of yours that is worth most. Foil: set an undeployed worker on the card; it comes back when you prepare for a season.',
    ],
    es: [
      'Apropiación',
      'Se lleva de tu ciudad a la suya una carta morada a tu elección, aunque esté llena; si no tienes, tu carta más valiosa. Frustrar: pon sobre la carta un trabajador sin colocar; vuelve cuando te prepares para una estación.',
    ],
  },
  thief: theft(['Thief!', '¡Al ladrón!'], ['1-2', '3-4', '5-7', '8']),
  'venomberry-stew': {
    en: [
      'Venomberry Stew',
      'One of your deployed workers, but not from where workers stay for good, goes to her lair, and she places it before her own. If you have none deployed, it is the next one you place, once its location has done what it does. You get it back from the board, not from her lair, when you prepare for a season. Foil: pay 2 pebbles, or discard or pay 3 in cards and resources.',
    ],
    es: [
      'Guiso de bayas venenosas',
      'Uno de tus trabajadores colocados, pero no de donde se quedan para siempre, va a su guarida, y ella lo coloca antes que los suyos. Si no tienes ninguno colocado, es el próximo que coloques, una vez resuelta su ubicación. Lo recuperas del tablero, no de su guarida, cuando te prepares para una estación. Frustrar: paga 2 piedras, o descarta o paga 3 entre cartas y recursos.',
      'm',
    ],
  },
  'administrative-errors': perPlay(['Administrative Errors', 'Errores administrativos'], ['blue', 'azul']),
  'bad-publicity': {
    en: [
      'Bad Publicity',
      'All tan cards leave the Meadow, and none comes there: they are discarded and replaced. To play a tan card from your hand, even for free, discard 1 more card or pay 1 more resource.',
    ],
    es: [
      'Mala publicidad',
      'Todas las cartas marrones salen del Prado y no entra ninguna: se descartan y se reponen. Para jugar una carta marrón de tu mano, incluso gratis, descarta 1 carta más o paga 1 recurso más.',
    ],
  },
  'berry-jam': sticky(['Berry Jam', 'Mermelada de bayas'], ['berries', 'bayas']),
  'caught-in-a-web': {
    en: [
      'Caught in a Web',
      '3 cards of your hand, drawn at random, are caught until the next Plot: they stay in your hand and count there, but you can neither play nor discard them.',
    ],
    es: [
      'Atrapadas en la telaraña',
      '3 cartas de tu mano, al azar, quedan atrapadas hasta la próxima trama: siguen en tu mano y cuentan en ella, pero no puedes jugarlas ni descartarlas.',
    ],
  },
  'coming-from-above': {
    en: ['Coming from Above', 'You cannot place workers on Basic locations whose spots are counted. Hers go there.'],
    es: [
      'Desde lo alto',
      'No puedes colocar trabajadores en los espacios básicos con plazas limitadas. Los suyos sí van.',
    ],
  },
  'compromised-judges': {
    en: [
      'Compromised Judges',
      `She gains 3 point tokens if you are in spring, 2 in summer, 1 in autumn. To place a worker on an Event, first ${FOIL_UNIT[0]}.`,
    ],
    es: [
      'Jueces comprados',
      `Gana 3 fichas de puntos si estás en primavera, 2 en verano, 1 en otoño. Para colocar un trabajador en un Evento, antes ${FOIL_UNIT[1]}.`,
      'm',
    ],
  },
  fatigue: {
    en: ['Fatigue', 'Each time you play or visit a red card, she gains point tokens for her level.'],
    es: ['Fatiga', 'Cada vez que juegues o visites una carta roja, ella gana fichas de puntos por su nivel.'],
  },
  'forest-bandits': {
    en: [
      'Forest Bandits',
      'Forest locations have Web tokens: each time you place a worker there, she gains 2 point tokens. Her workers keep away.',
    ],
    es: [
      'Bandidas del bosque',
      'Los espacios del bosque tienen fichas de telaraña: cada vez que coloques allí un trabajador, ella gana 2 fichas de puntos. Sus trabajadores no van allí.',
    ],
  },
  infestation: {
    en: [
      'Infestation',
      'Red cards in all cities have Web tokens: to place a worker there, discard or pay 2 in cards and resources. Her workers keep away.',
    ],
    es: [
      'Plaga',
      'Las cartas rojas de todas las ciudades tienen fichas de telaraña: para colocar allí un trabajador, descarta o paga 2 entre cartas y recursos. Sus trabajadores no van allí.',
    ],
  },
  'invisible-trap': {
    en: [
      'Invisible Trap',
      `Basic locations have Web tokens: each time you place a worker there, ${FOIL_UNIT[0]}, or she gains 1 point token.`,
    ],
    es: [
      'Trampa invisible',
      `Los espacios básicos tienen fichas de telaraña: cada vez que coloques allí un trabajador, ${FOIL_UNIT[1]}, o ella gana 1 ficha de puntos.`,
    ],
  },
  'political-influence': {
    en: [
      'Political Influence',
      `To play a blue card, and each time you use the text of one, ${FOIL_UNIT[0]}. Blue cards that you would draw from the deck are discarded and replaced; those of the Meadow cannot be drawn.`,
    ],
    es: [
      'Influencia política',
      `Para jugar una carta azul, y cada vez que uses el texto de una, ${FOIL_UNIT[1]}. Las cartas azules que fueras a robar del mazo se descartan y se reponen; las del Prado no se pueden robar.`,
    ],
  },
  'prowling-eyes': {
    en: ['Prowling Eyes', 'To play a Critter with an occupied token, discard 2 cards.'],
    es: ['Ojos al acecho', 'Para jugar un Bicho con una ficha de ocupado, descarta 2 cartas.', 'm'],
  },
  recession: perPlay(['Recession', 'Recesión'], ['purple', 'morada']),
  'spiders-in-the-soil': {
    en: [
      'Spiders in the Soil',
      'To play a green card, even for free, discard or pay 2 in cards and resources. No ability takes that off.',
    ],
    es: [
      'Arañas en la tierra',
      'Para jugar una carta verde, incluso gratis, descarta o paga 2 entre cartas y recursos. Ninguna habilidad lo reduce.',
    ],
  },
  'spiders-in-the-trees': {
    en: [
      'Spiders in the Trees',
      `Forest locations have Web tokens: to place a worker there, ${FOIL_UNIT[0]}. Hers go there.`,
    ],
    es: [
      'Arañas en los árboles',
      `Los espacios del bosque tienen fichas de telaraña: para colocar allí un trabajador, ${FOIL_UNIT[1]}. Los suyos sí van.`,
    ],
  },
  'sticky-concoction': sticky(['Sticky Concoction', 'Brebaje pegajoso'], ['resin', 'resina']),
  unproductive: perPlay(['Unproductive', 'Improductividad'], ['green', 'verde']),
  'web-levy': {
    en: [
      'Web Levy',
      'Basic locations whose spots are counted have Web tokens: each time you place a worker there, she gains 1 point token. Her workers keep away.',
    ],
    es: [
      'Tributo de la telaraña',
      'Los espacios básicos con plazas limitadas tienen fichas de telaraña: cada vez que coloques allí un trabajador, ella gana 1 ficha de puntos. Sus trabajadores no van allí.',
      'm',
    ],
  },
};
