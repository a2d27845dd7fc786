import type { Links } from '@everdell/protocol';
import { remember, remembered } from './remember.ts';

/** What this browser remembers of a table: what servers tell only once, and what is needed to check the deal. */
export interface Kept {
  readonly links: Links;
  /** The fingerprint of the server's secret as it was shown before the game. */
  readonly commitment?: string;
  /** The word we gave for the deal. */
  readonly word?: string;
  /** The last line of chat that was read. */
  readonly read?: number;
}

/** The part of the browser's storage that is used. */
export type Storing = Pick<Storage, 'getItem' | 'setItem'>;

/** As far as it lets us. */
const BROWSER: Storing = {
  getItem: (key) => remembered('localStorage', key),
  setItem: (key, value) => remember('localStorage', key, value),
};

const KEY = 'everdell.tables';
/** So many tables are remembered. */
const MOST = 40;
const NOTHING: Kept = { links: {} };

type All = Readonly<Record<string, Kept>>;

function read(storage: Storing): All {
  try {
    const all: unknown = JSON.parse(storage.getItem(KEY) ?? '{}');
    return typeof all === 'object' && all !== null ? (all as All) : {};
  } catch {
    return {};
  }
}

export function keptOf(table: string, storage: Storing = BROWSER): Kept {
  return read(storage)[table] ?? NOTHING;
}

/** Adds to what is remembered, and gives all of it. */
export function keep(table: string, more: Partial<Kept>, storage: Storing = BROWSER): Kept {
  const { [table]: old = NOTHING, ...others } = read(storage);
  const links: Links = { ...old.links, ...more.links, seats: { ...old.links.seats, ...more.links?.seats } };
  const kept: Kept = { ...old, ...more, links };
  const latest = Object.entries(others).slice(1 - MOST);
  try {
    storage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(latest), [table]: kept }));
  } catch {
    // Without room to remember, links can be renewed.
  }
  return kept;
}
