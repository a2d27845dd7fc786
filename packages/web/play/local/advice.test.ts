import { REASONS, sameAction, type Rating } from '@everdell/ai';
import { saveSession, Session, textOf, type Action } from '@everdell/game';
import { describe, expect, test } from 'vitest';
import type { ReviewPart } from '../advice.ts';
import { LocalGame } from './localGame.ts';
import { ReadGame } from './readGame.ts';
import { review } from './review.ts';
import { anyAction, chance, gameWith, letBotMove, patiently } from './test-support/hotSeat.ts';

/** Plays on at random and without taking anything back, until so many entries are in the log. */
async function playOn(game: LocalGame, entries: number, seed: string): Promise<void> {
  const random = chance(seed);
  while (game.session.decision !== null && game.session.log.length < entries) {
    if (game.botToMove !== null) await letBotMove(game);
    else if (game.picture().holding) game.proceed();
    else game.act(anyAction(game, random), game.session.log.length);
  }
  game.proceed();
  while (game.botToMove !== null) await letBotMove(game);
}

const hintIn = (game: LocalGame) => game.hint(game.session.log.length, { steps: 12 }, patiently());

describe('hints', () => {
  test('are up to three different answers that can be given, each with its reason', async () => {
    const game = gameWith([null, 'random'], 'hints');
    for (const entries of [0, 8, 20]) {
      await playOn(game, entries, `hints ${entries}`);
      const { session } = game;
      const hints = (await hintIn(game))!;
      expect(hints.length).toBeGreaterThan(0);
      expect(hints.length).toBeLessThanOrEqual(3);
      const legal = session.game.legal(session.state, 0);
      hints.forEach(({ action, reason, margin }, i) => {
        expect(legal.some((one) => sameAction(one, action))).toBe(true);
        expect(REASONS).toContain(reason);
        expect(margin).not.toBeNull();
        expect(hints.findIndex((other) => sameAction(other.action, action))).toBe(i);
      });
    }
  });

  test('depend on nothing but what the seat sees', async () => {
    const game = gameWith([null, 'random'], 'view only');
    await playOn(game, 12, 'view only');
    const { session } = game;
    const view = session.game.view(session.state, 0);
    const other = session.game.determinize(view, chance('other cards'));
    expect(other).not.toEqual(session.state);
    const resumed = { log: session.log, tellings: new Map<number, never>(), state: other };
    const twin = new LocalGame(new Session(session.game, 'another seed', session.players, resumed), 'en');
    expect(await hintIn(twin)).toEqual(await hintIn(game));
  });

  test('are for the one who sits in front of the screen and has to decide', async () => {
    const game = gameWith([null, null], 'whose');
    expect(await hintIn(game)).toBeNull();
    game.ready();
    expect(await game.hint(5, { steps: 1 }, patiently())).toBeNull();
    expect(await hintIn(game)).not.toBeNull();
  });
});

describe('the review of a game', () => {
  test('rates every decision that was not taken back, and says what would have been better', async () => {
    const game = gameWith([null, 'random'], 'review');
    const { session } = game;
    const visit = (id: string): Action => ({
      t: 'visit',
      place: session.game.rules.cards + session.game.rules.places.findIndex((place) => place.id === id),
    });
    game.act(visit('basic-2-resin'), 0);
    game.undo(1);
    await playOn(game, 14, 'review');
    const parts: ReviewPart[] = [];
    const known = new Map<number, Rating | null>();
    const reviewer = {
      ...patiently(),
      text: textOf(session.game, 'en'),
      names: ['Ana', 'Ben'],
      known,
      steps: 6,
      tell: (part: ReviewPart): void => void parts.push(part),
    };
    await review(session, [0, 1], reviewer);
    const kept = session.story().flatMap((item) => ('events' in item && !item.takenBack ? [item] : []));
    expect(parts.map(({ decision }) => decision.index)).toEqual(kept.map(({ index }) => index));
    expect(parts.map(({ decision }) => decision.turn)).toEqual(kept.map(({ turn }) => turn));
    expect(parts.at(-1)).toMatchObject({ done: kept.length, total: kept.length });
    for (const { decision } of parts) {
      const grade = decision.rating?.grade;
      expect(decision.better !== null).toBe(grade === 'slip' || grade === 'mistake');
      expect(decision.better?.answer).not.toBe('');
    }
    // Whatever is rated is not rated again, whoever is asked about.
    const again: ReviewPart[] = [];
    await review(session, [0], { ...reviewer, steps: 0, tell: (part) => void again.push(part) });
    const ofAna = parts.filter(({ decision }) => decision.seat === 0).map(({ decision }) => decision);
    expect(again.map(({ decision }) => decision)).toEqual(ofAna);
  });

  test('can be had of a file, but only once the game is over', async () => {
    const { pause } = patiently();
    const running = new ReadGame(JSON.stringify(saveSession(gameWith([null, 'random'], 'file').session)), [], pause);
    expect(await running.review([0], 'en', () => undefined)).toBe(false);

    const over = gameWith(['random', 'random'], 'over');
    await playOn(over, Infinity, 'over');
    const game = new ReadGame(JSON.stringify(saveSession(over.session)), ['Ana', 'Ben'], pause);
    const parts: ReviewPart[] = [];
    const reviewing = game.review([1], 'en', (part) => {
      parts.push(part);
      if (parts.length === 3) game.stopAdvice();
    });
    expect(await reviewing).toBe(false);
    expect(parts.map(({ done }) => done)).toEqual([1, 2, 3]);
    expect(parts.every(({ decision }) => decision.seat === 1)).toBe(true);
  });
});
