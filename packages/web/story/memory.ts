import type { Touch } from '../play/touches.ts';

/** What this browser remembers of looking at a game, by seat; whoever looks on without a seat is `watching`. */
export interface Memory {
  /** Entries of the log when it was last written: a shorter log is another game. */
  readonly version: number;
  /** Up to which index of the log a seat has seen everything. */
  readonly looked: Readonly<Record<string, number>>;
  /** What a seat could have done, by index of the log. */
  readonly missed: Readonly<Record<string, Readonly<Record<string, Touch>>>>;
  /** Points of each seat at the end of each of its seasons, as far as somebody looked. */
  readonly seasons: Readonly<Record<string, readonly (number | null)[]>>;
}

const PREFIX = 'everdell.story:';
/** More games than these are forgotten, the ones that were not looked at for longest first. */
const MOST = 30;
/** Of what could have been done only the newest is of use. */
const MOST_MISSED = 60;
const NOTHING: Memory = { version: 0, looked: {}, missed: {}, seasons: {} };

interface Kept extends Memory {
  readonly at: number;
}

export function recall(game: string): Memory {
  const newest = unwritten.get(game);
  if (newest !== undefined) return newest;
  try {
    const text = localStorage.getItem(PREFIX + game);
    return text === null ? NOTHING : { ...NOTHING, ...(JSON.parse(text) as Partial<Memory>) };
  } catch {
    return NOTHING; // not readable: as if nothing was there
  }
}

/** What is still to be written. */
const unwritten = new Map<string, Memory>();
let timer = 0;
const LATER = 600;

/** Writing takes its time, so it waits until the move is on the screen; at the latest it is done when the page goes. */
export function remember(game: string, memory: Memory): void {
  if (unwritten.size === 0) {
    timer = window.setTimeout(writeAll, LATER);
    window.addEventListener('pagehide', writeAll, { once: true });
  }
  unwritten.set(game, memory);
}

function writeAll(): void {
  window.clearTimeout(timer);
  window.removeEventListener('pagehide', writeAll);
  for (const [game, memory] of unwritten) write(game, memory);
  unwritten.clear();
}

function write(game: string, memory: Memory): void {
  try {
    if (localStorage.getItem(PREFIX + game) === null) forgetOldest();
    const kept: Kept = { ...memory, missed: newest(memory.missed), at: Date.now() };
    localStorage.setItem(PREFIX + game, JSON.stringify(kept));
  } catch {
    // no room or no permission: then it is not remembered
  }
}

function newest(missed: Memory['missed']): Memory['missed'] {
  return Object.fromEntries(
    Object.entries(missed).map(([seat, found]) => [
      seat,
      Object.fromEntries(Object.entries(found).slice(-MOST_MISSED)),
    ]),
  );
}

/** What cannot be read any more counts as the oldest. */
function writtenAt(key: string): number {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Kept>).at ?? 0;
  } catch {
    return 0;
  }
}

function forgetOldest(): void {
  const kept = Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => ({ key, at: writtenAt(key) }))
    .sort((a, b) => b.at - a.at);
  for (const { key } of kept.slice(MOST - 1)) localStorage.removeItem(key);
}
