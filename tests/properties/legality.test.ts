import { checkEveryAction } from '@everdell/cli';
import { describe, expect, test } from 'vitest';
import type { Action, Game, GameState } from '@everdell/game';
import { ALL_RUGWORTS, checkGames, PATIENT, SEED } from '../test-support/properties/plans.ts';
import { must, playPlan, type Step } from '../test-support/properties/playOut.ts';

const key = (action: Action): string => JSON.stringify(action);

/** Only the seat that is asked may answer. */
function wrongSeats({ game, state, seat, action }: Step): string | null {
  for (let other = -1; other <= state.seats.length; other++) {
    if (other === seat) continue;
    if (game.check(state, other, action)?.code !== 'not-your-decision') return `seat ${other} may answer for ${seat}`;
    if (game.legal(state, other).length > 0) return `seat ${other} has answers to a question for ${seat}`;
  }
  return null;
}

/** Every card and place that `check` accepts at the start of a turn is listed, by itself or by an equal one. */
function wrongOmission({ game, state, decision, seat, legal }: Step): string | null {
  if (decision.kind !== 'turn') return null;
  const listed = new Set(legal.map((action) => nameOf(game, state, action)));
  const { rules } = game;
  const things: Action[] = [
    ...state.cardOf.map((_, card): Action => ({ t: 'play', card })),
    ...state.tokens.map((_, place): Action => ({ t: 'visit', place })),
    ...Object.keys(rules.turnActions).flatMap((id) => state.tokens.map((_, arg): Action => ({ t: 'extra', id, arg }))),
    { t: 'season' },
    { t: 'pass' },
  ];
  const extras = Object.keys(rules.turnActions).length * (rules.cards + rules.places.length);
  if (things.length !== 2 * rules.cards + rules.places.length + extras + 2) return 'tables of the wrong length';
  for (const action of things) {
    const accepted = game.check(state, seat, action) === null;
    if (accepted !== listed.has(nameOf(game, state, action))) return `${key(action)} is accepted: ${accepted}`;
  }
  return null;
}

/** Equal for answers that lead to equal positions: copies in a hand, and open cards that differ in nothing. */
function nameOf(game: Game, s: GameState, action: Action): string {
  if (action.t === 'play') return cardName(s, action.card, 'play', game.rules.hand, () => []);
  if (action.t !== 'visit' || action.place >= game.rules.cards) return key(action);
  return cardName(s, action.place, 'visit', game.rules.city, (uid) => [
    s.occupied[uid],
    s.tokens[uid],
    s.goods.find(([holder]) => holder === uid)?.slice(1),
    s.beneath.find(([holder]) => holder === uid)?.slice(1),
    s.seats.map(({ workers }) => workers.filter((at) => at === uid).length),
  ]);
}

function cardName(
  s: GameState,
  uid: number,
  verb: string,
  zones: readonly number[],
  marks: (uid: number) => readonly unknown[],
): string {
  const owner = zones.findIndex((zone) => s.zones[zone].includes(uid));
  return owner < 0 ? `${verb} ${uid}` : JSON.stringify([verb, s.cardOf[uid], owner, ...marks(uid)]);
}

describe(`legal answers in random games (seed ${SEED})`, PATIENT, () => {
  test('there is always one until the end, only for the seat that is asked', () => {
    checkGames(ALL_RUGWORTS, (plan) => void playPlan(plan, { before: (step) => must(wrongSeats(step)) }));
  });

  test('whatever is listed is accepted and leads on', () => {
    checkGames(60, (plan) => {
      playPlan(plan, {
        before({ game, state, seat, roll }) {
          if (roll(8) === 0) must(checkEveryAction(game, state, seat));
        },
      });
    });
  });

  test('whatever is accepted at the start of a turn is listed', () => {
    checkGames(60, (plan) => {
      playPlan(plan, {
        before(step) {
          if (step.roll(4) === 0) must(wrongOmission(step));
        },
      });
    });
  });

  test('nonsense is refused and changes nothing', () => {
    const nonsense = [
      null,
      1,
      {},
      { t: 'add', item: -1 },
      { t: 'pick', items: 1 },
      { t: 'play', card: 0.5 },
      { t: '' },
    ];
    checkGames(12, (plan) => {
      playPlan(plan, {
        before({ game, state, seat, roll }) {
          if (roll(10) > 0) return;
          const before = JSON.stringify(state);
          for (const action of nonsense) expect(game.check(state, seat, action as never)).not.toBeNull();
          expect(JSON.stringify(state)).toBe(before);
        },
      });
    });
  });
});
