import { buildPosition, designOf, eachColour, ZONE, type Given, type SetupRequest } from '@everdell/game';
import { describe, expect, it } from 'vitest';
import { boardOf, inLines, needsOf, zoneOfRow, type Spot } from './board.ts';
import { legalIn } from './parts.ts';
import type { Seen } from './seen.ts';
import { targetsOf } from './things.ts';
import { seenAt, seenIn, start } from './test-support/lookAt.ts';

function at(given: Given, request: SetupRequest = { players: 2 }, viewer = 0): Seen {
  return seenAt(buildPosition(request, { active: 0, ...given }).state, viewer);
}

function spot(seen: Seen, id: string): Spot {
  const plan = boardOf(seen);
  const all = [plan.basic, plan.haven, plan.journey, plan.forest, plan.basicEvents, plan.specialEvents].flat();
  return all.find((one) => one?.place.id === id)!;
}

describe('rows of places', () => {
  it('lie in the four zones, unknown ones at the river', () => {
    expect(['basic', 'haven', 'journey', 'unheard'].map(zoneOfRow)).toEqual(['river', 'river', 'river', 'river']);
    expect(zoneOfRow('forest')).toBe('forest');
    expect(['basicEvents', 'specialEvents'].map(zoneOfRow)).toEqual(['tree', 'tree']);
  });

  it.each([
    [2, 3, 4],
    [4, 4, 4],
    [6, 4, 6],
  ])('with %i players: %i clearings and %i special Events', (players, clearings, events) => {
    const plan = boardOf(seenIn(start({ players }, 'rows')));
    expect(plan.forest).toHaveLength(4);
    expect(plan.forest.filter((one) => one !== null)).toHaveLength(clearings);
    // R-NW-PLACE-03: the row goes round from the top left; with three cards the bottom right one is empty (R-SETUP-03)
    expect(plan.forest.map((one) => one === null)).toEqual([false, false, clearings < 4, false]);
    const [topLeft, topRight, bottomRight, bottomLeft] = plan.forest;
    expect(inLines(plan.forest)).toEqual([topLeft, topRight, bottomLeft, bottomRight]);
    expect(plan.specialEvents).toHaveLength(events);
    expect(plan.basicEvents).toHaveLength(4);
    expect(plan.basic).toHaveLength(8);
    expect(plan.journey).toHaveLength(4);
    expect(plan.further).toEqual([]);
    expect(plan.meadow).toHaveLength(8);
  });

  it('that a module adds lie among the further places', () => {
    const seen = seenIn(start({ players: 2 }, 'rows'));
    const { rules } = seen.game;
    const [first] = rules.places;
    const pier = { ...first, id: 'pier', ix: rules.cards + rules.places.length, row: rules.rowNames.length };
    const grown = {
      ...rules,
      places: [...rules.places, pier],
      rowNames: [...rules.rowNames, 'piers'],
      rowIx: { ...rules.rowIx, piers: pier.row },
    } as unknown as Seen['game']['rules'];
    const plan = boardOf({
      ...seen,
      game: { ...seen.game, rules: grown },
      known: { ...seen.known, rows: [...seen.known.rows, [pier.ix]] },
      legal: [],
    });
    expect(plan.further.map(({ place }) => place.id)).toEqual(['pier']);
  });

  it('keeps an Event where it was when somebody achieves it', () => {
    const before = seenIn(start({ players: 2 }, 'events'));
    const order = boardOf(before).specialEvents.map(({ place }) => place.id);
    const left = order.filter((_, n) => n !== 1);
    const seen = at({ specialEvents: left, seats: [{}, { events: [order[1]] }] });
    expect(boardOf(seen).specialEvents.map(({ place, owner }) => [place.id, owner])).toEqual(
      order.map((id, n) => [id, n === 1 ? 1 : null]),
    );
    expect(spot(seen, order[1]).bar).toEqual({ why: 'claimed', by: 1 });
  });
});

describe('what keeps the viewer off a place', () => {
  it('somebody else, or they themselves', () => {
    const seen = at({ seats: [{ deployed: ['basic-2-resin', 'basic-1-berry'] }, { deployed: ['basic-3-twigs'] }] });
    expect(spot(seen, 'basic-3-twigs')).toMatchObject({ workers: [1], room: 1, bar: { why: 'taken' } });
    expect(spot(seen, 'basic-2-resin')).toMatchObject({ workers: [0], bar: { why: 'here' } });
    expect(spot(seen, 'basic-1-berry')).toMatchObject({ workers: [0], room: null, bar: null });
  });

  it('a second worker of theirs in a clearing for two', () => {
    const request = { players: 4 };
    const seen = at({ forest: ['forest-3-berries'], seats: [{ deployed: ['forest-3-berries'] }] }, request);
    expect(spot(seen, 'forest-3-berries')).toMatchObject({ room: 2, bar: { why: 'here' } });
  });

  it('the season, then the cards that the Journey costs', () => {
    expect(spot(at({}), 'journey-2').bar).toEqual({ why: 'season', season: 'autumn', over: false });
    const poor = at({ seats: [{ season: 'autumn', workersFree: 2, hand: ['farm', 'farm'] }] });
    expect(spot(poor, 'journey-2').bar).toBeNull();
    expect(spot(poor, 'journey-3').bar).toEqual({ why: 'price', lacks: [{ n: 1, what: 'card' }] });
  });

  it('what an Event asks for', () => {
    const seen = at({ seats: [{ city: ['farm', 'mine'] }] });
    expect(spot(seen, 'harvest-festival').bar).toEqual({ why: 'needs', have: 2, need: 4 });
  });

  it('is not told to one who only looks on, but for what everybody sees', () => {
    const { state } = buildPosition({ players: 2 }, { active: 0, seats: [{ deployed: ['basic-3-twigs'] }] });
    const seen: Seen = { ...seenAt(state, 0), watching: true };
    expect(spot(seen, 'basic-3-twigs').bar).toEqual({ why: 'taken' });
    expect(spot(seen, 'journey-2').bar).toBeNull();
  });
});

describe('what an Event asks for', () => {
  it('cards, met or within reach', () => {
    const seen = at({
      seats: [{ city: ['inn'], hand: ['bard', 'judge'] }],
      meadow: ['queen', null, null, null, null, null, null, null],
    });
    expect(needsOf(seen, { has: ['inn', 'bard'] })).toEqual([
      { kind: 'card', id: 'inn', met: true, near: null },
      { kind: 'card', id: 'bard', met: false, near: 'hand' },
    ]);
    expect(needsOf(seen, { has: ['queen'] })).toEqual([{ kind: 'card', id: 'queen', met: false, near: 'meadow' }]);
  });

  it('never tells what lies in the hand of one who is only looked at', () => {
    const seen: Seen = { ...at({ seats: [{ hand: ['bard'] }] }), watching: true };
    expect(needsOf(seen, { has: ['bard'] })).toEqual([{ kind: 'card', id: 'bard', met: false, near: null }]);
  });

  it('colours', () => {
    const seen = at({ seats: [{ city: ['farm', 'mine', 'inn'] }] });
    expect(needsOf(seen, spot(seen, 'harvest-festival').place.def.visit?.needs)).toEqual([
      { kind: 'colour', colour: 'green', have: 2, need: 4 },
    ]);
    expect(needsOf(seen, eachColour(2)).map((need) => 'have' in need && need.have)).toEqual([0, 2, 1, 0, 0]);
  });
});

describe('cards in cities that are open', () => {
  const given: Given = {
    seats: [
      { city: ['inn', 'farm', 'queen'], workersFree: 2 },
      { city: ['inn', 'post-office', { card: 'lookout' }], hand: ['farm', 'farm', 'farm'] },
    ],
    meadow: ['farm', 'farm', 'farm', 'mine', 'mine', 'inn', 'judge', 'bard'],
  };

  it("are one's own and the open ones of others, others' first", () => {
    const seen = at(given);
    const open = boardOf(seen).open.map(({ design, owner }) => [design.id, owner]);
    expect(open.every(([id]) => id !== 'lookout' && id !== 'farm')).toBe(true);
    expect(open.map(([, owner]) => owner)).toEqual(
      open.map(([, owner]) => owner).sort((a, b) => Number(b) - Number(a)),
    );
    for (const { key } of boardOf(seen).open) expect(targetsOf(seen).has(key)).toBe(true);
  });

  it('are told while others are at turn, too', () => {
    const seen = at(given, { players: 2 }, 1);
    expect(seen.legal).toEqual([]);
    expect(boardOf(seen).open.map(({ design }) => design.id)).toContain('lookout');
  });
});

describe('counts for the tabs', () => {
  it('every target on the board is in one zone', () => {
    const session = start({ players: 4 }, 'counts');
    const seen = seenIn(session);
    const own = new Set(seen.known.zones[seen.game.rules.hand[seen.seat]]);
    const onBoard = [...targetsOf(seen).keys()].filter((key) => !own.has(Number(key.slice(1))));
    const counts = (['tree', 'meadow', 'river', 'forest'] as const).map((zone) => legalIn(seen, zone));
    expect(counts.reduce((a, b) => a + b, 0)).toBe(onBoard.length);
    expect(legalIn(seen, 'meadow')).toBe(
      seen.known.zones[ZONE.meadow].filter((uid) => targetsOf(seen).has(`c${uid}`)).length,
    );
  });

  it('are nothing while others are at turn', () => {
    const seen = at({}, { players: 2 }, 1);
    expect(legalIn(seen, 'river')).toBe(0);
  });
});

describe('the Meadow against an automa', () => {
  it('tells which spaces are shut', () => {
    const seen = at(
      { rugwort: { year: 1, meadowWorkers: [1] }, seats: [{ season: 'summer' }] },
      { players: 1, modules: ['rugwort'] },
    );
    expect(
      boardOf(seen)
        .meadow.filter(({ shut }) => shut)
        .map(({ n }) => n),
    ).toEqual([1]);
    expect(designOf(seen.game.rules, seen.known, boardOf(seen).meadow[0].card!).id).toBeTypeOf('string');
  });
});
