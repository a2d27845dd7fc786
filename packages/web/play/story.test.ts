import { describe, expect, it, test } from 'vitest';
import { knownItem, startSession, textOf, type KnownAction, type KnownEvent, type KnownItem } from '@everdell/game';
import { entriesOf, lastDecisionOf, newsSince } from './story.ts';
import { fold, tell, textOfPiece, thingsOf, type Piece } from './telling.ts';
import { NAMES, pictureOf, playAtRandom, TABLES } from './test-support/pictures.ts';

const LANGS = ['en', 'es'] as const;

describe('the story of random games', () => {
  test.each(TABLES)('has words for everything that happened ($players players)', (request) => {
    for (let round = 0; round < 3; round++) {
      const session = playAtRandom(request, `words-${round}`, () => undefined);
      const { game } = session;
      const { story } = pictureOf(session, 0);
      const entries = entriesOf(game, story);
      const events = story.flatMap((item) => ('events' in item ? item.events : []));
      const told = entries.flatMap((entry) => entry.events);
      expect(new Set(told)).toEqual(new Set(events.filter(({ e }) => e !== 'turn')));
      for (const lang of LANGS) {
        const text = textOf(game, lang);
        for (const event of events) expect(text.event(event, 'all', NAMES)).not.toBe('');
        for (const entry of entries) {
          const { clauses, meadow, plain } = tell(entry, { game, text, names: NAMES, you: null });
          expect(clauses.length + meadow.length).toBeGreaterThan(0);
          expect(clauses).toHaveLength(fold(entry.events).length);
          expect(plain).not.toMatch(/undefined|\[object|\?/);
        }
      }
    }
  });

  test.each(TABLES)('tells nobody of cards that are not theirs to see ($players players)', (request) => {
    const session = playAtRandom(request, 'secrets', () => undefined);
    const { game, state } = session;
    const text = textOf(game, 'en');
    const items = session.story();
    const leaks: string[] = [];
    for (const viewer of [null, ...state.seats.keys()]) {
      for (const entry of entriesOf(game, pictureOf(session, viewer).story)) {
        const { clauses, meadow } = tell(entry, { game, text, names: NAMES, you: null });
        const known = items.slice(entry.id, entry.last + 1).map((item) => knownItem(game, item, viewer));
        const open = new Set(known.flatMap(knownEvents).flatMap(designsOf));
        const links = new Set(linksIn([...clauses.flat(), ...meadow]));
        const said = clauses.flat().flatMap((piece) => (typeof piece === 'string' ? [piece] : []));
        for (const { id, ix } of game.rules.designs) {
          if (open.has(ix)) continue;
          if (links.has(id) || said.some((words) => words.includes(text.name(id)))) leaks.push(`${viewer}: ${id}`);
        }
      }
    }
    expect(leaks).toEqual([]);
  });

  test.each(TABLES)('links every card and place it names ($players players)', (request) => {
    const session = playAtRandom(request, 'links', () => undefined);
    const { game } = session;
    const g = game.rules;
    const missing: string[] = [];
    for (const lang of LANGS) {
      const text = textOf(game, lang);
      for (const entry of entriesOf(game, pictureOf(session, 0).story)) {
        const { clauses, plain } = tell(entry, { game, text, names: NAMES, you: null });
        const linked = new Set(linksIn(clauses.flat()));
        for (const event of fold(entry.events)) {
          const named = designsOf(event).map((ix) => g.designs[ix].id);
          if ('place' in event && event.place >= g.cards) named.push(g.places[event.place - g.cards].id);
          for (const id of named) if (!linked.has(id)) missing.push(`${id} in ${plain}`);
        }
      }
    }
    expect(missing).toEqual([]);
  });

  it('keeps entries that have not changed, though the story grows', () => {
    let before: ReturnType<typeof entriesOf> = [];
    let known: readonly KnownItem[] = [];
    let replaced = 0;
    playAtRandom({ players: 3 }, 'growing', (session) => {
      // What was taken back is marked in items that were told before: then the whole story is told again.
      if (session.log.at(-1)?.undo !== undefined) known = before = [];
      const told = session.story().slice(known.length);
      known = [...known, ...told.map((item) => knownItem(session.game, item, 1))];
      const now = entriesOf(session.game, known);
      const grown = known.length - told.length;
      replaced += before.filter((entry) => entry.last < grown && !now.includes(entry)).length;
      replaced -= now.filter((entry) => entry.id < grown && entry.last >= grown).length;
      before = now;
    });
    expect(replaced).toBe(0);
  });

  it('counts rounds: in each every seat has at most one turn', () => {
    const session = playAtRandom({ players: 4 }, 'rounds', () => undefined);
    const seatsOf = new Map<number, Map<number, number>>();
    for (const { round, seat, turn, takenBack } of entriesOf(session.game, pictureOf(session, null).story)) {
      if (seat === null || takenBack !== null) continue;
      const turns = seatsOf.get(round) ?? new Map<number, number>();
      seatsOf.set(round, turns);
      const owner = [...turns].find(([, of]) => of === turn)?.[0] ?? seat;
      expect(turns.get(owner) ?? turn).toBe(turn);
      turns.set(owner, turn);
    }
    expect(seatsOf.size).toBeGreaterThan(10);
  });
});

describe('an entry', () => {
  const game = startSession({ players: 2 }, 'x').game;
  const g = game.rules;
  const text = textOf(game, 'en');
  const ix = (id: string): number => g.designById.get(id)!.ix;
  const place = (id: string): number => g.placeById.get(id)!.ix;
  const item = (index: number, seat: number, turn: number, events: KnownEvent[], takenBack = false): KnownAction => ({
    index,
    seat,
    turn,
    takenBack,
    events,
  });
  const telling = (...story: KnownItem[]) =>
    entriesOf(game, story).map((entry) => tell(entry, { game, text, names: NAMES, you: null }).plain);

  it('tells a move and all that came of it as one', () => {
    const lines = telling(
      item(0, 0, 1, []),
      item(1, 0, 1, [
        { e: 'played', seat: 0, from: 'hand', cards: [5], designs: [ix('farm')] },
        { e: 'paid', seat: 0, goods: [2, 1, 0, 0] },
        { e: 'entered', seat: 0, cards: [5], designs: [ix('farm')] },
        { e: 'gained', seat: 0, goods: [0, 0, 0, 1] },
        { e: 'turn', seat: 1 },
      ]),
    );
    expect(lines).toEqual(['Ana plays a Farm from hand; pays 2 twigs and 1 resin; gains 1 berry.']);
  });

  it('adds up what production gives', () => {
    const lines = telling(
      item(0, 1, 1, [
        { e: 'prepared', seat: 1, season: 1 },
        { e: 'activated', seat: 1, cards: [5], designs: [ix('farm')] },
        { e: 'gained', seat: 1, goods: [0, 0, 0, 1] },
        { e: 'activated', seat: 1, cards: [6], designs: [ix('mine')] },
        { e: 'gained', seat: 1, goods: [0, 0, 1, 0] },
        { e: 'activated', seat: 1, cards: [7], designs: [ix('farm')] },
        { e: 'gained', seat: 1, goods: [0, 0, 0, 1] },
      ]),
    );
    expect(lines).toEqual(['Bo prepares for spring; activates 2 Farms and a Mine; gains 1 pebble and 2 berries.']);
  });

  it('says a gift and an Event once', () => {
    const haven = place('haven');
    const tour = place('grand-tour');
    const lines = telling(
      item(0, 1, 1, [
        { e: 'visited', seat: 1, place: tour, placeCard: -1 },
        { e: 'achieved', seat: 1, place: tour },
      ]),
      item(1, 0, 2, [
        { e: 'visited', seat: 0, place: haven, placeCard: -1 },
        { e: 'paid', seat: 0, goods: [2, 0, 0, 0] },
        { e: 'gaveGoods', seat: 0, to: 1, goods: [2, 0, 0, 0] },
      ]),
    );
    expect(lines).toEqual(['Bo achieves “Grand Tour”.', 'Ana places a worker on the Haven; gives Bo 2 twigs.']);
  });

  describe('speaks to the one at this screen', () => {
    const plays: KnownEvent[] = [
      { e: 'played', seat: 0, from: 'hand', cards: [5], designs: [ix('farm')] },
      { e: 'paid', seat: 0, goods: [2, 1, 0, 0] },
      { e: 'entered', seat: 0, cards: [5], designs: [ix('farm')] },
      { e: 'gained', seat: 0, goods: [0, 0, 0, 1] },
    ];
    const gives: KnownEvent[] = [
      { e: 'visited', seat: 1, place: place('haven'), placeCard: -1 },
      { e: 'gaveGoods', seat: 1, to: 0, goods: [0, 0, 0, 2] },
      { e: 'discarded', seat: 0, from: 'city', cards: [6], designs: [ix('mine')] },
      { e: 'gained', seat: 1, goods: [1, 0, 0, 0] },
    ];
    const entries = entriesOf(game, [item(0, 0, 1, plays), item(1, 1, 2, gives)]);
    const toYou = (lang: 'en' | 'es', names = NAMES) =>
      entries.map((entry) => tell(entry, { game, text: textOf(game, lang), names, you: 0 }));

    it('in every clause, and calls the others by name', () => {
      expect(toYou('en').map(({ plain }) => plain)).toEqual([
        'You play a Farm from your hand; pay 2 twigs and 1 resin; gain 1 berry.',
        'Bo places a worker on the Haven; gives you 2 berries. You discard a Mine from your city. Bo gains 1 twig.',
      ]);
      expect(toYou('es').map(({ plain }) => plain)).toEqual([
        'Juegas una Granja de tu mano; pagas 2 ramitas y 1 resina; ganas 1 baya.',
        'Bo coloca un trabajador en el Refugio; te da 2 bayas. Descartas una Mina de tu ciudad. Bo gana 1 ramita.',
      ]);
    });

    it('with a subject where the language has one', () => {
      const [english] = toYou('en')[0].clauses;
      expect(english[0]).toEqual({ name: 'You', seat: 0 });
      expect(toYou('es')[0].clauses[0][0]).toBe('Juegas una ');
    });

    it('and takes no card for a name that is not said', () => {
      const [{ clauses }] = toYou('en', ['Farm', 'Mine']);
      expect(linksIn(clauses[0])).toEqual(['farm']);
    });

    it('anew when somebody else reads it', () => {
      expect(toYou('en')[0].plain).toContain('You play');
      expect(tell(entries[0], { game, text, names: NAMES, you: null }).plain).toContain('Ana plays');
    });
  });

  it('keeps what was taken back apart, with who did it', () => {
    const haven = place('haven');
    const story: KnownItem[] = [
      item(0, 0, 1, [{ e: 'visited', seat: 0, place: haven, placeCard: -1 }]),
      item(1, 0, 1, [{ e: 'gained', seat: 0, goods: [1, 0, 0, 0] }], true),
      { index: 2, undo: { by: 0, to: 1 } },
      item(3, 0, 1, [{ e: 'gained', seat: 0, goods: [0, 1, 0, 0] }]),
      item(4, 1, 2, [{ e: 'passed', seat: 1 }], true),
      { index: 5, undo: { by: 0, to: 4, agreed: [1] } },
    ];
    const entries = entriesOf(game, story);
    expect(entries.map(({ id, last, takenBack }) => ({ id, last, takenBack }))).toEqual([
      { id: 0, last: 3, takenBack: null },
      { id: 1, last: 1, takenBack: { by: 0, together: false } },
      { id: 4, last: 4, takenBack: { by: 0, together: true } },
    ]);
    expect(newsSince(entries, -1, 1).map(({ id }) => id)).toEqual([0]);
    expect(lastDecisionOf(story, 1)).toBe(4);
    expect(lastDecisionOf(story, 0)).toBe(5);
  });

  it('shows on the table what it is about', () => {
    const haven = place('haven');
    const [entry] = entriesOf(game, [
      item(0, 1, 1, [
        { e: 'visited', seat: 1, place: haven, placeCard: -1 },
        { e: 'discarded', seat: 1, from: 'hand', cards: [], designs: [], hidden: 2 },
        { e: 'gave', seat: 1, to: 0, cards: [9], designs: [ix('inn')] },
      ]),
    ]);
    expect(thingsOf(game, entry)).toEqual([`h${haven}`, 'c9', 's0', 's1']);
  });

  it('does not take a name for a card', () => {
    const [entry] = entriesOf(game, [
      item(0, 1, 1, [{ e: 'drew', seat: 1, cards: [1, 2], designs: [ix('mine'), ix('miner-mole')] }]),
    ]);
    const { clauses } = tell(entry, { game, text, names: ['Farm', 'Mine'], you: null });
    expect(clauses[0].map(textOfPiece)).toEqual(['Mine', ' draws a ', 'Mine', ' and a ', 'Miner Mole', '.']);
    expect(
      clauses[0].map((piece) => (typeof piece === 'string' ? '' : 'seat' in piece ? piece.seat : piece.id)),
    ).toEqual([1, '', 'mine', '', 'miner-mole', '']);
  });
});

const knownEvents = (item: KnownItem): readonly KnownEvent[] => ('events' in item ? item.events : []);

function designsOf(event: KnownEvent): number[] {
  const held = ['placeCard', 'onCard', 'underCard'].map(
    (field) => (event as unknown as Record<string, unknown>)[field],
  );
  const cards = 'designs' in event ? event.designs : [];
  return [...cards, ...held.filter((ix): ix is number => typeof ix === 'number' && ix >= 0)];
}

const linksIn = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap((piece) => (typeof piece === 'object' && 'id' in piece ? [piece.id] : []));
