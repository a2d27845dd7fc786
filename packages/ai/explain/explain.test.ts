import { buildPosition, createGame, ZONE, type GameState } from '@everdell/game';
import { describe, expect, it } from 'vitest';
import {
  bots,
  hintsOf,
  inputOf,
  rate,
  REASONS,
  seededRandom,
  steadyBot,
  thinkThrough,
  wiseBot,
  type Rating,
} from '../index.ts';
import { gradeOf } from './ratings.ts';
import { subjectOf } from './subject.ts';

const duel = createGame({ players: 2 });

/** The beginning of a turn in the middle of a game among good players. */
function midgame(decisions: number): GameState {
  const state = duel.start('explain');
  const random = seededRandom('explain');
  for (let n = 0; n < decisions || duel.turnOf(state) === null; n++) {
    const input = inputOf(duel, state, random);
    duel.apply(state, input.decision.seat, thinkThrough(steadyBot().think(input), {}).answer());
  }
  return state;
}

describe('hints', () => {
  const state = midgame(30);
  const input = () => inputOf(duel, state, seededRandom('hint'));

  it.each([steadyBot(), wiseBot()])('of $name are a few legal answers, the best first, each with a reason', (bot) => {
    const thought = thinkThrough(bot.think(input()), { steps: 60 });
    const hints = hintsOf(input(), thought);
    expect(hints.length).toBeGreaterThan(0);
    expect(hints.length).toBeLessThanOrEqual(3);
    expect(hints[0].action).toEqual(thought.answer());
    for (const hint of hints) {
      expect(input().legal).toContainEqual(hint.action);
      expect(REASONS).toContain(hint.reason);
      expect(hint.points).toBeGreaterThan(20);
      expect(hint.margin).toBeTypeOf('number');
    }
  });

  it('tell points and margin against an automa too, the best first', () => {
    const solo = createGame({ players: 1, modules: ['rugwort'] });
    const now = inputOf(solo, solo.start('solo'), seededRandom('hint'));
    const hints = hintsOf(now, thinkThrough(steadyBot().think(now), {}));
    expect(hints.length).toBeGreaterThan(1);
    for (const [i, hint] of hints.entries()) {
      expect(hint.points).toBeGreaterThan(20);
      expect(hint.margin!).toBeLessThan(hint.points);
      expect(hints[0].points - hint.points).toBeCloseTo(hints[0].worth - hint.worth);
      expect(hint.worth).toBeLessThanOrEqual(hints[Math.max(0, i - 1)].worth);
    }
  });

  it('are the same whatever the cards that the seat cannot see', () => {
    const other = duel.determinize(input().view, seededRandom('anew'));
    const hints = (of: GameState) => {
      const now = inputOf(duel, of, seededRandom('hint'));
      return hintsOf(now, thinkThrough(bots['steady']().think(now), {}));
    };
    expect(hints(other)).toEqual(hints(state));
  });

  it('speak of no card that the seat cannot see', () => {
    const open = new Set<string>();
    let spokenOf = 0;
    for (let n = 0; n < 60; n += 6) {
      const now = midgame(n);
      const { rules } = duel;
      const seat = duel.turnOf(now)!;
      for (const zone of [rules.hand[seat], ZONE.meadow])
        for (const uid of now.zones[zone]) if (uid >= 0) open.add(rules.designs[now.cardOf[uid]].id);
      for (const { id, event } of rules.places) if (event !== null) open.add(id);
      const of = inputOf(duel, now, seededRandom('hint'));
      for (const { about } of hintsOf(of, thinkThrough(steadyBot().think(of), {}), 9)) {
        if (about === null) continue;
        spokenOf++;
        expect(open).toContain(about);
      }
      open.clear();
    }
    expect(spokenOf).toBeGreaterThan(10);
  });
});

describe('a reason', () => {
  it('is never a card that the seat has and may not have twice', () => {
    const mine = { city: ['fairgrounds', 'farm'], hand: ['fairgrounds', 'king'], workersFree: 2 };
    const { game, state } = buildPosition({ players: 2 }, { active: 0, seats: [mine, {}] });
    const after = game.clone(state);
    const city = after.zones[game.rules.city[0]];
    city.splice(0, 1); // as Ruins do it
    after.seats[0].res = after.seats[0].res.map((n) => n + 3);
    expect(subjectOf(game, 'goods', state, after, 0)).not.toBe('fairgrounds');
    const [fairgrounds] = state.zones[game.rules.city[0]];
    const without = game.clone(state);
    without.zones[game.rules.city[0]] = without.zones[game.rules.city[0]].filter((uid) => uid !== fairgrounds);
    without.zones[ZONE.discard].push(fairgrounds);
    expect(subjectOf(game, 'goods', without, after, 0)).toBe('fairgrounds');
  });
});

describe('ratings', () => {
  it('blame nobody for what nothing can be said for', () => {
    expect([0.1, 1, 2, 4].map((loss) => gradeOf(loss, { reason: 'least' }))).toEqual([
      'best',
      'good',
      'good',
      'mistake',
    ]);
    expect([0.1, 1, 2, 4].map((loss) => gradeOf(loss, { reason: 'goods' }))).toEqual([
      'best',
      'good',
      'slip',
      'mistake',
    ]);
  });

  it('call what the bot would do the best, and tell what a worse answer gives away', async () => {
    const state = midgame(30);
    const bot = steadyBot();
    const options = thinkThrough(bot.think(inputOf(duel, state, seededRandom('x'))), {}).options();
    const pauses = { everyMs: 0, pause: () => Promise.resolve() };
    const [best, worst] = (await Promise.all(
      [options[0], options.at(-1)!].map(({ action }) => rate(bot, { game: duel, state, action }, {}, pauses)),
    )) as [Rating, Rating];
    expect(best.grade).toBe('best');
    expect(worst.loss).toBeGreaterThan(best.loss);
    expect(worst.played.action).toEqual(options.at(-1)!.action);
    expect(worst.best.points - worst.played.points).toBeCloseTo(worst.loss);
  });
});
