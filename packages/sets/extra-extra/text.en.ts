import { does, grammarEn, type WordsFor } from '@everdell/engine';

const { cards, clause } = grammarEn;

export const name = 'Extra! Extra!';

export const names = {
  cards: {
    carnival: { one: 'Carnival', many: 'Carnivals' },
    gazette: { one: 'Gazette', many: 'Gazettes' },
    juggler: { one: 'Juggler', many: 'Jugglers' },
    'scurrble-champion': { one: 'Scurrble Champion', many: 'Scurrble Champions' },
    'scurrble-stadium': { one: 'Scurrble Stadium', many: 'Scurrble Stadiums' },
    'town-crier': { one: 'Town Crier', many: 'Town Criers' },
  },
};

export const phrases: WordsFor<{ ops: 'showNamed' }> = {
  ops: {
    showNamed: (e, c) => `if any of them is of that color, show one and ${clause(e.then, c)}`,
  },
  asks: {
    showNamed: () => 'choose the card of that color to show',
  },
  events: {
    showed: (e, names) => {
      const shown = cards(
        e.designs.map((ix) => names.design(ix)),
        names,
      );
      return does(e.seat, 'shows', 'show', shown);
    },
  },
};
