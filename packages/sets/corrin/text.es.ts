import type { Gendered, GenderedNoun } from '@everdell/engine';
import type * as en from './text.en.ts';

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
