import type { GameEvent, GameState, Module } from '@everdell/engine';
import { whatWasLearned, type UndoBlock } from './undo.ts';

/** The state before an action of the log. */
interface Snapshot {
  readonly index: number;
  readonly state: GameState;
}

/**
 * The states that an honest undo can go back to: those of the turn in which the last decision was taken, as long as
 * nobody has learned anything. A state that can no longer be reached is not kept.
 */
export class WayBack {
  #snapshots: Snapshot[] = [];
  /** The last action of this turn that taught somebody something: the way back ends after it. */
  #closed: { readonly index: number; readonly why: UndoBlock } | null = null;
  #turn = -1;
  readonly #modules: readonly Module[];

  constructor(modules: readonly Module[]) {
    this.#modules = modules;
  }

  /** The action at this index of the log led from one state to the other. */
  acted(index: number, before: GameState, after: GameState, events: readonly GameEvent[]): void {
    if (this.#turn !== before.turn) this.clear();
    this.#turn = before.turn;
    if (after.reveals === before.reveals) this.#snapshots.push({ index, state: before });
    else {
      this.#snapshots = [];
      this.#closed = { index, why: whatWasLearned(events, this.#modules) };
    }
  }

  /** Why the action at this index cannot be taken back; null = it can. */
  blockAt(index: number): UndoBlock | null {
    if (this.#snapshots.at(-1)?.index === index) return null;
    return this.#closed?.index === index ? this.#closed.why : 'turn-began';
  }

  /** The state before the last action, which is no longer kept here. */
  pop(): GameState | undefined {
    return this.#snapshots.pop()?.state;
  }

  clear(): void {
    this.#snapshots = [];
    this.#closed = null;
  }
}
