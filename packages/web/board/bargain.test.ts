import { createGame } from '@everdell/game';
import { describe, expect, it } from 'vitest';
import { bargainOf } from './gives.ts';

const { rules } = createGame({ players: 2, modules: ['pearlbrook'] });
const place = (id: string) => rules.placeById.get(id)!;

describe('a trade in numbers and icons', () => {
  it('tells the price first, then what one gets', () => {
    expect(bargainOf(place('shoal').effect)).toEqual({
      price: [
        { n: 2, what: 'any' },
        { n: 2, what: 'card' },
      ],
      gain: [{ n: 1, what: 'pearl' }],
    });
    expect(bargainOf(place('gus-the-gardener').effect)?.price).toEqual([{ n: 3, what: 'green' }]);
    expect(bargainOf(place('bosley-the-artist').effect)?.price).toEqual([{ n: 3, what: 'unlike' }]);
    expect(bargainOf(place('observatory').effect)?.gain).toEqual([
      { n: 2, what: 'meadow' },
      { n: 1, what: 'pearl' },
    ]);
  });

  it('can be a price alone', () => {
    expect(bargainOf(place('hopewatch-gate').price)).toMatchObject({ gain: [] });
    expect(bargainOf(place('hopewatch-gate').price)?.price.map(({ n }) => n)).toEqual([1, 1, 1, 2, 2]);
  });

  it('covers every River Destination', () => {
    const cards = rules.places.filter(({ def }) => def.row === 'riverCards');
    expect(cards.filter(({ effect }) => bargainOf(effect) === null)).toEqual([]);
  });

  it('is none where nothing is asked for, or where it takes words', () => {
    expect(bargainOf(place('forest-2-resin-1-twig').effect)).toBeNull();
    expect(bargainOf(null)).toBeNull();
  });
});
