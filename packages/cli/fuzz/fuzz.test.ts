import { createGame, ZONE, type GameState } from '@everdell/game';
import { describe, expect, it } from 'vitest';
import { checkCards, checkLimits, checkWorkers } from './conservation.ts';
import { checkClone, checkEveryAction, checkRoundTrip, checkViews } from './dear.ts';
import { fuzzGame } from './game.ts';
import { openLedger } from './ledger.ts';
import { planGame, type Plan } from './plan.ts';
import { runAll } from './pool.ts';
import { addReports, EMPTY_REPORT } from './report.ts';

const plan: Plan = { seed: 'test', players: [1, 2, 3, 4, 5, 6] };
const game = createGame({ players: 2 });

function changed(change: (s: GameState) => void): GameState {
  const state = game.start('checks');
  change(state);
  return state;
}

describe('fuzzing', () => {
  it('finds nothing wrong in some games of every size', () => {
    let report = EMPTY_REPORT;
    for (let index = 0; index < 12; index++) report = addReports(report, fuzzGame(planGame(plan, index)));
    expect(report.violations).toEqual([]);
    expect(report.games).toBe(12);
    for (const [check, n] of Object.entries(report.checks)) expect(n, check).toBeGreaterThan(0);
  });

  it('plans the same game for the same number, and different ones for others', () => {
    expect(planGame(plan, 7)).toEqual(planGame(plan, 7));
    const players = Array.from({ length: 12 }, (_, i) => planGame(plan, i).request.players);
    expect(players).toEqual([1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6]);
    const told = Array.from({ length: 60 }, (_, i) => planGame(plan, i * 6).request.options!);
    expect(new Set(told.flatMap((options) => options['rugwort.year'] ?? []))).toEqual(new Set([1, 2, 3]));
    expect(new Set(told.flatMap((options) => options['nightweave.level'] ?? []))).toEqual(new Set([0, 1, 2, 3, 4]));
  });

  it('keeps a module in every game where that is wanted, beside others in rotation', () => {
    const wanted: Plan = { seed: 'test', players: [1, 2], with: ['nightweave'] };
    const modules = Array.from({ length: 24 }, (_, i) => planGame(wanted, i).request.modules!);
    expect(modules.every((ids) => ids.includes('nightweave') && !ids.includes('rugwort'))).toBe(true);
    expect(new Set(modules.map(({ length }) => length)).size).toBeGreaterThan(3);
  });

  it('reports the same whatever the number of processes', async () => {
    const one = await runAll({ plan, from: 0, to: 3 }, 1);
    expect(await runAll({ plan, from: 0, to: 3 }, 1)).toEqual(one);
  });
});

describe('the checks find what is wrong', () => {
  it('cards that are gone or twice', () => {
    expect(
      checkCards(
        game,
        changed(() => undefined),
      ),
    ).toBeNull();
    expect(
      checkCards(
        game,
        changed((s) => void s.zones[ZONE.deck].pop()),
      ),
    ).toContain('found 0 times');
    expect(
      checkCards(
        game,
        changed((s) => void s.zones[ZONE.discard].push(s.zones[ZONE.deck][0])),
      ),
    ).toContain('found 2 times');
  });

  it('workers that are gone or nowhere', () => {
    expect(
      checkWorkers(
        game,
        changed(() => undefined),
      ),
    ).toBeNull();
    expect(
      checkWorkers(
        game,
        changed((s) => void s.seats[0].workers.pop()),
      ),
    ).toContain('seat 0 has 5 workers');
    expect(
      checkWorkers(
        game,
        changed((s) => (s.seats[1].workers[0] = 3)),
      ),
    ).toContain('a worker of seat 1');
  });

  it('hands that are too large', () => {
    const tooMany = changed((s) => s.zones[game.rules.hand[0]].push(...s.zones[ZONE.deck].splice(0, 9)));
    expect(checkLimits(game, tooMany)).toContain('seat 0 holds');
  });

  it('resources that come from nowhere', () => {
    const state = game.start('ledger');
    const ledger = openLedger(game, state);
    expect(ledger.compare(state)).toBeNull();
    state.seats[0].res[1] = 2;
    expect(ledger.compare(state)).toContain('seat 0 has 2 resin, by the events 0');
    ledger.enter([{ e: 'gained', seat: 0, goods: [0, 2, 0, 0] }]);
    expect(ledger.compare(state)).toBeNull();
    ledger.enter([{ e: 'points', seat: 1, n: 1 }]);
    expect(ledger.compare(state)).toContain('seat 1 has 0 point tokens');
  });

  it('clones that share, states that JSON changes, views that tell', () => {
    const state = game.start('dear');
    const [{ seat }] = game.decisions(state);
    const [action] = game.legal(state, seat);
    expect(checkClone(game, state, action)).toBeNull();
    expect(checkClone({ ...game, clone: (s) => s }, state, action)).toContain('changed the original');
    expect(checkRoundTrip(game, state, seat, action)).toBeNull();
    expect(checkViews(game, state, 'x')).toBeNull();
    const telling = {
      ...game,
      view: (s: GameState, viewer: number | null) => ({ ...game.view(s, viewer), cardOf: s.cardOf }),
    };
    expect(checkViews(telling, state, 'x')).not.toBeNull();
  });

  it('actions that are listed and refused', () => {
    const state = game.start('listed');
    const [{ seat }] = game.decisions(state);
    expect(checkEveryAction(game, state, seat)).toBeNull();
    const generous = { ...game, legal: () => [...game.legal(state, seat), { t: 'pass' as const }] };
    expect(checkEveryAction(generous, state, seat)).toContain('listed but refused');
  });
});
