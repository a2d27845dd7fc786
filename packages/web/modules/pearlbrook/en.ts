import type { ModuleWords } from '../moduleWords.ts';

export const pearlbrook = {
  about: 'A river with a frog Ambassador, pearls, Adornments to wear and Wonders to build.',
  values: {
    'pearlbrook.forest/true': 'They are shuffled together with the others.',
    'pearlbrook.forest/false': 'The forest stays as in the base game.',
  },
  help: [
    {
      title: 'Pearlbrook: the river',
      text: 'Your Ambassador, the frog beside your workers, visits the river once each season. A bank asks for cards of a color in your city. Whoever comes first to a card that lies face down takes the pearl on it and turns it over; later visits trade with that card. The Shoal gives a pearl for any 2 resources and 2 cards, and it is always open. The keys G and B lead to the river.',
    },
    {
      title: 'Pearlbrook: pearls, Adornments, Wonders',
      text: 'For a pearl you play one of your two Adornments: its upper half works at once, its lower half scores at the end. Wonders take the place of the basic Events: send a worker there, pay, and they are yours for 10 to 25 points. Each pearl you keep is worth 2 points.',
    },
  ],
  rows: {
    shoal: 'Mouth of the river',
    river: 'Bank of the river',
    riverCards: 'River Destination',
    adornments: 'Adornment',
    wonders: 'Wonder',
  },
  rowTitles: { wonders: 'Wonders' },
  zones: { brook: 'Brook' },
  zoneTitles: { brook: 'Pearlbrook' },
  figures: { ambassador: 'Ambassador' },
  keeps: { adornments: 'Adornments in hand', adornmentsPlayed: 'Adornments', wonders: 'Wonders' },
  families: { river: 'River', adornment: 'Adornments', wonder: 'Wonders' },
  tabs: {
    ambassador: {
      name: 'Ambassador',
      note: (n) => (n === 1 ? '1 place' : `${n} places`),
      none: 'no place open',
      noneLong: 'No place of the river is open to your Ambassador now.',
    },
    adornment: {
      name: 'Adornment',
      note: () => 'for 1 pearl',
      none: 'none now',
      noneLong: 'None of your Adornments can be played now.',
    },
  },
  modes: {
    'act-ambassador': 'Choose a place for your Ambassador first.',
    'act-adornment': 'Choose an Adornment first.',
  },
  verbs: {
    ambassador: () => 'Send Ambassador',
    adornment: ({ name }) => (name === '' ? 'Play Adornment' : `Play ${name}`),
    mirror: ({ n, name }) => (n === 0 ? 'Use none' : name === '' ? 'Use it' : `Use ${name}`),
    sail: ({ name }) => (name === '' ? 'Sail' : `Sail to ${name}`),
  },
  asks: {
    mirror: 'an Adornment to use',
    sail: 'where to sail',
  },
  own: {
    /** A card of the river that nobody has turned over. */
    faceDown: 'Face down',
    faceDownAbout: 'Be the first: take the pearl',
    faceDownLong: 'the card lies face down with a pearl on it',
    faceUpLong: (card: string, about: string) => `${card}: ${about}`,
    met: (n: number, of: number) => `${n} of ${of} banks open to you`,
    pearlsThere: (n: number) => (n === 1 ? '1 pearl to find' : `${n} pearls to find`),
  },
} satisfies ModuleWords;
