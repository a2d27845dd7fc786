import { does, grammarEs, type Gendered } from '@everdell/engine';
import type * as en from './text.en.ts';

const { cards, clause } = grammarEs;

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
    showNamed: (e, c) => `si alguna de ellas es de ese color, muestra una y ${clause(e.then, c)}`,
  },
  asks: {
    showNamed: () => 'elige la carta de ese color que muestras',
  },
  events: {
    showed: (e, names) => {
      const shown = cards(
        e.designs.map((ix) => names.design(ix)),
        names,
      );
      return does(e.seat, 'muestra', 'muestras', shown);
    },
  },
};
