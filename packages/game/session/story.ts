import {
  isSeenTop,
  seesZone,
  zoneOf,
  type Action,
  type GameEvent,
  type GameState,
  type Holder,
  type ItemKind,
  type Rules,
  type Seat,
} from '@everdell/engine';
import { inForce, type LogEntry, type Undo } from './log.ts';

/** What is remembered of an action besides the action itself. */
export interface Telling {
  readonly turn: number;
  /** The action in notation. */
  readonly line: string;
  readonly events: readonly GameEvent[];
  /** Only the seat itself may read the action and its line; what others may know of it is in the events. */
  readonly secret: boolean;
}

export interface StoryAction extends Telling {
  readonly index: number;
  readonly seat: Seat;
  readonly action: Action;
  readonly takenBack: boolean;
}

export interface StoryUndo {
  readonly index: number;
  readonly undo: Undo;
}

export type StoryItem = StoryAction | StoryUndo;

/** What happened from an index of the log on, also what was taken back. */
export function tellStory(
  log: readonly LogEntry[],
  tellings: ReadonlyMap<number, Telling>,
  from: number,
  inForceNow: readonly number[] = inForce(log),
): readonly StoryItem[] {
  const kept = new Set(inForceNow.slice(firstAtLeast(inForceNow, from)));
  return log.slice(from).map((entry, i): StoryItem => {
    const index = from + i;
    if (entry.undo !== undefined) return { index, undo: entry.undo };
    return { index, ...entry, ...(tellings.get(index) ?? UNTOLD), takenBack: !kept.has(index) };
  });
}

/** Where in a rising list the numbers from this one on begin. */
function firstAtLeast(list: readonly number[], from: number): number {
  let at = list.length;
  while (at > 0 && list[at - 1] >= from) at--;
  return at;
}

const UNTOLD: Telling = { turn: 0, line: '', events: [], secret: true };

/** May the action name cards that not everybody sees? `of` = what is picked, if the decision is a selection. */
export function isSecret(g: Rules, before: GameState, of: ItemKind | undefined, action: Action): boolean {
  switch (action.t) {
    case 'season':
    case 'pass':
    case 'done':
    case 'option':
    case 'split':
    case 'play': // the card is laid open at once
      return false;
    case 'visit':
      return isHidden(g, before, action.place);
    case 'pay':
      return action.uses.some(({ at, with: other = -1 }) => isHidden(g, before, at) || isHidden(g, before, other));
    case 'pick':
      return of !== 'seat' && action.items.some((item) => isHidden(g, before, item));
    case 'add':
      return of !== 'seat' && isHidden(g, before, action.item);
    case 'act':
      return isHidden(g, before, action.at) || isHidden(g, before, action.it);
  }
}

/** A card or place that does not lie where everybody sees it; cards beneath others are seen by all. */
function isHidden(g: Rules, s: GameState, holder: Holder): boolean {
  if (holder < 0) return false;
  const zone = zoneOf(s, holder);
  return zone >= 0 && !seesZone(g, zone, null) && !isSeenTop(g, s, zone, holder);
}
