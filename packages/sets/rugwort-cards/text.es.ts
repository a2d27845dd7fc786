import { does, type Gendered, type GenderedNoun } from '@everdell/engine';
import type * as en from './text.en.ts';

/** Somebody's name. */
function proper(name: string): GenderedNoun {
  return { one: name, many: name, gender: 'm', proper: true };
}

export const name = 'Cartas de Rugwort';

export const names = {
  cards: {
    'rugwort-the-robber': proper('Rugwort el Ladrón'),
    'rugwort-the-rowdy': proper('Rugwort el Camorrista'),
    'rugwort-the-ruler': proper('Rugwort el Soberano'),
  },
} satisfies Gendered<typeof en.names>;

export const phrases: typeof en.phrases = {
  ops: { swapHands: () => 'intercambia toda tu mano con la de un oponente' },
  events: {
    swapped: (e, names) =>
      does(
        e.seat,
        'intercambia',
        'intercambias',
        `la mano ${names.isYou(e.to) ? 'contigo' : `con ${names.seat(e.to)}`}`,
      ),
  },
  asks: { swapHands: () => 'elige al oponente con quien intercambias la mano' },
};
