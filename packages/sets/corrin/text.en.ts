import type { Noun } from '@everdell/engine';

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
