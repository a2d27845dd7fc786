import type { Game, KnownAction, KnownEvent, KnownItem, KnownUndo, Seat } from '@everdell/game';

/** Who took something back; `together`: the table agreed to it. */
export interface TakenBack {
  readonly by: Seat;
  readonly together: boolean;
}

/** What one seat did in one turn, with all answers that belong to it. */
export interface Entry {
  /** Index of its first item in the log: it stays while the entry grows. */
  readonly id: number;
  /** Index of its last item. */
  readonly last: number;
  /** How often everybody has had a turn, from 1. */
  readonly round: number;
  readonly turn: number;
  /** Null = nobody's doing: the game is over. */
  readonly seat: Seat | null;
  /** Of whoever did it, when it began. */
  readonly season: number;
  readonly takenBack: TakenBack | null;
  readonly events: readonly KnownEvent[];
}

interface Growing {
  readonly entry: { -readonly [K in keyof Entry]: Entry[K] } & { events: KnownEvent[] };
}

/** By the item they end with: an entry that has not changed stays the same object. */
const made = new WeakMap<KnownItem, Entry[]>();

const known = new WeakMap<readonly KnownItem[], readonly Entry[]>();

/** The story in entries, the oldest first; whatever has no events yet is left out. `before` is what went before a part of it. */
export function entriesOf(
  game: Game,
  story: readonly KnownItem[],
  before: readonly KnownItem[] = [],
): readonly Entry[] {
  let entries = known.get(story);
  if (entries === undefined) known.set(story, (entries = makeEntries(game, story, before)));
  return entries;
}

/** A part of the story that ends with it, in entries of its own. */
export function freshEntries(game: Game, fresh: readonly KnownItem[], story: readonly KnownItem[]): readonly Entry[] {
  const [first] = fresh;
  return entriesOf(game, fresh, first === undefined ? [] : story.filter(({ index }) => index < first.index));
}

/** The season of each seat after these; seats that are still in their first one are missing. */
function seasonsAfter(story: readonly KnownItem[]): Map<Seat | null, number> {
  const seasons = new Map<Seat | null, number>();
  for (const item of story) if ('events' in item && !item.takenBack) note(item.events, seasons);
  return seasons;
}

function note(events: readonly KnownEvent[], seasons: Map<Seat | null, number>): void {
  for (const event of events) if (event.e === 'prepared') seasons.set(event.seat, event.season);
}

function makeEntries(game: Game, story: readonly KnownItem[], before: readonly KnownItem[]): readonly Entry[] {
  const all: Growing[] = [];
  const seasons = seasonsAfter(before);
  const rounds = countRounds(story);
  let turn = -1;
  let ofTurn = new Map<string, Growing>();
  for (const item of story) {
    if (!('events' in item)) continue;
    if (item.turn !== turn) ofTurn = new Map();
    turn = item.turn;
    const takenBack = item.takenBack ? whoTookBack(story, item.index) : null;
    for (const { seat, event } of bySubject(game, item)) {
      const key = `${seat} ${takenBack === null ? '' : `${takenBack.by} ${takenBack.together}`}`;
      let growing = ofTurn.get(key);
      if (growing === undefined) {
        const round = rounds.get(item.index) ?? 1;
        const season = seasons.get(seat) ?? 0;
        growing = { entry: { id: item.index, last: item.index, round, turn, seat, season, takenBack, events: [] } };
        ofTurn.set(key, growing);
        all.push(growing);
      }
      growing.entry.last = item.index;
      growing.entry.events.push(event);
    }
    if (!item.takenBack) note(item.events, seasons);
  }
  const byIndex = new Map(story.map((item) => [item.index, item]));
  // What takes effect is told with what comes of it.
  const told = all.filter(({ entry }) => entry.events.some(({ e }) => e !== 'cause'));
  return told.map(({ entry }) => settled(entry, byIndex.get(entry.last)!));
}

/** The same object as before, if there was one that says the same. */
function settled(entry: Entry, lastItem: KnownItem): Entry {
  let known = made.get(lastItem);
  if (known === undefined) made.set(lastItem, (known = []));
  const before = known.find(
    (other) =>
      other.id === entry.id &&
      other.seat === entry.seat &&
      other.round === entry.round &&
      other.season === entry.season &&
      other.takenBack?.by === entry.takenBack?.by &&
      other.takenBack?.together === entry.takenBack?.together &&
      other.events.length === entry.events.length &&
      other.events.every((event, i) => event === entry.events[i]),
  );
  if (before !== undefined) return before;
  known.push(entry);
  return entry;
}

/** A round ends when a seat that has had its turn in it begins another one. */
function countRounds(story: readonly KnownItem[]): ReadonlyMap<number, number> {
  const rounds = new Map<number, number>();
  const had = new Set<Seat>();
  let round = 1;
  let turn = 0; // the set-up belongs to the first round
  for (const item of story) {
    if (!('events' in item)) continue;
    if (item.turn > turn) {
      if (had.has(item.seat)) {
        round++;
        had.clear();
      }
      had.add(item.seat);
      turn = item.turn;
    }
    rounds.set(item.index, round);
  }
  return rounds;
}

function whoTookBack(story: readonly KnownItem[], index: number): TakenBack {
  const undo = story.find((item): item is KnownUndo => 'undo' in item && item.index > index && item.undo.to <= index);
  return { by: undo?.undo.by ?? 0, together: undo?.undo.agreed !== undefined };
}

/** An automa moves within the action of a player: what it does is told as its own doing. */
function bySubject(game: Game, item: KnownAction): { readonly seat: Seat | null; readonly event: KnownEvent }[] {
  let doing = item.seat;
  const found: { seat: Seat | null; event: KnownEvent }[] = [];
  let before: KnownEvent | undefined;
  for (const event of item.events) {
    const isTaken = event.e === 'paid' && before?.e === 'rolled' && before.seat !== event.seat;
    before = event;
    if (event.e === 'turn') continue;
    if (event.e === 'over') {
      found.push({ seat: null, event });
      continue;
    }
    const subject = 'seat' in event ? event.seat : doing;
    const isAutoma = game.rules.automas[subject] !== null && game.rules.automas[subject] !== undefined;
    if (isAutoma) doing = subject;
    // What somebody loses while the automa moves is its doing too.
    else if (event.e !== 'discarded' && !isTaken && 'seat' in event) doing = item.seat;
    found.push({ seat: doing, event });
  }
  return found;
}

/** Where the viewer's own last decision stands in the log; -1 = there is none. */
export function lastDecisionOf(story: readonly KnownItem[], seat: Seat): number {
  for (let i = story.length - 1; i >= 0; i--) {
    const item = story[i];
    if ('events' in item ? item.seat === seat : item.undo.by === seat) return item.index;
  }
  return -1;
}

/**
 * What others did since this index, in force. An automa moves within the viewer's own decision, so that one counts too.
 */
export function newsSince(entries: readonly Entry[], index: number, viewer: Seat | null): readonly Entry[] {
  return entries.filter(({ last, seat, takenBack }) => last >= index && seat !== viewer && takenBack === null);
}
