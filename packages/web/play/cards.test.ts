import { buildPosition, createGame, designOf, type Session, type Uid, ZONE } from '@everdell/game';
import { describe, expect, test } from 'vitest';
import { counters, freeDoor, offeredFor, partners, pointsSoFar, prospect, shortage } from './cards.ts';
import type { Seen } from './seen.ts';
import { seenAt, start } from './test-support/lookAt.ts';

const newGame = (): Session => start({ players: 2 }, 'cards');
const seenBy = ({ state }: Session): Seen => seenAt(state, 0);

/** A card of this design that nobody has, laid into the city of the first seat. */
function build(session: Session, id: string): Uid {
  const { state, game } = session;
  const uid = state.zones[0].find((card) => designOf(game.rules, state, card).id === id)!;
  state.zones[0].splice(state.zones[0].indexOf(uid), 1);
  state.zones[game.rules.city[0]].push(uid);
  return uid;
}

/** A card of this design in the hand of the first seat, in exchange for its first card. */
function take(session: Session, id: string): Uid {
  const { state, game } = session;
  const hand = state.zones[game.rules.hand[0]];
  const held = hand.find((card) => designOf(game.rules, state, card).id === id);
  if (held !== undefined) return held;
  const zone = state.zones.find(
    (cards, z) =>
      z !== game.rules.hand[1] && cards.some((card) => card >= 0 && designOf(game.rules, state, card).id === id),
  )!;
  const at = zone.findIndex((card) => card >= 0 && designOf(game.rules, state, card).id === id);
  [hand[0], zone[at]] = [zone[at], hand[0]];
  return hand[0];
}

describe('partners', () => {
  const game = createGame({ players: 2 });
  const names = (id: string): readonly string[] => partners(game, game.rules.designById.get(id)!).map((d) => d.id);

  test('a Construction tells whom its door is for, a Critter through which it comes', () => {
    expect(names('farm')).toEqual(['gatherer', 'harvester']);
    expect(names('harvester')).toEqual(['farm']);
    expect(names('inn')).toEqual(['innkeeper']);
  });

  test('a door for everybody is nobody’s partner', () => {
    expect(names('ever-tree')).toEqual([]);
    expect(names('queen')).toEqual(['palace']);
  });
});

describe('how a card could be played', () => {
  test('what is missing is counted by resource', () => {
    const session = newGame();
    session.state.seats[0].res = [1, 0, 0, 0];
    const uid = take(session, 'castle');
    const seen = seenBy(session);
    const { cost } = designOf(seen.game.rules, seen.known, uid);
    expect(shortage(seen, uid)).toEqual(cost.map((n, r) => (r === 0 ? n - 1 : n)));
    expect(prospect(seen, uid)).toEqual({ how: 'short', missing: shortage(seen, uid) });
  });

  test('it can be paid for', () => {
    const session = newGame();
    session.state.seats[0].res = [9, 9, 9, 9];
    const uid = take(session, 'castle');
    expect(prospect(seenBy(session), uid)).toEqual({ how: 'pay' });
  });

  test('its own door goes before one for everybody, and a used one is none', () => {
    const session = newGame();
    session.state.seats[0].res = [0, 0, 0, 0];
    const uid = take(session, 'innkeeper');
    const tree = build(session, 'ever-tree');
    expect(prospect(seenBy(session), uid)).toEqual({ how: 'free', door: tree, token: null });
    const inn = build(session, 'inn');
    expect(prospect(seenBy(session), uid)).toEqual({ how: 'free', door: inn, token: null });
    session.state.occupied = session.state.occupied.map((_, card) => (card === inn || card === tree ? 1 : 0));
    const seen = seenBy(session);
    expect(freeDoor(seen, designOf(seen.game.rules, seen.known, uid))).toBeNull();
    expect(prospect(seen, uid)?.how).toBe('short');
  });

  test('with the help of a card in the city', () => {
    const session = newGame();
    session.state.seats[0].res = [0, 0, 0, 0];
    const uid = take(session, 'farm');
    const crane = build(session, 'crane');
    expect(prospect(seenBy(session), uid)).toEqual({ how: 'help', by: crane });
  });

  test('not a second time, if there may be only one', () => {
    const session = newGame();
    session.state.seats[0].res = [9, 9, 9, 9];
    const uid = take(session, 'king');
    session.state.zones[session.game.rules.city[0]].push(uid);
    session.state.zones[session.game.rules.hand[0]].shift();
    const other = take(session, 'king');
    expect(other).not.toBe(uid);
    expect(prospect(seenBy(session), other)).toMatchObject({ how: 'no', reason: { code: 'already-in-city' } });
  });

  test('nothing is said to onlookers, and of cards elsewhere', () => {
    const session = newGame();
    const city = build(session, 'inn');
    const uid = session.state.zones[2][0];
    expect(prospect({ ...seenBy(session), watching: true }, uid)).toBeNull();
    expect(prospect(seenBy(session), city)).toBeNull();
    expect(prospect(seenBy(session), uid)).not.toBeNull();
  });
});

describe('what lies on a card', () => {
  test('goods, tokens, cards beneath, workers and the used door', () => {
    const session = newGame();
    const inn = build(session, 'inn');
    const under = session.state.zones[0].pop()!;
    expect(counters(seenBy(session), inn)).toEqual({
      occupied: false,
      tokens: 0,
      goods: null,
      beneath: [],
      workers: [],
      figures: [],
      cover: null,
    });
    session.state.occupied = session.state.occupied.map((_, card) => (card === inn ? 1 : 0));
    session.state.tokens = session.state.tokens.map((_, holder) => (holder === inn ? 2 : 0));
    session.state.goods = [[inn, 3, 0, 0, 1]];
    session.state.beneath = [[inn, under]];
    session.state.seats[1].workers[0] = inn;
    const seen = seenBy(session);
    expect(counters(seen, inn)).toEqual({
      occupied: true,
      tokens: 2,
      goods: [3, 0, 0, 1],
      beneath: [under],
      workers: [1],
      figures: [],
      cover: null,
    });
    expect(pointsSoFar(seen, inn)).toBe(designOf(seen.game.rules, seen.known, inn).points + 2);
  });
});

const MEADOW = ['king', 'farm', 'fool', 'shepherd', 'teacher', 'mine', 'university', 'castle'];

test.each([
  ['inn', 'king', [0, 0, 0, 3]],
  ['inn', 'farm', [0, 0, 0, 0]],
  ['inn', 'castle', null],
  // What it gives does not make it cheaper.
  ['inn', 'shepherd', [0, 0, 0, 0]],
  ['queen', 'farm', [0, 0, 0, 0]],
  ['queen', 'king', null],
])('at the %s the card %s has the price of the question', (place, id, price) => {
  const mine = { city: [place], resources: { berry: 3 }, workersFree: 2 };
  const { state, game } = buildPosition({ players: 2 }, { active: 0, meadow: MEADOW, seats: [mine, {}] });
  const [at] = state.zones[game.rules.city[0]];
  game.apply(state, 0, { t: 'visit', place: at });
  const seen = seenAt(state, 0);
  expect(seen.decision?.ask).toBe('play');
  const uid = state.zones[ZONE.meadow].find((card) => designOf(game.rules, state, card).id === id)!;
  expect(offeredFor(seen, uid)).toEqual(price === null ? null : { goods: price, mixed: false });
});

test('beside Nightweave a card costs what it costs, whatever her die shows', () => {
  const resources = { twig: 3, resin: 3, pebble: 3, berry: 5 };
  const { state, game } = buildPosition(
    { players: 1, modules: ['nightweave'], options: { 'nightweave.personality': 'nonchalant' } },
    {
      active: 0,
      nightweave: { level: 1, inMeadow: 3, personality: 'nonchalant' },
      meadow: MEADOW,
      seats: [{ city: ['inn'], resources, workersFree: 2 }],
    },
  );
  game.apply(state, 0, { t: 'visit', place: state.zones[game.rules.city[0]][0] });
  const seen = seenAt(state, 0);
  const priceOf = (id: string) =>
    offeredFor(
      seen,
      state.zones[ZONE.meadow].find((card) => designOf(game.rules, state, card).id === id)!,
    );
  expect(MEADOW.map((id) => [id, priceOf(id)?.goods.reduce((sum, n) => sum + n, 0), priceOf(id)?.mixed])).toEqual([
    ['king', 3, false],
    ['farm', 0, false],
    ['fool', 0, false],
    ['shepherd', 0, false],
    ['teacher', 0, false],
    ['mine', 0, false],
    ['university', 0, false],
    ['castle', 5, true],
  ]);
});
