import { buildPosition } from '@everdell/game';
import { describe, expect, it } from 'vitest';
import { LANDS } from '../modules/ask.ts';
import { boardOf } from './board.ts';
import { choicesByLand, landAsked, landOfThing, landsOf, piecesIn } from './lands.ts';
import { legalByPart } from './parts.ts';
import { seenAt } from './test-support/lookAt.ts';
import { targetsOf } from './things.ts';

const WITH_LANDS = ['pearlbrook'];
const seen = (given: Parameters<typeof buildPosition>[1] = {}, modules = WITH_LANDS) =>
  seenAt(buildPosition({ players: 2, modules }, given).state, 0);

describe('the lands of the valley', () => {
  it('lie from west to east around the Clearing', () => {
    const easts = LANDS.map(({ east }) => east);
    expect(easts).toEqual([...easts].sort((a, b) => a - b));
    expect(easts).not.toContain(0);
    expect(landsOf(seen({}, []), false)).toEqual(['clearing']);
  });

  it('have the Clearing in two halves where there is little room', () => {
    expect(landsOf(seen({}, []), true)).toEqual(['meadow', 'paths']);
    const now = seen();
    const of = (split: boolean) => boardOf(now).basic.map(({ key }) => landOfThing(now, key, split));
    expect(new Set(of(false))).toEqual(new Set(['clearing']));
    expect(new Set(of(true))).toEqual(new Set(['paths']));
  });

  it.each([false, true])('count, with hand, city and rivals, every choice once (in halves: %s)', (split) => {
    const now = seen({
      river: { 'river-spot-2-red': { card: 'gardens', revealed: true } },
      seats: [
        {
          points: 3,
          city: ['inn', 'farm'],
          hand: ['farm', 'mine', 'king'],
          resources: { twig: 3, resin: 2, berry: 2 },
        },
        { city: ['ferry'] },
      ],
    });
    const inLands = [...choicesByLand(now, 'all', split)].reduce((sum, [land, n]) => sum + (land === null ? 0 : n), 0);
    const parts = legalByPart(now);
    const elsewhere = (['hand', 'city', 'rivals'] as const).reduce((sum, part) => sum + (parts.get(part) ?? 0), 0);
    expect(parts.get('rivals')).toBe(1);
    expect(inLands + elsewhere).toBe(targetsOf(now).size);
  });

  it('are asked by a question only if it can be answered in one of them alone', () => {
    const now = seen();
    expect(landAsked(now, 'all', false)).toBeNull();
    expect(landAsked(now, 'visit', false)).toBe('clearing');
    // Nothing can be chosen with it.
    expect(landAsked(now, 'play', false)).toBeNull();
  });

  it('show who stands there', () => {
    const now = seen({ seats: [{ deployed: ['basic-1-berry', 'basic-1-berry'] }, { ambassador: 'shoal' }] });
    expect(piecesIn(now, 'clearing', false)).toEqual([{ seat: 0, figure: null, n: 2 }]);
    expect(piecesIn(now, 'brook', false)).toEqual([{ seat: 1, figure: 'ambassador', n: 1 }]);
    expect(piecesIn(now, 'meadow', true)).toEqual([]);
  });
});
