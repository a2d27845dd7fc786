import type { Seat, Setup, View } from '@everdell/engine';
import type { KnownItem, SessionPlayer } from '../../session/index.ts';
import { isObject } from '../read.ts';
import type { Tables } from '../types.ts';

/** The format that is written; `inPresentWords` brings the first one up to it. */
export const REPLAY_FORMAT = 2;

/** An entry of the log and the position after it. */
export interface ReplayStep {
  readonly item: KnownItem;
  readonly view: View;
}

/** A game as one viewer may know it. Plain JSON; neither seed nor hidden cards can be found in it. */
export interface ReplayFile {
  readonly format: typeof REPLAY_FORMAT;
  readonly kind: 'everdell-replay';
  readonly rules: number;
  readonly setup: Setup;
  /** One for each seat that is no automa; empty if nobody was named. */
  readonly players: readonly SessionPlayer[];
  /** Null = a spectator. */
  readonly viewer: Seat | null;
  /** What the numbers in views and events stand for. */
  readonly tables: Tables;
  readonly start: View;
  /** From the start on, or for a game that other rules began from where these took it up. */
  readonly steps: readonly ReplayStep[];
  readonly over: boolean;
}

/** Does the file say of itself that it is a replay? */
export function isReplay(json: unknown): boolean {
  return isObject(json) && json['kind'] === 'everdell-replay';
}
