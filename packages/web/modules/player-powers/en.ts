import type { ModuleWords } from '../moduleWords.ts';

export const playerPowers = {
  about: 'Each player is a people with a power of its own, out of 23: two are dealt in secret, one is kept.',
  help: [
    {
      title: 'Player Powers',
      text: 'Before the game each player looks at two powers and keeps one in secret; all are turned up together. A power adds to the rules and never takes anything from you, and it goes together with one card-playing ability. In return nobody gains a worker in spring.',
    },
  ],
  rows: { powers: 'Player Power' },
  families: { power: 'Player Powers' },
  marks: { ['rugwortToken']: 'the Rugwort token', spider: 'the spider figure' },
  keeps: {
    powers: 'Player Power',
    ownForest: 'Own Forest',
    archive: 'Archive',
    snailStack: 'Snail stack',
    farmStack: 'Farms',
    forestSeen: 'Forest cards',
    powerChoice: 'Powers',
    powerKept: 'Power',
  },
  tabs: {
    treasure: {
      name: 'Treasure',
      note: () => 'for 1 point token',
      none: 'not now',
      noneLong: 'You have hunted for treasure in this turn, or no point token is left for it.',
    },
    axolotl: {
      name: 'Axolotl',
      note: () => 'any resource',
      none: 'not now',
      noneLong: 'You have no Axolotl token to spend.',
    },
  },
  modes: {
    'act-treasure': 'Choose what the Platypuses hunt for first.',
    'act-axolotl': 'Choose what the Axolotl token stands for first.',
  },
  asks: {
    keepPower: 'a power to keep',
    keepForest: 'a Forest card to lay down',
    markMeadow: 'a card for the Rugwort token',
    moveSpider: 'a location for the spider',
    archive: 'a card for your Archive',
  },
  verbs: {
    keepPower: ({ name }) => (name === '' ? 'Keep a power' : `Keep ${name}`),
    keepForest: ({ name }) => (name === '' ? 'Lay a card down' : `Lay ${name} down`),
    markMeadow: ({ name }) => (name === '' ? 'Move the token' : `Mark ${name}`),
    moveSpider: ({ name }) => (name === '' ? 'Move the spider' : `Move to ${name}`),
    archive: ({ n, name }) => (n === 0 ? 'Take none' : name === '' ? 'Archive it' : `Archive ${name}`),
    treasure: () => 'Hunt for treasure',
    axolotl: () => 'Spend the token',
  },
} satisfies ModuleWords;
