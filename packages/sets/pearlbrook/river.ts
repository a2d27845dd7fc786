import type { Bundle, Colour, Effect, TileDef, Price } from '@everdell/engine';

/** The Shoal and the four spots of the river, from top to bottom (R-PEARL-09 to R-PEARL-21). */
function spot(colour: Colour, n: number): TileDef {
  return {
    row: 'river',
    visit: { for: 'ambassador', spots: 1, needs: { riverColour: { colour, n } }, effect: { do: 'visitRiver' } },
  };
}

export const riverSpots = {
  shoal: {
    row: 'shoal',
    visit: {
      for: 'ambassador',
      effect: {
        do: 'seq',
        steps: [
          { do: 'pay', any: 2, cards: 2 },
          { do: 'gain', what: { pearl: 1 } },
        ],
      },
    },
  },
  'river-spot-3-green': spot('green', 3),
  'river-spot-2-red': spot('red', 2),
  'river-spot-2-blue': spot('blue', 2),
  'river-spot-2-tan': spot('tan', 2),
} as const satisfies Record<string, TileDef>;

const pearl: Effect = { do: 'gain', what: { pearl: 1 } };

/** River Destinations of each suit that are in play (R-PEARL-02). */
export const OF_EACH_SUIT = 2;

/** A trade that an Ambassador may make on the spot where the card lies. */
function trade(suit: 'citizen' | 'location', ...steps: readonly Effect[]): TileDef {
  return { row: 'riverCards', suit, effect: { do: 'seq', steps } };
}

/** Citizens take hand cards for a point token and a pearl (R-PEARL-18). */
function citizen(cardsOf: Price['cardsOf']): TileDef {
  return trade('citizen', { do: 'pay', cardsOf }, { do: 'points', n: 1 }, pearl);
}

function ofColour(colour: Colour, n: number): TileDef {
  return citizen({ n, where: [{ colour }] });
}

/** Locations give cards and a pearl for a point token and a resource (R-PEARL-19). */
function location(price: Bundle | 'any', gives: Effect): TileDef {
  const goods: Price = price === 'any' ? { any: 1 } : { goods: price };
  return trade('location', { do: 'pay', points: 1, ...goods }, gives, pearl);
}

export const riverCitizens = {
  'gus-the-gardener': ofColour('green', 3),
  'bosley-the-artist': citizen({ n: 3, different: 'colour' }),
  'crustina-the-constable': ofColour('blue', 2),
  'iluminor-the-inventor': ofColour('tan', 2),
  'snout-the-explorer': ofColour('red', 2),
  'omicron-the-elder': ofColour('purple', 1),
} as const satisfies Record<string, TileDef>;

export const riverLocations = {
  ballroom: location({ resin: 1 }, { do: 'draw', n: 3 }),
  watermill: location({ twig: 1 }, { do: 'draw', n: 2 }),
  observatory: location('any', { do: 'draw', n: 2, from: ['meadow'] }),
  'river-market': location('any', { do: 'draw', n: 3 }),
  'great-hall': location({ pebble: 1 }, { do: 'draw', n: 4 }),
  gardens: location({ berry: 1 }, { do: 'draw', n: 3 }),
} as const satisfies Record<string, TileDef>;
