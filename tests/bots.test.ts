/** The bots know modules by their definitions only: here those of a set that does not exist. */
import { learnedBy } from '@everdell/ai';
import { ZONE, type Game, type GameState } from '@everdell/game';
import { base } from '@everdell/sets';
import { beforeEach, describe, expect, test } from 'vitest';
import { almanac } from './test-support/madeUp/almanac.ts';
import { gameWith } from './test-support/madeUp/game.ts';

const game: Game = gameWith([base, almanac], 2);
const g = game.rules;
let s: GameState;

beforeEach(() => {
  s = game.start('bots');
});

/** One feature of the first player's position. */
function feature(name: string): number {
  return learnedBy([{ [name]: 1 }]).value(game, s, 0) - game.total(s, 0);
}

function withCharm(id: string): void {
  s.zones[g.seatZone['charms'][0]] = [g.placeById.get(id)!.ix];
  s.slices.figures = g.automas.map(() => [-1]);
}

describe('bots see', () => {
  test('reactions of tiles in force, all of a text', () => {
    withCharm('twig-charm');
    const one = feature('triggers');
    withCharm('envy-charm');
    expect(one).toBeGreaterThan(0);
    expect(feature('triggers')).toBeGreaterThan(one);
    s.zones[g.seatZone['charms'][0]] = [];
    expect(feature('triggers')).toBe(0);
  });

  test.each([
    ['cat-charm', 'a rule that helps', 1],
    ['spite-charm', 'a rule that hinders others', 1],
    ['spare-charm', 'no rule', 0],
  ])('%s: %s', (charm, _, worth) => {
    withCharm(charm);
    expect(feature('abilities')).toBe(worth);
  });

  test('no help in rules that hinder themselves', () => {
    withCharm('spare-charm');
    s.slices.figures = g.automas.map(() => [g.placeById.get('fog')!.ix]);
    expect(feature('abilities')).toBe(0);
  });

  test('locations of their own', () => {
    const both = feature('visits');
    s.zones[g.seatZone['burrows'][0]] = [];
    expect(feature('visits')).toBeLessThan(both);
    expect(feature('visits')).toBeGreaterThan(0);
  });

  test('cards that they may play from anywhere, those of their own as surer', () => {
    const best = s.zones[g.hand[0]].find((uid) => g.designs[s.cardOf[uid]].points > 0)!;
    const [attic, pile] = [g.seatZone['attic'][0], g.zone['pile']];
    for (const zone of [g.hand[0], ZONE.meadow, attic, pile]) s.zones[zone] = [];
    s.seats[0].res.fill(5);
    expect(feature('plan1')).toBe(0);
    s.zones[attic] = [best];
    const own = feature('plan1');
    s.zones[attic] = [];
    s.zones[pile] = [best];
    expect(own).toBeGreaterThan(0);
    expect(feature('plan1')).toBeCloseTo(0.8 * own);
  });

  test('of a pile only what lies on top', () => {
    const [under, top] = s.zones[g.hand[0]];
    for (const zone of [g.hand[0], ZONE.meadow, g.seatZone['attic'][0]]) s.zones[zone] = [];
    s.zones[g.zone['pile']] = [top];
    const alone = feature('plan2');
    s.zones[g.zone['pile']] = [under, top];
    expect(feature('plan2')).toBe(alone);
  });
});
