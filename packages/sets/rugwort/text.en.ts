export const names = {
  opponents: { rugwort: { one: 'Rugwort', many: 'Rugworts' } },
  variants: {
    cranky: { name: 'Cranky', about: 'Each time the die shows an 8, your hand loses a card picked at random.' },
    glitzy: { name: 'Glitzy', about: 'The purple cards in his city score 5 points apiece, where they would score 3.' },
    hasty: {
      name: 'Hasty',
      about: 'At each of his season changes he grabs the leftmost special Event, which counts as lost to you.',
    },
    lucky: { name: 'Lucky', about: 'Two equal rolls in a row earn him a point token.' },
    squatty: { name: 'Squatty', about: 'At the end, each empty space in your city is worth 2 points to him.' },
  },
  years: {
    1: { name: 'Rugwort the Rascal' },
    2: { name: 'Rugwort the Rotten' },
    3: { name: 'Rugwort the Rapscallion' },
  },
  effects: {
    'rugwort.setsUp': 'Rugwort puts a worker on the first Forest clearing and one on the location for 3 twigs',
    'rugwort.plays': 'Rugwort plays a card from the Meadow for each card you have played',
    'rugwort.prepares': 'Rugwort prepares for the same season',
    'rugwort.takesBasicEvents': 'Rugwort takes every basic Event whose requirement his city meets',
  },
  scores: { squatty: 'Empty spaces of your city' },
};
