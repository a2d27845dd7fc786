import { createGame } from '@everdell/game';
import { describe, expect, it } from 'vitest';
import { givesOf } from './gives.ts';
import { worthOf } from './worth.ts';

const { rules } = createGame({ players: 2 });
const place = (id: string) => rules.placeById.get(id)!;
const gives = (id: string) => givesOf(place(id).effect);

describe('what a place gives in numbers and icons', () => {
  it('goods, cards and points in the order of the effect', () => {
    expect(gives('basic-2-cards-1-point')).toEqual({
      for: null,
      upTo: null,
      gain: [
        { n: 2, what: 'card' },
        { n: 1, what: 'point' },
      ],
    });
    expect(gives('forest-2-resin-1-twig')?.gain).toEqual([
      { n: 2, what: 'resin' },
      { n: 1, what: 'twig' },
    ]);
    expect(gives('forest-2-any')?.gain).toEqual([{ n: 2, what: 'any' }]);
  });

  it('hand cards for something: for each, or for every two', () => {
    expect(gives('haven')).toEqual({ for: { n: 2, what: 'card' }, upTo: null, gain: [{ n: 1, what: 'any' }] });
    expect(gives('forest-discard-any-draw-2-each')).toEqual({
      for: { n: 1, what: 'card' },
      upTo: null,
      gain: [{ n: 2, what: 'card' }],
    });
    expect(gives('forest-discard-3-any-each')?.upTo).toBe(3);
  });

  it('leaves to words what is not that simple', () => {
    expect(gives('forest-copy-basic-1-card')).toBeNull();
    expect(gives('forest-2-meadow-play-1')).toBeNull();
    expect(gives('journey-2')).toBeNull();
  });
});

describe('what a place is worth', () => {
  it.each([
    ['journey-4', '4'],
    ['city-monument', '3'],
    ['a-well-run-city', '4'],
    ['performer-in-residence', '2×'],
    ['flying-doctor-service', '3×'],
    ['ancient-scrolls-discovered', '1×'],
    ['under-new-management', '1–2'],
    ['a-brilliant-marketing-plan', '2×'],
    ['basic-3-twigs', null],
  ])('%s: %s', (id, worth) => {
    expect(worthOf(place(id))).toBe(worth);
  });
});
