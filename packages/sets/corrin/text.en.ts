import { bind, grammarEn, wordsEn, type Noun, type WordsFor } from '@everdell/engine';

const { clause, kindOfCard } = grammarEn;
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

export const phrases: WordsFor<{ ops: 'gifts' | 'othersDraw' }> = {
  ops: {
    gifts: (e, c) => {
      const inner = bind(c, e.as, { noun: { one: 'gift', many: 'gifts' }, how: 'given', single: false });
      const what = `up to ${e.n} ${words.card.many} from your hand and ${words.resource.many} in any mix`;
      return `you may give ${what} to any opponents; ${clause(e.then, inner)}`;
    },
    othersDraw: (e, c) => `each opponent draws 1 card for each ${kindOfCard(e.each, c, 1)} in their city`,
  },
  asks: { gifts: () => 'choose what to give away next, or stop' },
  answers: { gifts: { goods: 'Give resources', cards: 'Give cards' } },
};
