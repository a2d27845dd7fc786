import { buildPosition, ZONE, type Given, type KnownEvent, type KnownItem } from '@everdell/game';
import { describe, expect, it } from 'vitest';
import type { Picture } from './picture.ts';
import { look, type Seen } from './seen.ts';
import { entriesOf } from './story.ts';
import { missedBy, touchOf, type Touch } from './touches.ts';

const NOBODY = new Map<number, Touch>();

function seenAt(given: Given, viewer: number | null = 0): Seen {
  const { game, state } = buildPosition({ players: 2 }, given);
  const picture: Picture = {
    setup: game.setup,
    players: [
      { name: 'Ana', kind: 'here' },
      { name: 'Bo', kind: 'bot' },
    ],
    viewer,
    version: 1,
    view: game.view(state, viewer),
    deciding: 1,
    asked: false,
    undo: null,
    story: [],
    handOver: null,
    holding: false,
  };
  return look(picture, 'en');
}

const byBo = (...events: KnownEvent[]): KnownItem => ({ index: 7, seat: 1, turn: 3, takenBack: false, events });
const touch = (seen: Seen, item: KnownItem): Touch | null => touchOf(entriesOf(seen.game, [item])[0], seen, NOBODY);

describe('what others do touches somebody', () => {
  const seen = seenAt({ seats: [{ city: ['inn', 'mine'] }, { city: ['inn'] }] });
  const [inn, mine] = seen.known.zones[seen.game.rules.city[0]];
  const [theirs] = seen.known.zones[seen.game.rules.city[1]];
  const ix = (id: string): number => seen.game.rules.designById.get(id)!.ix;

  it('who is given cards or resources', () => {
    expect(touch(seen, byBo({ e: 'gave', seat: 1, to: 0, cards: [3], designs: [ix('king')] }))).toBe('gift');
    expect(touch(seen, byBo({ e: 'gaveGoods', seat: 1, to: 0, goods: [1, 0, 0, 0] }))).toBe('gift');
  });

  it('whose cards are visited, used or laden', () => {
    expect(touch(seen, byBo({ e: 'visited', seat: 1, place: inn, placeCard: ix('inn') }))).toBe('yours');
    expect(touch(seen, byBo({ e: 'activated', seat: 1, cards: [mine], designs: [ix('mine')] }))).toBe('yours');
    expect(touch(seen, byBo({ e: 'tokensPut', on: inn, onCard: ix('inn'), n: 1 }))).toBe('yours');
  });

  it('who gains or loses something by it', () => {
    expect(touch(seen, byBo({ e: 'points', seat: 0, n: 1 }))).toBe('yours');
    expect(touch(seen, byBo({ e: 'entered', seat: 0, cards: [4], designs: [ix('fool')] }))).toBe('yours');
  });

  it('and nobody else', () => {
    expect(touch(seen, byBo({ e: 'visited', seat: 1, place: theirs, placeCard: ix('inn') }))).toBeNull();
    expect(touch(seen, byBo({ e: 'points', seat: 1, n: 1 }))).toBeNull();
    expect(touch(seen, { ...byBo({ e: 'points', seat: 0, n: 1 }), seat: 0 })).toBeNull();
    expect(touch(seen, { ...byBo({ e: 'points', seat: 0, n: 1 }), takenBack: true })).toBeNull();
    const watching = seenAt({ seats: [{ city: ['inn'] }, {}] }, null);
    expect(touch(watching, byBo({ e: 'points', seat: 0, n: 1 }))).toBeNull();
  });
});

describe('what somebody could have done', () => {
  const four = { city: ['farm', 'farm', 'mine', 'mine'], workersFree: 2 };
  const stripped = { city: ['farm'], workersFree: 2 };
  const missed = (before: Seen, after: Seen, event: KnownEvent): Touch | undefined =>
    missedBy(before, after, [byBo(event)]).get(7);
  const holder = (seen: Seen, id: string): number => seen.game.rules.placeById.get(id)!.ix;

  it('is an Event whose requirement was met', () => {
    for (const [city, expected] of [
      [four, 'event'],
      [stripped, undefined],
    ] as const) {
      const seen = seenAt({ seats: [city, {}] });
      expect(missed(seen, seen, { e: 'achieved', seat: 1, place: holder(seen, 'harvest-festival') })).toBe(expected);
    }
  });

  it('is a card of the Meadow that could be paid', () => {
    const meadow = ['farm', 'king', 'inn', 'mine', 'queen', 'judge', 'fool', 'monk'];
    const rich = seenAt({ meadow, seats: [{ resources: { twig: 2, resin: 1 }, workersFree: 2 }, {}] });
    const poor = seenAt({ meadow, seats: [{ resources: { twig: 1 }, workersFree: 2 }, {}] });
    for (const [seen, expected] of [
      [rich, 'card'],
      [poor, undefined],
    ] as const) {
      const card = seen.known.zones[ZONE.meadow][0];
      const event = {
        e: 'played',
        seat: 1,
        from: 'meadow',
        cards: [card],
        designs: [seen.known.cardOf[card]],
      } as const;
      expect(missed(seen, seen, event)).toBe(expected);
    }
  });

  it('is a place that is full now', () => {
    const before = seenAt({ seats: [{ workersFree: 2 }, { workersFree: 2 }] });
    const after = seenAt({ seats: [{ workersFree: 2 }, { workersFree: 1, deployed: ['basic-3-twigs'] }] });
    const shared = seenAt({ seats: [{ workersFree: 2 }, { workersFree: 1, deployed: ['basic-1-berry'] }] });
    const visit = (seen: Seen, id: string) =>
      ({ e: 'visited', seat: 1, place: holder(seen, id), placeCard: -1 }) as const;
    expect(missed(before, after, visit(after, 'basic-3-twigs'))).toBe('place');
    expect(missed(before, shared, visit(shared, 'basic-1-berry'))).toBeUndefined();
    const none = seenAt({ seats: [{ workersFree: 0 }, { workersFree: 2 }] });
    expect(missed(none, after, visit(after, 'basic-3-twigs'))).toBeUndefined();
  });

  it('is told with the entry it belongs to', () => {
    const seen = seenAt({ seats: [{}, {}] });
    const [entry] = entriesOf(seen.game, [byBo({ e: 'points', seat: 1, n: 1 })]);
    expect(touchOf(entry, seen, new Map([[7, 'event']]))).toBe('event');
    expect(touchOf(entry, seen, new Map([[8, 'event']]))).toBeNull();
  });
});
