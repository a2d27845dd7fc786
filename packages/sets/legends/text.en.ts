import type { Noun } from '@everdell/engine';

/** A name that takes no article. */
function proper(name: string): Noun {
  return { one: name, many: name, proper: true };
}

export const labels = {
  name: 'Legends',
  cards: {
    'bridge-of-the-sky': { one: 'Bridge of the Sky', many: 'Bridges of the Sky' },
    'mcgregors-market': proper("McGregor's Market"),
    'oleanders-opera-house': proper("Oleander's Opera House"),
    'silver-scale-spring': { one: 'Silver Scale Spring', many: 'Silver Scale Springs' },
    'the-green-acorn': proper('The Green Acorn'),
    'amilla-glistendew': proper('Amilla Glistendew'),
    'cirrus-windfall': proper('Cirrus Windfall'),
    foresight: proper('Foresight'),
    'fynn-nobletail': proper('Fynn Nobletail'),
    poe: proper('Poe'),
  },
};
