import type { Label, Noun } from '@everdell/engine';

function fixed(name: string): Noun {
  return { one: name, many: name };
}
function person(name: string): Noun {
  return { one: name, many: name, proper: true };
}
function noun(one: string, many = `${one}s`): Noun {
  return { one, many };
}

const ON_OR_OFF: Readonly<Record<string, Label>> = { true: { name: 'In play' }, false: { name: 'Left out' } };

export const names = {
  resources: { golden: noun('Golden token') },
  cards: {
    baker: noun('Baker'),
    chipsmith: noun('Chipsmith'),
    conductor: noun('Conductor'),
    diplomat: noun('Diplomat'),
    gardener: noun('Gardener'),
    inventor: noun('Inventor'),
    lamplighter: noun('Lamplighter'),
    magician: noun('Magician'),
    mayor: noun('Mayor'),
    miller: noun('Miller'),
    photographer: noun('Photographer'),
    poet: noun('Poet'),
    'air-balloon': noun('Air Balloon'),
    bank: noun('Bank'),
    'city-hall': noun('City Hall'),
    'ever-wall': noun('Ever Wall'),
    'freight-car': noun('Freight Car'),
    greenhouse: noun('Greenhouse'),
    hotel: noun('Hotel'),
    library: noun('Library', 'Libraries'),
    locomotive: noun('Locomotive'),
    'main-road': noun('Main Road'),
    museum: noun('Museum'),
    'tea-house': noun('Tea House'),
  },
  locations: { station: noun('Station'), knoll: noun('Knoll') },
  trainCars: {
    'train-berry': fixed('1 berry'),
    'train-resin': fixed('1 resin'),
    'train-pebble': fixed('1 pebble'),
    'train-any': fixed('1 resource of any type'),
    'train-two-twig': fixed('2 twigs'),
    'train-point': fixed('1 point token'),
  },
  visitors: {
    'bim-little': person('Bim Little'),
    'bosley-tedwardson': person('Bosley Tedwardson'),
    'butterbell-sweetpaw': person('Butterbell Sweetpaw'),
    'diggs-deepwell': person('Diggs Deepwell'),
    'dillweed-quicksniff': person('Dillweed Quicksniff'),
    'dim-dustlight': person('Dim Dustlight'),
    'dip-dibble': person('Dip Dibble'),
    'dune-tarrington': person('Dune Tarrington'),
    'dwell-northwatch': person('Dwell Northwatch'),
    'edvard-triptail': person('Edvard Triptail'),
    'frin-stickly': person('Frin Stickly'),
    'glindil-frink': person('Glindil Frink'),
    'iggy-silverscale': person('Iggy Silverscale'),
    'mossy-steptoe': person('Mossy Steptoe'),
    'orin-nimblepaw': person('Orin Nimblepaw'),
    'oscar-longtale': person('Oscar Longtale'),
    'phill-gurgle': person('Phill Gurgle'),
    'piff-quillglow': person('Piff Quillglow'),
    'plum-shortclaw': person('Plum Shortclaw'),
    'quinn-cleanwhisker': person('Quinn Cleanwhisker'),
    'reemy-sniggle': person('Reemy Sniggle'),
    'rivil-ablacus': person('Rivil Ablacus'),
    'ruby-dew': person('Ruby Dew'),
    'saris-clearwhistle': person('Saris Clearwhistle'),
    'sir-trivle-qs-marqwill-iii': person('Sir Trivle Q.S. Marqwill III'),
    'skid-shinysnout': person('Skid Shinysnout'),
    'snout-puddlehop': person('Snout Puddlehop'),
    'triss-peske': person('Triss Peske'),
    'wildell-family': person('Wildell Family'),
    'willow-greengrin': person('Willow Greengrin'),
    'wimble-wuffle': person('Wimble Wuffle'),
    'yara-and-brun-mayberry': person('Yara & Brun Mayberry'),
  },
  seatTiles: { ticket: noun('Ticket'), reservation: noun('Reservation token') },
  basicEvents: { 'big-city': fixed('Big City'), 'scenic-flight': fixed('Scenic Flight') },
  specialEvents: {
    'city-jubilee': fixed('City Jubilee'),
    'ever-wall-tower-constructed': fixed('Ever Wall Tower Constructed'),
    'glow-light-festival': fixed('Glow Light Festival'),
    'hot-air-balloon-race': fixed('Hot Air Balloon Race'),
    'juniper-jig-dance-contest': fixed('Juniper Jig Dance Contest'),
    'magic-show': fixed('Magic Show'),
    'royal-tea': fixed('Royal Tea'),
    'stock-market-boom': fixed('Stock Market Boom'),
    'sunflower-parade': fixed('Sunflower Parade'),
  },
  forest: {
    'nl-forest-four-twig': fixed('4 twigs'),
    'nl-forest-two-twig-one-resin': fixed('2 twigs and 1 resin'),
    'nl-forest-copy-forest': fixed('Copy a Forest location'),
  },
  rows: {
    station: { noun: noun('Station') },
    knoll: { noun: noun('Knoll') },
    trainCars: { noun: noun('Train Car'), described: true as const },
    visitors: { noun: noun('Visitor') },
    tickets: { noun: noun('Ticket') },
    reservations: { noun: noun('Reservation token') },
  },
};

export const labels = {
  name: 'Newleaf',
  scores: { visitors: 'Visitors' },
  effects: { 'newleaf.renew': 'make a stack that has run out anew' },
  zones: {
    station: { yours: 'from the Station', theirs: 'from the Station', the: 'the Station' },
    train: { yours: 'from the Train', theirs: 'from the Train', the: 'the Train' },
    trainBag: { yours: 'from the bag', theirs: 'from the bag', the: 'the bag of Train Cars' },
    trainUsed: { yours: 'from the used Train Cars', theirs: 'from the used Train Cars', the: 'the used Train Cars' },
    visitorsLeft: { yours: 'from the left stack', theirs: 'from the left stack', the: 'the left stack of Visitors' },
    visitorsRight: {
      yours: 'from the right stack',
      theirs: 'from the right stack',
      the: 'the right stack of Visitors',
    },
    visitorsOut: {
      yours: 'from the discarded Visitors',
      theirs: 'from the discarded Visitors',
      the: 'the discarded Visitors',
    },
    visitors: { yours: 'from your Visitors', theirs: 'from their Visitors', the: 'your Visitors' },
    tickets: { yours: 'from your Ticket', theirs: 'from their Ticket', the: 'your Ticket' },
    ticketsOut: { yours: 'from the used Tickets', theirs: 'from the used Tickets', the: 'the used Tickets' },
    reservations: {
      yours: 'from your Reservation token',
      theirs: 'from their Reservation token',
      the: 'your Reservation token',
    },
    reserved: {
      yours: 'from under your Reservation token',
      theirs: 'from under their Reservation token',
      the: 'your Reservation',
    },
  },
  optionNames: {
    'newleaf.cards': 'Its 59 cards, with Golden tokens',
    'newleaf.station': 'The Station, with Visitors and the Knoll',
    'newleaf.tickets': 'Tickets',
    'newleaf.reservations': 'Reservation tokens',
    'newleaf.events': 'Its special Events',
    'newleaf.basicEvents': 'Its basic Events',
    'newleaf.forest': 'Its Forest cards',
    'newleaf.plainEvents': 'Base Events that name cards',
  },
  options: {
    'newleaf.cards': {
      true: { name: 'In play', about: 'Each player has 3 Golden tokens for the whole game.' },
      false: { name: 'Left out' },
    },
    'newleaf.station': {
      true: { name: 'In play', about: 'A second market of cards, each beside a Train Car that brings a reward.' },
      false: { name: 'Left out', about: 'Without it the Locomotive stays in the box.' },
    },
    'newleaf.tickets': {
      true: { name: 'In play', about: 'Twice in a game you may move a worker that is out already.' },
      false: { name: 'Left out' },
    },
    'newleaf.reservations': {
      true: { name: 'In play', about: 'Put a card by, and play it later for 1 resource less.' },
      false: { name: 'Left out' },
    },
    'newleaf.events': {
      mixed: { name: 'Mixed in', about: 'All special Events are shuffled together.' },
      half: { name: 'Half and half', about: 'As many of Newleaf as of the others.' },
      only: { name: 'Only these', about: 'All special Events are of Newleaf.' },
      none: { name: 'Left out' },
    },
    'newleaf.basicEvents': ON_OR_OFF,
    'newleaf.forest': { true: { name: 'Mixed in' }, false: { name: 'Left out' } },
    'newleaf.plainEvents': {
      true: {
        name: 'Left out',
        about: 'Advised by the rulebook: in so large a deck the named cards are hard to find.',
      },
      false: { name: 'In play' },
    },
  } as Readonly<Record<string, Readonly<Record<string, Label>>>>,
};

const car = noun('Train Car');
const visitor = noun('Visitor');

export const phrases = {
  sources: {
    station: { at: 'at the Station', from: 'from the Station' },
    trainUsed: { at: 'among the used Train Cars', from: 'from the used Train Cars', noun: car },
    trainBag: { at: 'in the bag', from: 'from the bag', noun: car },
    visitorsLeft: { at: 'on the left stack', from: 'from the left stack', noun: visitor },
    visitorsRight: { at: 'on the right stack', from: 'from the right stack', noun: visitor },
    visitorsOut: { at: 'among the discarded Visitors', from: 'from the discarded Visitors', noun: visitor },
    visitors: { at: 'beside your city', from: 'from your Visitors', noun: visitor },
    reserved: { at: 'under your Reservation token', from: 'from under your Reservation token' },
  },
  train: { at: 'of the Train', from: 'of the Train', half: 'a Train Car', noun: car },
  besideIt: { at: 'beside it', from: 'beside it', half: 'the Train Car', noun: car },
  asks: {
    trainCar: 'choose a Train Car: you gain what it brings, and it is replaced',
    visitorOut: 'choose the faceup Visitor who leaves',
    visitorGiven: 'choose the Visitor whom your opponent takes',
    copyVisit: 'choose the card whose visit you copy',
    visitorTaken: 'choose the faceup Visitor who comes to you',
  },
  cardNotHere: 'you can only play cards from your hand, the Meadow, the Station or what you have put by',
  acts: {
    outbound: 'Use your Ticket (outbound): move a worker',
    inbound: 'Use up your Ticket (inbound): move a worker',
    reserve: 'Reserve',
  },
};
