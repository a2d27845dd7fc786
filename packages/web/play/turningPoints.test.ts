import {
  buildPosition,
  createGame,
  designOf,
  type Action,
  type GameEvent,
  type Given,
  type KnownItem,
} from '@everdell/game';
import { expect, test } from 'vitest';
import { look } from './seen.ts';
import { seenAt } from './test-support/lookAt.ts';
import { pictureOf, playAtRandom } from './test-support/pictures.ts';
import { turningPoints } from './turningPoints.ts';

const session = playAtRandom({ players: 2 }, 'turning points', () => undefined);
const seen = look(pictureOf(session, 0), 'en');

test('they are told in the order of the game, each by its own seat, and none was worth less than another that is not told', () => {
  const four = turningPoints(seen, 4);
  expect(four).toHaveLength(4);
  for (const [at, { entry }] of four.entries()) expect(entry.id).toBeGreaterThan(at === 0 ? -1 : four[at - 1].entry.id);
  for (const { entry, seat } of four) expect(entry.seat).toBe(seat);
  const all = turningPoints(seen, Infinity).map(({ points }) => points);
  const least = Math.min(...four.map(({ points }) => points));
  expect(all.filter((points) => points > least).length).toBeLessThan(4);
});

test('each point belongs to one turn: all of them are what a seat has in the end, but for what was spent or lost', () => {
  const points = turningPoints(seen, Infinity);
  expect(points.length).toBeGreaterThan(4);
  for (const [seat, { total }] of seen.scores.entries()) {
    const told = points.filter((one) => one.seat === seat).reduce((sum, one) => sum + one.points, 0);
    const spent = seen.picture.story.reduce(
      (sum, item) =>
        'events' in item && !item.takenBack
          ? item.events.reduce((n, event) => n + (event.e === 'paidPoints' && event.seat === seat ? event.n : 0), sum)
          : sum,
      0,
    );
    const { game, known } = seen;
    const spoilt = known.zones[game.rules.city[seat]].reduce(
      (sum, uid) => sum + Math.max(0, -designOf(game.rules, known, uid).points),
      0,
    );
    expect(told).toBeLessThanOrEqual(total + spent + spoilt);
    expect(told).toBeGreaterThan(total / 2);
  }
});

/** What somebody did in a position, told as the only turn of a game. */
function turnOf(given: Given, answers: (session: { legal: readonly Action[] }) => Action, modules: readonly string[]) {
  const { game, state } = buildPosition({ players: 2, modules }, { active: 0, ...given });
  const events: GameEvent[] = [];
  for (let d = game.decisions(state)[0]; d !== undefined && d.seat === 0; d = game.decisions(state)[0]) {
    if (d.kind === 'turn' && events.length > 0) break;
    events.push(...game.apply(state, 0, answers({ legal: game.legal(state, 0) })));
  }
  const story = [{ index: 0, seat: 0, turn: 0, takenBack: false, events }] as unknown as readonly KnownItem[];
  const now = seenAt(state, 0);
  const [point] = turningPoints({ ...now, picture: { ...now.picture, story } }, 1);
  return { ...point, game };
}

test('a Wonder is one of them, by its name', () => {
  const { rules } = createGame({ players: 2, modules: ['pearlbrook'] });
  const wonder = rules.placeById.get('hopewatch-gate')!.ix;
  const resources = { twig: 1, resin: 1, pebble: 1, pearl: 2 };
  const mine = { workersFree: 2, resources, hand: ['farm', 'mine'] };
  const { points, event } = turnOf(
    { seats: [mine, {}] },
    ({ legal }) => legal.find((action) => action.t === 'visit' && action.place === wonder) ?? legal[0],
    ['pearlbrook'],
  );
  expect([points, event.e === 'kept' && event.place]).toEqual([10, wonder]);
});

test('what was played is named, not the tokens that came of it', () => {
  const mine = {
    workersFree: 2,
    resources: { twig: 3, resin: 3, pebble: 3, berry: 9 },
    hand: ['bard', 'farm', 'mine'],
  };
  const { points, event } = turnOf(
    { seats: [mine, {}] },
    ({ legal }) =>
      legal.find((action) => action.t === 'play') ??
      legal.reduce((best, action) =>
        action.t === 'pick' && best.t === 'pick' && action.items.length > best.items.length ? action : best,
      ),
    [],
  );
  expect([points, event.e]).toEqual([2, 'played']);
});

test.each([
  ['pearlbrook', 2],
  ['bellfaire', 2],
  ['newleaf', 2],
  ['spirecrest', 2],
  ['rugwort', 1],
  ['nightweave', 1],
])('whatever happens in a game with %s can be told', (id, players) => {
  for (const seed of ['a', 'b', 'c']) {
    const over = look(
      pictureOf(
        playAtRandom({ players, modules: [id] }, seed, () => undefined),
        0,
      ),
      'en',
    );
    expect(turningPoints(over, 4).length).toBeGreaterThan(0);
  }
});
