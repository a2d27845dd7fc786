import { redactEvent, WHOLE_PICKS } from '@everdell/engine';
import { createGame, Session, textOf, type Game, type GameState } from '@everdell/game';
import { base, rugwort } from '@everdell/sets';
import { describe, expect, test } from 'vitest';
import { begun, gameWith } from './test-support/madeUp/game.ts';
import { madeUp } from './test-support/madeUp/module.ts';
import { bookkeeper, playAll, sceptic } from './test-support/madeUp/soundness.ts';
import { must, playOut } from './test-support/properties/playOut.ts';
import { PATIENT } from './test-support/properties/plans.ts';
import { wrongPosition } from './test-support/properties/sound.ts';

const GAMES = 36;

const games = Array.from({ length: 6 }, (_, i) => gameWith(i === 0 ? [base, rugwort, madeUp] : [base, madeUp], i + 1));
const two = games[1];

/** A two-player game in which the first seat is about to act, with changes. */
function withSeat(change: (s: GameState) => void): { game: Game; s: GameState } {
  const s = begun(two, 'seat');
  change(s);
  return { game: two, s };
}

describe('a module that the engine does not know', PATIENT, () => {
  test('plays: cards, workers and resources are conserved, and all it brings is used', () => {
    const used = new Set<string>();
    const played = playAll(games, GAMES, 'made-up', () => ({
      ...bookkeeper(),
      before({ game, decision, action }) {
        used.add(`asks ${decision.ask}`);
        if (action.t === 'act') used.add(`does ${action.id}${decision.kind === 'turn' ? '' : ' in between'}`);
        if (action.t === 'visit' && action.place >= game.rules.cards)
          used.add(`visits ${game.rules.places[action.place - game.rules.cards].id}`);
        if (action.t === 'play') used.add('plays');
      },
    }));
    for (const { game, events, state } of played) {
      for (const event of events) {
        used.add(`tells ${event.e}`);
        if (event.e === 'refilled') used.add(`refills ${event.into}`);
        if (event.e === 'entered') used.add(`enters ${game.rules.designs[event.designs[0]].id}`);
      }
      if (state.slices.madeUp!.eaten.some((n) => n > 0)) used.add('remembers');
      if (game.score(state)[0]['hoard'] > 0) used.add('scores hoard');
    }
    expect([...used]).toEqual(
      expect.arrayContaining([
        'asks barter',
        'does nibble',
        'does nibble in between',
        'does withdraw',
        'does withdraw in between',
        'does dig-in',
        'visits acorn-stall',
        'visits barter-stall',
        'visits fair-gate',
        'visits crumb-stall',
        'visits sweeper-stall',
        'visits nut-stall',
        'visits burrow-stall',
        'asks drawFrom',
        'asks drawOpen',
        'asks discardOpen',
        'tells laidOut',
        'tells marked',
        'tells moved',
        'tells movedTile',
        'tells shuffled',
        'tells unmarked',
        'refills fair',
        'enters squirrel',
        'enters acorn-bank',
        'tells bartered',
        'remembers',
        'scores hoard',
      ]),
    );
  });

  test('is cloned, saved, viewed and enumerated like everything else', () => {
    expect(playAll(games, GAMES, 'made-up', sceptic)).toHaveLength(GAMES);
  });

  test('explains in both languages whatever comes up', () => {
    const en = textOf(two, 'en');
    const es = textOf(two, 'es');
    expect(en.card('squirrel')).toMatch(
      /rich in acorns or you are in autumn, you may barter up to 2 acorns away for a point each/,
    );
    expect(en.card('acorn-bank')).toMatch(/that costs at least 1/);
    expect(es.place('barter-stall')).toMatch(/Puedes trocar hasta 3 bellotas/);
    expect(en.card('acorn-bank')).toContain('Once each turn, at any decision of yours in your turn: gain 1 acorn.');
    expect(es.card('acorn-bank')).toContain(
      'Una vez por turno, en cualquier decisión tuya de tu turno: gana 1 bellota.',
    );
    expect(en.reason({ code: 'act-unpaid', params: { act: 'nibble' } })).toBe(
      'You cannot pay what it costs: pay 1 acorn.',
    );
    expect(es.reason({ code: 'act-unmet', params: { act: 'dig-in' } })).toBe(
      'Esto requiere al menos 2 cartas en tu mano.',
    );
    expect(es.score('hoard')).toBe('Bellotas guardadas');
    const spoken = new Set<string>();
    playOut(two, 'spoken', false, {
      before({ state, decision, action }) {
        for (const text of [en, es]) {
          spoken.add(text.prompt(state, decision));
          spoken.add(text.action(state, action));
        }
      },
      after(_step, events) {
        for (const event of events) {
          for (const text of [en, es]) {
            spoken.add(text.event(event, null));
            expect(text.event(event, 0, ['Zoe', 'Max'], 0)).not.toContain('Zoe');
          }
        }
      },
    });
    expect([...spoken].filter((line) => /undefined|NaN|\[object/.test(line))).toEqual([]);
  });

  test('has a card that reacts in two ways to one event, and both happen', () => {
    const { rules } = two;
    const acorn = rules.resources.indexOf('acorn');
    const { game, s } = withSeat((state) => {
      const seat = state.active;
      const move = (id: string, zone: number): void => {
        const isIt = (uid: number): boolean => uid >= 0 && rules.designs[state.cardOf[uid]].id === id;
        const from = state.zones.find((cards) => cards.some(isIt))!;
        state.zones[zone].push(...from.splice(from.findIndex(isIt), 1));
      };
      state.zones[rules.zone.removed].push(...state.zones[rules.hand[seat]].splice(0));
      move('acorn-bank', rules.city[seat]);
      move('squirrel', rules.hand[seat]);
      const [bank] = state.zones[rules.city[seat]];
      state.occupied = state.occupied.map((n, uid) => (uid === bank ? 1 : n)); // so that it is paid for
      state.seats[seat].res[acorn] = 1;
      state.seats[seat].points = 0;
    });
    const me = s.seats[s.active];
    const [card] = s.zones[rules.hand[s.active]];
    game.apply(s, s.active, { t: 'play', card });
    expect([me.points, me.res[acorn]]).toEqual([1, 1]); // a point for the Critter, an acorn for the squirrel that cost one
  });

  test('is taken back and told to others by its own public fields', () => {
    const session = new Session(two, '', [], { log: [], tellings: new Map(), state: begun(two, 'undo') });
    const seat = session.decision!.seat;
    const before = JSON.stringify(session.state);
    session.act(seat, { t: 'visit', place: two.rules.placeById.get('acorn-stall')!.ix });
    session.undo(seat);
    expect(JSON.stringify(session.state)).toBe(before);
    const event = { e: 'bartered', seat: 0, n: 2 } as const;
    expect(redactEvent(event, null, madeUp.eventFields)).toEqual(event);
    expect(redactEvent(event, null)).toEqual({ e: 'bartered' });
  });

  test('raises the hand limit, and a selection too large to be listed is made item by item', () => {
    const { game, s } = withSeat(giveLargeHand);
    const seat = s.active;
    game.apply(s, seat, { t: 'visit', place: game.rules.placeById.get('haven')!.ix });
    const legal = game.legal(s, seat).filter(({ t }) => t !== 'act');
    expect(new Set(legal.map(({ t }) => t))).toEqual(new Set(['add', 'done']));
    const items = legal.flatMap((a) => (a.t === 'add' ? [a.item] : [])).slice(0, 4);
    expect(2 ** (legal.length - 1)).toBeGreaterThan(WHOLE_PICKS);
    const whole = game.clone(s);
    game.apply(whole, seat, { t: 'pick', items });
    for (const item of items) game.apply(s, seat, { t: 'add', item });
    expect(game.check(s, seat, { t: 'add', item: items[0] })?.code).toBe('twice');
    expect(game.check(s, seat, { t: 'pick', items })?.code).toBe('wrong-kind');
    game.apply(s, seat, { t: 'done' });
    expect(JSON.stringify(s)).toBe(JSON.stringify(whole));
  });

  test('is not there in a game without it', () => {
    const plain = createGame({ players: 2 });
    expect(plain.rules.resources).toEqual(['twig', 'resin', 'pebble', 'berry']);
    expect(Object.keys(plain.score(plain.start('plain'))[0])).not.toContain('hoard');
    expect(plain.start('plain').seats[0].res).toHaveLength(4);
  });
});

/** Two Acorn Banks in the city of the active seat, and ten different cards in its hand. */
function giveLargeHand(s: GameState): void {
  const { rules: g } = two;
  const deck = s.zones[g.zone['deck']];
  const hand = s.zones[g.hand[s.active]];
  const isBank = (uid: number): boolean => g.designs[s.cardOf[uid]].id === 'acorn-bank';
  const move = (uid: number, to: number[]): void => {
    deck.splice(deck.indexOf(uid), 1);
    to.push(uid);
  };
  deck.push(...hand.splice(0));
  for (const uid of deck.filter(isBank).slice(0, 2)) move(uid, s.zones[g.city[s.active]]);
  for (const design of g.designs.slice(0, 10))
    move(
      deck.find((uid) => s.cardOf[uid] === design.ix)!,
      hand,
    );
  must(wrongPosition(two, s));
}
