import { actions } from './actions.es.ts';
import { broughtBy, brings, card, kind, place, unlocks } from './cards.es.ts';
import { ops } from './effects.es.ts';
import { events } from './events.es.ts';
import { clause, count, de, goods, sentence, the, title } from './grammar.es.ts';
import { asks } from './prompts.es.ts';
import { reasons } from './reasons.es.ts';
import type { Language, ZoneWords } from './types.ts';
import { amounts, compared, conds, filters, sources } from './vocabulary.es.ts';
import { words } from './words.es.ts';

function called(the: string): ZoneWords {
  return { yours: de(the), theirs: de(the), the };
}

export const spanish: Language = {
  lang: 'es',
  words,
  ops,
  amounts,
  compared,
  conds,
  filters,
  sources,
  rows: {
    basic: { noun: words.basicLocation, described: true },
    haven: { noun: words.haven },
    journey: { noun: words.journey },
    forest: { noun: words.forestLocation, described: true },
    basicEvents: { noun: words.basicEvent },
    specialEvents: { noun: words.specialEvent },
  },
  zones: {
    hand: { yours: 'de tu mano', theirs: 'de su mano', the: 'tu mano', their: 'su mano' },
    meadow: called('el Prado'),
    revealed: called('las cartas reveladas'),
    city: { yours: 'de tu ciudad', theirs: 'de su ciudad', the: 'tu ciudad', their: 'su ciudad' },
    deck: called('el mazo'),
    discard: called('la pila de descartes'),
  },
  card,
  place,
  asks,
  reasons,
  events,
  actions,
  answers: {
    go: { go: 'Que juegue su turno' },
    give: { goods: 'Dar recursos', cards: 'Dar cartas' },
    name: { tan: 'Marrón', green: 'Verde', red: 'Rojo', blue: 'Azul', purple: 'Morado' },
    visitWay: { usual: 'Lo que hace la ubicación', instead: 'Lo que tu propia regla permite allí' },
    revealOn: { again: 'Revelar otra carta', stop: 'Parar' },
    draw: { use: 'Roba una más' },
    drawNext: { stop: 'No robar más' },
  },
  scores: {
    total: 'Total',
    base: 'Puntos de las cartas',
    tokens: 'Fichas de puntos',
    prosperity: 'Puntos de Prosperidad',
    journey: 'Viaje',
    events: 'Eventos',
    cards: 'Cartas del adversario',
    basicEvents: 'Eventos básicos',
    specialEvents: 'Eventos especiales',
  },
  grammar: {
    sentence,
    clause,
    goods,
    count,
    stake: ({ seat, points, each }, names) =>
      each > 0 && points > each
        ? `${names.seat(seat)} gana ${count(points, words.point)}, ${each} menos por cada una de esas cosas`
        : `si no, ${names.seat(seat)} gana ${count(points, words.point)}`,
    from: (source, prompt) => sentence(source === '' ? prompt : `${source}: ${prompt}`),
    title,
    the,
    kind,
    brings,
    broughtBy,
    unlocks,
    seat: (seat) => `Jugador ${seat + 1}`,
    you: '',
  },
};
