import { does, grammarEn, type Noun, type WordsFor } from '@everdell/engine';

const { whom } = grammarEn;

/** Somebody's name. */
function proper(name: string): Noun {
  return { one: name, many: name, proper: true };
}

export const name = 'Rugwort cards';

export const names = {
  cards: {
    'rugwort-the-robber': proper('Rugwort the Robber'),
    'rugwort-the-rowdy': proper('Rugwort the Rowdy'),
    'rugwort-the-ruler': proper('Rugwort the Ruler'),
  },
};

export const phrases: WordsFor<{ ops: 'swapHands' }> = {
  ops: { swapHands: () => 'swap your whole hand with that of an opponent' },
  events: { swapped: (e, names) => does(e.seat, 'swaps', 'swap', `hands with ${whom(e.to, names)}`) },
  asks: { swapHands: () => 'choose the opponent with whom you swap hands' },
};
