import { slotName, type GameState, type Rules, type Setup } from '@everdell/engine';
import type { Fairness } from '../fairness/index.ts';
import type { ActionEntry, SessionPlayer, UndoEntry } from '../session/index.ts';

/** The format that is written; older ones are brought up to it by `migrate`. */
export const SAVE_FORMAT = 3;

/**
 * Raise it with every change of engine or content after which some recorded game would go on differently, or its state
 * would look different. Games saved before then go on from their snapshot.
 */
export const RULES_VERSION = 3;

/** Actions also carry their notation, which can still be read when the rules have changed. */
export type SavedEntry = (ActionEntry & { readonly line?: string }) | UndoEntry;

/** What the numbers in a state stand for. */
export interface Tables {
  readonly designs: readonly string[];
  readonly places: readonly string[];
  readonly zones: readonly string[];
  /** Of displays: the name of the zone, and the number from 1. */
  readonly slots: readonly string[];
  readonly rows: readonly string[];
  readonly resources: readonly string[];
}

export interface SavedState extends Tables {
  /** How many entries of the log led to the state. */
  readonly at: number;
  readonly state: GameState;
}

/** Plain JSON. */
export interface SaveFile {
  readonly format: typeof SAVE_FORMAT;
  readonly kind: 'everdell-save';
  readonly rules: number;
  readonly modules: readonly { readonly id: string; readonly version?: number }[];
  readonly setup: Setup;
  readonly seed: string;
  /** What the seed was made of; absent if nobody committed to anything. */
  readonly fairness?: Fairness;
  readonly log: readonly SavedEntry[];
  readonly snapshot: SavedState;
  /** One for each seat that is no automa; absent if nobody was named. */
  readonly players?: readonly SessionPlayer[];
  /** So many entries of the log were played by other rules, so that it cannot be replayed. */
  readonly history?: number;
}

export function tablesOf(g: Rules): Tables {
  return {
    designs: g.designs.map((d) => d.id),
    places: g.places.map(({ id, copy }) => (copy === 0 ? id : `${id} ${copy + 1}`)),
    zones: g.zones.map((z) => (z.owner < 0 ? z.id : `${z.id}:${z.owner}`)),
    slots: Array.from({ length: g.holders - g.firstSlot }, (_, i) => slotName(g, g.firstSlot + i)),
    rows: g.rowNames.slice(),
    resources: g.resources.slice(),
  };
}
