import { modules } from '../../modules/en.ts';
import { gather } from '../../modules/gather.ts';
/** Words of the book with all cards and rules. */
export const rules = {
  title: 'Rules and cards',
  intro: 'Every component and every rule, as it is played here.',
  search: 'Search in cards and rules',
  clear: 'Clear search',
  tabs: 'What to look at',
  cards: 'Cards and places',
  rules: 'Rules',
  count: (n: number) => String(n),
  found: (cards: number, rules: number) =>
    `${cards === 1 ? '1 card or place' : `${cards} cards and places`}, ${rules === 1 ? '1 rule' : `${rules} rules`}`,
  nothing: 'Nothing here matches.',
  inCards: (n: number) => (n === 1 ? '1 match among cards and places' : `${n} matches among cards and places`),
  inRules: (n: number) => (n === 1 ? '1 match in the rules' : `${n} matches in the rules`),
  resetFilters: 'Show all kinds and colors',
  kind: 'Kind',
  all: 'All',
  groups: {
    critter: 'Critters',
    construction: 'Constructions',
    event: 'Events',
    forest: 'Forest',
    location: 'Locations',
    ...gather(modules, 'families'),
  } as Readonly<Record<string, string | undefined>>,
  colour: 'Color',
  set: 'Set',
  allSets: 'All sets',
  baseSet: 'Base game',
  rulings: (n: number) => (n === 1 ? '1 ruling' : `${n} rulings`),
  topics: 'Topics',
  /** In languages into which the rules are not translated. */
  englishOnly: '',
  link: (id: string) => `Link to rule ${id}`,
  top: 'To the search',
};
