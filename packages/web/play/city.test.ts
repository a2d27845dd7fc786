import { buildPosition, designOf, spacesUsed, type GivenSeat } from '@everdell/game';
import { describe, expect, it } from 'vitest';
import { cityPlan, crewOf } from './city.ts';

function at(seat: GivenSeat) {
  const { game, state: known } = buildPosition({ players: 2 }, { seats: [seat] });
  const name = (uid: number): string => designOf(game.rules, known, uid).id;
  return { game, known, name };
}

describe('a city as spaces', () => {
  it('gives every card a space in the order of arrival', () => {
    const seen = at({ city: ['inn', 'farm', 'judge'] });
    const plan = cityPlan(seen, 0);
    expect(plan.spaces.map((cards) => cards.map(seen.name))).toEqual([['inn'], ['farm'], ['judge']]);
    expect(plan).toMatchObject({ used: 3, limit: 15, shelf: [] });
  });

  it('puts two that share into the space of the one that was there first, side a first', () => {
    const seen = at({ city: ['gatherer', 'farm', 'harvester', 'gatherer', 'inn'] });
    const plan = cityPlan(seen, 0);
    expect(plan.spaces.map((cards) => cards.map(seen.name))).toEqual([
      ['harvester', 'gatherer'],
      ['farm'],
      ['gatherer'],
      ['inn'],
    ]);
    expect(plan.spaces).toHaveLength(spacesUsed(seen.game.rules, seen.known, 0));
  });

  it('lays cards that use no space on the shelf', () => {
    const seen = at({ city: ['wanderer', 'farm', 'wanderer'] });
    const plan = cityPlan(seen, 0);
    expect(plan.shelf.map(seen.name)).toEqual(['wanderer', 'wanderer']);
    expect(plan.used).toBe(1);
  });

  it('knows no limit and no sharing in the city of one that ignores card text', () => {
    const { game, state: known } = buildPosition(
      { players: 1, modules: ['rugwort'] },
      { rugwort: { city: ['wanderer', 'harvester', 'gatherer'] } },
    );
    const plan = cityPlan({ game, known }, 1);
    expect(plan.spaces.map((cards) => cards.length)).toEqual([1, 1, 1]);
    expect(plan).toMatchObject({ shelf: [], used: 3, limit: null });
  });
});

describe('workers', () => {
  it('counts those at home and those that take part', () => {
    const seen = at({ season: 'winter', workersFree: 1, deployed: ['basic-3-twigs'] });
    const place = seen.game.rules.placeById.get('basic-3-twigs')!.ix;
    expect(crewOf(seen, 0)).toEqual({ free: 1, all: 2, out: [place] });
  });
});
