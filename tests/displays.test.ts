/** Displays, piles and marks, at the fair of the made-up set. */
import {
  EMPTY_SPACE,
  isMarked,
  marksOn,
  reachable,
  slotName,
  type Action,
  type GameEvent,
  type Holder,
} from '@everdell/engine';
import { textOf, ZONE, type GameState } from '@everdell/game';
import { base, rugwort } from '@everdell/sets';
import { describe, expect, test } from 'vitest';
import { begun, gameWith } from './test-support/madeUp/game.ts';
import { madeUp } from './test-support/madeUp/module.ts';

const game = gameWith([base, madeUp], 2);
const { rules: g } = game;
const FAIR = g.zone['fair'];
const SIGNS = g.zone['signs'];
const slot = (zone: number, n: number): Holder => g.zones[zone].firstSlot + n - 1;
const placeAt = (id: string): Holder => g.placeById.get(id)!.ix;

class Fair {
  readonly s: GameState = begun(game, 'fair');
  log: readonly GameEvent[] = [];
  readonly seat = this.s.active;
  readonly hand = this.s.zones[g.hand[this.seat]];

  do(action: Action): this {
    this.log = game.apply(this.s, this.seat, action);
    return this;
  }
  visit(id: string): this {
    return this.do({ t: 'visit', place: placeAt(id) });
  }
  option(id: string): this {
    return this.do({ t: 'option', id });
  }
  pick(...items: readonly number[]): this {
    return this.do({ t: 'pick', items });
  }
  res(name: string): number {
    return this.s.seats[this.seat].res[(g.resources as readonly string[]).indexOf(name)];
  }
  told(e: GameEvent['e']): number {
    return this.log.filter((event) => event.e === e).length;
  }
  /** The resource that the sign on a space gives. */
  sign(n: number): string {
    return g.places[this.s.zones[SIGNS][n - 1] - g.cards].id.replace('sign-', '');
  }
}

/** A seat with one card in hand has room to draw. */
function atTheFair(): Fair {
  const t = new Fair();
  t.s.zones[ZONE.discard].push(...t.hand.splice(1));
  return t;
}

describe('a display', () => {
  test('R-GEN-13: the Meadow has eight spaces, numbered after cards and places; other displays come after it', () => {
    expect(g.zones[ZONE.meadow].slots).toBe(8);
    expect(slot(ZONE.meadow, 1)).toBe(g.cards + g.places.length);
    expect(slotName(g, slot(ZONE.meadow, 8))).toBe('meadow:8');
    expect(g.displays.map((zone) => g.zones[zone].id)).toEqual(['fair', 'signs']);
    expect(g.holders).toBe(g.firstSlot + 8 + 3 + 3);
  });

  test('is filled when the table is set up, a display of tiles out of a shuffled pile of all of them', () => {
    const starts = ['a', 'b', 'c', 'd'].map((seed) => begun(game, seed));
    for (const s of starts) {
      expect([...s.zones[FAIR], ...s.zones[SIGNS]].every((item) => item >= 0)).toBe(true);
      expect(s.zones[g.zone['signBag']]).toHaveLength(2);
      expect(s.rows[g.rowIx.signs]).toEqual([]);
    }
    expect(new Set(starts.map((s) => s.zones[SIGNS].join())).size).toBeGreaterThan(1);
  });

  test('R-DECK-02: is refilled when all are discarded, of several displays each', () => {
    const t = atTheFair();
    const before = t.s.zones[FAIR].slice();
    t.visit('fair-gate').pick(before[1]);
    expect(t.s.zones[FAIR]).toEqual([before[0], expect.any(Number), before[2]]);
    expect(t.s.zones[FAIR][1]).toBeGreaterThanOrEqual(0);
    expect(t.log).toContainEqual(expect.objectContaining({ e: 'refilled', into: 'fair', space: 1 }));
  });

  test('R-NEW-16: refilled when told, it has empty spaces until then', () => {
    const t = atTheFair();
    t.visit('fair-gate').pick(t.s.zones[FAIR][0]);
    const [, card] = t.s.zones[FAIR];
    expect(game.decisions(t.s)[0]).toMatchObject({ ask: 'drawFrom', ids: ['fair', 'deck', 'stop'] });
    t.option('fair').pick(card);
    expect(t.s.zones[FAIR][1]).toBe(EMPTY_SPACE);
    expect(t.hand).toContain(card);
    t.option('deck');
    expect(t.hand).toHaveLength(3);
    expect(t.s.zones[FAIR]).not.toContain(EMPTY_SPACE);
  });

  test('drawing up to so many ends when wished, and is told in words', () => {
    const t = atTheFair();
    t.visit('fair-gate').pick(t.s.zones[FAIR][0]);
    const label = (lang: 'en' | 'es', id: string): string => textOf(game, lang).action(t.s, { t: 'option', id });
    expect(['fair', 'deck', 'stop'].map((id) => label('en', id))).toEqual([
      'From the Fair',
      'From the deck',
      'Draw no more',
    ]);
    expect(['fair', 'deck', 'stop'].map((id) => label('es', id))).toEqual(['De la Feria', 'Del mazo', 'No robar más']);
    t.option('stop');
    expect(t.hand).toHaveLength(1);
  });

  test('R-RUG-19: nobody reaches what lies where an automa stands that shuts slots', () => {
    const solo = gameWith([base, rugwort, madeUp], 1);
    const s = begun(solo, 'solo');
    const fair = solo.rules.zone['fair'];
    s.seats[1].workers[2] = solo.rules.zones[fair].firstSlot;
    expect(reachable(solo.rules, s, fair)).toEqual(s.zones[fair].slice(1));
  });
});

describe('what lies beside', () => {
  test('R-NEW-16: a card of a display has the tile with its number beside it', () => {
    const t = atTheFair();
    const name = t.sign(2);
    const before = t.res(name);
    t.visit('crumb-stall').pick(t.s.zones[FAIR][1]);
    expect(t.res(name)).toBe(before + 1);
  });

  test('whoever reacts to a played card knows the space it came from', () => {
    const played = (space: number, name?: string): number => {
      const t = atTheFair();
      const rich = t.s.seats[t.seat].res.fill(9);
      const card = t.s.zones[ZONE.deck].find((uid) => g.designs[t.s.cardOf[uid]].id === 'farm')!;
      t.s.zones[ZONE.deck].splice(t.s.zones[ZONE.deck].indexOf(card), 1, t.s.zones[ZONE.meadow][space - 1]);
      t.s.zones[ZONE.meadow][space - 1] = card;
      const sign = name ?? t.sign(space);
      const cost = g.designs[t.s.cardOf[card]].cost;
      const gives = g.resources.map((r, i) => (r === 'berry' ? 1 : 0) - cost[i]); // what a Farm does itself
      t.do({ t: 'play', card });
      expect(t.told('copied')).toBe(space <= 3 ? 1 : 0);
      const ix = (g.resources as readonly string[]).indexOf(sign);
      return rich[ix] - 9 - gives[ix];
    };
    expect(played(2)).toBe(1);
    expect(played(5, 'pebble')).toBe(0);
  });
});

describe('a card of a display that is open to all', () => {
  test('R-NEW-13, R-NEW-16, R-NEW-17: is played as an action; what lies beside comes before the refill', () => {
    const t = atTheFair();
    t.s.seats[t.seat].res.fill(9);
    const card = t.s.zones[ZONE.deck].find((uid) => g.designs[t.s.cardOf[uid]].id === 'farm')!;
    t.s.zones[ZONE.deck].splice(t.s.zones[ZONE.deck].indexOf(card), 1, t.s.zones[FAIR][1]);
    t.s.zones[FAIR][1] = card;
    t.do({ t: 'play', card });
    expect(t.s.zones[g.city[t.seat]]).toEqual([card]);
    const order = t.log.map(({ e }) => e).filter((e) => ['entered', 'copied', 'refilled'].includes(e));
    expect(order).toEqual(['entered', 'copied', 'refilled']);
    expect(t.s.zones[FAIR]).not.toContain(EMPTY_SPACE);
  });

  test('R-RUG-19: is refused where its space is shut, with the reason', () => {
    const solo = gameWith([base, rugwort, madeUp], 1);
    const s = begun(solo, 'solo');
    const fair = solo.rules.zone['fair'];
    s.seats[1].workers[2] = solo.rules.zones[fair].firstSlot;
    const reason = solo.check(s, 0, { t: 'play', card: s.zones[fair][0] });
    expect(reason).toEqual({ code: 'slot-shut', params: { zone: 'fair', space: 1 } });
    expect(textOf(solo, 'en').reason(reason!)).toBe('Space 1 of the Fair is blocked.');
    expect(textOf(solo, 'es').reason(reason!)).toBe('El espacio 1 de la Feria está bloqueado.');
  });
});

describe('a mark', () => {
  test('on a card of a display lies on its space, and stays there when the card goes', () => {
    const t = atTheFair();
    const [card] = t.s.zones[FAIR];
    t.visit('crumb-stall').pick(card);
    expect(marksOn(t.s, 'crumb', slot(FAIR, 1))).toBe(1);
    expect(isMarked(t.s, card)).toBe(false);
    t.s.zones[ZONE.discard].push(...t.s.zones[FAIR].splice(0, 1, t.s.zones[ZONE.deck].pop()!));
    expect(marksOn(t.s, 'crumb', slot(FAIR, 1))).toBe(1);
  });

  test('can be asked for, and keeps from being chosen', () => {
    const t = atTheFair();
    const [first, second, third] = t.s.zones[FAIR];
    t.s.slices.marks = { ...t.s.slices.marks, crumb: [slot(FAIR, 1), slot(FAIR, 3)] };
    const other = game.clone(t.s);
    expect(game.decisions(t.visit('sweeper-stall').s)[0]).toMatchObject({ of: 'place', items: t.s.zones[SIGNS] }); // both are drawn, without a choice
    expect(t.hand).toEqual(expect.arrayContaining([first, third]));
    expect(t.s.slices.marks['crumb']).toEqual([]);
    game.apply(other, t.seat, { t: 'visit', place: placeAt('crumb-stall') });
    expect(other.slices.marks!['crumb']).toContain(slot(FAIR, 2)); // only this one was left
    expect(other.zones[FAIR][1]).toBe(second);
  });

  test('R-NEW-17: a tile that was turned over goes, and another takes its place', () => {
    const t = atTheFair();
    const [tile] = t.s.zones[SIGNS];
    const name = t.sign(1);
    const before = t.res(name);
    t.visit('crumb-stall').pick(t.s.zones[FAIR][0]);
    expect(marksOn(t.s, 'flipped', tile)).toBe(1);
    const again = game.clone(t.s);
    again.slices.marks = { ...again.slices.marks, crumb: [slot(FAIR, 2), slot(FAIR, 3)] };
    again.stack.splice(0, again.stack.length, {
      effect: { do: 'turn' },
      scope: { seat: t.seat, home: t.seat, src: -1, chain: [], cards: {}, nums: {} },
    });
    const events = game.apply(again, t.seat, { t: 'visit', place: placeAt('crumb-stall') });
    const ix = (g.resources as readonly string[]).indexOf(name);
    expect(again.seats[t.seat].res[ix]).toBe(before + 3);
    expect(again.zones[g.zone['signsUsed']]).toEqual([tile]);
    expect(marksOn(again, 'flipped', tile)).toBe(0);
    expect(events).toContainEqual(expect.objectContaining({ e: 'laidOut', slot: slot(SIGNS, 1) }));
  });

  test('is public, is not shared by clones, and is absent where no module has marks', () => {
    const t = atTheFair();
    const copy = game.clone(t.s);
    t.visit('crumb-stall').pick(t.s.zones[FAIR][0]);
    expect(game.view(t.s, null).slices.marks).toEqual(t.s.slices.marks);
    expect(copy.slices.marks).toEqual({ crumb: [], flipped: [] });
    expect(gameWith([base], 2).start('plain').slices).toEqual({});
  });

  test('is told in both languages', () => {
    const t = atTheFair();
    t.visit('crumb-stall').pick(t.s.zones[FAIR][1]);
    const said = (lang: 'en' | 'es'): string[] => t.log.map((event) => textOf(game, lang).event(event, null));
    expect(said('en')).toContain(`Player ${t.seat + 1} puts a crumb on space 2 of the Fair.`);
    expect(said('es')).toContain(`Jugador ${t.seat + 1} pone una miga en el espacio 2 de la Feria.`);
    expect(said('en').join(' ')).toMatch(/turns the \w+ Sign over\./);
  });
});

describe('a pile', () => {
  test('is dealt to without anybody seeing what', () => {
    const t = atTheFair();
    const [first, second] = t.s.zones[ZONE.deck].slice(-2).reverse();
    t.visit('nut-stall');
    const dealt = t.log.filter((event) => event.e === 'moved');
    expect(dealt.map(({ cards, for: seers }) => [cards, seers])).toEqual([
      [[first], []],
      [[second], []],
    ]);
    const told = (you: number | null) => textOf(game, 'en').event(dealt[0], t.seat, ['Ana', 'Ana'], you);
    expect(told(t.seat)).toBe('You put 1 card from the deck into your nuts.');
    expect(told(null)).toBe('Ana puts 1 card from the deck into their nuts.');
  });

  test('R-DECK-07: what is left of revealed cards goes under it if the text says so', () => {
    const t = atTheFair();
    const [under, kept] = t.s.zones[ZONE.deck].slice(-2);
    t.visit('nut-stall').pick(kept);
    expect(t.hand).toContain(kept);
    expect(t.s.zones[g.seatZone['nuts'][t.seat]]).toEqual([under]);
    expect(game.view(t.s, t.seat).zones[g.seatZone['nuts'][t.seat]]).toBe(1);
  });

  test('is drawn from the top and buried under', () => {
    const t = atTheFair();
    const nuts = t.s.zones[g.seatZone['nuts'][t.seat]];
    nuts.push(...t.s.zones[ZONE.deck].splice(-2));
    const [bottom, top] = nuts;
    const [buried] = t.hand;
    t.visit('burrow-stall').pick(buried).option('nuts');
    expect(t.s.zones[g.seatZone['nuts'][t.seat]]).toEqual([buried, bottom]);
    expect(t.hand).toEqual([top]);
    expect(t.log).toContainEqual(expect.objectContaining({ e: 'took', from: 'nuts', for: [t.seat] }));
  });

  test('is shuffled into another', () => {
    const t = atTheFair();
    t.s.slices.marks = { ...t.s.slices.marks, crumb: [slot(FAIR, 1)] };
    const [used] = t.s.zones[g.zone['signBag']].splice(0, 1);
    t.s.zones[g.zone['signsUsed']].push(used);
    const [shown] = t.s.zones[SIGNS];
    t.visit('sweeper-stall').pick(shown);
    expect(t.s.zones[SIGNS][0]).not.toBe(shown);
    expect(t.s.zones[g.zone['signsUsed']]).toEqual([]);
    expect(t.s.zones[g.zone['signBag']]).toContain(used);
    expect(t.told('shuffled')).toBe(1);
  });
});
