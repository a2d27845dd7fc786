import { createGame, formatAction, parseAction, textOf, type Game, type OptionValue } from '@everdell/game';
import { describe, expect, test } from 'vitest';
import { table, type Table, type TableShorthand } from '../test-support/table.ts';

type Options = Readonly<Record<string, OptionValue>>;
const SEEDS = Array.from({ length: 20 }, (_, i) => `leaf ${i}`);
const NONE: Options = {
  'newleaf.cards': false,
  'newleaf.station': false,
  'newleaf.tickets': false,
  'newleaf.reservations': false,
  'newleaf.events': 'none',
  'newleaf.basicEvents': false,
  'newleaf.forest': false,
};
const game = (players: number, options: Options = {}, more: readonly string[] = []): Game =>
  createGame({ players, modules: ['newleaf', ...more], options });
const leaf = (given: TableShorthand): Table => table({ ...given, modules: ['newleaf', ...(given.modules ?? [])] });
const golden = ({ rules }: Game): number => rules.resources.indexOf('golden');

/** The special Events that are dealt, seed by seed. */
function dealt(players: number, options: Options, more: readonly string[] = []): string[][] {
  const { rules: g, start } = game(players, options, more);
  return SEEDS.map((seed) => start(seed).rows[g.rowIx.specialEvents].map((event) => g.places[event - g.cards].id));
}
function own(players: number, way: string, more: readonly string[] = []): number[] {
  const { placeById } = game(players).rules;
  const counts = dealt(players, { 'newleaf.events': way }, more).map(
    (ids) => ids.filter((id) => placeById.get(id)?.set === 'newleaf').length,
  );
  return [...new Set(counts)].sort((a, b) => a - b);
}

describe('Part 16: Newleaf', () => {
  test.each([
    ['newleaf.station', 'station'],
    ['newleaf.station', 'knoll'],
    ['newleaf.station', 'train-any'],
    ['newleaf.station', 'ruby-dew'],
    ['newleaf.tickets', 'ticket'],
    ['newleaf.reservations', 'reservation'],
    ['newleaf.basicEvents', 'big-city'],
  ])('R-NEW-06, R-NEW-36: %s is switched on by itself (%s)', (option, place) => {
    expect(game(2, NONE).rules.placeById.has(place)).toBe(false);
    expect(game(2, { ...NONE, [option]: true }).rules.placeById.has(place)).toBe(true);
  });

  test('R-NEW-01, R-NEW-05, R-NEW-06: 59 cards come with Golden tokens, the Locomotives only with the Station', () => {
    const cards = (options: Options): number[] => {
      const played = game(2, options);
      const inDeck = played.rules.designs.filter(({ set }) => set === 'newleaf');
      const [{ res }] = played.start('cards').seats;
      return [inDeck.reduce((n, { copies }) => n + copies, 0), res[golden(played)]];
    };
    expect(cards({})).toEqual([59, 3]);
    expect(cards({ 'newleaf.station': false })).toEqual([57, 3]);
    expect(cards({ 'newleaf.cards': false })).toEqual([0, 0]);
    expect(cards(NONE)).toEqual([0, 0]);
  });

  test('R-NEW-03, R-NEW-04: the Station lies there without the 59 cards too', () => {
    const { rules: g, start } = game(2, { ...NONE, 'newleaf.station': true });
    const s = start('station');
    for (const zone of ['station', 'train']) expect(s.zones[g.zone[zone]].filter((at) => at >= 0)).toHaveLength(3);
    expect(s.zones[g.zone['trainBag']]).toHaveLength(15);
  });

  test('R-NEW-07: the special Events are mixed, half of them, all of them, or none', () => {
    expect(own(4, 'mixed').length).toBeGreaterThan(2);
    expect(own(4, 'half')).toEqual([2]);
    expect(own(2, 'only')).toEqual([4]);
    expect(own(4, 'none')).toEqual([0]);
    expect(own(5, 'half')).toEqual([2, 3]);
    expect(own(6, 'half')).toEqual([3]);
    expect(own(6, 'only')).toEqual([6]);
  });

  test('R-COMBO-17, OQ-52: with several expansions all are shuffled together, one of Pearlbrook at least', () => {
    const more = ['bellfaire', 'pearlbrook'];
    const { placeById } = game(4, {}, more).rules;
    const sets = dealt(4, {}, more).map((ids) => ids.map((id) => placeById.get(id)!.set));
    expect(new Set(sets.flat())).toEqual(new Set(['base', 'bellfaire', 'newleaf', 'pearlbrook']));
    expect(sets.every((all) => all.includes('pearlbrook'))).toBe(true);
  });

  test('R-NEW-08: base Events that name cards may be left out', () => {
    const named = 'tax-relief';
    const all = dealt(4, {}).flat();
    expect(all).toContain(named);
    const plain = dealt(4, { 'newleaf.plainEvents': true });
    expect(plain.flat()).toContain('the-everdell-games');
    const { placeById } = game(4).rules;
    expect(plain.flat().filter((id) => 'has' in (placeById.get(id)!.needs ?? {}))).toEqual([]);
    expect(new Set(plain.map((ids) => ids.length))).toEqual(new Set([4]));
  });

  test('R-NEW-08: with none of its own there are as many as are left', () => {
    const left = dealt(4, { 'newleaf.plainEvents': true, 'newleaf.events': 'none' });
    expect(new Set(left.map((ids) => ids.join()))).toEqual(new Set(['the-everdell-games']));
  });

  test('R-NEW-09: its Forest cards are mixed in, or left out', () => {
    const forest = (options: Options): Set<string> => {
      const { rules: g, start } = game(4, options);
      const places = SEEDS.flatMap((seed) => start(seed).rows[g.rowIx.forest]);
      return new Set(places.map((place) => g.places[place - g.cards].set));
    };
    expect(forest({})).toEqual(new Set(['base', 'newleaf']));
    expect(forest({ 'newleaf.forest': false })).toEqual(new Set(['base']));
  });

  test('R-SCORE-05: only a game with the Station has points for Visitors', () => {
    expect(leaf({}).score(0)).toHaveProperty('visitors', 0);
    expect(leaf({ options: { 'newleaf.station': false } }).score(0)).not.toHaveProperty('visitors');
  });
});

describe('Newleaf: what nobody may know', () => {
  test('R-NEW-02, R-NEW-20: of the stacks only the top, of bag and discarded Visitors nothing', () => {
    const t = leaf({ trainTiles: ['train-point', 'train-any', 'train-any'] });
    const { rules: g } = t.game;
    t.visit('station');
    t.answer(t.legal()[0]).answer(t.legal()[0]).answer(t.legal()[0]);
    for (const viewer of [0, 1, null]) {
      const { zones } = t.game.view(t.state, viewer);
      expect(zones[g.zone['visitorsOut']]).toBe(1);
      expect(typeof zones[g.zone['trainBag']]).toBe('number');
      const stack = t.state.zones[g.zone['visitorsLeft']];
      expect(JSON.stringify(zones[g.zone['visitorsLeft']])).toContain(String(stack.at(-1)));
      expect(JSON.stringify(zones[g.zone['visitorsLeft']])).not.toContain(String(stack[0]));
    }
  });
});

describe('Newleaf: bag and stacks', () => {
  test('R-NEW-18: used Train Cars come back only when the bag is empty', () => {
    const t = leaf({ station: ['farm', 'mine', 'inn'], seats: [{ res: { twig: 4, resin: 2, pebble: 1 } }] });
    const { zone } = t.game.rules;
    const used = t.state.zones[zone['trainBag']].splice(0);
    t.state.zones[zone['trainUsed']].push(...used.slice(0, 2));
    t.play('farm');
    expect(t.state.zones[zone['train']].every((tile) => tile >= 0)).toBe(true);
    expect([t.state.zones[zone['trainBag']].length, t.state.zones[zone['trainUsed']].length]).toEqual([2, 0]);
  });

  test('OQ-115: the empty stack gets the larger half', () => {
    const t = leaf({ visitorStacks: [['dip-dibble'], ['mossy-steptoe', 'dim-dustlight']] });
    const { zone, placeById } = t.game.rules;
    const out = ['ruby-dew', 'bim-little'].map((id) => placeById.get(id)!.ix);
    t.state.zones[zone['visitorsOut']].push(...out);
    t.visit('station').pick('dip-dibble');
    const sizes = ['visitorsLeft', 'visitorsRight', 'visitorsOut'].map((id) => t.state.zones[zone[id]].length);
    expect(sizes).toEqual([2, 3, 0]);
  });
});

describe('Newleaf: words', () => {
  const out = (): Table => leaf({ seats: [{ deployed: ['basic-3-twigs'] }], meadow: MEADOW });
  const MEADOW = ['farm', 'king', 'queen', 'judge', 'monk', 'bard', 'ruins', 'castle'];
  const labels = (t: Table, lang: 'en' | 'es', id: string): string[] =>
    t.legal().flatMap((a) => (a.t === 'act' && a.id === id ? [textOf(t.game, lang).action(t.state, a)] : []));

  test('of Ticket and Reservation', () => {
    expect(labels(out(), 'en', 'outbound')).toEqual(['Use your Ticket (outbound): move a worker']);
    expect(labels(out(), 'es', 'outbound')).toEqual(['Usar tu billete (ida): mover a un trabajador']);
    expect(labels(out(), 'en', 'reserve')).toContain('Reserve: Farm');
    expect(labels(out(), 'es', 'reserve')).toContain('Reservar: Granja');
  });

  test('of what the Station asks', () => {
    const t = out().visit('station');
    const prompt = (lang: 'en' | 'es'): string => textOf(t.game, lang).prompt(t.state, t.decision()!);
    expect(prompt('en')).toBe('Station: choose the faceup Visitor who leaves.');
    expect(prompt('es')).toBe('Estación de tren: elige al visitante boca arriba que se va.');
  });

  test('in notation', () => {
    const t = out();
    const acts = t.legal().filter((a) => a.t === 'act');
    for (const act of acts) expect(parseAction(t.game, t.state, formatAction(t.game, t.state, act))).toEqual(act);
  });
});
