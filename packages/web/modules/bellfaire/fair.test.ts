import { buildPosition, type Given, type SetupRequest } from '@everdell/game';
import { describe, expect, it } from 'vitest';
import { questionFor } from '../../decide/answer.ts';
import { boardOf } from '../../play/board.ts';
import { answerOf, createDraft, freshen, point } from '../../play/draft.ts';
import { landsOf, landOfThing } from '../../play/lands.ts';
import { legalIn, partOf } from '../../play/parts.ts';
import { preview } from '../../play/preview.ts';
import type { Seen } from '../../play/seen.ts';
import { seenAt } from '../../play/test-support/lookAt.ts';
import { holderKey, targetsOf, type ThingKey } from '../../play/things.ts';
import { words } from '../../words/en/index.ts';
import { fairOf } from './fair.ts';

/** The land of the fair: tokens that are pointed at in place of the Market, and an Award with an order of seats. */

function at(given: Given, options: SetupRequest['options'] = {}, modules = ['bellfaire']): Seen {
  return seenAt(buildPosition({ players: 2, modules, options }, { active: 0, ...given }).state, 0);
}
const key = (seen: Seen, id: string): ThingKey => holderKey(seen, seen.game.rules.placeById.get(id)!.ix);

describe('the land', () => {
  it('lies in the east, with the Festival, which leaves the tree', () => {
    const seen = at({ garland: 'peace' });
    expect(landsOf(seen, false)).toEqual(['clearing', 'fair']);
    expect(boardOf(seen).basicEvents.map(({ place }) => place.id)).not.toContain('flower-festival');
    expect(boardOf(seen).basicEvents).toHaveLength(4);
    expect(fairOf(seen).festival?.place.id).toBe('flower-festival');
    expect(partOf(seen, key(seen, 'flower-festival'))).toBe('fair');
    expect(landOfThing(seen, key(seen, 'market-2-resin-2-cards'), false)).toBe('fair');
  });

  it('has what is in the game, and is not there without any of it', () => {
    const off = { 'bellfaire.market': false, 'bellfaire.garland': false, 'bellfaire.festival': false };
    expect(landsOf(at({}, off), false)).toEqual(['clearing']);
    const market = at({}, { ...off, 'bellfaire.market': true });
    expect(landsOf(market, false)).toEqual(['clearing', 'fair']);
    expect(fairOf(market)).toMatchObject({ award: null, festival: null });
    expect(fairOf(at({}, {}, ['bellfaire', 'pearlbrook'])).festival).toBeNull();
  });
});

describe('the Market', () => {
  const given: Given = {
    market: { trade: ['market-3-twigs-1-card', 'market-2-berries-2-cards'] },
    seats: [{ workersFree: 2, resources: { twig: 3, berry: 1 }, hand: ['farm', 'mine'] }, {}],
  };

  it('tells of every token which side is up, and what is missing to give it back', () => {
    const wares = fairOf(at(given)).wares.map(({ place, side, shows, short }) => [place.id, side, shows, short]);
    const both = (n: number, what: string, cards: number) => [
      { n, what },
      { n: cards, what: 'card' },
    ];
    expect(wares).toEqual([
      ['market-3-twigs-1-card', 'trade', both(3, 'twig', 1), []],
      ['market-2-berries-2-cards', 'trade', both(2, 'berry', 2), [{ n: 1, what: 'berry' }]],
      ['market-2-resin-2-cards', 'take', both(2, 'resin', 2), []],
      ['market-1-pebble-3-cards', 'take', both(1, 'pebble', 3), []],
    ]);
  });

  it('is visited by pointing at a token that can be used', () => {
    const seen = at(given);
    const can = fairOf(seen).wares.filter((ware) => targetsOf(seen).has(ware.key));
    expect(can.map(({ place }) => place.id)).toEqual([
      'market-3-twigs-1-card',
      'market-2-resin-2-cards',
      'market-1-pebble-3-cards',
    ]);
    expect(targetsOf(seen).has(key(seen, 'market'))).toBe(false);
    expect(legalIn(seen, 'fair')).toBe(3);
  });

  it('is one answer with the token: its outcome is told, and the next question is answered with it', () => {
    const seen = at(given);
    const token = seen.game.rules.placeById.get('market-2-resin-2-cards')!.ix;
    const draft = createDraft();
    freshen(draft, seen);
    point(draft, seen, holderKey(seen, token));
    const visit = answerOf(draft.getState(), seen)!;
    expect(visit).toEqual({ t: 'visit', place: seen.game.rules.placeById.get('market')!.ix });
    expect(questionFor(seen, draft.getState(), words.decide)).toBe('Market: 2 resin and 2 cards?');
    expect(preview(seen, visit, token)).toMatchObject({ goods: [0, 2, 0, 0], draws: 2 });
    const after = seen.game.clone(seen.known);
    seen.game.apply(after, 0, visit);
    const asked = { ...seenAt(after, 0), picture: { ...seenAt(after, 0).picture, version: 1 } };
    freshen(draft, asked);
    expect(draft.getState()).toMatchObject({ selected: { t: 'pick', items: [token] }, led: true, then: null });
  });

  it('is chosen once: another token takes the place of the first, and pressed again it stays chosen', () => {
    const seen = at(given);
    const draft = createDraft();
    freshen(draft, seen);
    const [first, second] = ['market-2-resin-2-cards', 'market-1-pebble-3-cards'].map((id) => key(seen, id));
    point(draft, seen, first);
    point(draft, seen, second);
    expect(draft.getState().then).toBe(Number(second.slice(1)));
    point(draft, seen, second);
    expect(draft.getState().then).toBe(Number(second.slice(1)));
  });
});

describe('the Garland Award', () => {
  it('puts the seats in order; who is level shares a place, and nothing is had for nothing', () => {
    const seen = at({ garland: 'agriculture', seats: [{ city: ['farm'] }, { city: ['farm', 'mine'] }] });
    expect(fairOf(seen).award).toMatchObject({
      of: 'green',
      standings: [
        { seat: 1, n: 2, rank: 1, points: 6 },
        { seat: 0, n: 1, rank: 2, points: 3 },
      ],
    });
    const none = at({ garland: 'beauty', seats: [{ city: ['castle'] }, {}] });
    expect(fairOf(none).award!.standings.map(({ points }) => points)).toEqual([6, 0]);
  });
});
