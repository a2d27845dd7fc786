import type { Noun } from '@everdell/engine';

function noun(one: string, many = `${one}s`): Noun {
  return { one, many };
}
const NIGHTWEAVE: Noun = { one: 'Nightweave', many: 'Nightweaves', proper: true };
const card = noun('Activity card');
const pile = (the: string) => ({ yours: `from ${the}`, theirs: `from ${the}`, the });
const lair = (the: string, their: string) => ({ yours: `from ${the}`, theirs: `from ${their}`, the, their });

export const names = {
  name: "Nightweave's Lair",
  opponent: NIGHTWEAVE,
  card: (n: string): Noun => noun(`Activity card ${n}`, `Activity cards ${n}`),
  lair: { one: "Nightweave's Lair", many: "Nightweave's Lairs", proper: true } as Noun,
  rows: { activity: { noun: card }, lair: { noun: noun('lair') } },
  marks: { busy: noun('worker sign'), claimed: noun('Event sign') },
  zones: {
    activity: pile('the Activity deck'),
    activityOpen: pile('the Activity cards turned up'),
    activityOut: pile('the Activity card left out'),
    activitySpring: pile('the Activity cards of spring'),
    activitySummer: pile('the Activity cards of summer'),
    activityAutumn: pile('the Activity cards of autumn'),
    lair: pile('the lair'),
    achievements: lair('your Achievements', 'her Achievements'),
    achievementsDown: lair('your facedown Achievements', 'her facedown Achievements'),
    constructionGone: pile('the Legendary cards out of the game'),
    critterGone: pile('the Legendary cards out of the game'),
  },
  sources: {
    activity: { at: 'in the Activity deck', from: 'from the Activity deck', noun: card },
    activityOpen: { at: 'turned up', from: 'from those turned up', noun: card },
    activityOut: { at: 'left out', from: 'from those left out', noun: card },
    activitySpring: { at: 'of spring', from: 'of spring', noun: card },
    activitySummer: { at: 'of summer', from: 'of summer', noun: card },
    activityAutumn: { at: 'of autumn', from: 'of autumn', noun: card },
    lair: { at: 'of hers', from: 'of hers', noun: noun('lair') },
    achievements: { at: 'among your Achievements', from: 'from your Achievements' },
    achievementsDown: { at: 'among your facedown Achievements', from: 'from your facedown Achievements' },
    constructionGone: { at: 'out of the game', from: 'from those out of the game' },
    critterGone: { at: 'out of the game', from: 'from those out of the game' },
  },
  suits: {
    seasons: { winter: 'winter', spring: 'spring', summer: 'summer', autumn: 'autumn' },
    headers: { worker: 'worker', nightweave: 'Nightweave', none: 'plain' },
    both: (season: string, header: string): string => `${season} ${header}`,
  },
  scores: { zeroBonus: 'For cards worth 0', prosperityBonus: 'For Prosperity cards' },
  optionNames: {
    'nightweave.level': 'How fierce is Nightweave?',
    'nightweave.victory': 'Against her with two: who wins?',
    'nightweave.springWorker': 'With powers: keep the worker of spring?',
    'nightweave.eventCards': 'What does Nightweave need for a special Event?',
  },
  options: {
    'nightweave.level': {
      0: { name: 'Tame' },
      1: { name: 'Tricky' },
      2: { name: 'Troublesome' },
      3: { name: 'Tormenting' },
      4: { name: 'Terrifying' },
    },
    'nightweave.victory': {
      ranking: { name: 'Each alone', about: 'The one with the most points wins, if she has fewer.' },
      together: { name: 'Together', about: 'Both of you must have more points than she, or she wins.' },
    },
    'nightweave.springWorker': {
      false: { name: 'No', about: 'A power costs one worker in spring.' },
      true: { name: 'Yes', about: 'It joins all the same, which is easier.' },
    },
    'nightweave.eventCards': {
      each: {
        name: 'By the Event',
        about: 'One of the cards that it names, in her city; two where it counts cards of a kind.',
      },
      game: {
        name: 'Always two',
        about: 'Two of the cards asked for at every Event, if there are any that count cards.',
      },
    },
  },
  effects: {
    turn: 'Nightweave turns up an Activity card and does what it says',
    leave: 'Nightweave prepares for the next season, or ends her game in autumn',
    marketByDefault: 'Nightweave sends a worker to the Market or the Haven, if she has one',
    visitor: 'Nightweave receives a Visitor',
    token: 'Nightweave moves a token of the Market',
    legend: 'Nightweave takes a Legendary card into her hand',
    claim: 'Nightweave claims a basic Event whose requirement her city meets',
    recalled: 'Nightweave claims an Event she meets and shuffles her Activity cards with those of the next season',
    ends: 'Nightweave takes her Achievements into her city and claims a last basic Event',
    playAndDraw: 'Nightweave plays a card from the Meadow by the die and draws 1 card',
    playAndDiscard: 'Nightweave plays a card from the Meadow by the die and discards 1 card for a point token',
  },
};

const to = (place: string): string => `a worker to ${place}`;
const BASIC: Readonly<Record<string, string>> = {
  '3-twigs': '3 twigs',
  '2-resin': '2 resin',
  '1-pebble': '1 pebble',
  '1-berry-1-card': '1 berry and 1 card',
};

/** What the Activity cards say. */
export const said = {
  places: {
    basic: (at: string) => to(`the Basic location ${BASIC[at]}`),
    forest: (at: string) => to(`the ${at} clearing`),
    journey: (at: string) => to(`the Journey for ${at}`),
    ownCity: to('a Destination in her city, for 2 point tokens'),
    open: to('an open Destination, in your city first'),
    basicEvent: to('a basic Event'),
    specialEvent: to('a special Event'),
    marketOrHaven: to('the Market or the Haven'),
  },
  cards: {
    draw: 'draw a card',
    discard: 'discard a card for a point token',
    playFromHand: 'play a card from her hand',
    playFromMeadow: 'play a card from the Meadow by the die',
    playAndDraw: 'play a card from the Meadow by the die, then draw a card',
    playAndDiscard: 'play a card from the Meadow by the die, then discard a card for a point token',
    placeNightweave: 'Nightweave herself to the Meadow by the die, whose card comes into her city',
    placeAmbassador: 'her Ambassador to the River',
    wonderAndAdornment: 'a worker to a Wonder, and an Adornment for a pearl',
    discardNoToken: 'discard a card',
    collectPoints: 'point tokens for her level',
  },
  printed: (n: string) =>
    n === 'level' ? ' and point tokens for her level' : ` and ${n} point token${n === '1' ? '' : 's'}`,
  seasons: { winter: 'Winter', spring: 'Spring', summer: 'Summer', autumn: 'Autumn' },
  line: (season: string, first: string, second: string) => `${season}: ${first}; or else ${second}.`,
  default: (parts: readonly string[]) => `If she can do neither: ${parts.join(', and ')}.`,
  arrow: { clockwise: 'Arrow: clockwise.', counterclockwise: 'Arrow: counterclockwise.' },
  header: {
    worker: 'When nothing of hers is left in the lair, she prepares for the next season instead.',
    nightweave: 'When nothing of hers is left in the lair, she prepares for the next season instead.',
    none: '',
  },
  visitor: 'With Visitors in play she receives one.',
  lair: 'Her workers, her cards and her Achievements lie here.',
  turn: (what: string) => `Nightweave: ${what}`,
};
