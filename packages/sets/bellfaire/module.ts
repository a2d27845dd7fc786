import type { Module, RowDeal } from '@everdell/engine';
import { basicEvents, specialEvents } from './events.ts';
import { forest } from './forest.ts';
import { garlands } from './garlands.ts';
import { market, MARKET, tokens } from './market.ts';
import { text } from './text.ts';
import './vocabulary.ts';

/** How its special Events join the others (R-BELL-04). */
const EVENTS: Readonly<Record<string, RowDeal>> = {
  mixed: {},
  half: { half: true },
  only: { atLeast: Object.keys(specialEvents).length },
  none: { atMost: 0 },
};

const ON_OR_OFF = { values: [true, false], default: true };

/** The Market, the Garland Award, the Flower Festival, Events and Forest cards, each switched on by itself (R-BELL-01). */
export const bellfaire: Module = {
  id: 'bellfaire',
  needs: ['base'],
  options: {
    'bellfaire.market': ON_OR_OFF,
    'bellfaire.garland': ON_OR_OFF,
    'bellfaire.festival': ON_OR_OFF,
    'bellfaire.events': { values: ['mixed', 'half', 'only', 'none'], default: 'mixed' },
    'bellfaire.forest': ON_OR_OFF,
    /** Nothing but a look: no rule asks for it (R-BELL-02, R-BELL-05). */
    'bellfaire.board': ON_OR_OFF,
  },
  places: { ...market, ...tokens, ...garlands, ...basicEvents, ...specialEvents, ...forest },
  marks: ['flipped'],
  notLaid: ['marketTokens', 'garlands'],
  deals: (options) => ({
    forest: options['bellfaire.forest'] === true ? {} : { atMost: 0 },
    specialEvents: EVENTS[String(options['bellfaire.events'])],
  }),
  zones: {
    marketTokens: { per: 'table', sees: 'all', of: 'marketTokens', dealt: 'rest', with: MARKET },
    garlands: {
      per: 'table',
      sees: 'all',
      of: 'garlands',
      dealt: 1, // R-BELL-09
      scores: { as: 'garland', ofAutoma: true },
    },
    garlandsOut: { per: 'table', sees: 'none', of: 'garlands', dealt: 'rest' },
  },
  text,
};
