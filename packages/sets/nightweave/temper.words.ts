import type { ModuleText, Noun } from '@everdell/engine';
import { PERSONALITIES } from './personalities.ts';
import { PLANS } from './plans.ts';
import { namesEn, namesEs, temperOverrides } from './temper.text.ts';

/** The words for her temper besides those of the cards: where they lie, what is chosen, what can be answered. */

const plain = <T>(words: Readonly<Record<string, T>>): Readonly<Record<string, () => T>> =>
  Object.fromEntries(Object.entries(words).map(([key, said]) => [key, () => said]));

const noun = (one: string, many = `${one}s`): Noun => ({ one, many });
const fem = (one: string, many = `${one}s`): Noun => ({ one, many, gender: 'f' });
const masc = (one: string, many = `${one}s`): Noun => ({ one, many, gender: 'm' });
const zone = (from: string) => (the: string, their?: string) => ({
  yours: `${from} ${the}`,
  theirs: `${from} ${their ?? the}`,
  the,
  ...(their !== undefined && { their }),
});
const pileEn = zone('from');
const pileEs = zone('de');

const chosen = (ids: readonly string[], names: Readonly<Record<string, Noun>>, lang: 'en' | 'es') =>
  Object.fromEntries(ids.map((id) => [id, { name: names[id].one, about: temperOverrides[id][lang] }]));

export const temperEn = {
  places: namesEn,
  rows: {
    personalities: { noun: noun('Personality', 'Personalities') },
    plans: { noun: noun('Plan') },
    plots: { noun: noun('Plot') },
  },
  marks: { web: noun('Web token') },
  suits: { 'one-time': 'One-Time', seasonal: 'Seasonal' },
  zones: {
    personalityPile: pileEn('the other Personalities'),
    personality: pileEn('her Personality'),
    planPile: pileEn('the other Plans'),
    plan: pileEn('her Plan'),
    plotPile: pileEn('the Plot pile'),
    plot: pileEn('her Plot'),
    seasonalPlot: pileEn('her Seasonal Plot'),
    plotsGone: pileEn('the Plots of before'),
    closed: pileEn('your facedown cards', 'their facedown cards'),
    webbed: pileEn('your caught cards', 'their caught cards'),
  },
  sources: plain({
    personalityPile: { at: 'among the others', from: 'from the others', noun: noun('Personality', 'Personalities') },
    personality: { at: 'of hers', from: 'of hers', noun: noun('Personality', 'Personalities') },
    planPile: { at: 'among the others', from: 'from the others', noun: noun('Plan') },
    plan: { at: 'of hers', from: 'of hers', noun: noun('Plan') },
    plotPile: { at: 'in the Plot pile', from: 'from the Plot pile', noun: noun('Plot') },
    plot: { at: 'of hers', from: 'of hers', noun: noun('Plot') },
    seasonalPlot: { at: 'of hers', from: 'of hers', noun: noun('Seasonal Plot') },
    plotsGone: { at: 'of before', from: 'of before', noun: noun('Plot') },
    closed: { at: 'among your facedown cards', from: 'from your facedown cards' },
    webbed: { at: 'among your caught cards', from: 'from your caught cards' },
  }),
  optionNames: {
    'nightweave.personality': 'Which Personality has Nightweave?',
    'nightweave.plan': 'Has she a Plan?',
    'nightweave.plots': 'Does she plot?',
    'nightweave.mix': 'Her temper beside other sets',
  },
  options: {
    'nightweave.personality': {
      none: { name: 'None', about: 'Cards beside her in the Meadow are like any others.' },
      random: { name: 'By lot', about: 'One of the eight, drawn when the game begins.' },
      ...chosen(PERSONALITIES, namesEn, 'en'),
    },
    'nightweave.plan': {
      none: { name: 'None', about: 'She only follows her cards.' },
      random: { name: 'By lot', about: 'One of the thirteen, drawn when the game begins.' },
      ...chosen(PLANS, namesEn, 'en'),
    },
    'nightweave.plots': {
      false: { name: 'No', about: 'She draws none.' },
      true: {
        name: 'Yes',
        about: 'A Plot each time she prepares for a season. Alone against her, and not with a Plan.',
      },
    },
    'nightweave.mix': {
      none: { name: 'Not', about: 'As the rules have it.' },
      some: { name: 'Some', about: 'Player Powers and Bellfaire may be added.' },
      all: { name: 'All', about: 'Whatever you like. Nobody has tried that on paper.' },
    },
  },
  effects: {
    'nightweave.schemes': 'Nightweave draws a Plot, where she plots',
    'nightweave.placed': 'what her Plan and her Personality do when she is placed',
    'nightweave.swarm': 'a Web token lies on the Haven',
    'nightweave.changesHerMind': 'another Personality takes the place of hers',
    'nightweave.moves': 'Nightweave moves to the space that the die shows, and its card becomes an Achievement',
  },
  asks: {
    webPlace: () => 'choose where the Web token goes',
    staysOpen: () => 'choose which cards stay faceup, each for 1 card or resource',
    givesWorker: () => 'choose which of your workers goes to her lair',
  },
  answers: {
    option: {
      endure: 'Let it happen',
      guard: 'Guard it with a worker',
      'foil-1-unit': 'Foil it: discard 1 card or pay 1 resource',
      'foil-2-units': 'Foil it: 2 in cards and resources',
      'foil-3-units': 'Foil it: 3 in cards and resources',
      'foil-2-goods': 'Foil it: 2 resources',
      'foil-3-goods': 'Foil it: 3 resources',
      'foil-1-of-each': 'Foil it: 1 resource and 1 point token',
      'foil-2-points': 'Foil it: 2 point tokens',
      'foil-2-cards': 'Foil it: discard 2 cards',
      'foil-2-berries': 'Foil it: 2 berries',
      'foil-2-pebbles': 'Foil it: 2 pebbles',
      ...Object.fromEntries(
        [1, 2, 3, 4, 5, 6].map((n) => [
          `foil-${n}-kept`,
          `Foil it: keep ${n}, she gains ${n} point token${n === 1 ? '' : 's'}`,
        ]),
      ),
    },
  },
} satisfies Partial<ModuleText>;

export const temperEs = {
  places: namesEs,
  rows: {
    personalities: { noun: fem('personalidad', 'personalidades') },
    plans: { noun: masc('plan', 'planes') },
    plots: { noun: fem('trama') },
  },
  marks: { web: fem('ficha de telaraña', 'fichas de telaraña') },
  suits: { 'one-time': 'única', seasonal: 'de estación' },
  zones: {
    personalityPile: pileEs('las demás personalidades'),
    personality: pileEs('su personalidad'),
    planPile: pileEs('los demás planes'),
    plan: pileEs('su plan'),
    plotPile: pileEs('la pila de tramas'),
    plot: pileEs('su trama'),
    seasonalPlot: pileEs('su trama de estación'),
    plotsGone: pileEs('las tramas anteriores'),
    closed: pileEs('tus cartas boca abajo', 'sus cartas boca abajo'),
    webbed: pileEs('tus cartas atrapadas', 'sus cartas atrapadas'),
  },
  sources: plain({
    personalityPile: {
      at: 'entre las demás',
      from: 'de entre las demás',
      noun: fem('personalidad', 'personalidades'),
    },
    personality: { at: 'suya', from: 'suya', noun: fem('personalidad', 'personalidades') },
    planPile: { at: 'entre los demás', from: 'de entre los demás', noun: masc('plan', 'planes') },
    plan: { at: 'suyo', from: 'suyo', noun: masc('plan', 'planes') },
    plotPile: { at: 'en la pila de tramas', from: 'de la pila de tramas', noun: fem('trama') },
    plot: { at: 'suya', from: 'suya', noun: fem('trama') },
    seasonalPlot: { at: 'suya', from: 'suya', noun: fem('trama de estación', 'tramas de estación') },
    plotsGone: { at: 'anteriores', from: 'anteriores', noun: fem('trama') },
    closed: { at: 'entre tus cartas boca abajo', from: 'de tus cartas boca abajo' },
    webbed: { at: 'entre tus cartas atrapadas', from: 'de tus cartas atrapadas' },
  }),
  optionNames: {
    'nightweave.personality': '¿Qué personalidad tiene Nightweave?',
    'nightweave.plan': '¿Tiene un plan?',
    'nightweave.plots': '¿Urde tramas?',
    'nightweave.mix': 'Su carácter junto a otras expansiones',
  },
  options: {
    'nightweave.personality': {
      none: { name: 'Ninguna', about: 'Las cartas de su alrededor en el Prado son como las demás.' },
      random: { name: 'Al azar', about: 'Una de las ocho, que se saca al empezar la partida.' },
      ...chosen(PERSONALITIES, namesEs, 'es'),
    },
    'nightweave.plan': {
      none: { name: 'Ninguno', about: 'Solo sigue sus cartas.' },
      random: { name: 'Al azar', about: 'Uno de los trece, que se saca al empezar la partida.' },
      ...chosen(PLANS, namesEs, 'es'),
    },
    'nightweave.plots': {
      false: { name: 'No', about: 'No roba ninguna.' },
      true: { name: 'Sí', about: 'Una trama cada vez que se prepara para una estación. En solitario, y sin plan.' },
    },
    'nightweave.mix': {
      none: { name: 'No', about: 'Como dicen las reglas.' },
      some: { name: 'Algunas', about: 'Se pueden añadir los Poderes de jugador y Bellfaire.' },
      all: { name: 'Todas', about: 'Lo que quieras. Nadie lo ha probado en papel.' },
    },
  },
  effects: {
    'nightweave.schemes': 'Nightweave roba una trama, si las urde',
    'nightweave.placed': 'lo que hacen su plan y su personalidad cuando se coloca',
    'nightweave.swarm': 'hay una ficha de telaraña en el Refugio',
    'nightweave.changesHerMind': 'otra personalidad sustituye a la suya',
    'nightweave.moves': 'Nightweave pasa al espacio que indique el dado, y su carta pasa a ser un logro',
  },
  asks: {
    webPlace: () => 'elige dónde va la ficha de telaraña',
    staysOpen: () => 'elige qué cartas siguen boca arriba, cada una por 1 carta o recurso',
    givesWorker: () => 'elige cuál de tus trabajadores va a su guarida',
  },
  answers: {
    option: {
      endure: 'Dejar que ocurra',
      guard: 'Protegerla con un trabajador',
      'foil-1-unit': 'Frustrarlo: descartar 1 carta o pagar 1 recurso',
      'foil-2-units': 'Frustrarlo: 2 entre cartas y recursos',
      'foil-3-units': 'Frustrarlo: 3 entre cartas y recursos',
      'foil-2-goods': 'Frustrarlo: 2 recursos',
      'foil-3-goods': 'Frustrarlo: 3 recursos',
      'foil-1-of-each': 'Frustrarlo: 1 recurso y 1 ficha de puntos',
      'foil-2-points': 'Frustrarlo: 2 fichas de puntos',
      'foil-2-cards': 'Frustrarlo: descartar 2 cartas',
      'foil-2-berries': 'Frustrarlo: 2 bayas',
      'foil-2-pebbles': 'Frustrarlo: 2 piedras',
      ...Object.fromEntries(
        [1, 2, 3, 4, 5, 6].map((n) => [
          `foil-${n}-kept`,
          `Frustrarlo: conservar ${n}; ella gana ${n} ficha${n === 1 ? '' : 's'} de puntos`,
        ]),
      ),
    },
  },
} satisfies Partial<ModuleText>;

/** The words of the module with these among them. */
export function withTemper(text: ModuleText, temper: typeof temperEn | typeof temperEs): ModuleText {
  const both: Record<string, unknown> = { ...text };
  for (const [part, words] of Object.entries(temper)) both[part] = { ...(both[part] as object), ...words };
  return both;
}
