import type { ModuleWords } from '../moduleWords.ts';

export const nightweave = {
  alone: 'Against Nightweave the spider, who takes turns of her own: alone or two of you.',
  options: {
    'nightweave.level': 'How fierce shall she be?',
    'nightweave.victory': 'Two of you against her: who wins?',
    'nightweave.eventCards': 'When does a special Event tempt her?',
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
  ],
  rows: { activity: 'Activity card', lair: 'Lair' },
  figures: { nightweave: 'Nightweave' },
  families: { activity: 'Activity cards' },
  keeps: { achievements: 'Achievements', achievementsDown: 'Facedown Achievements' },
} satisfies ModuleWords;
