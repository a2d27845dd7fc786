import { grammarEn, wordsEn, type Noun, type WordsFor } from '@everdell/engine';

const { kindOfCard, list, the } = grammarEn;
const { words } = wordsEn;

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

export const phrases: WordsFor<{ ops: 'copyOccupied' | 'othersDraw' }> = {
  ops: {
    copyOccupied: (e, c) => {
      const cards = e.except.filter((id) => c.names.cardDef(id) !== undefined).map((card) => the({ card }, c.names));
      const never = list([`an ${words.event.one}`, `the ${words.journey.one}`, ...cards], 'or');
      return `activate, as if you were there, a location where an opponent has a worker (never ${never})`;
    },
    othersDraw: (e, c) => `each opponent draws 1 card for each ${kindOfCard(e.each, c, 1)} in their city`,
  },
};
