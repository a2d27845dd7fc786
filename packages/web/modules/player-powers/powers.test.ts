import { buildPosition, type Given, type SetupRequest } from '@everdell/game';
import { describe, expect, it } from 'vitest';
import { candidatesOf, isOffer, isOffered } from '../../decide/candidates.ts';
import { boardOf } from '../../play/board.ts';
import { asideCount } from '../../play/keeps.ts';
import { lyingOn } from '../../play/marks.ts';
import { ownOf } from '../../play/own.ts';
import { partOf } from '../../play/parts.ts';
import type { Seen } from '../../play/seen.ts';
import { shelfOf } from '../../play/shelf.ts';
import { seenAt, seenIn, start } from '../../play/test-support/lookAt.ts';
import { targetsOf } from '../../play/things.ts';

/** What powers bring to the table: tiles in force, pieces of their own, and a choice before the game. */

const REQUEST: SetupRequest = { players: 2, modules: ['player-powers'] };

function at(given: Given, viewer = 0): Seen {
  return seenAt(buildPosition(REQUEST, { active: 0, ...given }).state, viewer);
}

describe('the choice before the game', () => {
  it('is offered as whole cards, to the one who chooses and to nobody else', () => {
    const session = start(REQUEST, 'choice');
    const seen = seenIn(session);
    const { decision: d } = seen;
    if (d?.kind !== 'pick') throw new Error('no power is chosen');
    expect(isOffer(seen, candidatesOf(seen, d))).toBe(true);
    expect(isOffered(seen)).toBe(true);
    expect(isOffered(seenAt(session.state, 1 - d.seat))).toBe(false);
  });
});

describe('what a power brings', () => {
  it('is in force in the own row of its owner, also of others', () => {
    const seen = at({ seats: [{ power: 'turtles', powerStored: { resin: 1 } }, { power: 'foxes' }] });
    expect([0, 1].map((seat) => ownOf(seen, seat).powers.map(({ tile }) => tile.id))).toEqual([['turtles'], ['foxes']]);
  });

  it('marks a space of the Meadow and a place', () => {
    const seen = at({ ratsMarker: 3, spidersFigure: 'haven', seats: [{ power: 'rats' }, { power: 'spiders' }] });
    const g = seen.game.rules;
    const slot = g.zones.find(({ id }) => id === 'meadow')!.firstSlot + 2;
    expect(lyingOn(seen, slot)).toMatchObject([{ id: 'rugwortToken', icon: 'rugwort-token', n: 1 }]);
    expect(lyingOn(seen, slot + 1)).toEqual([]);
    expect(lyingOn(seen, g.placeById.get('haven')!.ix)).toMatchObject([{ id: 'spider', icon: 'spider' }]);
  });

  it('lies on the places as goods, and in the purse of who has some', () => {
    const seen = at({ seats: [{ power: 'axolotls', powerTokens: 2 }, {}] });
    const [basic] = boardOf(seen).basic;
    expect(lyingOn(seen, basic.place.ix)).toMatchObject([{ id: 'axolotl', n: 1, goods: true }]);
    expect([0, 1].map((seat) => ownOf(seen, seat).purse.map(({ id, n }) => [id, n]))).toEqual([[['axolotl', 2]], []]);
  });

  it('is a stack out of which everybody may play its top card', () => {
    const seen = at({ seats: [{ workersFree: 1, resources: { twig: 2, resin: 1 } }, { power: 'pigs' }] });
    const [farm] = boardOf(seen).open;
    expect(farm).toMatchObject({ owner: -1, design: { id: 'farm' } });
    expect(targetsOf(seen).has(farm.key)).toBe(true);
    expect(partOf(seen, farm.key)).toBe('river');
    expect(boardOf(at({ seats: [{ workersFree: 1 }, {}] })).open).toEqual([]);
  });

  it('lets one go where somebody else stands, and then nothing is said to keep one off', () => {
    const given: Given = { seats: [{ workersFree: 1, power: 'cats' }, { deployed: ['basic-3-twigs'] }] };
    const taken = boardOf(at({ seats: [{ workersFree: 1 }, { deployed: ['basic-3-twigs'] }] })).basic;
    expect(taken.map(({ bar }) => bar?.why)).toContain('taken');
    expect(boardOf(at(given)).basic.map(({ bar }) => bar?.why)).not.toContain('taken');
  });

  it('is a pile beside the city, or cards besides the hand, which only their owner knows', () => {
    const seen = at({
      seats: [
        { power: 'snails', powerStack: 7 },
        { power: 'bats', powerStack: 2 },
      ],
    });
    expect(shelfOf(seen, 0).map(({ kind, cards, n }) => [kind, cards.length, n])).toEqual([['snailStack', 0, 7]]);
    expect([0, 1].map((seat) => asideCount(seen, seat))).toEqual([0, 2]);
    expect(asideCount(at({ seats: [{ power: 'moles' }, {}] }), 0)).toBeNull();
  });
});
