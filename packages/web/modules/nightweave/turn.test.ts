import { botAction, bots, seededRandom } from '@everdell/ai';
import { holds, knownItem, scopeOf, startSession, textOf, type OptionValue, type Session } from '@everdell/game';
import { describe, expect, it } from 'vitest';
import { entriesOf, type Entry } from '../../play/story.ts';
import { tell } from '../../play/telling.ts';
import { words as english } from '../../words/en/index.ts';
import { words as spanish } from '../../words/es/index.ts';
import { linesOf } from './line.ts';
import { stepsOf } from './turn.ts';

const HER = 1;
const NAMES = ['Ana', 'Nightweave'];

/** Her turns in a game against a bot: each with the words of the card that the rules found impossible before it. */
function turnsOf(options: Record<string, OptionValue>, seed: string): { session: Session; impossible: string[][] } {
  const session = startSession({ players: 1, modules: ['nightweave'], options }, seed, [
    { name: 'Ana', kind: 'human' },
  ]);
  const { rules } = session.game;
  const mind = bots['greedy']();
  const random = seededRandom(seed);
  const impossible: string[][] = [];
  for (let d = session.decision; d !== null; d = session.decision) {
    const isHers = d.seat === HER;
    const before = session.state;
    const top = isHers ? before.zones[rules.zone['activity']].at(-1) : undefined;
    if (top !== undefined) {
      const season = rules.seasons[before.seats[HER].season].id;
      const line = linesOf(rules.places[top - rules.cards]).find((each) => each.season === season);
      // The arrow that leads her is that of the card which is turned over.
      const can = (word: string): boolean =>
        holds(rules, before, scopeOf(HER), { can: { do: 'call', id: `nightweave.${word}` } });
      const words = line?.words ?? [];
      const done = words.findIndex(can);
      impossible.push(words.slice(0, done < 0 ? words.length : done));
    } else if (isHers) impossible.push([]);
    session.act(d.seat, session.game.hostAnswer(session.state) ?? botAction(session.game, session.state, mind, random));
  }
  return { session, impossible };
}

const herEntries = (session: Session): readonly Entry[] => {
  const story = session.story().map((item) => knownItem(session.game, item, 0));
  return entriesOf(session.game, story).filter(({ seat }) => seat === HER);
};

const GAMES = [
  [{ 'nightweave.level': 2 }, 'a'],
  [{ 'nightweave.level': 0 }, 'b'],
  [{ 'nightweave.level': 4, 'nightweave.personality': 'nefarious' }, 'c'],
  [{ 'nightweave.level': 1, 'nightweave.personality': 'nonchalant', 'nightweave.plan': 'the-plot-thickens' }, 'd'],
] as const;

describe.each(GAMES)('her turns with %o', (options, seed) => {
  const { session, impossible } = turnsOf(options, seed);
  const entries = herEntries(session);
  /** Those in which a card was carried out, not those that ended a season. */
  const told = entries.map((entry) => stepsOf(entry, session.game));

  it('are told with what the rules found impossible, and nothing else', () => {
    const turns = told.filter((steps) => steps.some(({ is }) => is === 'turned'));
    const carriedOut = turns.map((steps) => steps.flatMap((step) => (step.is === 'not' ? [step.word] : [])));
    const wrong = turns.flatMap((steps, at) => {
      const isOver = steps.some((step) => step.is === 'turned' && step.line === null);
      return isOver || carriedOut[at].join() === impossible[at]?.join() ? [] : [[carriedOut[at], impossible[at]]];
    });
    expect(turns).toHaveLength(impossible.length);
    expect(wrong).toEqual([]);
    expect(carriedOut.flat().length).toBeGreaterThan(3);
  });

  it.each([
    ['English', 'en', english],
    ['Spanish', 'es', spanish],
  ] as const)('say in %s which card it was, and nothing of her own books', (_, lang, words) => {
    const text = textOf(session.game, lang);
    const lines = entries.map(
      (entry) => tell(entry, { game: session.game, text, names: NAMES, you: 0, modules: words.modules }).plain,
    );
    const card = new RegExp(text.name('ACT-01').replace(/ I$/, ''));
    expect(lines.filter((line) => !card.test(line) && !/Nightweave/.test(line))).toEqual([]);
    expect(lines.filter((line) => /sign|señal|undefined/.test(line))).toEqual([]);
    expect(lines.some((line) => card.test(line))).toBe(true);
  });
});

describe('why she does it', () => {
  const games = GAMES.map(([options, seed]) => turnsOf(options, seed).session);
  const turns = games.flatMap((session) =>
    herEntries(session).map((entry) => ({ entry, steps: stepsOf(entry, session.game), session })),
  );
  const kinds = (steps: (typeof turns)[number]['steps']): string => steps.map(({ is }) => is).join(' ');

  it('is told where the card names a place that is not free (R-NW-PLACE-02)', () => {
    const led = turns.filter(({ entry }) => entry.events.some((event) => event.e === 'ledTo' && event.tier < 0));
    expect(led.length).toBeGreaterThan(3);
    expect(led.filter(({ steps }) => !/aside did/.test(kinds(steps)))).toEqual([]);
  });

  it('is told of every Event: how much of it she has, and the arrow (R-NW-PLACE-11, R-NW-PREP-03)', () => {
    const claims = turns.filter(({ entry }) => entry.events.some(({ e }) => e === 'achieved'));
    expect(claims.length).toBeGreaterThan(8);
    expect(claims.filter(({ steps }) => !/did why/.test(kinds(steps)))).toEqual([]);
    const led = claims.flatMap(({ steps }) => steps.flatMap((step) => (step.is === 'why' ? [step.led] : [])));
    // One that she meets in full costs her no card that is missing; whatever is preferred is preferred for what she has.
    expect(led.filter((one) => one?.tier === 0 && one.have < one.need)).toEqual([]);
    expect(led.filter((one) => one?.tier === 1 && one.have === 0)).toEqual([]);
  });

  it('is told when she prepares, before what comes of it, and so is the end of her game (R-NW-TURN-02, R-NW-END-01)', () => {
    const leaving = turns.filter(({ entry }) => entry.events.some(({ e }) => e === 'prepared' || e === 'passed'));
    expect(leaving.length).toBeGreaterThanOrEqual(4 * GAMES.length);
    expect(leaving.filter(({ steps }) => !kinds(steps).startsWith('turned leaves'))).toEqual([]);
    const ends = leaving.filter(({ entry }) => entry.events.some(({ e }) => e === 'passed'));
    expect(ends).toHaveLength(GAMES.length);
    expect(ends.flatMap(({ steps }) => steps.flatMap((step) => (step.is === 'leaves' ? [step.season] : [])))).toEqual(
      GAMES.map(() => null),
    );
    expect(ends.filter(({ steps }) => steps.some(({ is }) => is === 'blocks'))).toEqual([]);
  });

  it('is told of a Personality: which it is, and where the die sends her', () => {
    const felt = turns.filter(({ steps }) => steps.some((step) => step.is === 'felt' && step.id === 'nonchalant'));
    expect(felt).not.toEqual([]);
    expect(felt.map(({ steps }) => kinds(steps)).filter((said) => !said.includes('felt moves cards'))).toEqual([]);
  });
});
