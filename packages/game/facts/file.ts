import type { Facts, Module } from '@everdell/engine';
import { createGame } from '../game.ts';
import { registry } from '../registry.ts';
import { SetupError } from '../setupError.ts';
import { checkFacts, doubtful, factsFor } from './facts.ts';

/** The file in which somebody who owns the cards says what is printed on them. */

const FORMAT = 'everdell-facts';
const VERSION = 1;
/** Characters of a file: a hundred times what facts about everything need. */
const LONGEST = 1_000_000;
const PLAYERS = 2;

/** What a file says, checked word for word in a game of every module that it is about; refuses with SetupError. */
export function readFacts(text: string): Facts {
  if (text.length > LONGEST) throw new SetupError(`the file is longer than ${LONGEST} characters`);
  const file = parsed(text);
  if (typeof file !== 'object' || file === null) throw new SetupError('the file holds no object');
  const { format, version, facts, ...more } = file as Readonly<Record<string, unknown>>;
  if (format !== FORMAT) throw new SetupError(`format: must be "${FORMAT}"`);
  if (version !== VERSION) throw new SetupError(`version: must be ${VERSION}`);
  const [other] = Object.keys(more);
  if (other !== undefined) throw new SetupError(`${other.slice(0, 40)}: there is no such field`);
  const checked = checkFacts(registry, facts ?? {}) ?? {};
  for (const request of tablesFor(checked)) createGame(request);
  return checked;
}

/** Small games, one of each module that the facts are about. */
export function tablesFor(facts: Facts): readonly {
  readonly players: number;
  readonly modules: readonly string[];
  readonly facts: Facts;
}[] {
  return registry.flatMap((m) => {
    const own = factsFor([m], facts);
    return own === undefined ? [] : [{ players: PLAYERS, modules: [m.id, ...needed(m)], facts: own }];
  });
}

function needed({ needs = [] }: Module): readonly string[] {
  return needs.flatMap((id) => [id, ...needed(registry.find((m) => m.id === id)!)]);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new SetupError(`the file is no JSON: ${(error as Error).message}`);
  }
}

export function writeFacts(facts: Facts): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, facts }, null, 2)}\n`;
}

/** All that may be corrected, as it stands now: to be written over. */
export function factsAsTheyStand(): Facts {
  return Object.fromEntries(
    doubtful(registry).map(({ id, def, fields, telling }) => {
      const stands: Readonly<Record<string, unknown>> = telling?.said(id) ?? { ...def };
      return [id, Object.fromEntries(fields.flatMap((field) => (field in stands ? [[field, stands[field]]] : [])))];
    }),
  );
}
