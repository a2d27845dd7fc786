import type { Module, RowDeal } from '@everdell/engine';
import { constructions } from './constructions.ts';
import { critters } from './critters.ts';
import { basicEvents, specialEvents } from './events.ts';
import { forest } from './forest.ts';
import { effects as lodging } from './lodge.ts';
import { CARDS } from './parts.ts';
import { seatTiles, zones as seatZones } from './seats.ts';
import { effects, locations, playedThere, trainCars, zones } from './station.ts';
import { text } from './text.ts';
import { visitors } from './visitors.ts';
import './vocabulary.ts';
import { gain } from './words.ts';

/** How its special Events join the others (R-NEW-07). */
const EVENTS: Readonly<Record<string, RowDeal>> = {
  mixed: {},
  half: { half: true },
  only: { atLeast: Object.keys(specialEvents).length },
  none: { atMost: 0 },
};

const ON_OR_OFF = { values: [true, false], default: true };

/** 59 cards with Golden tokens, the Station, Tickets, Reservations, Events and Forest cards, each switched on by itself. */
export const newleaf: Module = {
  id: 'newleaf',
  needs: ['base'],
  oneOf: 'great-expansions',
  minutes: 10,
  options: {
    'newleaf.cards': ON_OR_OFF,
    'newleaf.station': ON_OR_OFF,
    'newleaf.tickets': ON_OR_OFF,
    'newleaf.reservations': ON_OR_OFF,
    'newleaf.events': { values: ['mixed', 'half', 'only', 'none'], default: 'mixed' },
    'newleaf.basicEvents': ON_OR_OFF,
    'newleaf.forest': ON_OR_OFF,
    'newleaf.plainEvents': { values: [true, false], default: false },
  },
  resources: ['golden'],
  marks: ['flipped'],
  cards: { ...critters, ...constructions },
  places: {
    ...locations,
    ...trainCars,
    ...visitors,
    ...seatTiles,
    ...basicEvents,
    ...specialEvents,
    ...forest,
  },
  effects: { ...effects, ...lodging },
  notLaid: ['trainCars', 'visitors', 'tickets', 'reservations'],
  deals: (options) => ({
    forest: options['newleaf.forest'] === true ? {} : { atMost: 0 },
    specialEvents: EVENTS[String(options['newleaf.events'])],
  }),
  zones: { ...zones, ...seatZones },
  reacts: [
    { to: 'starting', if: { option: CARDS }, then: gain({ golden: 3 }) }, // R-NEW-05
    playedThere,
  ],
  text,
};
