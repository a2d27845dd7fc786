import { checkClone, checkRoundTrip } from '@everdell/cli';
import { stateHash } from '@everdell/game';
import { must } from '../playOut.ts';
import type { Watches } from '../watch.ts';

/** Plain JSON only: whatever is in the state survives the round trip. */
export function wrongJson(value: unknown, path = 'state'): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${path} is ${value}`;
  if (typeof value !== 'object' || !isPlain(value)) return `${path} is no plain JSON`;
  for (const [name, part] of Object.entries(value)) {
    const wrong = wrongJson(part, `${path}.${name}`);
    if (wrong !== null) return wrong;
  }
  return null;
}

function isPlain(value: object): boolean {
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}

function wrongHash(state: object): string | null {
  const hash = stateHash(state);
  if (!/^[0-9a-f]{16}$/.test(hash)) return `the hash is ${hash}`;
  return stateHash(JSON.parse(JSON.stringify(state)) as object) === hash
    ? null
    : 'another hash after a JSON round trip';
}

export const COPIES: Watches = {
  'a clone is equal, and what happens to it does not touch the original': {
    steps: 3,
    onlooker: () => ({ before: ({ game, state, action }) => must(checkClone(game, state, action)) }),
  },
  'a state that went through JSON goes on in the same way': {
    steps: 5,
    onlooker: () => ({ before: ({ game, state, seat, action }) => must(checkRoundTrip(game, state, seat, action)) }),
  },
  'a state that went through JSON has the same hash': {
    steps: 25,
    onlooker: () => ({ before: ({ state }) => must(wrongHash(state)) }),
  },
  'a state is plain JSON': {
    steps: 12,
    onlooker: () => ({ before: ({ state }) => must(wrongJson(state)) }),
  },
};
