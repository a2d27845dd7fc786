import { createHash } from 'node:crypto';
import { tablesOf, type Game, type Tables } from '@everdell/game';
import { JsonText } from '../store/json.ts';
import type { Store } from '../store/store.ts';
import { Refused } from './refused.ts';

/**
 * What the numbers in a position stand for. It is half of a position and the same for every one of a game, so the store has
 * it once, by its hash.
 */
interface Names {
  readonly hash: string;
  readonly text: string;
}

const ofGames = new WeakMap<Game, Names>();

function namesOf(game: Game): Names {
  let names = ofGames.get(game);
  if (names === undefined) {
    const text = JSON.stringify(tablesOf(game.rules));
    names = { hash: createHash('sha256').update(text).digest('base64url'), text };
    ofGames.set(game, names);
  }
  return names;
}

/** By which the names of this game are found. */
export function hashOfNames(game: Game): string {
  return namesOf(game).hash;
}

/** What is known of a store: the names it has, as far as they were asked for. */
const known = new WeakMap<Store, Map<string, Tables | null>>();

function knownOf(store: Store): Map<string, Tables | null> {
  let all = known.get(store);
  if (all === undefined) known.set(store, (all = new Map()));
  return all;
}

/** Must be done before a position that names the hash is written; undefined = it was done before. */
export function keepNames(store: Store, game: Game): Promise<void> | undefined {
  const { hash, text } = namesOf(game);
  const all = knownOf(store);
  if (all.has(hash)) return undefined;
  return store.putNames(hash, new JsonText(text)).then(() => void all.set(hash, null));
}

export async function namesByHash(store: Store, hash: string): Promise<Tables> {
  const all = knownOf(store);
  const names = all.get(hash) ?? ((await store.names(hash)) as Tables | undefined);
  if (names === undefined)
    throw new Refused(
      'table/damaged',
      'what the numbers in the position of this game stand for is missing in the store.',
    );
  all.set(hash, names);
  return names;
}
