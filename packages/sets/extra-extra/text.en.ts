import { bind, grammarEn, wordsEn, type WordsFor } from '@everdell/engine';

const { bundle, cards, clause, list } = grammarEn;
const { words } = wordsEn;

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

export const phrases: WordsFor<{ ops: 'nameColour' | 'showNamed' | 'revealOn' }> = {
  ops: {
    nameColour: (e, c) => {
      const colours = list(
        e.colours.map((colour) => words.colours[colour].m.one),
        'or',
      );
      return `name a color (${colours}) and ${clause(e.then, c)}`;
    },
    showNamed: (e, c) => `if any of them is of that color, show one and ${clause(e.then, c)}`,
    revealOn: (e, c) => {
      const inner = bind(c, e.as, { noun: words.card, how: 'chosen', single: false });
      const turn = `pay ${bundle(e.cost, c)} and reveal the top card of the deck, as often as you like`;
      return `${turn}; ${clause(e.then, inner)}; discard the revealed cards`;
    },
  },
  asks: {
    nameColour: () => 'name a color',
    showNamed: () => 'choose the card of that color to show',
    revealOn: () => 'decide whether to pay again and reveal another card',
  },
  answers: {
    nameColour: { tan: 'Tan', red: 'Red', blue: 'Blue', purple: 'Purple' },
    revealOn: { again: 'Reveal another card', stop: 'Stop' },
  },
  events: {
    showed: (e, names) => {
      const shown = cards(
        e.designs.map((ix) => names.design(ix)),
        names,
      );
      return `${names.seat(e.seat)} shows ${shown}.`;
    },
  },
};
