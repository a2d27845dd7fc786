import { describe, expect, test } from 'vitest';
import { redactEvent } from './redact.ts';
import type { GameEvent } from './types.ts';

const drew: GameEvent = { e: 'drew', seat: 1, cards: [4, 5], designs: [7, 8], for: [1] };

describe('redactEvent', () => {
  test('shows the cards to those who saw them', () => {
    expect(redactEvent(drew, 1)).toEqual({ e: 'drew', seat: 1, cards: [4, 5], designs: [7, 8] });
  });

  test('only counts them for other seats and for spectators', () => {
    const counted = { e: 'drew', seat: 1, cards: [], designs: [], hidden: 2 };
    expect(redactEvent(drew, 0)).toEqual(counted);
    expect(redactEvent(drew, null)).toEqual(counted);
  });

  test('leaves public events as they are', () => {
    const played: GameEvent = { e: 'played', seat: 0, from: 'meadow', cards: [3], designs: [9] };
    expect(redactEvent(played, null)).toEqual(played);
    const paid: GameEvent = { e: 'paid', seat: 0, goods: [1, 0, 0, 0] };
    expect(redactEvent(paid, 2)).toEqual(paid);
  });

  test('passes on no field that is not known to be public', () => {
    const leaky = { ...drew, top: 12 } as GameEvent;
    expect(redactEvent(leaky, 1)).not.toHaveProperty('top');
    const foreign = { e: 'sang', seat: 0, secret: 3 } as unknown as GameEvent;
    expect(redactEvent(foreign, 0)).toEqual({ e: 'sang' });
    expect(redactEvent(foreign, 0, { sang: ['seat'] })).toEqual({ e: 'sang', seat: 0 });
  });
});
