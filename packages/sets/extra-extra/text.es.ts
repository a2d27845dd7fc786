import { bind, grammarEs, wordsEs, type Gendered } from '@everdell/engine';
import type * as en from './text.en.ts';

const { agree, bundle, cards, clause, list } = grammarEs;
const { words } = wordsEs;

const colour = { one: 'color', many: 'colores', gender: 'm' } as const;

export const name = 'Extra! Extra!';

export const names = {
  cards: {
    carnival: { one: 'Carnaval', many: 'Carnavales', gender: 'm' },
    gazette: { one: 'Gaceta', many: 'Gacetas', gender: 'f' },
    juggler: { one: 'Malabarista', many: 'Malabaristas', gender: 'm' },
    'scurrble-champion': { one: 'Campeón de scurrble', many: 'Campeones de scurrble', gender: 'm' },
    'scurrble-stadium': { one: 'Estadio de scurrble', many: 'Estadios de scurrble', gender: 'm' },
    'town-crier': { one: 'Pregonero', many: 'Pregoneros', gender: 'm' },
  },
} satisfies Gendered<typeof en.names>;

export const phrases: typeof en.phrases = {
  ops: {
    nameColour: (e, c) => {
      const colours = list(
        e.colours.map((id) => agree(words.colours[id], colour, 1)),
        'or',
      );
      return `nombra un color (${colours}) y ${clause(e.then, c)}`;
    },
    showNamed: (e, c) => `si alguna de ellas es de ese color, muestra una y ${clause(e.then, c)}`,
    revealOn: (e, c) => {
      const inner = bind(c, e.as, { noun: words.card, how: 'chosen', single: false });
      const turn = `paga ${bundle(e.cost, c)} y revela la carta superior del mazo, tantas veces como quieras`;
      return `${turn}; ${clause(e.then, inner)}; descarta las cartas reveladas`;
    },
  },
  asks: {
    nameColour: () => 'nombra un color',
    showNamed: () => 'elige la carta de ese color que muestras',
    revealOn: () => 'decide si pagas de nuevo y revelas otra carta',
  },
  answers: {
    nameColour: { tan: 'Marrón', red: 'Rojo', blue: 'Azul', purple: 'Morado' },
    revealOn: { again: 'Revelar otra carta', stop: 'Parar' },
  },
  events: {
    showed: (e, names) => {
      const shown = cards(
        e.designs.map((ix) => names.design(ix)),
        names,
      );
      return `${names.seat(e.seat)} muestra ${shown}.`;
    },
  },
};
