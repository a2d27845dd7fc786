import { LANGS, speechOf, type Deed, type GameEvent, type Lang } from '@everdell/engine';
import { describe, expect, it, test } from 'vitest';
import { allModules } from './combinations.ts';
import { createGame } from './game.ts';
import { problemsOf } from './test-support/textLint.ts';
import { textOf, type Text } from './text.ts';

/** The log speaks to whoever reads it: "You play a Farm". */
const game = createGame(allModules(1));
const { rules } = game;
const ix = (id: string): number => rules.designById.get(id)!.ix;
const place = rules.placeById.get('haven')!.ix;
const NAMES = ['Zoe', 'Max'];

/** An event with every field that any event has: whatever a phrase reads, it is there. */
function anyEvent(e: string, seat: number): GameEvent {
  const things = { place, placeCard: -1, on: place, onCard: -1, under: place, underCard: -1, card: place, slot: place };
  const cards = { cards: [0], designs: [ix('farm')] };
  const amounts = { goods: [2, 0, 0, 1], n: 2, value: 8, season: 1, space: 1 };
  const names = {
    mark: 'flipped',
    figure: rules.figures[0],
    from: 'deck',
    into: 'meadow',
    effect: 'player-powers.marksMeadow',
  };
  return { e, seat, to: 1 - seat, ...things, ...cards, ...amounts, ...names } as unknown as GameEvent;
}

const eventNames = (lang: Lang): string[] => Object.keys(speechOf(rules, lang).language.events);

describe.each(LANGS)('in %s', (lang) => {
  const text = textOf(game, lang);

  test.each(eventNames(lang))('%s speaks to the one who did it and to the one it happens to', (e) => {
    for (const seat of [0, 1]) {
      const event = anyEvent(e, seat);
      const called = text.event(event, 'all', NAMES);
      const spoken = text.event(event, 'all', NAMES, 0);
      expect(spoken).not.toContain('Zoe');
      expect(spoken.includes('Max')).toBe(called.includes('Max'));
      expect(spoken === called).toBe(!called.includes('Zoe'));
      expect(problemsOf(spoken, lang, true)).toEqual([]);
      expect(text.event(event, 'all', NAMES, null)).toBe(called);
    }
  });

  test('verbs agree with whoever does it', () => {
    const { language, names } = speechOf(rules, lang, NAMES, 0);
    const phrases = Object.entries(language.events) as [string, (e: GameEvent, n: typeof names) => string | Deed][];
    const deeds = phrases.map(([e, phrase]) => phrase(anyEvent(e, 0), names)).filter((one) => typeof one === 'object');
    expect(deeds.length).toBeGreaterThan(30);
    for (const { they, you } of deeds) expect(they).toBe(OTHERS[lang](you));
  });

  test('a line goes on after its subject', () => {
    for (const e of eventNames(lang)) {
      const { text: whole, by, subject, rest } = text.line(anyEvent(e, 0), 'all', NAMES);
      expect(whole).toBe(by === null ? rest : `Zoe ${rest}`);
      expect(subject).toBe(by === null ? '' : 'Zoe');
    }
  });
});

/** What others do, made from what "you" do. */
const OTHERS: Readonly<Record<Lang, (you: string) => string>> = {
  en: (you) => you.replace(/^\w+|(?<= and )\w+/g, thirdPerson),
  es: (you) => you.replace(/^te /, 'se ').replace(/(?<=^(se )?\p{L}+|y lo \p{L}+)s(?= |$)/gu, ''),
};

function thirdPerson(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return verb.replace(/y$/, 'ies');
  return /(s|sh|ch|x|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

describe('said as a person would', () => {
  const told = (e: GameEvent, you: number | null = 0): string[] =>
    LANGS.map((lang) => textOf(game, lang).event(e, 'all', NAMES, you));
  const farm = { cards: [0], designs: [ix('farm')] };
  const ship = { cards: [0], designs: [ix('pirate-ship')] };

  it.each<[GameEvent, string, string]>([
    [{ e: 'turn', seat: 0 }, 'It is your turn.', 'Es tu turno.'],
    [{ e: 'turn', seat: 1 }, "It is Max's turn.", 'Turno de Max.'],
    [
      { e: 'played', seat: 0, from: 'meadow', ...farm },
      'You play a Farm from the Meadow.',
      'Juegas una Granja del Prado.',
    ],
    [
      { e: 'played', seat: 0, from: 'hand', ...farm },
      'You play a Farm from your hand.',
      'Juegas una Granja de tu mano.',
    ],
    [{ e: 'entered', seat: 0, ...farm }, 'A Farm comes into your city.', 'Una Granja llega a tu ciudad.'],
    [{ e: 'gaveGoods', seat: 1, to: 0, goods: [0, 0, 0, 2] }, 'Max gives you 2 berries.', 'Max te da 2 bayas.'],
    [
      { e: 'gave', seat: 0, to: 1, cards: [], designs: [], hidden: 1 } as GameEvent,
      'You give Max 1 card.',
      'Das 1 carta a Max.',
    ],
    [
      { e: 'took', seat: 0, from: 'meadow', ...farm },
      'You take a Farm from the Meadow.',
      'Te llevas una Granja del Prado.',
    ],
    [{ e: 'swapped', seat: 1, to: 0 }, 'Max swaps hands with you.', 'Max intercambia la mano contigo.'],
    [
      { e: 'sailed', seat: 1, to: 0, ...ship },
      "Max's Pirate Ship sails to your city.",
      'El Barco pirata de Max zarpa hacia tu ciudad.',
    ],
    [
      { e: 'sailed', seat: 0, to: 1, ...ship },
      "Your Pirate Ship sails to Max's city.",
      'Tu Barco pirata zarpa hacia la ciudad de Max.',
    ],
    [{ e: 'prepared', seat: 0, season: 1 }, 'You prepare for spring.', 'Te preparas para la primavera.'],
  ])('%o', (e, en, es) => {
    expect(told(e)).toEqual([en, es]);
  });

  it('reads the same for those who look on', () => {
    const text: Text = textOf(game, 'en');
    const e: GameEvent = { e: 'gained', seat: 0, goods: [0, 0, 0, 1] };
    expect(text.event(e, null, NAMES)).toBe('Zoe gains 1 berry.');
    expect(told(e, null)).toEqual(['Zoe gains 1 berry.', 'Zoe gana 1 baya.']);
  });
});
