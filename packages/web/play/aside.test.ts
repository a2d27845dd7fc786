import { buildPosition, designOf, type Given, type Uid } from '@everdell/game';
import { describe, expect, it } from 'vitest';
import { banners, counters, partners, pointsSoFar, prospect } from './cards.ts';
import { cityPlan } from './city.ts';
import { createDraft, freshen, point } from './draft.ts';
import { asideBy, asideCount, asideOf, asideOwner } from './keeps.ts';
import type { Seen } from './seen.ts';
import { seenAt } from './test-support/lookAt.ts';
import { cardKey, targetsOf } from './things.ts';
import { reasonFor } from './whyNot.ts';

/** Cards that may be played though they are not in hand, and cards that lie together on one space. */

const PACKS = ['extra-extra', 'legends', 'more-legends'];
const HELD = ['bridge-of-the-sky', 'fynn-nobletail'];

function at(given: Given, viewer = 0): Seen {
  return seenAt(buildPosition({ players: 2, modules: PACKS }, { active: 0, ...given }).state, viewer);
}
const idOf = ({ game, known }: Seen, uid: Uid): string => designOf(game.rules, known, uid).id;
const find = (seen: Seen, id: string): Uid => asideBy(seen, 0).find((uid) => idOf(seen, uid) === id)!;

describe('Legendary cards', () => {
  const given: Given = {
    seats: [{ city: ['crane', 'inn'], legendary: HELD, resources: { berry: 2 } }, { legendary: ['poe'] }],
  };

  it('are known to their owner; others know how many there are', () => {
    const seen = at(given);
    expect(asideBy(seen, 0).map((uid) => idOf(seen, uid))).toEqual(HELD);
    expect(asideCount(seen, 0)).toBe(2);
    expect(asideCount(seen, 1)).toBe(1);
    expect(asideBy(seen, 1)).toEqual([]);
    expect(asideOf(seen, 1).map(({ cards, n }) => [cards, n])).toEqual([
      [null, 0],
      [null, 1],
    ]);
    expect(asideOwner(seen, find(seen, 'fynn-nobletail'))).toBe(0);
  });

  it('are not there in other games', () => {
    const seen = seenAt(buildPosition({ players: 2 }, {}).state, 0);
    expect(asideCount(seen, 0)).toBeNull();
    expect(asideBy(seen, 0)).toEqual([]);
  });

  it('can be chosen like cards in hand, or say why not', () => {
    const seen = at(given);
    const bridge = find(seen, 'bridge-of-the-sky');
    const fynn = find(seen, 'fynn-nobletail');
    expect(targetsOf(seen).get(cardKey(bridge))).toEqual({ action: { t: 'play', card: bridge } });
    expect(reasonFor(seen, cardKey(fynn))?.code).toBe('cannot-pay');
    const draft = createDraft();
    freshen(draft, seen);
    expect(point(draft, seen, cardKey(bridge))).toBe(true);
    expect(draft.getState().selected).toEqual({ t: 'play', card: bridge });
  });

  it('take the place of the card of their banner', () => {
    const seen = at(given);
    const [crane] = banners(seen, designOf(seen.game.rules, seen.known, find(seen, 'bridge-of-the-sky')));
    expect(idOf(seen, crane)).toBe('crane');
    expect(prospect(seen, find(seen, 'bridge-of-the-sky'))).toEqual({ how: 'banner', card: crane, pays: false });
    expect(prospect(seen, find(seen, 'fynn-nobletail'))).toMatchObject({ how: 'short' });
  });

  it('come through no door, although they count as a card that does', () => {
    const { game } = at(given);
    const castle = game.rules.designById.get('castle')!;
    expect(partners(game, castle).map(({ id }) => id)).toEqual(['king']);
    expect(partners(game, game.rules.designById.get('fynn-nobletail')!)).toEqual([]);
  });
});

describe('cards that lie together', () => {
  it('are one that was laid on another for good, which is worth what lies on it', () => {
    const city = ['bridge-of-the-sky', { card: 'mine', on: 'bridge-of-the-sky' }, 'inn'];
    const seen = at({ seats: [{ city }] });
    const { spaces, used } = cityPlan(seen, 0);
    expect(spaces.map((cards) => cards.map((uid) => idOf(seen, uid)))).toEqual([
      ['bridge-of-the-sky', 'mine'],
      ['inn'],
    ]);
    expect(used).toBe(2);
    const [bridge, mine] = spaces[0];
    expect(counters(seen, bridge).cover).toBe(mine);
    expect(pointsSoFar(seen, bridge)).toBe(designOf(seen.game.rules, seen.known, mine).points);
  });

  it('are stacked copies', () => {
    const seen = at({ seats: [{ city: ['scurrble-champion', 'inn', 'scurrble-champion', 'scurrble-champion'] }] });
    const plan = cityPlan(seen, 0);
    expect(plan.spaces.map((cards) => cards.length)).toEqual([3, 1]);
    expect(plan.used).toBe(2);
  });
});
