/** An automa with turns of its own, which whoever runs the game answers. */
import { bots, playMatch, seededRandom } from '@everdell/ai';
import { Session, textOf, ZONE, type Game, type GameState } from '@everdell/game';
import { push, scopeOf, settle, spacesUsed, type Effect } from '@everdell/engine';
import { base } from '@everdell/sets';
import { describe, expect, test } from 'vitest';
import { gameWith } from './test-support/madeUp/game.ts';
import { magpie } from './test-support/madeUp/magpie.ts';
import { bookkeeper, playAll, sceptic } from './test-support/madeUp/soundness.ts';
import { PATIENT } from './test-support/properties/plans.ts';

const GAMES = 24;
const alone = gameWith([base, magpie], 1);
const both = gameWith([base, magpie], 2);
const MAGPIE = 1;
const PERSON = 0;

/** A game in which her next whims are these. */
function table(game: Game, ...whims: readonly string[]): GameState {
  const s = game.start('magpie');
  const pile = s.zones[game.rules.zone['whims']];
  const wanted = whims.map((id) => game.rules.placeById.get(id)!.ix).reverse();
  s.zones[game.rules.zone['whims']] = [...pile.filter((tile) => !wanted.includes(tile)), ...wanted];
  return s;
}

function go(game: Game, s: GameState): void {
  game.apply(s, game.decisions(s)[0].seat, game.hostAnswer(s)!);
}

/** Her mood is this one. */
function mood(game: Game, s: GameState, id: string): void {
  const g = game.rules;
  const all = g.places.filter(({ def }) => def.row === 'moods').map(({ ix }) => ix);
  const hers = g.placeById.get(id)!.ix;
  s.zones[g.zone['moodBox']] = all.filter((tile) => tile !== hers);
  s.zones[g.seatZone['moods'][g.humans]] = [hers];
}

/** Takes a card out of the deck. */
function take(game: Game, s: GameState, id: string): number {
  const deck = s.zones[ZONE.deck];
  const card = deck.find((uid) => game.rules.designs[s.cardOf[uid]].id === id)!;
  deck.splice(deck.indexOf(card), 1);
  return card;
}

function does(game: Game, s: GameState, seat: number, effect: Effect): void {
  push(s, effect, scopeOf(seat));
  settle(game.rules, s);
}

describe('an automa with turns of its own', PATIENT, () => {
  test('plays: all is conserved, and its seat is asked nothing but to go on', () => {
    const asked = new Set<string>();
    const watching = (): ReturnType<typeof bookkeeper> => {
      const books = bookkeeper();
      return {
        ...books,
        before({ game, decision }) {
          if (game.rules.automas[decision.seat] !== null) asked.add(decision.ask);
        },
      };
    };
    expect(playAll([alone, both], GAMES, 'magpie', watching)).toHaveLength(GAMES);
    expect([...asked]).toEqual(['go']);
  });

  test('is cloned, saved, viewed, imagined and written down like everybody', () => {
    expect(playAll([alone, both], GAMES, 'magpie', sceptic)).toHaveLength(GAMES);
  });

  test('begins, and the players follow from who begins among them', () => {
    for (const firstPlayer of [0, 1]) {
      const s = both.start(`order ${firstPlayer}`);
      const [, second, third] = s.slices.order!;
      expect(s.slices.order![0]).toBe(2);
      expect([second, third].sort()).toEqual([0, 1]);
      expect(both.decisions(s)[0]).toMatchObject({ seat: 2, kind: 'option', ask: 'go', ids: ['go'] });
      go(both, s);
      while (s.active === 2) both.apply(s, both.decisions(s)[0].seat, both.legal(s, both.decisions(s)[0].seat)[0]);
      expect(s.active).toBe(second);
    }
  });

  test('waits before its turn, so that the last action can still be taken back', () => {
    const session = new Session(alone, 'undo');
    session.act(MAGPIE, alone.hostAnswer(session.state)!);
    while (session.decision!.seat !== PERSON || session.decision!.kind !== 'turn')
      session.act(session.decision!.seat, alone.legal(session.state, session.decision!.seat)[0]);
    const visit = alone.legal(session.state, PERSON).find(({ t }) => t === 'visit')!;
    session.act(PERSON, visit);
    while (session.decision!.seat === PERSON) session.act(PERSON, alone.legal(session.state, PERSON)[0]);
    expect(session.decision).toMatchObject({ seat: MAGPIE, ask: 'go' });
    expect(alone.hostAnswer(session.state)).toEqual({ t: 'option', id: 'go' });
    session.act(MAGPIE, alone.hostAnswer(session.state)!);
    expect(session.undoState(PERSON)).toMatchObject({ possible: false, why: 'other-seat-decided' });
  });

  test('plays against bots, who look ahead past its turns', () => {
    const end = playMatch(both, 'bots', [bots['greedy'](), bots['wise']()], seededRandom('bots'), { steps: 20 });
    expect(both.decisions(end)).toEqual([]);
    expect(end.seats.every(({ passed }) => passed)).toBe(true);
  });

  test('nobody answers for a player', () => {
    const s = table(alone, 'whim-nest');
    go(alone, s);
    expect(alone.decisions(s)[0].seat).toBe(PERSON);
    expect(alone.hostAnswer(s)).toBeNull();
  });

  test('has a hand that nobody sees', () => {
    const s = alone.start('hand');
    const hand = alone.rules.hand[MAGPIE];
    expect(s.zones[hand]).toHaveLength(1);
    expect(alone.view(s, PERSON).zones[hand]).toBe(1);
    expect(both.start('hand').zones[both.rules.hand[2]]).toHaveLength(2);
  });

  test('has the workers and the bonus that it says when it prepares for a season', () => {
    const s = table(alone, 'whim-nest');
    expect(s.seats[MAGPIE].workers).toEqual([-1, -2, -2, -2]);
    const before = s.seats[MAGPIE].points;
    does(alone, s, MAGPIE, { do: 'prepare' });
    expect(s.seats[MAGPIE]).toMatchObject({ season: 1, workers: [-1, -1, -2, -2], points: before + 1 });
  });

  test('goes where its arrow points, and the players choose what is theirs to choose', () => {
    const s = table(both, 'whim-visit');
    const target = s.slices.order![1];
    const other = 3 - 2 - target;
    const { city } = both.rules;
    for (const seat of [target, other]) s.zones[city[seat]].push(take(both, s, 'inn'), take(both, s, 'post-office'));
    go(both, s);
    const [d] = both.decisions(s);
    expect(d).toMatchObject({ seat: target, kind: 'pick' });
    expect(d.kind === 'pick' && d.items).toEqual(s.zones[city[target]]);
    const before = s.seats[target].points;
    both.apply(s, target, { t: 'pick', items: [s.zones[city[target]][0]] });
    expect(s.seats[target].points).toBe(before + 1);
    expect(s.seats[2].workers[0]).toBe(s.zones[city[target]][0]);
  });

  test('its arrow the other way begins at the other end', () => {
    const s = table(alone, 'whim-errand', 'whim-glean');
    const { rowIx, places, cards } = alone.rules;
    const exclusive = s.rows[rowIx.basic].filter((at) => places[at - cards].def.visit?.spots !== undefined);
    go(alone, s);
    expect(s.seats[MAGPIE].workers[0]).toBe(exclusive.at(-1));
    const last = s.zones[ZONE.meadow][7];
    does(alone, s, MAGPIE, { do: 'call', id: 'magpie.turn' });
    expect(s.zones[alone.rules.city[MAGPIE]]).toContain(last);
  });

  test('starts at the clearing that is named, empty or not', () => {
    const s = table(alone, 'whim-picnic');
    const forest = s.rows[alone.rules.rowIx.forest];
    expect(forest[2]).toBe(-1);
    go(alone, s);
    expect(s.seats[MAGPIE].workers[0]).toBe(forest[3]);
  });

  test('scores what is printed, and more by how greedy it is', () => {
    const s = table(alone, 'whim-nest');
    s.zones[alone.rules.city[MAGPIE]].push(take(alone, s, 'palace'), take(alone, s, 'fool'), take(alone, s, 'farm'));
    expect(alone.score(s)[MAGPIE]).toMatchObject({ cards: 4 - 2 + 1, shine: 1 + (4 + 1) });
  });

  test('keeps its space of the Meadow empty until it prepares', () => {
    const s = table(alone, 'whim-perch');
    s.dice = [3];
    const card = s.zones[ZONE.meadow][2];
    go(alone, s);
    expect(s.zones[ZONE.meadow][2]).toBe(-1);
    expect(s.zones[alone.rules.city[MAGPIE]]).toEqual([card]);
    does(alone, s, PERSON, { do: 'refill', of: ['meadow'] });
    expect(s.zones[ZONE.meadow].filter((uid) => uid < 0)).toHaveLength(1);
    does(alone, s, MAGPIE, { do: 'prepare' });
    expect(s.zones[ZONE.meadow]).not.toContain(-1);
  });

  test('has room for nine cards, whatever they say of spaces', () => {
    const s = table(alone, 'whim-nest');
    const city = s.zones[alone.rules.city[MAGPIE]];
    city.push(take(alone, s, 'wanderer'), take(alone, s, 'gatherer'), take(alone, s, 'harvester'));
    city.push(...s.zones[ZONE.deck].splice(0, 6));
    const hand = s.zones[alone.rules.hand[MAGPIE]].length;
    go(alone, s);
    expect(city).toHaveLength(9);
    expect(s.zones[alone.rules.hand[MAGPIE]]).toHaveLength(hand + 1);
  });

  test('keeps players from the cards beside it while it is shy, diagonally too', () => {
    const s = table(alone, 'whim-perch');
    s.dice = [2];
    mood(alone, s, 'mood-shy');
    go(alone, s);
    s.seats[PERSON].res = s.seats[PERSON].res.map(() => 20);
    const meadow = s.zones[ZONE.meadow];
    const barred = meadow.map((card) => (card < 0 ? null : alone.whyNot(s, PERSON, { card })?.code === 'barred'));
    expect(barred).toEqual([true, null, true, false, true, true, true, false]);
  });

  describe('fussy, wants a card of the same colour in the place of each that is taken beside it', () => {
    /** She stands in the second space; the person has these cards, and the first space holds a green one. */
    function fussy(...hand: readonly string[]): GameState {
      const s = table(alone, 'whim-perch');
      s.dice = [2];
      mood(alone, s, 'mood-fussy');
      go(alone, s);
      const mine = s.zones[alone.rules.hand[PERSON]];
      s.zones[ZONE.deck].unshift(...mine.splice(0), s.zones[ZONE.meadow][0]);
      s.zones[ZONE.meadow][0] = take(alone, s, 'farm');
      mine.push(...hand.map((id) => take(alone, s, id)));
      s.seats[PERSON].res = s.seats[PERSON].res.map(() => 9);
      return s;
    }

    test('when it is played, after the payment and before the space is filled', () => {
      const s = fussy('mine', 'wanderer');
      const [farm] = s.zones[ZONE.meadow];
      const [mine] = s.zones[alone.rules.hand[PERSON]];
      alone.apply(s, PERSON, { t: 'play', card: farm });
      expect(s.zones[alone.rules.city[PERSON]]).toEqual([farm]);
      expect(s.zones[ZONE.meadow][0]).toBe(mine);
    });

    test('and what nobody can lay there is not taken', () => {
      const s = fussy('wanderer');
      expect(alone.whyNot(s, PERSON, { card: s.zones[ZONE.meadow][0] })?.code).toBe('costs-more');
      does(alone, s, PERSON, { do: 'draw', n: 1, from: ['meadow'] });
      const [d] = alone.decisions(s);
      expect(d.kind === 'pick' && d.items).not.toContain(s.zones[ZONE.meadow][0]);
    });

    test('when it is drawn; what is drawn is not in hand yet', () => {
      const s = fussy('mine', 'wanderer');
      const [farm] = s.zones[ZONE.meadow];
      const [mine, wanderer] = s.zones[alone.rules.hand[PERSON]];
      does(alone, s, PERSON, { do: 'draw', n: 1, from: ['meadow'] });
      alone.apply(s, PERSON, { t: 'pick', items: [farm] });
      expect(s.zones[alone.rules.hand[PERSON]]).toEqual([wanderer, farm]);
      expect(s.zones[ZONE.meadow][0]).toBe(mine);
    });
  });

  test('needy, gets a point token of who takes a card beside it', () => {
    const s = table(alone, 'whim-perch');
    s.dice = [2];
    mood(alone, s, 'mood-needy');
    go(alone, s);
    const [card] = s.zones[ZONE.meadow];
    const hers = s.seats[MAGPIE].points;
    does(alone, s, PERSON, { do: 'draw', n: 2, from: ['meadow'] });
    const [d] = alone.decisions(s);
    expect(d.kind === 'pick' && d.items).not.toContain(card);
    s.seats[PERSON].points = 1;
    const again = alone.clone(s);
    again.stack.pop();
    does(alone, again, PERSON, { do: 'draw', n: 2, from: ['meadow'] });
    alone.apply(again, PERSON, { t: 'pick', items: [card] });
    expect([again.seats[PERSON].points, again.seats[MAGPIE].points]).toEqual([0, hers + 1]);
    const [next] = alone.decisions(again);
    expect(next.kind === 'pick' && next.items).toEqual([again.zones[ZONE.meadow][3], again.zones[ZONE.meadow][7]]);
  });

  test('hushes cards: they keep their place and what lies on them, and no text sees them', () => {
    const s = table(alone, 'whim-hush');
    const { city, seatZone, hand } = alone.rules;
    const [inn, mine] = [take(alone, s, 'inn'), take(alone, s, 'mine')];
    s.zones[city[PERSON]].push(inn, mine, take(alone, s, 'wanderer'));
    s.seats[PERSON].workers[0] = inn;
    s.seats[PERSON].res[0] = 1;
    s.occupied = s.occupied.map((n, card) => (card === mine ? 1 : n));
    const before = spacesUsed(alone.rules, s, PERSON);
    go(alone, s);
    const [d] = alone.decisions(s);
    expect(d).toMatchObject({ seat: PERSON, ask: 'discard', max: 2 });
    alone.apply(s, PERSON, { t: 'pick', items: [s.zones[hand[PERSON]][0]] });
    const cards = s.zones[hand[PERSON]].length;
    alone.apply(s, PERSON, { t: 'split', by: [0] });
    expect(s.zones[hand[PERSON]]).toHaveLength(cards + 1); // though nothing was paid
    expect(s.zones[seatZone['hushed'][PERSON]]).toEqual([inn, mine]);
    expect(s.zones[city[PERSON]]).toHaveLength(1);
    expect(spacesUsed(alone.rules, s, PERSON)).toBe(before);
    expect([s.seats[PERSON].workers[0], s.occupied[mine]]).toEqual([inn, 1]);
    expect(alone.score(s)[PERSON]['base']).toBe(1);
    expect(alone.legal(s, PERSON)).not.toContainEqual({ t: 'visit', place: inn });
    does(alone, s, PERSON, { do: 'prepare' });
    expect(s.zones[city[PERSON]]).toEqual(expect.arrayContaining([inn, mine]));
    expect([s.seats[PERSON].workers[0], s.occupied[mine]]).toEqual([-1, 1]);
  });

  test('does with gifts what it says', () => {
    const s = table(alone, 'whim-nest');
    go(alone, s);
    const { hand } = alone.rules;
    const [mine, hers] = [s.zones[hand[PERSON]].length, s.zones[hand[MAGPIE]].length];
    const before = s.seats[MAGPIE].points;
    does(alone, s, PERSON, { do: 'give', n: 2, of: 'cards' });
    alone.apply(s, PERSON, alone.legal(s, PERSON)[0]);
    expect([s.zones[hand[PERSON]].length, s.zones[hand[MAGPIE]].length]).toEqual([mine - 2, hers + 2]);
    expect(s.seats[MAGPIE].points).toBe(before + 2);
    s.seats[PERSON].res[0] = 1;
    does(alone, s, PERSON, { do: 'give', n: 1, of: 'goods', goods: ['twig'] });
    expect(s.seats[MAGPIE].res).toEqual(s.seats[MAGPIE].res.map(() => 0));
    expect(s.zones[hand[MAGPIE]]).toHaveLength(hers + 3);
  });

  test('what a module says when players do something does not reach it', () => {
    const explores = {
      id: 'explores',
      needs: ['base'],
      reacts: [{ to: 'preparing', then: { do: 'points', n: 7 } }],
    } as const;
    const game = gameWith([base, magpie, explores], 1);
    const s = table(game, 'whim-nest');
    const before = s.seats.map(({ points }) => points);
    does(game, s, MAGPIE, { do: 'prepare' });
    does(game, s, PERSON, { do: 'prepare' });
    expect(s.seats.map(({ points }, seat) => points - before[seat])).toEqual([7, 1]);
  });

  test('is told in both languages', () => {
    for (const lang of ['en', 'es'] as const)
      for (const id of Object.keys(magpie.places!)) expect(textOf(alone, lang).placeLines(id).join(' ')).toMatch(/\w/);
  });
});
