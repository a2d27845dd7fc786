/** The figures of the packs of cards, which hold also where no compendium lies beside the repository. */
import { createGame } from '@everdell/game';
import { describe, expect, test } from 'vitest';

const PACKS = ['extra-extra', 'rugwort-cards', 'corrin', 'through-every-season'];
const { rules } = createGame({ players: 2, modules: PACKS });

/** Cost as twigs, resin, pebbles and berries. */
const FIGURES = [
  ['carnival', 'green unique construction', 2, '2010', 1],
  ['gazette', 'blue unique construction', 2, '0220', 3],
  ['juggler', 'tan common critter', 3, '0002', 0],
  ['scurrble-champion', 'purple common critter', 3, '0002', 2],
  ['scurrble-stadium', 'red common construction', 3, '1110', 2],
  ['town-crier', 'green unique critter', 2, '0002', 2],
  ['rugwort-the-robber', 'tan unique critter', 1, '0002', 0],
  ['rugwort-the-rowdy', 'green unique critter', 1, '0003', 0],
  ['rugwort-the-ruler', 'purple unique critter', 1, '0004', 2],
  ['corrin-evertail-the-king', 'purple unique critter', 1, '0005', 4],
  ['corrin-evertail-the-leader', 'blue unique critter', 1, '0003', 1],
  ['corrin-evertail-the-warrior', 'tan unique critter', 1, '0004', 2],
  ['corrin-evertails-field', 'green unique construction', 1, '1110', 1],
  ['corrin-evertails-path', 'red unique construction', 1, '0010', 0],
  ['farm-winter-1', 'green common construction', 1, '2000', 1],
  ['farm-winter-2', 'green common construction', 1, '1100', 1],
  ['farm-spring-1', 'green common construction', 1, '2100', 1],
  ['farm-spring-2', 'green common construction', 1, '1110', 1],
  ['farm-summer-1', 'green common construction', 1, '2200', 1],
  ['farm-summer-2', 'green common construction', 1, '2100', 1],
  ['farm-autumn-1', 'green common construction', 1, '1200', 1],
  ['farm-autumn-2', 'green common construction', 1, '2010', 1],
] as const;

describe('the packs', () => {
  test.each(FIGURES)('%s: %s, %i in the deck, cost %s, %i points', (id, sort, copies, cost, points) => {
    const d = rules.designById.get(id)!;
    expect(`${d.colour} ${d.rarity} ${d.kind}`).toBe(sort);
    expect([d.copies, d.cost.join(''), d.points]).toEqual([copies, cost, points]);
  });

  test('hold these cards and no others, and each pack stands alone', () => {
    const own = rules.designs.filter((d) => PACKS.includes(d.set)).map((d) => d.id);
    expect(own.sort()).toEqual(FIGURES.map(([id]) => id).sort());
    for (const pack of PACKS) {
      const alone = createGame({ players: 2, modules: [pack] }).rules;
      expect(alone.designs.filter((d) => d.set !== 'base').every((d) => d.set === pack)).toBe(true);
    }
  });

  test('an occupied token brings in whom both sides allow, and nobody else', () => {
    const doors = (id: string): string[] => {
      const guest = rules.designById.get(id)!.ix;
      return rules.designs.filter((d) => d.opens?.[guest] === 1).map((d) => d.id);
    };
    const built = (colour?: string): string[] =>
      rules.designs
        .filter((d) => d.kind === 'construction' && (colour === undefined || d.colour === colour))
        .map((d) => d.id);
    expect(doors('rugwort-the-robber')).toEqual(built());
    expect(doors('rugwort-the-ruler')).toEqual(built('purple'));
    expect(doors('rugwort-the-rowdy').sort()).toEqual([...built('green'), 'ever-tree'].sort());
    expect(doors('corrin-evertail-the-leader').sort()).toEqual([...built('blue'), 'ever-tree'].sort());
    expect(doors('corrin-evertail-the-warrior').sort()).toEqual([...built('red'), 'ever-tree'].sort());
    expect(doors('woodcarver').sort()).toEqual(['corrin-evertails-field', 'ever-tree', 'storehouse']);
  });
});
