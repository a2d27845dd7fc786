import { handSizes, type Ledger } from '@everdell/cli';
import { must, type Onlooker } from '../playOut.ts';
import { openBooks, wrongDeck, wrongPosition } from '../sound.ts';
import type { Watches } from '../watch.ts';

function warden(): Onlooker {
  let hands: readonly number[] = [];
  return {
    start: (game, state) => must(wrongDeck(game, state) ?? wrongPosition(game, state)),
    before: ({ game, state }) => (hands = handSizes(game, state)),
    after: ({ game, state }) => must(wrongPosition(game, state, hands)),
  };
}

function bookkeeper(): Onlooker {
  let books: Ledger;
  return {
    start: (game, state) => (books = openBooks(game, state)),
    after({ state }, events) {
      books.enter(events);
      must(books.compare(state));
    },
  };
}

export const CONSERVATION: Watches = {
  'every card is in one place, every worker somewhere, and nobody has more than fits': { onlooker: warden },
  'resources and point tokens change only as the events tell': { onlooker: bookkeeper },
};
