import type { Label, Noun } from '@everdell/engine';

function fixed(name: string): Noun {
  return { one: name, many: name };
}

const award = (of: string): Noun => ({ one: `Award for ${of}`, many: `Awards for ${of}` });
const ON_OR_OFF: Readonly<Record<string, Label>> = { true: { name: 'In play' }, false: { name: 'Left out' } };

export const names = {
  market: { market: { one: 'Market', many: 'Markets' } },
  tokens: {
    'market-3-twigs-1-card': fixed('3 twigs and 1 card'),
    'market-2-resin-2-cards': fixed('2 resin and 2 cards'),
    'market-1-pebble-3-cards': fixed('1 pebble and 3 cards'),
    'market-2-berries-2-cards': fixed('2 berries and 2 cards'),
  },
  garlands: {
    agriculture: award('Agriculture'),
    architecture: award('Architecture'),
    beauty: award('Beauty'),
    community: award('Community'),
    peace: award('Peace'),
    storytelling: award('Storytelling'),
    tourism: award('Tourism'),
  },
  basicEvents: { 'flower-festival': fixed('Flower Festival') },
  specialEvents: {
    'architectural-renaissance': fixed('Architectural Renaissance'),
    'arts-and-music-festival': fixed('Arts & Music Festival'),
    'bed-and-breakfast-guild': fixed('Bed & Breakfast Guild'),
    'city-holiday': fixed('City Holiday'),
    'gathering-of-elders': fixed('Gathering of Elders'),
    'kings-road-established': fixed("King's Road Established"),
    'pie-eating-contest': fixed('Pie-Eating Contest'),
    'royal-wedding': fixed('Royal Wedding'),
    'statues-commissioned': fixed('Statues Commissioned'),
  },
  forest: {
    'forest-3-resin': fixed('3 resin'),
    'forest-2-resin-or-2-berries': fixed('2 resin or 2 berries'),
    'forest-pay-3-twigs-gain-3-any': fixed('3 twigs for 3 resources of any type'),
    'forest-activate-2-production': fixed('Activate 2 green cards'),
  },
  rows: {
    market: { noun: { one: 'Market', many: 'Markets' } },
    marketTokens: { noun: { one: 'Market token', many: 'Market tokens' }, described: true as const },
    garlands: { noun: { one: 'Garland Award', many: 'Garland Awards' } },
  },
};

export const labels = {
  name: 'Bellfaire',
  scores: { garland: 'Garland Award' },
  zones: {
    marketTokens: { yours: 'from the Market', theirs: 'from the Market', the: 'the Market' },
    garlands: { yours: 'from the Garland Awards', theirs: 'from the Garland Awards', the: 'the Garland Award in play' },
    garlandsOut: { yours: 'from the box', theirs: 'from the box', the: 'the box' },
  },
  optionNames: {
    'bellfaire.market': 'The Market',
    'bellfaire.garland': 'A Garland Award',
    'bellfaire.festival': 'The Flower Festival',
    'bellfaire.events': 'Its special Events',
    'bellfaire.forest': 'Its Forest cards',
    'bellfaire.board': 'The Bellfaire board',
  },
  options: {
    'bellfaire.market': ON_OR_OFF,
    'bellfaire.garland': ON_OR_OFF,
    'bellfaire.festival': ON_OR_OFF,
    'bellfaire.events': {
      mixed: { name: 'Mixed in', about: 'All special Events are shuffled together.' },
      half: { name: 'Half and half', about: 'As many of Bellfaire as of the others.' },
      only: { name: 'Only these', about: 'All special Events are of Bellfaire.' },
      none: { name: 'Left out' },
    },
    'bellfaire.forest': { true: { name: 'Mixed in' }, false: { name: 'Left out' } },
    'bellfaire.board': {
      true: { name: 'In place of the Ever Tree', about: 'Only the look of the table changes.' },
      false: { name: 'Left out' },
    },
  } as Readonly<Record<string, Readonly<Record<string, Label>>>>,
};

const token: Noun = { one: 'token', many: 'tokens' };

export const phrases = {
  sources: { marketTokens: { at: 'at the Market', from: 'at the Market', half: 'a token', noun: token } },
  asks: { marketToken: 'choose the Market token: what it shows is what you gain, or pay' },
};
