import type { ModuleWords } from '../moduleWords.ts';

export const nightweave = {
  about: 'Nightweave the spider is against both of you: she takes turns of her own, from her lair in the Mistwood.',
  stronger: (sets: string, points: number) =>
    `With ${sets} Nightweave grows far stronger than her level says: some ${points} points more at the end.`,
  alone: 'Against Nightweave the spider, who takes turns of her own; two of you can face her around one screen.',
  options: {
    'nightweave.level': 'How fierce shall she be?',
    'nightweave.victory': 'Two of you against her: who wins?',
    'nightweave.springWorker': 'With Player Powers: may the worker of spring stay?',
    'nightweave.eventCards': 'What does she need for a special Event?',
    'nightweave.personality': 'Which Personality shall she have?',
    'nightweave.plan': 'Shall she have a Plan?',
    'nightweave.plots': 'Shall she plot?',
    'nightweave.mix': 'May other sets be there as well?',
  },
  values: {
    'nightweave.level/0':
      'For a first game. Where an Activity card says “points for her level” she gains none; each of her special Events is worth 3.',
    'nightweave.level/1':
      'She gains 1 point where a card says “points for her level”; special Events 4, cards worth 0 count 1.',
    'nightweave.level/2': '2 points for her level, special Events 5, and every purple card 1 more.',
    'nightweave.level/3': '3 points for her level, special Events 6, and every purple card 2 more.',
    'nightweave.level/4': '4 points for her level, every purple card 3 more, and cards worth 0 count 2.',
  },
  clashes: {
    planOrPlots: 'A Plan or Plots, not both.',
    swarmAtZero: 'The Plan Suffocating Swarm does nothing at level 0.',
    whimOfNone: 'The Plan Weaver’s Whim needs a Personality.',
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
  zones: { mistwood: 'Mistwood' },
  zoneTitles: { mistwood: 'Mistwood, where Nightweave lives' },
  marks: { web: 'Web token' },
  questions: {
    'activity/pickCard': 'Choose the Destination that a spider of hers visits.',
    'personalities/pickCard': 'Choose the card of the same color that you lay into its space of the Meadow.',
  },
  own: {
    /** What the Activity cards say. */
    places: {
      basic: (at: string) =>
        `spider to ${{ '3-twigs': '3 twigs', '2-resin': '2 resin', '1-pebble': '1 pebble', '1-berry-1-card': '1 berry and 1 card' }[at] ?? at}`,
      forest: (at: string) => `spider to the ${at.replace('-', ' ')} clearing`,
      journey: (at: string) => `spider to Journey ${at}`,
      ownCity: () => 'spider to a Destination of hers, 2 points',
      open: () => 'spider to an open Destination, yours first',
      basicEvent: () => 'spider to a basic Event',
      specialEvent: () => 'spider to a special Event',
      marketOrHaven: () => 'spider to the Market or the Haven',
    },
    cards: {
      draw: 'draw a card',
      discard: 'discard a card for 1 point',
      discardNoToken: 'discard a card',
      playFromHand: 'play a card from hand',
      playFromMeadow: 'play a Meadow card by the die',
      playAndDraw: 'play a Meadow card by the die, draw a card',
      playAndDiscard: 'play a Meadow card by the die, discard a card for 1 point',
      placeNightweave: 'herself to the Meadow by the die',
      placeAmbassador: 'Ambassador to the River',
      wonderAndAdornment: 'spider to a Wonder, and an Adornment for a pearl',
      marketByDefault: 'a spider to the Market or the Haven',
      points: 'points for her level',
    },
    with: (what: string, gain: string) => `${what}, ${gain}`,
    level: 'points for her level',
    tokens: (n: number) => (n === 1 ? '1 point' : `${n} points`),
    /** Her turn, step by step. */
    turnsOver: (card: string) => `turns over ${card}.`,
    cannot: (what: string, why: string) => `Not possible: ${what} (${why}).`,
    why: {
      noSpider: 'no spider at home',
      noPlace: 'none is free for her',
      noEvent: 'none she may take',
      noOwn: 'none is free in her city',
      noOpen: 'none is free',
      isOut: 'already out',
      noRoom: 'no room in her city',
      noCard: 'no card in hand that finds room',
      noHand: 'no card in hand',
    },
    neither: 'So she does what stands at the bottom of the card.',
    schemes: (card: string) => `schemes: ${card}.`,
    stands: (space: number) => `She stands on space ${space} of the Meadow: it stays empty until she prepares.`,
    blocks: (place: string) => `Blocked until she prepares: ${place}.`,
    leaves: (season: string | null) =>
      season === null
        ? 'All of hers is out, and the card calls for a worker or for herself: her game ends.'
        : `All of hers is out, and the card calls for a worker or for herself: she prepares for ${season}.`,
    begins: (season: string) => `Her ${season} begins.`,
    ways: { clockwise: 'clockwise', counterclockwise: 'counterclockwise' },
    aside: (named: string, way: string) => `The card says: ${named}. That is not free, so she goes on ${way}.`,
    /** Why it is that Event. */
    because: {
      free: 'It costs her no worker: all that it needs is in her city.',
      met: (way: string) => `All that it needs is in her city; of such Events it is the first ${way}.`,
      most: (have: number, need: number, way: string) =>
        `In her city: ${have} of the ${need} cards it needs, enough for her; of such Events it is the first ${way}.`,
      few: (have: number, need: number, way: string) =>
        `In her city: ${have} of the ${need} cards it needs; no other suits her better, and it is the first ${way}.`,
      any: (way: string) => `No other suits her better, and it is the first ${way}.`,
    },
    felt: (what: string) => `${what} takes effect.`,
    visited: (what: string) => `Her ${what} is visited.`,
    spared: 'You have none of what it shows: nothing is taken.',
    standsLast: (space: number) => `She stands on space ${space} of the Meadow: it stays empty to the end.`,
    die: (value: number) => `The die shows ${value}.`,
    moves: (space: number) => `The die shows ${space}: she moves to space ${space} of the Meadow.`,
    into: {
      achievements: (cards: string) => `To her Achievements: ${cards}.`,
      achievementsDown: (cards: string) => `To her Achievements, facedown: ${cards}.`,
      hand: (cards: string) => `Into her hand: ${cards}.`,
      city: (cards: string) => `Her Achievements enter her city: ${cards}.`,
    },
    fromElsewhere: (cards: string) => `Into her city: ${cards}.`,
    cardsUnseen: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
    and: 'and',
    next: (season: string | null, most: boolean) =>
      `${most ? 'When the next such card comes up' : 'When she and all her spiders are out'}: ${season === null ? 'her game ends' : `she prepares for ${season}`}.`,
    /** The parts of her lair. */
    activity: 'Her Activity card',
    noActivity: 'She has not turned a card over yet.',
    arrow: { clockwise: 'ties go clockwise', counterclockwise: 'ties go counterclockwise' },
    else: 'Else',
    did: 'What she did',
    city: (n: number, of: number) => (n > of ? `Her city, ${n} cards` : `Her city, ${n} of ${of}`),
    achievements: (n: number) =>
      n === 1 ? '1 Achievement: it enters her city at the end' : `${n} Achievements: they enter her city at the end`,
    facedown: (n: number) => (n === 1 ? '1 of them facedown' : `${n} of them facedown`),
    temper: {
      personality: 'Personality',
      plan: 'Plan, all game',
      plot: 'Plot',
      spent: 'Plot, carried out',
      seasonalPlot: 'Plot, until she prepares',
    },
    seeLair: 'See her lair',
    noTemper: 'No Personality, Plan or Plot: she only follows her cards.',
    atHome: (n: number) => (n === 1 ? '1 spider at home' : `${n} spiders at home`),
    herself: { home: 'She is in her lair', out: (space: number) => `She stands on Meadow ${space}` },
    hand: (n: number) => `${n} in her hand`,
    deck: (n: number) => (n === 1 ? '1 Activity card left' : `${n} Activity cards left`),
    adds: (season: string, n: number) => `${season} adds ${n}`,
    lastSeason: 'her last season',
    facts: (spiders: number, points: number) => `${spiders} spiders at home, ${points} points`,
    refilled: 'refilled when she prepares',
  },
  rows: { activity: 'Activity card', lair: 'Lair', personalities: 'Personality', plans: 'Plan', plots: 'Plot' },
  figures: { nightweave: 'Nightweave' },
  families: { activity: 'Activity cards', temper: 'Personalities, Plans and Plots' },
  keeps: {
    achievements: 'Achievements',
    achievementsDown: 'Facedown Achievements',
    personality: 'Personality',
    plan: 'Plan',
    plot: 'Plot',
    seasonalPlot: 'Seasonal Plot',
    closed: 'Facedown',
    webbed: 'Caught',
  },
} satisfies ModuleWords;
