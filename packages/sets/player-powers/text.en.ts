import type { Label, Noun, ZoneWords } from '@everdell/engine';

/** One power with a plural name. */
const folk = (name: string): Noun => ({ one: name, many: name, plural: true });
const noun = (one: string, many = `${one}s`): Noun => ({ one, many });
const zone = (yours: string, theirs: string): ZoneWords => ({
  yours: `from ${yours}`,
  theirs: `from ${theirs}`,
  the: yours,
});

export const names = {
  powers: {
    axolotls: folk('Axolotls'),
    cardinals: folk('Cardinals'),
    foxes: folk('Foxes'),
    hedgehogs: folk('Hedgehogs'),
    lizards: folk('Lizards'),
    mice: folk('Mice'),
    moles: folk('Moles'),
    otters: folk('Otters'),
    owls: folk('Owls'),
    platypuses: folk('Platypuses'),
    rats: folk('Rats'),
    squirrels: folk('Squirrels'),
    starlings: folk('Starlings'),
    toads: folk('Toads'),
    turtles: folk('Turtles'),
    bats: folk('Bats'),
    cats: folk('Cats'),
    honeybees: folk('Honeybees'),
    snails: folk('Snails'),
    butterflies: folk('Butterflies'),
    pigs: folk('Pigs'),
    spiders: folk('Spiders'),
    stoats: folk('Stoats'),
  },
  resources: { axolotl: noun('Axolotl token') },
  marks: { rugwortToken: noun('Rugwort token'), spider: noun('spider figure') },
  rows: { powers: { noun: noun('Player Power') } },
};

export const labels = {
  name: 'Player Powers',
  zones: {
    powerChoice: zone('the powers you were dealt', 'the powers they were dealt'),
    powerKept: zone('the power you keep', 'the power they keep'),
    powers: zone('your power', 'their power'),
    powersOut: zone('the box', 'the box'),
    forestOut: zone('the Forest deck', 'the Forest deck'),
    forestSeen: zone('the Forest cards you look at', 'the Forest cards they look at'),
    ownForest: zone('your own Forest', 'their own Forest'),
    archive: zone('your Archive', 'their Archive'),
    snailStack: zone('your stack', 'their stack'),
    farmStack: zone('the Farm stack', 'the Farm stack'),
  },
  effects: {
    'player-powers.laysForest':
      'look at 3 cards of the Forest deck, lay 1 of them in your own Forest, where only you may visit it, and put the others under the deck',
    'player-powers.marksMeadow': 'put the Rugwort token on another card of the Meadow',
    'player-powers.movesSpider':
      'put the spider figure on another location of the boards (Basic or Forest location, Haven, Journey, Market, Station or Knoll)',
  },
  optionNames: { 'player-powers.groups': 'Which Player Powers are dealt' },
  options: {
    'player-powers.groups': {
      fair: { name: 'Bellfaire', about: 'Fifteen powers: each player is dealt two and keeps one.' },
      leaf: { name: 'Newleaf', about: 'Four powers; by themselves each player gets one of them.' },
      mist: { name: 'Mistwood', about: 'Four powers; by themselves each player gets one of them.' },
    },
  } as Readonly<Record<string, Readonly<Record<string, Label>>>>,
};

export const phrases = {
  sources: {
    powerChoice: { at: 'you were dealt', from: 'you were dealt', noun: noun('power') },
    powerKept: { at: 'you keep', from: 'you keep', noun: noun('power') },
    forestSeen: { at: 'of those', from: 'of those', noun: noun('Forest card') },
    ownForest: { at: 'in your own Forest', from: 'from your own Forest', noun: noun('Forest card') },
    archive: { at: 'in your Archive', from: 'from your Archive', noun: noun('card') },
    snailStack: { at: 'in your stack', from: 'from your stack', noun: noun('card') },
    farmStack: { at: 'in the Farm stack', from: 'from the Farm stack', noun: noun('card') },
  },
  asks: {
    keepPower: 'choose the power that you keep',
    keepForest: 'choose the Forest card that you lay down',
    markMeadow: 'choose the Meadow card for the Rugwort token',
    moveSpider: 'choose the location for the spider figure',
    archive: 'choose a Meadow card for your Archive, or none',
  },
  acts: { treasure: 'Hunt for treasure (1 point token)', axolotl: 'Spend an Axolotl token' },
};
