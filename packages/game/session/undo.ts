import type { GameEvent, Module, Seat } from '@everdell/engine';

/** Why a seat cannot take its last decision back. */
export type UndoBlock =
  | 'nothing-to-undo'
  /** Everything has been shown. Only a host of the game says so: a session itself can go back. */
  | 'game-over'
  | 'other-seat-decided'
  | 'turn-began'
  | 'game-loaded'
  | 'rolled-back'
  | 'not-the-last'
  | 'not-in-force'
  | 'no-such-seat'
  | 'card-drawn'
  | 'card-revealed'
  | 'meadow-refilled'
  | 'card-given'
  | 'die-rolled'
  | 'deck-reshuffled'
  | 'something-learned';

export type UndoState =
  /** `to` = index in the log of the decision that would be taken back. */
  | { readonly possible: true; readonly to: number }
  | { readonly possible: false; readonly why: UndoBlock; readonly params: { readonly seat?: Seat } };

/** Undo is not possible; nothing has changed. */
export class UndoRefused extends Error {
  override readonly name = 'UndoRefused';
  readonly why: UndoBlock;
  constructor(why: UndoBlock) {
    super(`undo is not possible: ${why}`);
    this.why = why;
  }
}

/** What can have been learned, the clearest reason first: a rolled die is followed by a refill, and so on. */
type Causes = readonly (readonly [GameEvent['e'], UndoBlock])[];
const CLEAREST: Causes = [
  ['rolled', 'die-rolled'],
  ['drew', 'card-drawn'],
  ['revealed', 'card-revealed'],
  ['searched', 'card-revealed'],
];
const OTHERS: Causes = [
  ['gave', 'card-given'],
  ['refilled', 'meadow-refilled'],
  ['reshuffled', 'deck-reshuffled'],
  ['laidOut', 'card-revealed'],
  ['shuffled', 'card-revealed'],
  ['moved', 'card-revealed'],
  ['movedTile', 'card-revealed'],
  ['took', 'card-drawn'],
  ['discarded', 'card-revealed'], // hand cards that had to be shown; other discards teach nobody anything
];

export function whatWasLearned(events: readonly GameEvent[], modules: readonly Module[]): UndoBlock {
  const isThere = (name: string): boolean => events.some((event) => event.e === name);
  const found = (causes: Causes): UndoBlock | undefined => causes.find(([name]) => isThere(name))?.[1];
  const ofModules = modules.some(({ reveals }) => reveals?.some(isThere)) ? 'card-revealed' : undefined;
  return found(CLEAREST) ?? ofModules ?? found(OTHERS) ?? 'something-learned';
}
