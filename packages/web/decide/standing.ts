import type { Seen } from '../play/seen.ts';

/** Whose move it is, as the decision bar tells it. */
export type Standing =
  /** The viewer has to answer. */
  | 'mine'
  /** The viewer's turn is done and can still be taken back. */
  | 'hold'
  /** Somebody else has to answer, or the viewer cannot yet. */
  | 'wait'
  | 'over';

export function standingOf({ decision, picture, legal }: Seen): Standing {
  if (picture.holding) return 'hold';
  if (decision === null) return 'over';
  return legal.length > 0 ? 'mine' : 'wait';
}
