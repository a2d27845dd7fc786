import { describe, expect, test } from 'vitest';
import { buildPosition, type Action, type Game, type GameEvent, type GameState } from '@everdell/game';
import { WHOLE_PICKS } from '@everdell/engine';
import { checkGames, PATIENT, SEED } from '../test-support/properties/plans.ts';
import { must, playPlan, type Step } from '../test-support/properties/playOut.ts';

/** The answers that give a selection item by item; a full one needs no `done`. */
function piecemeal(items: readonly number[], max: number): Action[] {
  const adds = items.map((item): Action => ({ t: 'add', item }));
  return items.length < max ? [...adds, { t: 'done' }] : adds;
}

function carriedOut(game: Game, from: GameState, seat: number, actions: readonly Action[]): string {
  const state = game.clone(from);
  const events: GameEvent[] = actions.flatMap((action) => [...game.apply(state, seat, action)]);
  return JSON.stringify({ state, events });
}

function wrongPieces({ game, state, seat, decision, legal }: Step): string | null {
  if (decision.kind !== 'pick' || decision.picked.length > 0) return null;
  for (const whole of legal) {
    if (whole.t !== 'pick') continue;
    const once = carriedOut(game, state, seat, [whole]);
    if (once !== carriedOut(game, state, seat, piecemeal(whole.items, decision.max)))
      return `${decision.ask}: ${whole.items.join()} item by item leads elsewhere`;
  }
  return null;
}

describe(`selections in random games (seed ${SEED})`, PATIENT, () => {
  test('item by item leads to the same state and tells the same events', () => {
    checkGames(60, (plan) => {
      playPlan(plan, {
        before(step) {
          if (step.roll(3) === 0) must(wrongPieces(step));
        },
      });
    });
  });

  test('a full hand at the Haven is still listed whole', () => {
    const hand = ['farm', 'mine', 'inn', 'king', 'queen', 'judge', 'fool', 'shopkeeper'];
    const { game, state } = buildPosition({ players: 2 }, { seats: [{ season: 'winter', workersFree: 2, hand }] });
    game.apply(state, 0, { t: 'visit', place: game.rules.placeById.get('haven')!.ix });
    const legal = game.legal(state, 0);
    expect(new Set(legal.map((action) => action.t))).toEqual(new Set(['pick']));
    expect(legal).toHaveLength(2 ** hand.length);
    expect(legal.length).toBeLessThanOrEqual(WHOLE_PICKS);
  });
});
