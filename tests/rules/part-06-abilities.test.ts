import { describe, expect, test } from 'vitest';
import { waysToPay, whyNotPaid, type Payment, type Use } from '@everdell/game';
import { AWAY, cityOf, meadowOf } from '../test-support/given.ts';
import { goods } from '../test-support/goods.ts';
import { cardToPlay, holderOf, payment, vector } from '../test-support/look.ts';
import { table, type Table } from '../test-support/table.ts';

const RICH = { twig: 9, resin: 9, pebble: 9, berry: 9 };

/** The ways to pay for a card that the seat to decide could choose from. */
function ways(t: Table, card: string): readonly Payment[] {
  return waysToPay(t.game, t.state, 0, cardToPlay(t.game, t.state, 0, card, {}));
}

/** How many resources each way costs that uses this ability (none named = no ability). */
function totals(t: Table, card: string, ability?: string): number[] {
  const used = ability === undefined ? undefined : holderOf(t.game, t.state, 0, ability, { owner: 0 });
  const found = ways(t, card).filter(({ uses: [first, second] }) =>
    used === undefined ? first === undefined : first?.at === used && first.by === 'ability' && second === undefined,
  );
  return [...new Set(found.map((way) => way.spend.reduce((a, b) => a + b, 0)))];
}

describe('Card-playing abilities', () => {
  test('R-ABIL-01, R-ABIL-03: the Crane takes 3 resources of any kinds off a Construction and is discarded', () => {
    const t = table({ seats: [{ hand: ['palace', 'king'], res: RICH, city: ['crane'] }] });
    expect(totals(t, 'palace')).toEqual([8]);
    expect(totals(t, 'palace', 'crane')).toEqual([5]);
    expect(totals(t, 'king', 'crane')).toEqual([]);
    expect(t.refuses(() => t.play('king', { ability: 'crane', pay: { berry: 3 } }))).toBe('not-offered');
    t.play('palace', { ability: 'crane', pay: { twig: 1, resin: 2, pebble: 2 } });
    expect(t.res(0)).toEqual(goods({ twig: 8, resin: 7, pebble: 7, berry: 9 }));
    expect(t.city(0)).toEqual(['palace']);
    expect(t.discard()).toEqual(['crane']);
  });

  test('R-ABIL-01, R-ABIL-03: the Innkeeper takes 3 berries off a Critter and is discarded', () => {
    const t = table({ seats: [{ hand: ['palace', 'king'], res: RICH, city: ['innkeeper'] }] });
    expect(totals(t, 'king', 'innkeeper')).toEqual([3]);
    expect(totals(t, 'palace', 'innkeeper')).toEqual([]);
    expect(t.refuses(() => t.play('palace', { ability: 'innkeeper', pay: { twig: 2, resin: 3 } }))).toBe('not-offered');
    t.play('king', { ability: 'innkeeper', pay: { berry: 3 } });
    expect(t.res(0)).toEqual({ ...RICH, berry: 6 });
    expect(t.city(0)).toEqual(['king']);
    expect(t.discard()).toEqual(['innkeeper']);
  });

  test('R-ABIL-03: the Dungeon takes 3 resources off any card for a Critter put beneath it', () => {
    const seat = { hand: ['palace', 'king'], res: RICH, city: ['dungeon', 'fool', 'wanderer'] };
    const t = table({ seats: [seat] });
    expect(totals(t, 'palace', 'dungeon')).toEqual([5]);
    expect(totals(t, 'king', 'dungeon')).toEqual([3]);
    expect(t.refuses(() => t.play('king', { ability: 'dungeon', pay: { berry: 3 } }))).toBe('no-target');
    t.play('king', { ability: 'dungeon', jail: 'fool', pay: { berry: 3 } });
    expect(t.city(0)).toEqual(['dungeon', 'king', 'wanderer']);
    expect(t.under(0, 'dungeon')).toEqual(['fool']);
    expect(t.discard()).toEqual([]);
  });

  test('R-ABIL-03: the second cell of the Dungeon is shut without a Ranger and never holds him', () => {
    const dungeon = { card: 'dungeon', under: ['fool'] };
    const shut = table({ seats: [{ hand: ['king'], res: RICH, city: [dungeon, 'wanderer'] }] });
    const jailing = (t: Table, jail: string) => () => t.play('king', { ability: 'dungeon', jail, pay: { berry: 3 } });
    expect(shut.refuses(jailing(shut, 'wanderer'))).toBe('spot-locked');
    expect(totals(shut, 'king', 'dungeon')).toEqual([]);
    const open = table({ seats: [{ hand: ['king'], res: RICH, city: [dungeon, 'wanderer', 'ranger'] }] });
    expect(open.refuses(jailing(open, 'ranger'))).toBe('spot-locked');
    jailing(open, 'wanderer')();
    expect(open.under(0, 'dungeon')).toEqual(['fool', 'wanderer']);
    const first = table({ seats: [{ hand: ['king'], res: RICH, city: ['dungeon', 'ranger'] }] });
    jailing(first, 'ranger')();
    expect(first.under(0, 'dungeon')).toEqual(['ranger']);
  });

  test('R-ABIL-03: a Construction cannot be put into the Dungeon, nor a Critter of another city', () => {
    const seats = [{ hand: ['king'], res: RICH, city: ['dungeon', 'farm', 'monk'] }, { city: ['wanderer'] }];
    const t = table({ seats });
    const at = (id: string, owner: number) => holderOf(t.game, t.state, 0, id, { owner });
    const king = cardToPlay(t.game, t.state, 0, 'king', {});
    const jailing = (jail: number) =>
      whyNotPaid(
        t.game,
        t.state,
        0,
        king,
        payment(vector(t.game, { berry: 3 }), { by: 'ability', at: at('dungeon', 0), with: jail }),
      )?.code ?? null;
    expect(jailing(at('monk', 0))).toBeNull();
    expect(jailing(at('farm', 0))).toBe('spot-locked');
    expect(jailing(at('dungeon', 0))).toBe('spot-locked');
    expect(jailing(at('wanderer', 1))).toBe('no-target');
  });

  test('R-ABIL-03, R-ABIL-09: the Judge replaces one resource by another and lowers nothing', () => {
    const t = table({ seats: [{ hand: ['king'], res: { berry: 5, twig: 2 }, city: ['judge'] }] });
    expect(totals(t, 'king')).toEqual([]);
    expect(totals(t, 'king', 'judge')).toEqual([6]);
    expect(t.refuses(() => t.play('king', { ability: 'judge', pay: { berry: 4, twig: 2 } }))).toBe('cannot-pay');
    expect(t.refuses(() => t.play('king', { ability: 'judge', pay: { berry: 5 } }))).toBe('cannot-pay');
    t.play('king', { ability: 'judge', pay: { berry: 5, twig: 1 } });
    expect(t.res(0)).toEqual(goods({ twig: 1 }));
    expect(t.city(0)).toEqual(['judge', 'king']);
  });

  test('R-ABIL-09: a Judge helps only who has as many resources as the card costs', () => {
    const t = table({ seats: [{ hand: ['mine'], res: { twig: 1, resin: 1 }, city: ['judge'] }] });
    expect(t.refuses(() => t.play('mine'))).toBe('cannot-pay');
    const two = table({ seats: [{ hand: ['mine'], res: { twig: 3 }, city: ['judge'] }] });
    expect(two.refuses(() => two.play('mine', { ability: 'judge', pay: { twig: 3 } }))).toBe('cannot-pay');
    const one = table({ seats: [{ hand: ['mine'], res: { twig: 2, resin: 1 }, city: ['judge'] }] });
    expect(one.play('mine', { ability: 'judge', pay: { twig: 2, resin: 1 } }).res(0)).toEqual(goods({ pebble: 1 }));
  });

  test('R-ABIL-03: the Inn takes 3 resources off a card of the Meadow', () => {
    const t = table({
      seats: [{ hand: ['farm'], res: { resin: 1 }, city: ['inn'] }],
      meadow: meadowOf('school', 'monastery'),
    });
    t.visit('inn');
    expect(t.choices()).toEqual(['monastery', 'school']); // not the Farm in hand
    t.pick('school');
    expect(t.city(0)).toEqual(['inn', 'school']);
    expect(t.res(0)).toEqual(goods());
  });

  test('R-ABIL-03: the Forest card that lets a drawn card be played takes 1 resource off', () => {
    const t = table({
      seats: [{ res: { twig: 1, resin: 1 } }],
      forest: ['forest-2-meadow-play-1'],
      meadow: meadowOf('farm', 'inn'),
    });
    t.visit('forest-2-meadow-play-1').pick('farm', 'king');
    expect(t.choices()).toEqual(['farm']);
    t.pick('farm');
    expect(t.city(0)).toEqual(['farm']);
    expect(t.hand(0)).toEqual(['king']);
    expect(t.res(0)).toEqual(goods({ berry: 1 }));
  });

  test('R-ABIL-02: two abilities of the city are never used for the same card', () => {
    const t = table({ seats: [{ hand: ['queen'], res: { berry: 1, twig: 1 }, city: ['innkeeper', 'judge'] }] });
    // The Innkeeper leaves 2 berries, of which the Judge could replace one: not both.
    expect(t.canPlay('queen')).toBe(false);
    expect(t.refuses(() => t.play('queen', { ability: 'innkeeper', pay: { berry: 1, twig: 1 } }))).toBe('cannot-pay');
    expect(t.refuses(() => t.play('queen', { ability: 'judge', pay: { berry: 1, twig: 1 } }))).toBe('cannot-pay');
  });

  test('R-ABIL-02: every way to pay names at most one ability, and discounts never add up', () => {
    const seat = { hand: ['castle'], res: RICH, city: ['crane', 'judge', 'dungeon', 'monk', 'innkeeper'] };
    const t = table({ seats: [seat] });
    expect(totals(t, 'castle')).toEqual([8]);
    expect(totals(t, 'castle', 'crane')).toEqual([5]);
    expect(totals(t, 'castle', 'dungeon')).toEqual([5]);
    expect(totals(t, 'castle', 'judge')).toEqual([8]);
    expect(totals(t, 'castle', 'innkeeper')).toEqual([]);
    expect(t.refuses(() => t.play('castle', { ability: 'crane', jail: 'monk', pay: { pebble: 2 } }))).toBe(
      'not-offered',
    );
    expect(t.refuses(() => t.play('castle', { ability: 'dungeon', jail: 'monk', pay: { pebble: 2 } }))).toBe(
      'cannot-pay',
    );
    t.play('castle', { ability: 'dungeon', jail: 'monk', pay: { twig: 2, resin: 3 } });
    expect(t.city(0)).toEqual(['castle', 'crane', 'dungeon', 'innkeeper', 'judge']);
  });

  test('R-ABIL-02, R-ABIL-07: who visits the Inn uses it, so nothing of the city may be added', () => {
    const t = table({ seats: [{ res: RICH, city: ['inn', 'crane', 'judge'] }], meadow: meadowOf('theater', 'farm') });
    t.visit('inn').pick('theater');
    expect(t.asks()).toBe('payFor');
    expect(t.legal().filter((way) => way.t !== 'pay' || way.uses.length > 0)).toEqual([]);
    expect(t.refuses(() => t.payFor({ ability: 'crane', pay: {} }))).toBe('not-offered');
    expect(t.refuses(() => t.payFor({ ability: 'judge', pay: { twig: 2 } }))).toBe('not-offered');
    t.payFor({ pay: { resin: 1, pebble: 1 } });
    expect(t.city(0)).toEqual(['crane', 'inn', 'judge', 'theater']);
    expect(t.res(0)).toEqual({ ...RICH, resin: 8, pebble: 8 });
  });

  test('R-ABIL-02, R-ABIL-07: an Inn whose discount does not suffice cannot be saved by a second ability', () => {
    const seat = { res: { twig: 2, resin: 2 }, city: ['inn', 'crane'] };
    const meadow = ['palace', 'castle', 'ever-tree', 'king'].flatMap((id) => [id, id]);
    const t = table({ seats: [seat], meadow });
    expect(t.refuses(() => t.visit('inn'))).toBe('nothing-to-do');
  });

  test('R-ABIL-02: at the discounting Forest card no ability of the city may be added', () => {
    const seat = { res: { twig: 2, resin: 1 }, city: ['crane'] };
    const t = table({ seats: [seat], forest: ['forest-2-meadow-play-1'], meadow: meadowOf('farm', 'inn') });
    t.visit('forest-2-meadow-play-1').pick('farm', 'inn').pick('farm');
    expect(t.refuses(() => t.payFor({ ability: 'crane', pay: {} }))).toBe('not-offered');
    t.payFor({ pay: { twig: 1, resin: 1 } });
    expect(t.city(0)).toEqual(['crane', 'farm']);
  });

  test('R-ABIL-07: who has an ability may pay in full and keep it', () => {
    const t = table({ seats: [{ hand: ['farm', 'monk'], res: RICH, city: ['crane', 'innkeeper'] }, AWAY] });
    t.play('farm').play('monk', { pay: { berry: 1 } });
    t.decline();
    expect(t.city(0)).toEqual(['crane', 'farm', 'innkeeper', 'monk']);
    expect(t.discard()).toEqual([]);
  });

  test('R-ABIL-07, OQ-76: a discount is taken in full, and who pays more is refused', () => {
    const t = table({ seats: [{ hand: ['castle'], res: RICH, city: ['crane'] }] });
    expect(t.refuses(() => t.play('castle', { ability: 'crane', pay: { twig: 2, resin: 3, pebble: 2 } }))).toBe(
      'cannot-pay',
    );
    t.play('castle', { ability: 'crane', pay: { twig: 1, resin: 2, pebble: 2 } });
    expect(t.discard()).toEqual(['crane']);

    const inn = table({ seats: [{ res: RICH, city: ['inn'] }], meadow: meadowOf('theater') });
    inn.visit('inn').pick('theater');
    expect(inn.refuses(() => inn.payFor({ pay: { twig: 2, resin: 1, pebble: 1 } }))).toBe('cannot-pay');
    inn.payFor({ pay: { twig: 1, pebble: 1 } });
    expect(inn.res(0)).toEqual({ ...RICH, twig: 8, pebble: 8 });
  });

  test('OQ-76: also that of the Innkeeper, and where it is more than the cost', () => {
    const t = table({ seats: [{ hand: ['judge', 'monk'], res: RICH, city: ['innkeeper', 'innkeeper'] }] });
    const pays = (card: string, berry: number) => (): unknown => t.play(card, { ability: 'innkeeper', pay: { berry } });
    expect(t.refuses(pays('judge', 1))).toBe('cannot-pay');
    expect(t.refuses(pays('monk', 1))).toBe('cannot-pay');
    pays('judge', 0)();
    expect(t.res(0)).toEqual(RICH);
  });

  test('R-ABIL-08: rewards after playing come in full beside an ability', () => {
    const t = table({
      seats: [{ hand: ['school'], res: { twig: 1 }, city: ['crane', 'courthouse', 'historian'] }],
      deckTop: ['farm'],
    });
    t.play('school', { ability: 'crane' }).pick('courthouse').split({ resin: 1 });
    expect(t.res(0)).toEqual(goods({ resin: 1 }));
    expect(t.hand(0)).toEqual(['farm']);
    expect(t.city(0)).toEqual(['courthouse', 'historian', 'school']);
  });

  test('R-ABIL-08: Shopkeeper and Historian reward a Critter played with the Innkeeper', () => {
    const t = table({
      seats: [{ hand: ['bard'], city: ['innkeeper', 'shopkeeper', 'historian'] }],
      deckTop: ['farm'],
    });
    t.play('bard', { ability: 'innkeeper' });
    expect(t.res(0)).toEqual(goods({ berry: 1 }));
    expect(t.hand(0)).toEqual(['farm']);
  });

  test('R-ABIL-10, OQ-10: a token may be put while a Fool goes to the Dungeon', () => {
    const t = table({ seats: [{ hand: ['judge'], city: ['courthouse', 'dungeon', 'fool'] }] });
    t.play('judge', { via: 'courthouse', ability: 'dungeon', jail: 'fool' });
    expect(t.city(0)).toEqual(['courthouse', 'dungeon', 'judge']);
    expect(t.occupied(0)).toEqual(['courthouse']);
    expect(t.under(0, 'dungeon')).toEqual(['fool']);
  });

  test('R-ABIL-10, OQ-10: so a full city can take a Critter whose room the Fool leaves', () => {
    const seat = { hand: ['judge'], city: cityOf(15, 'courthouse', 'dungeon', 'fool') };
    const t = table({ seats: [seat] });
    expect(t.refuses(() => t.play('judge', { via: 'courthouse' }))).toBe('city-full');
    t.play('judge', { via: 'courthouse', ability: 'dungeon', jail: 'fool' });
    expect(t.city(0)).toHaveLength(15);
    expect(t.occupied(0)).toContain('courthouse');
  });

  test('R-ABIL-10, OQ-10: the token may lie on the Dungeon itself, which stays', () => {
    const t = table({ seats: [{ hand: ['ranger'], city: ['dungeon', 'fool'], deployed: ['basic-1-berry'] }] });
    const dungeon = holderOf(t.game, t.state, 0, 'dungeon', { owner: 0 });
    expect(ways(t, 'ranger').some(({ uses }) => uses.length === 2 && uses.every(({ at }) => at === dungeon))).toBe(
      true,
    );
    t.play('ranger', { via: 'dungeon', ability: 'dungeon', jail: 'fool' });
    expect(t.occupied(0)).toEqual(['dungeon']);
    expect(t.under(0, 'dungeon')).toEqual(['fool']);
  });

  test('R-ABIL-10, OQ-10: a discount beside a token is legal and pointless', () => {
    const seat = { hand: ['queen'], res: { berry: 5 }, city: ['palace', 'innkeeper', 'judge'] };
    const judge = table({ seats: [seat] }).play('queen', { via: 'palace', ability: 'judge' });
    expect(judge.res(0)).toEqual(goods({ berry: 5 }));
    expect(judge.city(0)).toEqual(['innkeeper', 'judge', 'palace', 'queen']);
    const t = table({ seats: [seat] }).play('queen', { via: 'palace', ability: 'innkeeper' });
    expect(t.res(0)).toEqual(goods({ berry: 5 }));
    expect(t.city(0)).toEqual(['judge', 'palace', 'queen']);
  });

  test('R-ABIL-10, OQ-10: at an Inn the Critter of the Meadow may come by token', () => {
    const t = table({ seats: [{ city: ['inn', 'palace'] }], meadow: meadowOf('queen') });
    t.visit('inn');
    expect(t.city(0)).toEqual(['inn', 'palace', 'queen']);
    expect(t.occupied(0)).toEqual(['palace']);
  });

  test('R-ABIL-11: a free play takes no other ability beside it', () => {
    const seat = { hand: ['farm', 'judge'], res: RICH, city: ['queen', 'crane', 'innkeeper', 'dungeon', 'courthouse'] };
    const t = table({ seats: [seat] });
    const own = (id: string) => holderOf(t.game, t.state, 0, id, { owner: 0 });
    const freely = (card: string, uses: readonly Use[], spend = {}) =>
      whyNotPaid(
        t.game,
        t.state,
        0,
        cardToPlay(t.game, t.state, 0, card, {}),
        payment(vector(t.game, spend), ...uses),
        { free: true },
      )?.code ?? null;
    expect(freely('farm', [])).toBeNull();
    expect(freely('farm', [{ by: 'ability', at: own('crane') }])).toBe('not-offered');
    expect(freely('judge', [{ by: 'ability', at: own('innkeeper') }])).toBe('not-offered');
    expect(freely('judge', [{ by: 'ability', at: own('dungeon'), with: own('innkeeper') }])).toBe('not-offered');
    expect(freely('judge', [{ by: 'door', at: own('courthouse') }])).toBe('not-offered');
    expect(freely('judge', [], { berry: 1 })).toBe('not-offered');
  });

  test('R-ABIL-11: in a full city the Queen’s free card cannot use Crane or Dungeon to make room', () => {
    const seat = {
      hand: ['inn', 'monk'],
      res: RICH,
      city: cityOf(15, 'queen', 'crane', 'dungeon', 'wanderer', 'bard'),
    };
    const t = table({ seats: [seat], meadow: meadowOf('theater') });
    // One Wanderer uses no space, so 14 are in use: fill the last one first.
    t.play('inn', { pay: { twig: 2, resin: 1 } });
    t.visit('basic-1-berry');
    expect(t.refuses(() => t.visit('queen'))).toBe('nothing-to-do');
    expect(t.canPlay('theater')).toBe(true);
  });
});
