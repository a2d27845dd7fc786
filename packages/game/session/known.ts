import { redactEvent, type Action, type KnownEvent, type Seat } from '@everdell/engine';
import { eventFieldsOf } from '../eventFields.ts';
import type { Game } from '../game.ts';
import type { Undo } from './log.ts';
import type { StoryItem } from './story.ts';

/** An action as somebody may know it: what they may not read of it is not there. Plain JSON. */
export interface KnownAction {
  readonly index: number;
  readonly seat: Seat;
  readonly turn: number;
  readonly takenBack: boolean;
  readonly events: readonly KnownEvent[];
  /** The action and its notation; absent if they name cards that are not everybody's to see, or may do so. */
  readonly action?: Action;
  readonly line?: string;
}

export interface KnownUndo {
  readonly index: number;
  readonly undo: Undo;
}

export type KnownItem = KnownAction | KnownUndo;

/** A part of the story as this viewer (null = spectator) may know it. Built by allow-list, like a view. */
export function knownItem(game: Game, item: StoryItem, viewer: Seat | null): KnownItem {
  const { index } = item;
  if ('undo' in item) {
    const { by, to, agreed } = item.undo;
    return { index, undo: agreed === undefined ? { by, to } : { by, to, agreed } };
  }
  const { seat, turn, takenBack } = item;
  const fields = eventFieldsOf(game.rules);
  const events = item.events.map((event) => redactEvent(event, viewer, fields));
  const known: KnownAction = { index, seat, turn, takenBack, events };
  return item.secret && viewer !== seat ? known : { ...known, action: item.action, line: item.line };
}
