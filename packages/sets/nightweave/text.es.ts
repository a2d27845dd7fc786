import type { GenderedNoun } from '@everdell/engine';
import type { names as en, said as saidEn } from './text.en.ts';

function noun(one: string, many: string, gender: 'm' | 'f'): GenderedNoun {
  return { one, many, gender };
}
const NIGHTWEAVE: GenderedNoun = { one: 'Nightweave', many: 'Nightweaves', gender: 'f', proper: true };
const card = noun('carta de actividad', 'cartas de actividad', 'f');
const pile = (the: string) => ({ yours: `de ${the}`, theirs: `de ${the}`, the });
const deck = { yours: 'del mazo de actividad', theirs: 'del mazo de actividad', the: 'el mazo de actividad' };
const lair = (the: string, their: string) => ({ yours: `de ${the}`, theirs: `de ${their}`, the, their });

export const names: typeof en = {
  name: 'La guarida de Nightweave',
  opponent: NIGHTWEAVE,
  card: (n: string) => noun(`carta de actividad ${n}`, `cartas de actividad ${n}`, 'f'),
  lair: noun('guarida de Nightweave', 'guaridas de Nightweave', 'f'),
  rows: { activity: { noun: card }, lair: { noun: noun('guarida', 'guaridas', 'f') } },
  marks: {
    busy: noun('señal de trabajador', 'señales de trabajador', 'f'),
    claimed: noun('señal de Evento', 'señales de Evento', 'f'),
  },
  zones: {
    activity: deck,
    activityOpen: pile('las cartas de actividad descubiertas'),
    activityOut: pile('la carta de actividad apartada'),
    activitySpring: pile('las cartas de actividad de primavera'),
    activitySummer: pile('las cartas de actividad de verano'),
    activityAutumn: pile('las cartas de actividad de otoño'),
    lair: pile('la guarida'),
    achievements: lair('tus logros', 'sus logros'),
    achievementsDown: lair('tus logros boca abajo', 'sus logros boca abajo'),
    constructionGone: pile('las cartas legendarias retiradas'),
    critterGone: pile('las cartas legendarias retiradas'),
  },
  sources: {
    activity: { at: 'en el mazo de actividad', from: 'del mazo de actividad', noun: card },
    activityOpen: { at: 'descubiertas', from: 'de entre las descubiertas', noun: card },
    activityOut: { at: 'apartadas', from: 'de entre las apartadas', noun: card },
    activitySpring: { at: 'de primavera', from: 'de primavera', noun: card },
    activitySummer: { at: 'de verano', from: 'de verano', noun: card },
    activityAutumn: { at: 'de otoño', from: 'de otoño', noun: card },
    lair: { at: 'suyas', from: 'suyas', noun: noun('guarida', 'guaridas', 'f') },
    achievements: { at: 'entre tus logros', from: 'de tus logros' },
    achievementsDown: { at: 'entre tus logros boca abajo', from: 'de tus logros boca abajo' },
    constructionGone: { at: 'retiradas', from: 'de entre las retiradas' },
    critterGone: { at: 'retiradas', from: 'de entre las retiradas' },
  },
  suits: {
    seasons: { winter: 'de invierno', spring: 'de primavera', summer: 'de verano', autumn: 'de otoño' },
    headers: { worker: 'con trabajador', nightweave: 'con Nightweave', none: 'sin símbolo' },
    both: (season, header) => `${season} ${header}`,
  },
  scores: { zeroBonus: 'Por cartas de 0 puntos', prosperityBonus: 'Por cartas de Prosperidad' },
  optionNames: {
    'nightweave.level': '¿Cómo de fiera es Nightweave?',
    'nightweave.victory': 'Dos contra ella: ¿quién gana?',
    'nightweave.springWorker': 'Con poderes: ¿se conserva el trabajador de primavera?',
    'nightweave.eventCards': '¿Qué necesita Nightweave para un Evento especial?',
  },
  options: {
    'nightweave.level': {
      0: { name: 'Mansa' },
      1: { name: 'Artera' },
      2: { name: 'Molesta' },
      3: { name: 'Atormentadora' },
      4: { name: 'Aterradora' },
    },
    'nightweave.victory': {
      ranking: { name: 'Cada uno por su cuenta', about: 'Gana quien tenga más puntos, si ella tiene menos.' },
      together: { name: 'Juntos', about: 'Los dos debéis tener más puntos que ella; si no, gana ella.' },
    },
    'nightweave.springWorker': {
      false: { name: 'No', about: 'Un poder cuesta un trabajador en primavera.' },
      true: { name: 'Sí', about: 'Se une de todos modos, lo que es más fácil.' },
    },
    'nightweave.eventCards': {
      each: {
        name: 'Según el Evento',
        about: 'Una de las cartas que nombra, en su ciudad; dos si cuenta cartas de una clase.',
      },
      game: {
        name: 'Siempre dos',
        about: 'Dos de las cartas pedidas en cada Evento, si hay alguno que cuente cartas.',
      },
    },
  },
  effects: {
    turn: 'Nightweave descubre una carta de actividad y hace lo que dice',
    leave: 'Nightweave se prepara para la estación siguiente o, en otoño, termina su partida',
    marketByDefault: 'Nightweave envía un trabajador al Mercado o al Refugio, si lo tiene',
    visitor: 'Nightweave recibe a un visitante',
    token: 'Nightweave mueve una ficha del Mercado',
    legend: 'Nightweave lleva una carta legendaria a su mano',
    claim: 'Nightweave se lleva un Evento básico cuyo requisito cumpla su ciudad',
    recalled:
      'Nightweave se lleva un Evento que cumpla y baraja sus cartas de actividad con las de la estación siguiente',
    ends: 'Nightweave lleva sus logros a su ciudad y se lleva un último Evento básico',
    playAndDraw: 'Nightweave juega una carta del Prado según el dado y roba 1 carta',
    playAndDiscard: 'Nightweave juega una carta del Prado según el dado y descarta 1 carta por una ficha de puntos',
  },
};

const to = (place: string): string => `un trabajador ${place}`;
const BASIC: Readonly<Record<string, string>> = {
  '3-twigs': '3 ramitas',
  '2-resin': '2 resinas',
  '1-pebble': '1 piedra',
  '1-berry-1-card': '1 baya y 1 carta',
};
const CLEARING: Readonly<Record<string, string>> = {
  'top-left': 'superior izquierdo',
  'top-right': 'superior derecho',
  'bottom-right': 'inferior derecho',
  'bottom-left': 'inferior izquierdo',
};

export const said: typeof saidEn = {
  places: {
    basic: (at) => to(`a la ubicación básica de ${BASIC[at]}`),
    forest: (at) => to(`al claro ${CLEARING[at]}`),
    journey: (at) => to(`al Viaje de ${at}`),
    ownCity: to('a un Destino de su ciudad, por 2 fichas de puntos'),
    open: to('a un Destino abierto, primero de tu ciudad'),
    basicEvent: to('a un Evento básico'),
    specialEvent: to('a un Evento especial'),
    marketOrHaven: to('al Mercado o al Refugio'),
  },
  cards: {
    draw: 'roba una carta',
    discard: 'descarta una carta por una ficha de puntos',
    playFromHand: 'juega una carta de su mano',
    playFromMeadow: 'juega una carta del Prado según el dado',
    playAndDraw: 'juega una carta del Prado según el dado y luego roba una carta',
    playAndDiscard: 'juega una carta del Prado según el dado y luego descarta una carta por una ficha de puntos',
    placeNightweave: 'ella misma al Prado según el dado, cuya carta pasa a su ciudad',
    placeAmbassador: 'su embajador al río',
    wonderAndAdornment: 'un trabajador a una Maravilla, y un Adorno por una perla',
    discardNoToken: 'descarta una carta',
    collectPoints: 'fichas de puntos según su nivel',
  },
  printed: (n) =>
    n === 'level' ? ' y fichas de puntos según su nivel' : ` y ${n} ficha${n === '1' ? '' : 's'} de puntos`,
  seasons: { winter: 'Invierno', spring: 'Primavera', summer: 'Verano', autumn: 'Otoño' },
  line: (season, first, second) => `${season}: ${first}; si no, ${second}.`,
  default: (parts) => `Si no puede ninguna de las dos: ${parts.join('; y ')}.`,
  arrow: {
    clockwise: 'Flecha: en el sentido de las agujas del reloj.',
    counterclockwise: 'Flecha: en sentido contrario a las agujas del reloj.',
  },
  header: {
    worker: 'Si no le queda nada en la guarida, se prepara para la estación siguiente en su lugar.',
    nightweave: 'Si no le queda nada en la guarida, se prepara para la estación siguiente en su lugar.',
    none: '',
  },
  visitor: 'Con visitantes en juego, recibe a uno.',
  lair: 'Aquí están sus trabajadores, sus cartas y sus logros.',
  turn: (what) => `Nightweave: ${what}`,
};
