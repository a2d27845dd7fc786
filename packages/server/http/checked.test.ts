import { DEFINITIONS } from '@everdell/protocol';
import { describe, expect, test } from 'vitest';
import { Refused } from '../tables/refused.ts';
import { checked } from './checked.ts';

function said(action: object): string {
  const message = { type: 'act', id: 'a', table: 'tAAAAAAAAAAAA', version: 3, action };
  try {
    checked(DEFINITIONS.ClientMessage, message);
  } catch (error) {
    if (error instanceof Refused) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'good';
}

describe('a payment', () => {
  const pay = (change: object): string => said({ t: 'pay', spend: [1, 0, 0, 0], uses: [], ...change });
  const use = (change: object): string => pay({ uses: [{ by: 'ability', at: 6, ...change }] });

  test('names what is used in a list', () => {
    expect(pay({})).toBe('good');
    expect(use({})).toBe('good');
    expect(use({ n: 2 })).toBe('good');
    expect(use({ with: 7 })).toBe('good');
  });

  test('as clients of earlier servers send it is refused with words that say what is missing', () => {
    for (const field of ['token', 'ability', 'jail', 'tokens', 'banner'])
      expect(said({ t: 'pay', spend: [0, 0, 0, 0], [field]: 5 })).toBe("message/malformed: 'action.uses' is missing.");
    expect(pay({ token: 5 })).toBe("message/malformed: 'action.token' is not a field of this message.");
  });

  test.each([
    [{ uses: 'door' }, "'action.uses' is wrong: expected Array, got a text of 4 characters."],
    [{ uses: [7] }, "'action.uses.0' is wrong: expected Object, got a number."],
    [{ uses: [null] }, "'action.uses.0' is wrong: expected Object, got null."],
    [{ uses: [{ by: 'door' }] }, "'action.uses.0.at' is missing."],
    [{ uses: [{ at: 3 }] }, "'action.uses.0.by' is missing."],
    [
      { uses: [{ by: 'coin', at: 3 }] },
      `'action.uses.0.by' is wrong: expected ("ability" | "door" | "banner"), got a text`,
    ],
    [{ uses: [{ by: 'door', at: 'x' }] }, "'action.uses.0.at' is wrong: expected number, got a text"],
    [{ uses: [{ by: 'door', at: 3, jail: 4 }] }, "'action.uses.0.jail' is not a field of this message."],
    [{ uses: [{ by: 'ability', at: 3, n: -1 }] }, "'action.uses.0.n' is wrong: expected >=0, got a number."],
    [{ uses: [{ by: 'ability', at: 3, with: 0.5 }] }, "'action.uses.0.with' is wrong"],
    [
      { uses: Array.from({ length: 9 }, (_, at) => ({ by: 'door', at })) },
      "'action.uses' is wrong: expected <=8, got a list.",
    ],
  ])('of another form is refused: %j', (change, message) => {
    expect(pay(change)).toContain(`message/malformed: ${message}`);
  });
});
