import { redactedReplay, saveSession, type ReplayFile, type SaveFile, type Seat } from '@everdell/game';
import { dealtFrom } from './fairness.ts';
import { sessionOf, type StoredGame } from './storedGame.ts';

/** A finished game with everything and what it was dealt from, or a running one as this viewer may know it. */
export function gameFile({ stored, viewer }: { stored: StoredGame; viewer: Seat | null }): SaveFile | ReplayFile {
  const session = sessionOf(stored);
  if (session.decision !== null) return redactedReplay(session, viewer);
  return { ...saveSession(session), fairness: dealtFrom(stored.doc) };
}
