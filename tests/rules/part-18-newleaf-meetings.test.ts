import { createGame, registry, type Action, type Design } from '@everdell/game';
import { describe, expect, test } from 'vitest';
import { table, type Table, type TableShorthand } from '../test-support/table.ts';

/** Newleaf cards that copy, discount or count, with every card of every set that they could meet. */

const APART = ['base', 'rugwort', 'nightweave', 'player-powers', 'through-every-season'];
const MODULES = registry.map(({ id }) => id).filter((id) => !APART.includes(id));
const { rules } = createGame({ players: 2, modules: MODULES });
const idsOf = (where: (design: Design) => boolean): string[] =>
  rules.designs.filter((design) => design.copies > 0 && where(design)).map(({ id }) => id);
const design = (id: string): Design => rules.designById.get(id)!;

const RICH = { twig: 9, resin: 9, pebble: 9, berry: 9 };
const at = (given: TableShorthand): Table => table({ ...given, modules: MODULES });
const owned = (t: Table, seat: number, id: string): number =>
  t.state.zones[rules.city[seat]].find((uid) => rules.designs[t.state.cardOf[uid]].id === id)!;
const isAllowed = (t: Table, action: Action): boolean => t.game.check(t.state, 0, action) === null;
const sum = (goods: readonly number[]): number => goods.reduce((a, b) => a + b, 0);

describe('R-CARD-CONDUCTOR-01, R-COMBO-11, OQ-113: a Conductor and', () => {
  const NEVER = ['cemetery', 'chapel', 'monastery', 'pirate-ship'];
  const facing = (theirs: string, own: readonly string[] = []): Table =>
    at({
      river: { 'river-spot-3-green': { card: 'ballroom', revealed: true } },
      seats: [
        { res: RICH, pearls: 3, points: 9, hand: ['farm', 'mine', 'inn'], city: ['conductor', 'farm', ...own] },
        { hand: ['king'], city: [theirs], deployed: ['basic-3-twigs'] },
      ],
    });
  const red = idsOf(({ colour, def, id }) => colour === 'red' && def.visit !== undefined && id !== 'conductor');

  test.each(red)('%s', (id) => {
    const { lasting, names } = design(id);
    const t = facing(id);
    const isBarred = lasting || names.some((name) => NEVER.includes(name));
    expect(isAllowed(t, { t: 'visit', place: owned(t, 0, 'conductor') })).toBe(!isBarred);
  });

  test('a Conductor, which leads to a red card of the own city and to nothing else', () => {
    const t = facing('conductor', ['lookout']).visit('conductor');
    expect(t.asks()).toBe('copyPlace');
    expect(facing('conductor').refuses(() => facing('conductor').visit('conductor'))).toBe('nothing-to-do');
  });
});

describe('R-CARD-AIRBALLOON-01, R-COMBO-11: an Air Balloon and', () => {
  const NEVER = ['fool', 'main-road', 'ruins'];
  const tan = idsOf(({ colour, id, def }) => colour === 'tan' && def.onPlay !== undefined && id !== 'air-balloon');

  test.each(tan)('%s', (id) => {
    const { lasting, names, arrival } = design(id);
    const t = at({
      seats: [
        { res: { twig: 3 }, deployed: ['basic-3-twigs'], hand: ['air-balloon', 'king', 'inn'], city: ['farm'] },
        { city: [id] },
      ],
    });
    const [card] = t.state.zones[rules.hand[0]];
    const events = t.game.apply(t.state, 0, { t: 'play', card });
    const isBarred = lasting || arrival !== null || names.some((name) => NEVER.includes(name));
    expect(events.some((e) => e.e === 'activated' && e.cards.includes(owned(t, 1, id)))).toBe(!isBarred);
  });
});

describe('R-CARD-PHOTOGRAPHER-01, OQ-116: a Photographer and', () => {
  const CITY = ['photographer', 'farm', 'mine', 'inn', 'queen', 'historian', 'courthouse', 'bard'];
  /** What the text of each comes to in this city, with 2 twigs, 2 resin and 2 berries left. */
  const BONUS: Readonly<Record<string, number>> = {
    architect: 2, // resin
    baker: 4,
    castle: 3, // Common Constructions
    'corrin-evertail-the-king': 1, // itself, in the opponent's city
    'ever-tree': 1, // the Photographer
    'ever-wall': 2, // 8 spaces
    library: 5,
    palace: 1, // the Courthouse
    theater: 4, // Unique Critters
    ...Object.fromEntries(['gatherer', 'king', 'school', 'shipwright', 'scurrble-champion'].map((id) => [id, 0])),
    ...Object.fromEntries(['rugwort-the-ruler', 'photographer'].map((id) => [id, 0])),
  };
  const purple = idsOf(({ colour, scores }) => colour === 'purple' && scores !== null);

  test.each(purple)('%s', (id) => {
    const t = at({ seats: [{ res: { twig: 2, resin: 2, berry: 2 }, points: 3, city: CITY }, { city: [id] }] });
    expect(t.score(0)['prosperity']).toBe(design(id).lasting ? 0 : BONUS[id]);
  });
});

/** Their Production does nothing where no other card stands that they go with (OQ-54). */
const IDLE_ALONE = ['chip-sweep', 'harvester', 'carnival', 'freight-car'];

describe('R-CARD-CHIPSMITH-01, OQ-54, OQ-69: a Chipsmith and', () => {
  test.each(idsOf(({ colour, production }) => colour === 'green' && production !== null))('%s', (id) => {
    const t = at({
      seats: [
        { res: RICH, pearls: 3, hand: ['king', 'inn'], city: ['chipsmith', id] },
        { city: ['mine'], hand: ['farm'] },
      ],
    });
    expect(isAllowed(t, { t: 'visit', place: owned(t, 0, 'chipsmith') })).toBe(
      !design(id).lasting && !IDLE_ALONE.includes(id),
    );
  });
});

describe('R-CARD-INVENTOR-01: with an Inventor 3 resources less for', () => {
  const costly = idsOf(({ cost, def, id }) => {
    const arrives = def.deck === undefined && def.arrival === undefined && def.liesOn === undefined;
    return sum(cost) > 0 && arrives && id !== 'inventor';
  });

  test.each(costly)('%s', (id) => {
    const price = Math.max(0, sum(design(id).cost.slice(0, rules.standard)) - 3);
    const t = at({ seats: [{ res: RICH, hand: [id], city: ['inventor', 'inn'] }] });
    t.game.apply(t.state, 0, { t: 'play', card: t.state.zones[rules.hand[0]][0] });
    const inventor = owned(t, 0, 'inventor');
    const helped = t
      .legal()
      .flatMap((a) => (a.t === 'pay' && a.uses.length === 1 && a.uses[0].at === inventor ? [a] : []));
    expect(helped.length).toBeGreaterThan(0);
    expect(helped.map(({ spend }) => sum(spend))).toEqual(helped.map(() => price));
  });
});
