import type { Noun } from '@everdell/engine';

/** A name that takes no article. */
function proper(name: string): Noun {
  return { one: name, many: name, proper: true };
}

export const labels = {
  name: 'More Legends',
  cards: {
    'click-clacks': proper("Click Clack's"),
    'darkdeep-prison': { one: 'Darkdeep Prison', many: 'Darkdeep Prisons' },
    'everflame-tomb': { one: 'Everflame Tomb', many: 'Everflame Tombs' },
    'king-norths-treasury': proper("King North's Treasury"),
    'strongroot-castle': { one: 'Strongroot Castle', many: 'Strongroot Castles' },
    'chipter-swipple': proper('Chipter Swipple'),
    'jor-goldwing': proper('Jor Goldwing'),
    'mayberry-matriarch': { one: 'Mayberry Matriarch', many: 'Mayberry Matriarchs' },
    'strey-softpaw': proper('Strey Softpaw'),
    'tarry-hare': proper('Tarry Hare'),
  },
};
