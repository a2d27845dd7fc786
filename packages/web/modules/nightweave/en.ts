import type { ModuleWords } from '../moduleWords.ts';

export const nightweave = {
  alone: 'Against Nightweave the spider, who takes turns of her own: alone or two of you.',
  options: {
    'nightweave.level': 'How fierce shall she be?',
    'nightweave.victory': 'Two of you against her: who wins?',
    'nightweave.eventCards': 'When does a special Event tempt her?',
    'nightweave.personality': 'Which Personality shall she have?',
    'nightweave.plan': 'Shall she have a Plan?',
    'nightweave.plots': 'Shall she plot?',
    'nightweave.mix': 'May other sets be there as well?',
  },
  values: {
    'nightweave.level/0': 'Level 0. Her symbols bring her no points; a special Event counts 3.',
    'nightweave.level/1': 'Level 1. Each symbol brings 1 point; a special Event counts 4.',
    'nightweave.level/2': 'Level 2. Each symbol brings 2 points; a special Event counts 5.',
    'nightweave.level/3': 'Level 3. Each symbol brings 3 points; a special Event counts 6.',
    'nightweave.level/4': 'Level 4. Each symbol brings 4 points; a special Event counts 6.',
  },
  help: [
    {
      title: 'Nightweave: her turn',
      text: 'Nightweave begins, and then you take turns. She turns up an Activity card and does the first action of her season on it, or the second if she cannot, or else what stands at the bottom. The faces of these cards are not known; they are marked as reconstructed.',
    },
    {
      title: 'Nightweave: cards and workers',
      text: 'She plays cards without paying and without doing what they say; her city has 15 spaces. Her workers only stand there and block: where the place that a card names is taken, the next free one of its kind along the arrow is hers. She herself stands in the Meadow, where the space stays empty until her next season.',
    },
    {
      title: 'Nightweave: seasons and the end',
      text: 'When all that is hers is out and a card with a worker or her own picture comes up, she prepares for the next season, or ends her game in autumn. A card you give her brings her a point token, a resource a card. You win only with more points than she.',
    },
    {
      title: 'Nightweave: her temper',
      text: 'If you like, she has a Personality, which is felt when you draw or play a card beside her in the Meadow, diagonally too. Alone you may also give her a Plan, which holds all game, or Plots, one for each season of hers after winter. Web tokens show the places that a card of hers speaks of. A Foil is an offer: pay what it says, and you are spared; it is yours to decide each time.',
    },
  ],
  marks: { web: 'Web token' },
  rows: { activity: 'Activity card', lair: 'Lair', personalities: 'Personality', plans: 'Plan', plots: 'Plot' },
  figures: { nightweave: 'Nightweave' },
  families: { activity: 'Activity cards', temper: 'Her temper' },
  keeps: {
    achievements: 'Achievements',
    achievementsDown: 'Facedown Achievements',
    personality: 'Personality',
    plan: 'Plan',
    plot: 'Plot',
    seasonalPlot: 'Seasonal Plot',
    closed: 'Facedown',
    webbed: 'Caught in hand',
  },
} satisfies ModuleWords;
