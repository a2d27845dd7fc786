import { actions } from './actions.en.ts';
import { broughtBy, brings, card, kind, place, unlocks } from './cards.en.ts';
import { ops } from './effects.en.ts';
import { events } from './events.en.ts';
import { clause, count, goods, sentence, the, title, withoutCapital } from './grammar.en.ts';
import { asks } from './prompts.en.ts';
import { reasons } from './reasons.en.ts';
import type { Language, ZoneWords } from './types.ts';
import { amounts, compared, conds, filters, sources } from './vocabulary.en.ts';
import { words } from './words.en.ts';

function called(the: string): ZoneWords {
  return { yours: `from ${the}`, theirs: `from ${the}`, the };
}

export const english: Language = {
  lang: 'en',
  words,
  ops,
  amounts,
  compared,
  conds,
  filters,
  sources,
  rows: {
    basic: { noun: words.basicLocation, described: true },
    haven: { noun: words.haven },
    journey: { noun: words.journey },
    forest: { noun: words.forestLocation, described: true },
    basicEvents: { noun: words.basicEvent },
    specialEvents: { noun: words.specialEvent },
  },
  zones: {
    hand: { yours: 'from your hand', theirs: 'from hand', the: 'your hand', their: 'their hand' },
    meadow: called('the Meadow'),
    revealed: called('the revealed cards'),
    city: { yours: 'from your city', theirs: 'from the city', the: 'your city', their: 'their city' },
    deck: called('the deck'),
    discard: called('the discard pile'),
  },
  card,
  place,
  asks,
  reasons,
  events,
  actions,
  answers: {
    go: { go: 'Take its turn' },
    give: { goods: 'Give resources', cards: 'Give cards' },
    name: { tan: 'Tan', green: 'Green', red: 'Red', blue: 'Blue', purple: 'Purple' },
    revealOn: { again: 'Reveal another card', stop: 'Stop' },
    visitWay: { usual: 'What the location does', instead: 'What your own rule allows there' },
    draw: { use: 'Draw one more' },
    drawNext: { stop: 'Draw no more' },
  },
  scores: {
    total: 'Total',
    base: 'Card points',
    tokens: 'Point tokens',
    prosperity: 'Prosperity bonuses',
    journey: 'Journey',
    events: 'Events',
    cards: 'Cards of the opponent',
    basicEvents: 'Basic Events',
    specialEvents: 'Special Events',
  },
  grammar: {
    sentence,
    clause,
    goods,
    count,
    stake: ({ seat, points, each }, names) =>
      each > 0 && points > each
        ? `${names.seat(seat)} gains ${count(points, words.point)}, ${each} fewer for each`
        : `otherwise ${names.seat(seat)} gains ${count(points, words.point)}`,
    from: (source, prompt) => (source === '' ? sentence(prompt) : sentence(`${source}: ${withoutCapital(prompt)}`)),
    title,
    the,
    kind,
    brings,
    broughtBy,
    unlocks,
    seat: (seat) => `Player ${seat + 1}`,
    you: 'You',
  },
};
