import { grammarEn, type Noun, type WordsFor } from '@everdell/engine';

const { kindOfCard } = grammarEn;

function proper(name: string): Noun {
  return { one: name, many: name, proper: true };
}

export const name = 'Corrin Evertail';

export const names = {
  cards: {
    'corrin-evertail-the-king': proper('Corrin Evertail the King'),
    'corrin-evertail-the-leader': proper('Corrin Evertail the Leader'),
    'corrin-evertail-the-warrior': proper('Corrin Evertail the Warrior'),
    'corrin-evertails-field': proper("Corrin Evertail's Field"),
    'corrin-evertails-path': proper("Corrin Evertail's Path"),
  },
};

export const phrases: WordsFor<{ ops: 'othersDraw' }> = {
  ops: {
    othersDraw: (e, c) => `each opponent draws 1 card for each ${kindOfCard(e.each, c, 1)} in their city`,
  },
};
