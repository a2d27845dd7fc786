import { checkCards, checkLimits, checkWorkers } from '@everdell/cli';
import { describe, expect, test } from 'vitest';
import { putBeneath, setTokens } from '@everdell/engine';
import { createGame, ZONE, type Game, type GameState } from '@everdell/game';
import { openBooks, wrongCrowds } from '../test-support/properties/sound.ts';

describe('the checks can fail', () => {
  const game: Game = createGame({ players: 2, options: { firstPlayer: 0 } });
  const spoilt = (spoil: (s: GameState) => void): GameState => {
    const s = game.start('spoilt');
    spoil(s);
    return s;
  };
  const hand = game.rules.hand[0];

  test('a card that is in two places', () => {
    const s = spoilt((s) => s.zones[ZONE.discard].push(s.zones[hand][0]));
    expect(checkCards(game, s)).toMatch(/^card \d+ .*is found 2 times$/);
  });

  test('a card that is gone, or beneath something and in a zone', () => {
    expect(
      checkCards(
        game,
        spoilt((s) => s.zones[ZONE.deck].pop()),
      ),
    ).toMatch(/found 0 times/);
    expect(
      checkCards(
        game,
        spoilt((s) => putBeneath(s, 200, s.zones[hand][0])),
      ),
    ).toMatch(/found 2 times/);
  });

  test('two players on a spot for one', () => {
    const place = game.rules.placeById.get('basic-1-pebble')!.ix;
    const s = spoilt((s) => s.seats.forEach(({ workers }) => (workers[0] = place)));
    expect(wrongCrowds(game, s)).toBe('2 workers stand on basic-1-pebble');
  });

  test('a worker too many, or nowhere', () => {
    expect(
      checkWorkers(
        game,
        spoilt((s) => s.seats[0].workers.push(-1)),
      ),
    ).toBe('seat 0 has 7 workers, not 6');
    expect(
      checkWorkers(
        game,
        spoilt((s) => (s.seats[1].workers[0] = -9)),
      ),
    ).toBe('a worker of seat 1 is at -9');
  });

  test('a hand that is too large', () => {
    const s = spoilt((s) => s.zones[hand].push(...s.zones[ZONE.deck].splice(0, 9)));
    expect(checkLimits(game, s)).toBe('seat 0 holds 14 cards');
  });

  test('resources, points and goods that no event tells of', () => {
    const wrong = (spoil: (s: GameState) => void): string | null => {
      const s = game.start('spoilt');
      const books = openBooks(game, s);
      spoil(s);
      return books.compare(s);
    };
    expect(wrong(() => undefined)).toBeNull();
    expect(wrong((s) => s.seats[1].res[2]++)).toBe('seat 1 has 1 pebble, by the events 0');
    expect(wrong((s) => s.seats[0].points++)).toBe('seat 0 has 1 point tokens, by the events 0');
    expect(wrong((s) => setTokens(s, 3, 1))).toBe('on 3 lies 0,0,0,0,1, by the events nothing');
  });
});
