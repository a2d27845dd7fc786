import type { Noun } from './nouns.ts';

/** The forms of an adjective, by the gender of the noun it goes with. */
export interface Adjective {
  readonly m: Noun;
  readonly f: Noun;
}

type Shape<T> = T extends Adjective ? Adjective : T extends Noun ? Noun : { readonly [K in keyof T]: Shape<T[K]> };

/** What the word table of every language holds. */
export type Words = Shape<typeof words>;

/** English adjectives have one form. */
function adjective(form: string): Adjective {
  const forms = { one: form, many: form };
  return { m: forms, f: forms };
}

export const words = {
  resources: {
    twig: { one: 'twig', many: 'twigs' },
    resin: { one: 'resin', many: 'resin' },
    pebble: { one: 'pebble', many: 'pebbles' },
    berry: { one: 'berry', many: 'berries' },
    any: { one: 'resource of any type', many: 'resources of any type' },
  },
  resource: { one: 'resource', many: 'resources' },
  unit: { one: 'card or resource', many: 'cards or resources' },
  card: { one: 'card', many: 'cards' },
  /** The token; `scorePoint` is a point of the final score. */
  point: { one: 'point token', many: 'point tokens' },
  scorePoint: { one: 'point', many: 'points' },
  worker: { one: 'worker', many: 'workers' },
  occupiedToken: { one: 'occupied token', many: 'occupied tokens' },
  prisoner: { one: 'prisoner', many: 'prisoners' },

  city: { one: 'city', many: 'cities' },
  die: { one: 'die', many: 'dice' },
  space: { one: 'space', many: 'spaces' },
  meadow: { one: 'Meadow', many: 'Meadows' },
  tile: { one: 'tile', many: 'tiles' },
  deck: { one: 'deck', many: 'decks' },
  discardPile: { one: 'discard pile', many: 'discard piles' },
  hand: { one: 'hand', many: 'hands' },
  supply: { one: 'supply', many: 'supplies' },

  player: { one: 'player', many: 'players' },
  opponent: { one: 'opponent', many: 'opponents' },

  event: { one: 'Event', many: 'Events' },
  basicEvent: { one: 'basic Event', many: 'basic Events' },
  specialEvent: { one: 'special Event', many: 'special Events' },
  location: { one: 'location', many: 'locations' },
  basicLocation: { one: 'Basic location', many: 'Basic locations' },
  forestLocation: { one: 'Forest location', many: 'Forest locations' },
  journey: { one: 'Journey', many: 'Journeys' },
  haven: { one: 'Haven', many: 'Havens' },
  openDestination: { one: 'Open Destination', many: 'Open Destinations' },

  critter: { one: 'Critter', many: 'Critters' },
  construction: { one: 'Construction', many: 'Constructions' },
  commonCritter: { one: 'Common Critter', many: 'Common Critters' },
  uniqueCritter: { one: 'Unique Critter', many: 'Unique Critters' },
  commonConstruction: { one: 'Common Construction', many: 'Common Constructions' },
  uniqueConstruction: { one: 'Unique Construction', many: 'Unique Constructions' },
  rarity: {
    common: adjective('Common'),
    unique: adjective('Unique'),
  },

  colours: {
    tan: adjective('tan'),
    green: adjective('green'),
    red: adjective('red'),
    blue: adjective('blue'),
    purple: adjective('purple'),
  },
  /** The card type that goes with each colour. */
  types: {
    tan: { one: 'Traveler', many: 'Travelers' },
    green: { one: 'Production', many: 'Productions' },
    red: { one: 'Destination', many: 'Destinations' },
    blue: { one: 'Governance', many: 'Governances' },
    purple: { one: 'Prosperity', many: 'Prosperities' },
  },

  season: { one: 'season', many: 'seasons' },
  seasons: {
    winter: { one: 'winter', many: 'winters' },
    spring: { one: 'spring', many: 'springs' },
    summer: { one: 'summer', many: 'summers' },
    autumn: { one: 'autumn', many: 'autumns' },
  },
  prepareForSeason: { one: 'Prepare for Season action', many: 'Prepare for Season actions' },
};
