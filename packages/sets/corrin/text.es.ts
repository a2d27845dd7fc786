import { bind, grammarEs, wordsEs, type Gendered, type GenderedNoun } from '@everdell/engine';
import type * as en from './text.en.ts';

const { clause, kindOfCard } = grammarEs;
const { words } = wordsEs;

function proper(name: string): GenderedNoun {
  return { one: name, many: name, gender: 'm', proper: true };
}

export const name = 'Corrin Evertail';

export const names = {
  cards: {
    'corrin-evertail-the-king': proper('Corrin Evertail el Rey'),
    'corrin-evertail-the-leader': proper('Corrin Evertail el Líder'),
    'corrin-evertail-the-warrior': proper('Corrin Evertail el Guerrero'),
    'corrin-evertails-field': { one: 'Campo de Corrin Evertail', many: 'Campos de Corrin Evertail', gender: 'm' },
    'corrin-evertails-path': { one: 'Camino de Corrin Evertail', many: 'Caminos de Corrin Evertail', gender: 'm' },
  },
} satisfies Gendered<typeof en.names>;

export const phrases: typeof en.phrases = {
  ops: {
    gifts: (e, c) => {
      const inner = bind(c, e.as, {
        noun: { one: 'regalo', many: 'regalos', gender: 'm' },
        how: 'given',
        single: false,
      });
      const what = `hasta ${e.n} ${words.card.many} de tu mano y ${words.resource.many}, en cualquier combinación`;
      return `puedes dar a los oponentes que quieras ${what}; ${clause(e.then, inner)}`;
    },
    othersDraw: (e, c) => `cada oponente roba 1 carta por cada ${kindOfCard(e.each, c, 1)} de su ciudad`,
  },
  asks: { gifts: () => 'elige qué das a continuación, o para' },
  answers: { gifts: { goods: 'Dar recursos', cards: 'Dar cartas' } },
};
