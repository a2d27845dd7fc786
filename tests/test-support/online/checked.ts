import { DEFINITIONS, type ServerMessage } from '@everdell/protocol';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';

/** What the server said; fails unless the protocol defines it like this, with nothing besides. */
export function checked(name: keyof typeof DEFINITIONS, value: unknown): unknown {
  const output = v.parse(DEFINITIONS[name], value);
  if (!isDeepStrictEqual(output, value))
    throw new Error(`${name} says more than the protocol: ${JSON.stringify(value)}`);
  return output;
}

export function checkedMessage(text: string): ServerMessage {
  return checked('ServerMessage', JSON.parse(text)) as ServerMessage;
}
