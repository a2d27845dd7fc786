import { loadSession, stateHash, ZONE, type KnownItem, type Seat } from '@everdell/game';
import { describe, expect, test } from 'vitest';
import type { Picture } from '../picture.ts';
import { LocalGame } from './localGame.ts';
import { fileOf } from './summary.ts';
import { anyAction, chance, gameWith, letBotMove, screen } from './test-support/hotSeat.ts';

/** Whose hidden cards the picture shows. */
function handsIn(game: LocalGame, { view }: Picture): readonly Seat[] {
  return game.session.game.rules.zones.flatMap(({ sees, owner }, zone) => {
    if (sees !== 'owner') return [];
    const isCounted = typeof view.zones[zone] === 'number';
    return isCounted && game.session.state.zones[zone].every((uid) => view.cardOf[uid] < 0) ? [] : [owner];
  });
}

/** Does it name cards that are not for these eyes? */
function tells(item: KnownItem, viewer: Seat | null): boolean {
  if (!('events' in item)) return false;
  return item.events.some(
    (event) =>
      'for' in event &&
      Array.isArray(event.for) &&
      !event.for.includes(viewer) &&
      'cards' in event &&
      event.cards.some((uid) => uid >= 0),
  );
}

/** Acts for whoever sits at the screen, at random, and holds on where the turn could be taken back. */
function act(game: LocalGame, random: () => number): void {
  expect(game.act(anyAction(game, random), game.session.log.length)).toBeNull();
}

describe('a screen that goes from hand to hand', () => {
  test('shows nobody’s cards until somebody has sat down', () => {
    const game = gameWith([null, null, null]);
    const see = screen();
    expect(see(game)).toMatchObject({ viewer: null, handOver: 0, asked: false, undo: null });
    expect(handsIn(game, see(game))).toEqual([]);
    game.ready();
    expect(see(game)).toMatchObject({ viewer: 0, handOver: null, asked: true });
    expect(handsIn(game, see(game))).toEqual([0]);
  });

  test('is held after a turn that can be taken back, and handed over by going on', () => {
    const game = gameWith([null, null]);
    const random = chance('held');
    game.ready();
    while (!game.picture().holding) {
      if (game.picture().handOver !== null) game.ready();
      else act(game, random);
    }
    const { viewer, deciding } = game.picture();
    expect(deciding).not.toBe(viewer);
    expect(game.picture()).toMatchObject({ asked: false, handOver: null, undo: { possible: true } });
    game.ready(); // it is nobody else's yet
    expect(game.picture().viewer).toBe(viewer);
    expect(game.act(anyAction(game, random), game.session.log.length)).toEqual({ kind: 'stale' });
    game.proceed();
    expect(game.picture()).toMatchObject({ viewer: null, handOver: deciding, holding: false, asked: false });
    expect(game.undo(game.session.log.length)).toEqual({ kind: 'stale' });
    game.ready();
    expect(game.picture()).toMatchObject({ viewer: deciding, asked: true });
  });

  test('gives a turn back that is taken back while it is held', () => {
    const game = gameWith([null, null]);
    const see = screen();
    const random = chance('back');
    game.ready();
    while (!see(game).holding) {
      if (see(game).handOver !== null) game.ready();
      else act(game, random);
    }
    const { viewer, version } = see(game);
    expect(game.undo(version - 1)).toEqual({ kind: 'stale' });
    expect(game.undo(version)).toBeNull();
    const back = see(game);
    expect(back).toMatchObject({ viewer, asked: true, holding: false, version: version + 1 });
    expect(back.story.at(-1)).toHaveProperty('undo');
    expect(back.story.some((item) => 'takenBack' in item && item.takenBack)).toBe(true);
  });

  test('tells why nothing can be taken back', () => {
    const game = gameWith([null, null]);
    game.ready();
    expect(game.undo(0)).toEqual({ kind: 'undo', why: 'nothing-to-undo' });
  });

  test('refuses what the rules forbid and changes nothing', () => {
    const game = gameWith([null, null]);
    game.ready();
    const before = stateHash(game.session.state);
    expect(game.act({ t: 'split', by: [9] }, 0)).toMatchObject({ kind: 'refused' });
    expect(stateHash(game.session.state)).toBe(before);
    expect(game.picture()).toMatchObject({ viewer: 0, asked: true, version: 0 });
  });

  test('stays with whoever is the only person left between bots', async () => {
    const game = gameWith([null, 'random', null], 'left alone');
    const random = chance('left');
    let stayed = 0;
    for (let i = 0; i < 4000 && game.session.decision !== null; i++) {
      const bot = game.botToMove;
      if (bot !== null) {
        const before = game.session.state.seats.map((seat) => seat.passed);
        await letBotMove(game);
        if (game.picture().viewer !== null && before.some(Boolean)) stayed++;
      } else if (game.picture().holding) game.proceed();
      else if (game.picture().handOver !== null) game.ready();
      else act(game, random);
    }
    expect(game.session.decision).toBeNull();
    expect(stayed).toBeGreaterThan(0);
  });

  test.each([2, 3, 4])('keeps every secret through a whole game of %i people', (people) => {
    const game = gameWith(
      Array.from({ length: people }, () => null),
      `secrets-${people}`,
    );
    const see = screen();
    const random = chance(`secrets-${people}`);
    const seats = new Set<Seat | null>();
    for (let i = 0; i < 5000 && game.session.decision !== null; i++) {
      const picture = see(game);
      seats.add(picture.viewer);
      const hands = handsIn(game, picture);
      expect(hands.every((seat) => seat === picture.viewer)).toBe(true);
      expect(picture.story.filter((item) => tells(item, picture.viewer))).toEqual([]);
      if (picture.handOver !== null) game.ready();
      else if (picture.holding && random() < 0.3) game.undo(picture.version);
      else if (picture.holding) game.proceed();
      else act(game, random);
    }
    expect(seats).toEqual(new Set([null, ...Array.from({ length: people }, (_, seat) => seat)]));
    game.proceed();
    expect(see(game)).toMatchObject({ viewer: null, handOver: null, deciding: null, asked: false });
    expect(see(game).story).toHaveLength(game.session.log.length);
  });
});

describe('a game against bots', () => {
  test('is always seen by the one who plays it', async () => {
    const game = gameWith(['random', null, 'greedy'], 'bots', { options: { firstPlayer: 0 } });
    expect(game.picture()).toMatchObject({ viewer: 1, deciding: 0, asked: false, handOver: null });
    expect(game.botToMove).toBe('random');
    while (game.botToMove !== null) await letBotMove(game);
    expect(game.picture()).toMatchObject({ viewer: 1, deciding: 1, asked: true });
  });

  test('lets no bot move while the turn can be taken back', async () => {
    const game = gameWith([null, 'random'], 'wait');
    const random = chance('wait');
    while (!game.picture().holding) {
      if (game.botToMove === null) act(game, random);
      else await letBotMove(game);
    }
    expect(game.botToMove).toBeNull();
    // It is held again when the page is loaded anew.
    const again = new LocalGame(loadSession(fileOf(game)), 'en');
    expect(again.picture()).toMatchObject({ holding: true, asked: false, undo: { possible: true } });
    expect(again.botToMove).toBeNull();
    game.proceed();
    expect(game.botToMove).toBe('random');
    expect(game.picture().viewer).toBe(0);
  });

  test('goes on in the same way after it was kept and loaded', async () => {
    const play = async (game: LocalGame, steps: number, random: () => number): Promise<void> => {
      for (let i = 0; i < steps && game.session.decision !== null; i++) {
        if (game.botToMove !== null) await letBotMove(game);
        else if (game.picture().holding) game.proceed();
        else act(game, random);
      }
    };
    const game = gameWith([null, 'greedy', 'random'], 'kept');
    await play(game, 60, chance('first'));
    const again = new LocalGame(loadSession(fileOf(game)), 'en');
    expect(again.picture().players).toEqual(game.picture().players);
    await play(game, 40, chance('second'));
    await play(again, 40, chance('second'));
    expect(stateHash(again.session.state)).toBe(stateHash(game.session.state));
  });
});

describe('who sits at the table', () => {
  test('automas are called in the language that is spoken', () => {
    const game = gameWith([null], 'alone', { players: 1, modules: ['rugwort'], options: {} });
    expect(game.picture().players).toEqual([
      { name: 'Player 1', kind: 'here' },
      { name: 'Rugwort', kind: 'automa' },
    ]);
    game.speak('es');
    expect(game.picture().players[1].kind).toBe('automa');
  });

  test('seats of kinds that are not known here are played by somebody at this screen', () => {
    const game = gameWith([null, 'oracle']);
    expect(game.picture().players[1]).toEqual({ name: 'Player 2', kind: 'here' });
  });

  test('a picture of the hand-over shows what lies open only', () => {
    const game = gameWith([null, null]);
    const { view } = game.picture();
    const open = game.session.game.rules.zones.flatMap(({ sees }, zone) => (sees === 'all' ? [zone] : []));
    expect(open).toContain(ZONE.meadow);
    view.zones.forEach((cards, zone) => expect(Array.isArray(cards)).toBe(open.includes(zone)));
  });
});
