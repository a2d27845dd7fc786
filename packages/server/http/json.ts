import { Refused } from '../tables/refused.ts';

/** Deeper than any message of the protocol. */
const DEEPEST = 12;

/** Reads JSON from outside; refuses what could mean something else than it says, whoever looks at it later. */
export function readJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refused('message/malformed', 'The message is not JSON.');
  }
  inspect(value, 1);
  return value;
}

function inspect(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth > DEEPEST) {
    throw new Refused('message/malformed', `The message is nested more than ${DEEPEST} levels deep.`);
  }
  if (!Array.isArray(value)) {
    for (const key of Object.keys(value)) {
      // `__proto__`, `constructor`, `toString`, ...: names that every object already has.
      if (key in Object.prototype) throw new Refused('message/malformed', `A field may not be called '${key}'.`);
    }
  }
  for (const part of Object.values(value)) inspect(part, depth + 1);
}
