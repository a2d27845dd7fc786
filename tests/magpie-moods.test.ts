/** Moods and whims of an automa that change what players may do, each by a word of the language. */
import { push, scopeOf, settle, type Effect } from '@everdell/engine';
import { ZONE, type GameState } from '@everdell/game';
import { base } from '@everdell/sets';
import { describe, expect, test } from 'vitest';
import { gameWith } from './test-support/madeUp/game.ts';
import { magpie } from './test-support/madeUp/magpie.ts';

const game = gameWith([base, magpie], 1);
const g = game.rules;
const [PERSON, MAGPIE] = [0, 1];
const tile = (id: string): number => g.placeById.get(id)!.ix;
const idOf = (s: GameState, uid: number): string => g.designs[s.cardOf[uid]].id;
const colourOf = (s: GameState, uid: number): string => g.designs[s.cardOf[uid]].colour;

/** She lies in this mood and turns this whim over; the person has no cards and 9 of every resource. */
function table(moodId: string, whim = 'whim-nest'): GameState {
  const s = game.start('moods');
  const moods = g.places.filter(({ def }) => def.row === 'moods').map(({ ix }) => ix);
  s.zones[g.zone['moodBox']] = moods.filter((ix) => ix !== tile(moodId));
  s.zones[g.seatZone['moods'][MAGPIE]] = [tile(moodId)];
  const pile = s.zones[g.zone['whims']];
  s.zones[g.zone['whims']] = [...pile.filter((ix) => ix !== tile(whim)), tile(whim)];
  s.dice = [2];
  s.zones[ZONE.deck].unshift(...s.zones[g.hand[PERSON]].splice(0));
  s.seats[PERSON].res = s.seats[PERSON].res.map(() => 9);
  return s;
}
function go(s: GameState): void {
  game.apply(s, MAGPIE, game.hostAnswer(s)!);
}
function does(s: GameState, seat: number, effect: Effect): void {
  push(s, effect, scopeOf(seat));
  settle(g, s);
}
/** Takes a card from wherever it lies, at the cost of one of the deck if that is the Meadow. */
function take(s: GameState, id: string): number {
  const piles = [ZONE.deck, ZONE.meadow, g.hand[MAGPIE]].map((zone) => s.zones[zone]);
  const pile = piles.find((cards) => cards.some((uid) => uid >= 0 && idOf(s, uid) === id))!;
  const at = pile.findIndex((uid) => uid >= 0 && idOf(s, uid) === id);
  const instead = pile === s.zones[ZONE.meadow] ? s.zones[ZONE.deck].splice(0, 1) : [];
  return pile.splice(at, 1, ...instead)[0];
}
/** The person has this card. */
function holds(s: GameState, where: 'hand' | 'city', ...ids: readonly string[]): number[] {
  const cards = ids.map((id) => take(s, id));
  s.zones[g[where][PERSON]].push(...cards);
  return cards;
}
function items(s: GameState): readonly number[] {
  const [d] = game.decisions(s);
  return d.kind === 'pick' ? d.items : [];
}

describe('a mood', () => {
  test('bars cards from being drawn, and reacts to what the automa plays out of a space', () => {
    const s = table('mood-haughty', 'whim-perch');
    go(s);
    does(s, PERSON, { do: 'draw', n: 1, from: ['meadow'] });
    expect(items(s)).toEqual([s.zones[ZONE.meadow][3], s.zones[ZONE.meadow][7]]);
    s.stack.pop();
    const before = s.seats[MAGPIE].points;
    const plays = (by: 'first' | 'top'): void =>
      does(s, MAGPIE, {
        do: 'pick',
        from: { in: 'meadow' },
        min: 1,
        max: 1,
        by,
        as: 'it',
        then: { do: 'settle', what: 'it' },
      });
    plays('top');
    expect(s.seats[MAGPIE].points).toBe(before);
    plays('first');
    expect(s.seats[MAGPIE].points).toBe(before + 1);
  });

  test('keeps marked cards from being activated again, but not from what they do when played', () => {
    const s = table('mood-frosty');
    go(s);
    const [farm] = holds(s, 'hand', 'farm');
    const [mine] = holds(s, 'city', 'mine');
    game.apply(s, PERSON, { t: 'play', card: farm });
    const berries = g.resources.indexOf('berry');
    expect([s.seats[PERSON].res[berries], s.slices.marks?.['feather']]).toEqual([10, [farm]]);
    does(s, PERSON, { do: 'produce' });
    expect(s.seats[PERSON].res[berries]).toBe(10);
    expect(s.seats[PERSON].res[g.resources.indexOf('pebble')]).toBe(10);
    const greens = { in: 'city', where: [{ colour: 'green' }, { activatable: true }] } as const;
    does(s, PERSON, { do: 'pick', from: greens, min: 0, max: 9, as: 'it', then: { do: 'points', n: 0 } });
    expect(items(s)).toEqual([mine]);
  });

  test('says who gains what for open locations, and which of them take no space', () => {
    const s = table('mood-grabby', 'whim-visit');
    const [inn] = holds(s, 'city', 'inn');
    const before = s.seats[PERSON].points;
    const hers = s.seats[MAGPIE].points;
    go(s);
    expect(s.seats[MAGPIE].workers[0]).toBe(inn);
    expect([s.seats[PERSON].points - before, s.seats[MAGPIE].points - hers]).toEqual([0, 3]);
    s.zones[g.city[MAGPIE]].push(...s.zones[ZONE.deck].splice(0, 8), take(s, 'post-office'), take(s, 'queen'));
    const [open] = [take(s, 'inn')];
    s.zones[ZONE.deck].push(open);
    does(s, MAGPIE, {
      do: 'pick',
      from: { in: 'deck' },
      min: 1,
      max: 1,
      by: 'top',
      as: 'it',
      then: { do: 'settle', what: 'it' },
    });
    expect(s.zones[g.city[MAGPIE]]).toContain(open);
  });

  test('means what lies right beside a figure, and not diagonally', () => {
    const s = table('mood-grabby', 'whim-perch');
    go(s);
    const meadow = [...s.zones[ZONE.meadow]];
    does(s, MAGPIE, { do: 'prepare' });
    const hand = s.zones[g.hand[MAGPIE]];
    expect(meadow.map((uid, i) => (hand.includes(uid) ? i + 1 : 0)).filter((n) => n > 0)).toEqual([1, 3, 6]);
  });

  test('passes cards over that would be laid out or drawn', () => {
    const s = table('mood-picky');
    const meadow = s.zones[ZONE.meadow];
    s.zones[ZONE.discard].push(...meadow.splice(0, 8));
    meadow.push(...new Array<number>(8).fill(-1));
    does(s, PERSON, { do: 'refill', of: ['meadow'] });
    expect(meadow.filter((uid) => uid < 0 || colourOf(s, uid) === 'tan')).toEqual([]);
    does(s, PERSON, { do: 'draw', n: 8 });
    expect(s.zones[g.hand[PERSON]]).toHaveLength(8);
    expect(s.zones[g.hand[PERSON]].filter((uid) => colourOf(s, uid) === 'blue')).toEqual([]);
    const tan = s.zones[ZONE.deck].filter((uid) => colourOf(s, uid) === 'tan');
    s.zones[g.zone['removed']].push(
      ...s.zones[ZONE.deck].filter((uid) => !tan.includes(uid)),
      ...s.zones[ZONE.discard],
    );
    s.zones[ZONE.deck] = tan;
    s.zones[ZONE.discard] = [meadow[0]];
    s.zones[g.zone['removed']].push(meadow[1]);
    meadow[0] = meadow[1] = -1;
    does(s, PERSON, { do: 'refill', of: ['meadow'] });
    expect(meadow.filter((uid) => uid < 0)).toHaveLength(1); // every card was looked at, and one could be laid
  });

  test('hears of a location that is named and taken, whether another is found or not', () => {
    const s = table('mood-picky', 'whim-picnic');
    const forest = s.rows[g.rowIx.forest];
    const hers = s.seats[MAGPIE].points;
    go(s);
    expect(s.seats[MAGPIE].points).toBe(hers); // the clearing that is named is empty
    expect(s.seats[MAGPIE].workers[0]).toBe(forest[3]);
    const tried = (start: number): Effect => ({
      do: 'firstOf',
      of: [
        {
          do: 'pick',
          from: { in: 'locations', where: [{ row: 'forest' }, { free: true }] },
          min: 1,
          max: 1,
          by: 'arrow',
          start,
          as: 'it',
          then: { do: 'points', n: 0 },
        },
        { do: 'draw', n: 1 },
      ],
    });
    does(s, MAGPIE, tried(1));
    expect(s.seats[MAGPIE].points).toBe(hers);
    does(s, MAGPIE, tried(4));
    expect(s.seats[MAGPIE].points).toBe(hers + 1);
  });

  test('puts a toll on occupied tokens', () => {
    const s = table('mood-nosy');
    go(s);
    const [farm] = holds(s, 'city', 'farm');
    const [harvester] = holds(s, 'hand', 'harvester');
    const byToken = { t: 'pay', spend: g.resources.map(() => 0), uses: [{ by: 'door', at: farm }] } as const;
    s.seats[PERSON].res = s.seats[PERSON].res.map(() => 0);
    expect(game.whyNot(s, PERSON, { card: harvester })?.code).toBe('costs-more');
    const [other] = holds(s, 'hand', 'wanderer');
    game.apply(s, PERSON, { t: 'play', card: harvester });
    if (game.decisions(s)[0].kind === 'pay') game.apply(s, PERSON, byToken);
    expect(s.zones[g.city[PERSON]]).toContain(harvester);
    expect(s.zones[ZONE.discard]).toContain(other);
  });

  test('puts a toll on what texts do, which may be left unused', () => {
    const s = table('mood-nosy');
    go(s);
    holds(s, 'city', 'historian', 'innkeeper');
    const [gatherer] = holds(s, 'hand', 'gatherer');
    const drawn = (pays: boolean): number => {
      const now = game.clone(s);
      game.apply(now, PERSON, { t: 'play', card: gatherer });
      const [d] = game.decisions(now);
      const ways = d.kind === 'pay' ? d.ways : [];
      expect(ways.map(({ uses }) => uses.length).sort()).toEqual([0, 1]);
      game.apply(
        now,
        PERSON,
        ways.find(({ uses }) => uses.length === 0)!,
      );
      expect(game.decisions(now)[0]).toMatchObject({ kind: 'option', ids: ['use', 'decline'] });
      game.apply(now, PERSON, { t: 'option', id: pays ? 'use' : 'decline' });
      if (pays) game.apply(now, PERSON, game.legal(now, PERSON)[0]);
      return now.zones[g.hand[PERSON]].length;
    };
    expect([drawn(true), drawn(false)]).toEqual([1, 0]);
    game.apply(s, PERSON, { t: 'play', card: gatherer });
    const [d] = game.decisions(s);
    game.apply(
      s,
      PERSON,
      (d.kind === 'pay' ? d.ways : []).find(({ uses }) => uses.length === 1)!,
    );
    expect(game.decisions(s)[0]).toMatchObject({ kind: 'split', ask: 'payAny' }); // the inn's help costs 1, as nothing is in hand
  });

  test('puts a toll on locations that give something, or any resource', () => {
    const s = table('mood-nosy');
    go(s);
    s.seats[PERSON].res = s.seats[PERSON].res.map(() => 0);
    const barred = s.rows[g.rowIx.basic].filter(
      (at) => game.whyNot(s, PERSON, { place: at })?.code === 'cannot-pay-price',
    );
    expect(barred.map((at) => g.places[at - g.cards].id).sort()).toEqual(['basic-1-berry', 'basic-1-berry-1-card']);
  });
});

describe('a whim', () => {
  test('holds cards of a hand: they count, and can be neither played nor discarded; and a worker until its owner prepares', () => {
    const s = table('mood-shy', 'whim-snare');
    const cards = holds(s, 'hand', 'farm', 'mine', 'inn');
    go(s);
    const held = s.zones[g.seatZone['clutched'][PERSON]];
    const [left] = s.zones[g.hand[PERSON]];
    expect([...held, left].sort()).toEqual(cards.sort());
    const plays = game.legal(s, PERSON).flatMap((a) => (a.t === 'play' ? [a.card] : []));
    expect(plays.filter((card) => cards.includes(card))).toEqual([left]);
    does(s, PERSON, { do: 'draw', n: 8 });
    expect(s.zones[g.hand[PERSON]]).toHaveLength(6);
    expect(s.seats[PERSON].workers.filter((at) => at === -1)).toHaveLength(1);
    expect(game.view(s, null).zones[g.seatZone['clutched'][PERSON]]).toBe(2);
    does(s, PERSON, { do: 'recall' });
    expect(s.seats[PERSON].workers.filter((at) => at === -1)).toHaveLength(2);
  });

  test('borrows a worker: it stands for one of hers, and its owner takes it back from the board alone', () => {
    const s = table('mood-shy', 'whim-borrow');
    const [clearing] = s.rows[g.rowIx.forest];
    s.seats[PERSON].workers[0] = clearing;
    go(s);
    expect(s.seats[PERSON].workers).toContain(-5);
    does(s, PERSON, { do: 'recall' });
    expect(s.seats[PERSON].workers).toContain(-5); // not out of her nest
    const places = (tile: string): void =>
      does(s, MAGPIE, {
        do: 'pick',
        from: { in: 'locations', where: [{ tile }] },
        min: 1,
        max: 1,
        by: 'first',
        as: 'it',
        then: { do: 'stand', on: 'it', piece: 'worker' },
      });
    const own = [...s.seats[MAGPIE].workers];
    places('journey-5');
    expect(s.seats[MAGPIE].workers).toEqual(own);
    expect(s.seats[PERSON].workers).toContain(g.placeById.get('journey-5')!.ix);
    expect([game.score(s)[PERSON]['journey'], s.slices.lent]).toEqual([0, [[PERSON, 0]]]);
    s.seats[PERSON].workers[0] = clearing;
    does(s, PERSON, { do: 'recallWorker' });
    expect(s.seats[PERSON].workers[0]).toBe(clearing); // it is not its owner's to move
    does(s, PERSON, { do: 'recall' });
    expect([s.seats[PERSON].workers[0], s.slices.lent]).toEqual([-1, []]);
  });

  test('takes a card out of a city into one that is full, unless a worker guards it', () => {
    const s = table('mood-shy', 'whim-raid');
    const [farm] = holds(s, 'city', 'farm');
    s.zones[g.city[MAGPIE]].push(...s.zones[ZONE.deck].splice(0, 9));
    s.occupied = s.occupied.map((n, card) => (card === farm ? 1 : n));
    go(s);
    expect(game.decisions(s)[0]).toMatchObject({ seat: PERSON, kind: 'option', ids: ['use', 'decline'] });
    const guarded = game.clone(s);
    game.apply(guarded, PERSON, { t: 'option', id: 'use' });
    expect(guarded.seats[PERSON].workers[0]).toBe(farm);
    game.apply(s, PERSON, { t: 'option', id: 'decline' });
    expect([s.zones[g.city[MAGPIE]].includes(farm), s.zones[g.city[MAGPIE]].length, s.occupied[farm]]).toEqual([
      true,
      10,
      0,
    ]);
  });
});
