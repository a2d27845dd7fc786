import { buildPosition } from '@everdell/game';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../../play/board.ts';
import { surchargeOn } from '../../play/cards.ts';
import { kindsOn, piecesAtHand, specialWorkersOf } from '../../play/figures.ts';
import { moodOf } from '../../play/own.ts';
import { partOf } from '../../play/parts.ts';
import { seenAt } from '../../play/test-support/lookAt.ts';
import type { Seen } from '../../play/seen.ts';
import { sequenceOf } from '../../play/steps.ts';
import { holderKey } from '../../play/things.ts';
import { reasonFor, reasonWords } from '../../play/whyNot.ts';
import { mountainOf, reachOf, stopsOf } from './mountain.ts';

const REQUEST = { players: 2, modules: ['spirecrest'] };
const built = (given: object): ReturnType<typeof buildPosition> => buildPosition(REQUEST, { active: 0, ...given });
const seenWith = (given: object): Seen => seenAt(built(given).state, 0);
const ids = (places: readonly ({ readonly id: string } | null)[]): readonly (string | undefined)[] =>
  places.map((place) => place?.id);

describe('the land of the mountain', () => {
  const seen = seenWith({
    weather: { winter: 'freezing-rain', spring: 'spring-flood' },
    mapTiles: { foothills: ['the-bog', 'lily-ponds'] },
    seats: [{ season: 'winter' }, { season: 'spring' }],
  });
  const { areas, last, found } = mountainOf(seen);

  test('has three areas with their maps, Weather and Travelers', () => {
    expect(areas.map(({ area }) => area)).toEqual(['foothills', 'peaks', 'ridge']);
    expect([...ids(areas[0].tiles)].sort()).toEqual(['lily-ponds', 'the-bog']);
    expect(areas.map(({ weather }) => weather?.id)).toEqual(['freezing-rain', 'spring-flood', undefined]);
    expect(areas.map(({ travelers }) => travelers)).toEqual([[0], [1], []]);
    expect(areas.map(({ isOwn }) => isOwn)).toEqual([true, false, false]);
    expect([areas[1].hidden, areas[2].hidden]).toEqual([0, 3]);
    expect([last.weather, found]).toEqual([null, null]);
  });

  test('is where its tiles are looked for', () => {
    expect(partOf(seen, holderKey(seen, areas[0].tiles[0].ix))).toBe('mountain');
    expect(partOf(seen, holderKey(seen, areas[0].weather!.ix))).toBe('mountain');
  });
});

describe('an Expedition', () => {
  const expedition = ['the-bog', 'lily-ponds', 'kibblerill-ferry'];
  const stopsWith = (given: object): ReturnType<typeof stopsOf> => {
    const seen = seenWith({ seats: [{ season: 'autumn', expedition, ...given }, {}] });
    expect(partOf(seen, holderKey(seen, stopsOf(seen, 0)[0].place.ix))).toBe('mountain');
    return stopsOf(seen, 0);
  };

  test('tells how far one would get now, one tile after the other', () => {
    const stops = stopsWith({ resources: { resin: 2, twig: 2 }, points: 2 });
    expect(stops.map(({ isInReach }) => isInReach)).toEqual([true, true, true]);
    expect(reachOf(stops)).toEqual({ done: 0, now: 7, all: 7 });
  });

  test('ends where something is lacking, though what comes after it could be paid', () => {
    // What the first tile takes is not there for any resource of the second one.
    const stops = stopsWith({ resources: { resin: 3 }, points: 9 });
    expect(stops.map(({ isInReach }) => isInReach)).toEqual([true, false, false]);
    expect(reachOf(stops)).toEqual({ done: 0, now: 2, all: 7 });
  });

  test('counts what is travelled already', () => {
    const stops = stopsWith({ expeditionPaid: 2 });
    expect(stops.map(({ isPaid }) => isPaid)).toEqual([true, true, false]);
    expect(reachOf(stops)).toEqual({ done: 4, now: 4, all: 7 });
  });
});

describe('Weather where it bites', () => {
  test('closes a place and says so by its name', () => {
    const seen = seenWith({ weather: { winter: 'freezing-rain' }, seats: [{ season: 'winter', workersFree: 2 }, {}] });
    const spot = boardOf(seen).forest.find((each) => each !== null)!;
    expect(spot.bar).toEqual({ why: 'barred', by: 'freezing-rain' });
    const reason = reasonFor(seen, spot.key)!;
    expect(reasonWords(seen, reason)).toContain('Freezing Rain: ');
    expect(moodOf(seen, 0)).toBe('sleet');
  });

  test('makes cards dearer, told apart from what is printed', () => {
    const seen = seenWith({
      weather: { summer: 'heat-wave' },
      seats: [{ season: 'summer', hand: ['wanderer', 'farm'], resources: { berry: 9 } }, {}],
    });
    const [wanderer, farm] = seen.known.zones[seen.game.rules.hand[0]];
    expect(surchargeOn(seen, wanderer)).toEqual({ berry: 1 });
    expect(surchargeOn(seen, farm)).toEqual({});
  });

  test('of any resource is one of any', () => {
    const seen = seenWith({
      weather: { autumn: 'autumn-early-frost' },
      meadow: ['farm', 'farm', 'farm', 'inn', 'inn', 'mine', 'mine', 'king'],
      seats: [{ season: 'autumn', hand: ['mine'] }, {}],
    });
    const { rules } = seen.game;
    expect(surchargeOn(seen, boardOf(seen).meadow[0].card!)).toEqual({ any: 1 });
    expect(surchargeOn(seen, seen.known.zones[rules.hand[0]][0])).toEqual({});
  });

  test('is no mood for who ignores it', () => {
    const seen = seenWith({
      weather: { spring: 'spring-flood' },
      seats: [{ season: 'spring', discoveries: ['mountaineer'] }, { season: 'spring' }],
    });
    expect([moodOf(seen, 0), moodOf(seen, 1)]).toEqual([null, 'rain']);
    expect(mountainOf(seen).areas[1].isIgnored).toBe(true);
  });
});

test('a Big Critter is a worker with a piece of its own; the Traveler is not at hand', () => {
  const seen = seenWith({
    seats: [{ season: 'summer', workersFree: 2, bigCritter: 'honeypaw', bigCritterAt: 'basic-1-berry' }, {}],
  });
  const [honeypaw] = specialWorkersOf(seen, 0);
  expect([honeypaw.name, honeypaw.home]).toEqual(['honeypaw', false]);
  expect(kindsOn(seen, honeypaw.at!)).toEqual(['honeypaw']);
  expect(piecesAtHand(seen, 0).map(({ name }) => name)).toEqual(['honeypaw']);
  expect(piecesAtHand(seen, 1)).toEqual([]);
});

test('Explore is told step by step', () => {
  const { game, state } = built({
    mapTiles: { foothills: ['the-bog', 'lily-ponds'] },
    discoveryTop: { foothills: ['forager', 'truffle', 'prospector'] },
    seats: [{ season: 'winter', workersFree: 0, resources: { twig: 1, resin: 1 } }, {}],
  });
  game.apply(state, 0, { t: 'season' });
  const charting = seenAt(state, 0);
  expect(sequenceOf(charting)).toEqual({ land: 'mountain', steps: ['chart', 'discover', 'onward'], at: 0 });
  const [tile] = mountainOf(charting).areas[0].tiles;
  game.apply(state, 0, { t: 'pick', items: [tile.ix] });
  const discovering = seenAt(state, 0);
  expect(sequenceOf(discovering)?.at).toBe(1);
  const { found } = mountainOf(discovering);
  expect([found?.area, found?.next.season]).toEqual(['foothills', 'spring']);
  // What the second one costs is asked for while the cards still lie there.
  game.apply(state, 0, { t: 'pick', items: [found!.cards[1]!.ix] });
  const paying = seenAt(state, 0);
  expect([paying.decision?.ask, sequenceOf(paying)?.at]).toEqual(['payAny', 1]);
});
