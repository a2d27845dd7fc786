import { does, type ModuleTexts } from '@everdell/engine';
import * as fair from './fair.text.ts';

export const text: ModuleTexts = {
  en: {
    cards: {
      squirrel: { one: 'Squirrel', many: 'Squirrels' },
      'acorn-bank': { one: 'Acorn Bank', many: 'Acorn Banks' },
    },
    places: {
      ...fair.en.places,
      'acorn-stall': { one: 'Acorn Stall', many: 'Acorn Stalls' },
      'barter-stall': { one: 'Barter Stall', many: 'Barter Stalls' },
    },
    resources: { acorn: { one: 'acorn', many: 'acorns' } },
    marks: fair.en.marks,
    sources: fair.en.sources,
    rows: { ...fair.en.rows, stalls: { noun: { one: 'stall', many: 'stalls' } } },
    code: { 'madeUp.nibbled': 'remember the meal' },
    scores: { hoard: 'Hoarded acorns' },
    zones: {
      ...fair.en.zones,
      buried: { yours: 'from where you buried it', theirs: 'from where it was buried' },
      finds: { yours: 'from your finds', theirs: 'from the finds' },
    },
    ops: {
      barter: ({ upTo }) => `you may barter up to ${upTo} acorns away for a point each`,
      bury: () => 'bury it',
      unearth: () => 'lay open what you buried',
    },
    amounts: { hoarded: (r, c) => `for each ${c.names.resource(r).one} you have hoarded` },
    conds: {
      richIn: {
        clause: (r, c) => `you are rich in ${c.names.resource(r).many}`,
        need: (r, c) => `to be rich in ${c.names.resource(r).many}`,
      },
    },
    filters: { dear: (n) => ({ after: `that costs at least ${n}` }) },
    asks: { barter: () => 'How many acorns do you barter away?' },
    events: {
      bartered: ({ seat, n }) => does(seat, 'barters', 'barter', `${n} away`),
      buried: ({ seat }) => does(seat, 'buries', 'bury', 'a card'),
      unearthed: ({ seat }) => does(seat, 'lays', 'lay', 'open what was buried'),
    },
    actions: {
      nibble: () => 'Nibble an acorn',
      'dig-in': (_a, names, it) => `Dig in ${it === null || 'place' in it ? 'a Critter' : names.card(it.card).one}`,
      withdraw: () => 'Withdraw an acorn',
    },
  },
  es: {
    cards: {
      squirrel: { one: 'Ardilla', many: 'Ardillas', gender: 'f' },
      'acorn-bank': { one: 'Banco de bellotas', many: 'Bancos de bellotas', gender: 'm' },
    },
    places: {
      ...fair.es.places,
      'acorn-stall': { one: 'Puesto de bellotas', many: 'Puestos de bellotas', gender: 'm' },
      'barter-stall': { one: 'Puesto de trueque', many: 'Puestos de trueque', gender: 'm' },
    },
    resources: { acorn: { one: 'bellota', many: 'bellotas', gender: 'f' } },
    marks: fair.es.marks,
    sources: fair.es.sources,
    rows: { ...fair.es.rows, stalls: { noun: { one: 'puesto', many: 'puestos', gender: 'm' } } },
    code: { 'madeUp.nibbled': 'recuerda la comida' },
    scores: { hoard: 'Bellotas guardadas' },
    zones: {
      ...fair.es.zones,
      buried: { yours: 'de donde la enterraste', theirs: 'de donde estaba enterrada' },
      finds: { yours: 'de tus hallazgos', theirs: 'de los hallazgos' },
    },
    ops: {
      barter: ({ upTo }) => `puedes trocar hasta ${upTo} bellotas por un punto cada una`,
      bury: () => 'entiérrala',
      unearth: () => 'muestra lo que enterraste',
    },
    amounts: { hoarded: (r, c) => `por cada ${c.names.resource(r).one} que guardes` },
    conds: {
      richIn: {
        clause: (r, c) => `tienes muchas ${c.names.resource(r).many}`,
        need: (r, c) => `tener muchas ${c.names.resource(r).many}`,
      },
    },
    filters: { dear: (n) => ({ after: `que cueste al menos ${n}` }) },
    asks: { barter: () => '¿Cuántas bellotas truecas?' },
    events: {
      bartered: ({ seat, n }) => does(seat, 'trueca', 'truecas', String(n)),
      buried: ({ seat }) => does(seat, 'entierra', 'entierras', 'una carta'),
      unearthed: ({ seat }) => does(seat, 'muestra', 'muestras', 'lo enterrado'),
    },
    actions: {
      nibble: () => 'Roer una bellota',
      'dig-in': (_a, names, it) => `Enterrar ${it === null || 'place' in it ? 'un Bicho' : names.card(it.card).one}`,
      withdraw: () => 'Sacar una bellota',
    },
  },
};
