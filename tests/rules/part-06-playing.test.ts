import { describe, expect, test } from 'vitest';
import { AWAY, cityOf, meadowOf } from '../test-support/given.ts';
import { goods } from '../test-support/goods.ts';
import { table, type Table } from '../test-support/table.ts';

/** The kinds of events the last action caused, in order. */
const happened = (t: Table): string[] => t.log.map((event) => event.e);

/** Does the first kind of event come before the second one, both having happened? */
function inOrder(t: Table, ...kinds: readonly string[]): boolean {
  const at = kinds.map((kind) => happened(t).indexOf(kind));
  return at.every((n, i) => n >= 0 && (i === 0 || n > at[i - 1]));
}

describe('Playing a card as an action', () => {
  test('R-PLAY-01: one card is played, from the hand or from the Meadow, and the turn is over', () => {
    const seats = [{ hand: ['farm'], res: { twig: 4, resin: 2 } }];
    const fromHand = table({ seats, meadow: meadowOf('farm') }).play('farm', { from: 'hand' });
    expect(fromHand.city(0)).toEqual(['farm']);
    expect(fromHand.hand(0)).toEqual([]);
    expect(fromHand.meadow()[0]).toBe('farm');
    expect(fromHand.turn()).toBe(1);

    const fromMeadow = table({ seats, meadow: meadowOf('farm'), deckTop: ['mine'] }).play('farm', { slot: 1 });
    expect(fromMeadow.city(0)).toEqual(['farm']);
    expect(fromMeadow.hand(0)).toEqual(['farm']);
    expect(fromMeadow.meadow()[0]).toBe('mine');
    expect(fromMeadow.turn()).toBe(1);
  });

  test('R-PLAY-01: cards of an opponent, of the deck, of the discard pile or of a city are not there to be played', () => {
    const t = table({
      seats: [
        { res: { twig: 9, resin: 9 }, city: ['farm'] },
        { hand: ['farm'], city: ['farm'] },
      ],
      deckTop: ['farm'],
      discardTop: ['farm'],
    });
    const farm = t.game.rules.designById.get('farm')!.ix;
    const meadow = t.state.zones[t.game.rules.zone['meadow']];
    const farms = [...t.state.cardOf.keys()].filter((uid) => t.state.cardOf[uid] === farm && !meadow.includes(uid));
    expect(farms).toHaveLength(8);
    for (const card of farms) expect(t.refuses(() => t.answer({ t: 'play', card }))).toBe('card-not-here');
  });

  test('R-PLAY-04: the listed cost goes to the supply, no more and no less', () => {
    const t = table({ seats: [{ hand: ['school'], res: { twig: 3, resin: 2, berry: 1 } }] });
    expect(t.refuses(() => t.play('school', { pay: { twig: 3, resin: 2 } }))).toBe('cannot-pay');
    expect(t.refuses(() => t.play('school', { pay: { twig: 2, resin: 1 } }))).toBe('cannot-pay');
    expect(t.refuses(() => t.play('school', { pay: { twig: 1, resin: 2, berry: 1 } }))).toBe('cannot-pay');
    t.play('school');
    expect(t.res(0)).toEqual(goods({ twig: 1, berry: 1 }));
    expect(t.res(1)).toEqual(goods());
  });

  test('R-PLAY-04: who lacks one resource of the cost cannot play the card', () => {
    const t = table({ seats: [{ hand: ['school'], res: { twig: 9, resin: 1, pebble: 9, berry: 9 } }] });
    expect(t.canPlay('school')).toBe(false);
    expect(t.refuses(() => t.play('school'))).toBe('cannot-pay');
    expect(t.why({ card: 'school' })).toBe('cannot-pay');
  });

  test('R-PLAY-05: an occupied token on the matching Construction replaces the cost', () => {
    const t = table({ seats: [{ hand: ['judge'], res: { berry: 3, twig: 1 }, city: ['courthouse'] }] });
    t.play('judge', { via: 'courthouse' });
    expect(t.city(0)).toEqual(['courthouse', 'judge']);
    expect(t.occupied(0)).toEqual(['courthouse']);
    expect(t.res(0)).toEqual(goods({ berry: 3, twig: 1 }));
  });

  test('R-PLAY-05: with the token no resource is paid, and the berries may be paid instead of it', () => {
    const t = table({ seats: [{ hand: ['judge'], res: { berry: 3 }, city: ['courthouse'] }] });
    expect(t.refuses(() => t.play('judge', { via: 'courthouse', pay: { berry: 3 } }))).toBe('not-offered');
    t.play('judge', { pay: { berry: 3 } });
    expect(t.occupied(0)).toEqual([]);
    expect(t.res(0)).toEqual(goods());
  });

  test('R-PLAY-06: a card needs a free space in the city', () => {
    const t = table({ seats: [{ hand: ['farm', 'inn'], res: { twig: 9, resin: 9 }, city: cityOf(15) }] });
    expect(t.refuses(() => t.play('farm'))).toBe('city-full');
    expect(t.refuses(() => t.play('inn'))).toBe('city-full');
    expect(t.why({ card: 'farm' })).toBe('city-full');
    expect(t.canPlay('farm')).toBe(false);
    const roomy = table({ seats: [{ hand: ['farm'], res: { twig: 9, resin: 9 }, city: cityOf(14) }] }).play('farm');
    expect(roomy.city(0)).toHaveLength(15);
  });

  test('R-PLAY-06: a full city does not stop a card that uses no space or goes elsewhere', () => {
    const seat = { hand: ['wanderer', 'fool'], res: { berry: 5 }, city: cityOf(15) };
    const t = table({ seats: [seat, { passed: true, city: ['lookout'] }] });
    t.play('wanderer');
    expect(t.city(0)).toHaveLength(16);
    t.play('fool');
    expect(t.city(1)).toEqual(['fool', 'lookout']);
  });

  test('R-PLAY-07: a second copy of a Unique card is refused, however it would be paid', () => {
    const seat = { hand: ['shopkeeper'], res: { berry: 9 }, city: ['shopkeeper', 'general-store', 'judge'] };
    const t = table({ seats: [seat], meadow: meadowOf('shopkeeper') });
    expect(t.refuses(() => t.play('shopkeeper', { from: 'hand' }))).toBe('already-in-city');
    expect(t.refuses(() => t.play('shopkeeper', { from: 'meadow' }))).toBe('already-in-city');
    expect(t.why({ card: 'shopkeeper' })).toBe('already-in-city');
    expect(t.canPlay('shopkeeper')).toBe(false);
  });

  test('R-PLAY-07: an opponent having the Unique card does not matter', () => {
    const t = table({ seats: [{ hand: ['judge'], res: { berry: 3 } }, { city: ['judge'] }] });
    expect(t.play('judge').city(0)).toEqual(['judge']);
  });

  test('R-PLAY-07: the copy that is discarded to pay for it makes room for another one', () => {
    const t = table({ seats: [{ hand: ['innkeeper', 'crane'], city: ['innkeeper', 'crane'] }, AWAY] });
    t.play('innkeeper', { ability: 'innkeeper' });
    expect(t.city(0)).toEqual(['crane', 'innkeeper']);
    expect(t.discard()).toEqual(['innkeeper']);
    t.play('crane', { ability: 'crane' });
    expect(t.city(0)).toEqual(['crane', 'innkeeper']);
    expect(t.discard()).toEqual(['crane', 'innkeeper']);
  });

  test('R-PLAY-08: Common cards may stand in a city as often as there are copies', () => {
    const seven = new Array<string>(7).fill('farm');
    const t = table({ seats: [{ hand: ['farm'], res: { twig: 2, resin: 1 }, city: seven }] });
    expect(t.play('farm').city(0)).toEqual([...seven, 'farm']);
  });
});

describe('The steps of playing', () => {
  const rich = { twig: 9, resin: 9, pebble: 9, berry: 9 };

  test('R-PLAY-09: the ability is used before anything is paid, and only one of them', () => {
    const seat = { hand: ['palace'], res: rich, city: ['crane', 'dungeon', 'wanderer'] };
    const t = table({ seats: [seat] });
    expect(t.refuses(() => t.play('palace', { ability: 'crane', jail: 'wanderer', pay: { pebble: 2 } }))).toBe(
      'not-offered',
    );
    expect(t.refuses(() => t.play('palace', { ability: 'crane', pay: { pebble: 2 } }))).toBe('cannot-pay');
    t.play('palace', { ability: 'crane', pay: { twig: 2, pebble: 3 } });
    expect(inOrder(t, 'discarded', 'paid', 'entered')).toBe(true);
    expect(t.under(0, 'dungeon')).toEqual([]);
  });

  test('R-PLAY-10: what is paid is the cost as the ability has left it', () => {
    const seat = { hand: ['queen', 'farm'], res: rich, city: ['innkeeper'] };
    const t = table({ seats: [seat] });
    expect(t.refuses(() => t.play('queen', { ability: 'innkeeper', pay: { berry: 1 } }))).toBe('cannot-pay');
    t.play('queen', { ability: 'innkeeper', pay: { berry: 2 } });
    expect(t.res(0)).toEqual({ ...rich, berry: 7 });
    expect(t.city(0)).toEqual(['queen']);
  });

  test('R-PLAY-10: the token is placed in the step in which others pay', () => {
    const t = table({ seats: [{ hand: [], res: rich, city: ['inn'] }], meadow: meadowOf('innkeeper') });
    t.play('innkeeper', { via: 'inn' });
    expect(inOrder(t, 'occupied', 'refilled', 'entered')).toBe(true);
    expect(happened(t)).not.toContain('paid');
  });

  test('R-PLAY-11: a card from the Meadow is replaced in its own space after the payment', () => {
    const t = table({
      seats: [{ res: rich }],
      meadow: meadowOf('king', 'castle', 'farm'),
      deckTop: ['monk', 'bard'],
    });
    t.play('farm', { slot: 3 });
    expect(t.meadow().slice(0, 4)).toEqual(['king', 'castle', 'monk', 'palace']);
    expect(t.deckTop()).toEqual(['bard']);
    expect(inOrder(t, 'paid', 'refilled', 'entered')).toBe(true);
  });

  test('R-PLAY-11: a card from the hand leaves the Meadow as it is', () => {
    const t = table({ seats: [{ hand: ['farm'], res: rich }], meadow: meadowOf('monk'), deckTop: ['bard'] });
    t.play('farm');
    expect(t.meadow()).toEqual(meadowOf('monk'));
    expect(t.deckTop()).toEqual(['bard']);
  });

  test('R-PLAY-12: the Ruins fit into a full city, since the other Construction leaves just before', () => {
    const t = table({ seats: [{ hand: ['ruins'], city: cityOf(15, 'theater') }], deckTop: ['monk', 'bard'] });
    expect(t.canPlay('ruins')).toBe(true);
    t.play('ruins').pick('theater');
    expect(inOrder(t, 'discarded', 'entered')).toBe(true);
    expect(t.city(0)).toHaveLength(15);
    expect(t.city(0)).toContain('ruins');
    expect(t.discard()).toEqual(['theater']);
    expect(t.res(0)).toEqual(goods({ twig: 3, resin: 1, pebble: 1 }));
    expect(t.hand(0)).toEqual(['bard', 'monk']);
  });

  test('R-PLAY-12, OQ-65: without a Construction to replace the Ruins cannot be played', () => {
    const t = table({ seats: [{ hand: ['ruins'], city: ['monk', 'wanderer'] }] });
    expect(t.canPlay('ruins')).toBe(false);
    expect(t.refuses(() => t.play('ruins'))).toBe('no-target');
    expect(t.why({ card: 'ruins' })).toBe('no-target');
  });

  test('R-PLAY-12, OQ-65: the Crane that pays for the Ruins is not there to be replaced by them', () => {
    const alone = table({ seats: [{ hand: ['ruins'], city: ['crane', 'monk'] }] });
    expect(alone.refuses(() => alone.play('ruins', { ability: 'crane' }))).toBe('no-target');
    alone.play('ruins');
    expect(alone.city(0)).toEqual(['monk', 'ruins']);
    expect(alone.res(0)).toEqual(goods({ pebble: 1 }));
  });

  test('R-PLAY-13: the colour decides whether a new card does something at once', () => {
    const seat = { hand: ['farm', 'wanderer', 'lookout', 'historian', 'school'], res: rich };
    const t = table({ seats: [seat, AWAY], deckTop: ['inn', 'inn', 'inn'] });
    expect(t.play('farm').res(0)).toEqual(goods({ twig: 7, resin: 8, pebble: 9, berry: 10 }));
    expect(t.play('wanderer').hand(0)).toEqual(['historian', 'inn', 'inn', 'inn', 'lookout', 'school']);
    t.play('lookout');
    expect(t.asks()).toBe('turn');
    expect(t.res(0)).toEqual(goods({ twig: 6, resin: 7, pebble: 8, berry: 8 }));
    t.play('historian').play('school');
    expect(t.points(0)).toBe(0);
    expect(t.res(0)).toEqual(goods({ twig: 4, resin: 5, pebble: 8, berry: 6 }));
  });

  test('R-PLAY-13, R-PLAY-14: the own effect of the new card comes before the effects it triggers', () => {
    const t = table({
      seats: [{ hand: ['wanderer'], res: { berry: 2 }, city: ['historian'] }],
      deckTop: ['farm', 'mine', 'inn', 'monk', 'bard'],
    });
    t.play('wanderer');
    const drawn = t.log.flatMap((event) => (event.e === 'drew' ? [event.cards.length] : []));
    expect(drawn).toEqual([3, 1]);
    expect(t.hand(0)).toEqual(['farm', 'inn', 'mine', 'monk']);
  });

  test('R-PLAY-14: the active player says in which order the triggered effects come', () => {
    const game = () =>
      table({
        seats: [{ hand: ['school'], res: { twig: 2, resin: 2 }, city: ['courthouse', 'historian'] }],
        deckTop: ['farm'],
      }).play('school');
    const first = game();
    expect(first.asks()).toBe('order');
    expect(first.decider()).toBe(0);
    expect(first.choices()).toEqual(['courthouse', 'historian']);
    first.pick('courthouse');
    expect(first.asks()).toBe('gainAny');
    expect(first.hand(0)).toEqual([]);
    first.split({ pebble: 1 });
    const second = game().pick('historian');
    expect(second.hand(0)).toEqual(['farm']);
    second.split({ pebble: 1 });
    for (const t of [first, second]) {
      expect(t.hand(0)).toEqual(['farm']);
      expect(t.res(0)).toEqual(goods({ pebble: 1 }));
      expect(t.turn()).toBe(1);
    }
  });

  test('R-PLAY-15: triggers of opponents sleep while somebody else plays', () => {
    const t = table({
      seats: [{ hand: ['monk', 'school'], res: { berry: 1 } }, { city: ['historian', 'shopkeeper', 'courthouse'] }],
    });
    t.play('monk');
    expect(t.turn()).toBe(1);
    expect(t.res(1)).toEqual(goods());
    expect(t.hand(1)).toEqual([]);
  });

  test('R-PLAY-16: no card triggers for being played itself', () => {
    const seat = { hand: ['historian', 'shopkeeper', 'courthouse'], res: { twig: 1, resin: 1, pebble: 2, berry: 4 } };
    const t = table({ seats: [seat, AWAY], deckTop: ['farm', 'mine'] });
    t.play('courthouse');
    expect(t.asks()).toBe('turn');
    expect(t.res(0)).toEqual(goods({ berry: 4 }));
    t.play('shopkeeper');
    expect(t.res(0)).toEqual(goods({ berry: 2 }));
    t.play('historian');
    expect(t.hand(0)).toEqual([]);
    expect(t.res(0)).toEqual(goods({ berry: 1 }));
  });

  test('R-PLAY-17, R-PLAY-15: the Fool in an opponent’s city fires no trigger, neither here nor there', () => {
    const watchers = ['historian', 'shopkeeper'];
    const t = table({ seats: [{ hand: ['fool'], res: { berry: 3 }, city: watchers }, { city: watchers }] });
    t.play('fool');
    expect(t.city(1)).toEqual(['fool', ...watchers]);
    expect(t.hand(0)).toEqual([]);
    expect(t.res(0)).toEqual(goods());
    expect(t.hand(1)).toEqual([]);
    expect(t.res(1)).toEqual(goods());
  });

  test('R-PLAY-18: the effect of a card from the Meadow sees the card that has taken its space', () => {
    const t = table({
      seats: [{ res: { berry: 2 } }],
      meadow: meadowOf('undertaker', 'king', 'castle'),
      deckTop: ['monk', 'bard', 'farm', 'mine'],
    });
    t.play('undertaker');
    expect(t.asks()).toBe('discardOpen');
    expect(t.choices()).toContain('monk');
    t.pick('monk', 'king', 'castle');
    expect(t.meadow().slice(0, 3)).toEqual(['bard', 'farm', 'mine']);
  });

  test('R-PLAY-19: a card played by the Postal Pigeon resolves and triggers like any other', () => {
    const t = table({
      seats: [{ hand: ['postal-pigeon'], res: { berry: 2 }, city: ['historian', 'shopkeeper', 'courthouse'] }],
      deckTop: ['farm', 'king', 'mine', 'inn'],
    });
    t.play('postal-pigeon');
    expect(t.choices()).toEqual(['farm']);
    t.pick('farm');
    expect(t.res(0)['berry']).toBe(1); // The Farm's own; the Shopkeeper waits for the Pigeon's effect to end.
    t.pick('historian').split({ resin: 1 });
    expect(t.city(0)).toContain('farm');
    expect(t.res(0)).toEqual(goods({ resin: 1, berry: 2 }));
    expect(t.hand(0)).toEqual(['inn', 'mine']);
    expect(t.discard()).toEqual(['king']);
  });

  test('R-PLAY-19: a Meadow card played by the Queen is replaced before its effect', () => {
    const t = table({
      seats: [{ city: ['queen'] }],
      meadow: meadowOf('undertaker'),
      deckTop: ['monk'],
    });
    t.visit('queen').pick('undertaker');
    expect(t.asks()).toBe('discardOpen');
    expect(t.meadow()[0]).toBe('monk');
  });

  test('R-PLAY-19: a card played at the Cemetery resolves its effect and triggers', () => {
    const t = table({
      seats: [{ city: ['cemetery', 'shopkeeper'] }],
      deckTop: ['monk', 'king', 'barge-toad', 'wanderer', 'inn', 'inn', 'inn'],
    });
    t.visit('cemetery').pick('wanderer');
    expect(t.hand(0)).toEqual(['inn', 'inn', 'inn']);
    expect(t.res(0)).toEqual(goods({ berry: 1 }));
    expect(t.discard().slice().sort()).toEqual(['barge-toad', 'king', 'monk']);
  });

  test('R-PLAY-20: “worth up to 3 points” asks for the printed points, not for a bonus', () => {
    const t = table({
      seats: [
        {
          hand: ['architect', 'king', 'school', 'palace', 'theater'],
          res: { resin: 6 },
          city: ['queen', 'wanderer', 'wanderer', 'wanderer', 'barge-toad'],
        },
      ],
      meadow: ['castle', 'castle', 'ever-tree', 'ever-tree', 'doctor', 'doctor', 'king', 'palace'],
    });
    t.visit('queen');
    expect(t.choices()).toEqual(['architect', 'school', 'theater']);
    expect(t.refuses(() => t.pick('king'))).toBe('not-offered');
    t.pick('architect');
    expect(t.score(0)['prosperity']).toBe(6);
  });

  test('R-PLAY-21: a card played for free costs nothing and takes no token', () => {
    const t = table({ seats: [{ hand: ['judge', 'monk'], res: { berry: 3 }, city: ['queen', 'courthouse'] }] });
    t.visit('queen').pick('judge');
    expect(t.city(0)).toEqual(['courthouse', 'judge', 'queen']);
    expect(t.res(0)).toEqual(goods({ berry: 3 }));
    expect(t.occupied(0)).toEqual([]);
  });

  test('R-PLAY-22: a discount larger than the cost gives nothing back', () => {
    const t = table({ seats: [{ hand: ['twig-barge'], res: { twig: 1 }, city: ['crane'] }] });
    expect(t.refuses(() => t.play('twig-barge', { ability: 'crane', pay: { twig: -1 } }))).toBe('malformed');
    t.play('twig-barge', { ability: 'crane' });
    expect(t.res(0)).toEqual(goods({ twig: 3 })); // 1 and the 2 of the Barge.
  });

  test('R-PLAY-22: what a discount takes off is lost, not gained', () => {
    const t = table({ seats: [{ hand: ['monk'], city: ['innkeeper'] }] });
    t.play('monk', { ability: 'innkeeper' });
    expect(t.res(0)).toEqual(goods());
    expect(t.discard()).toEqual(['innkeeper']);
  });
});
