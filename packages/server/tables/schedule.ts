import type { Session } from '@everdell/game';
import { isBotPlayed, type TableDoc } from './doc.ts';

/** When something happens by itself at a table that is being played. */
export interface Schedule {
  readonly decider: number | null;
  readonly turnAt: number;
  readonly workAt: number | null;
}

/** So long before the time of a turn is up it is announced: a quarter of it, at most a day, at least 5 seconds. */
export function warningSeconds(perTurn: number): number {
  return Math.max(5, Math.min(86_400, Math.floor(perTurn / 4)));
}

export function deadlineOf(doc: TableDoc, turnAt: number): number | null {
  return doc.perTurn === null ? null : turnAt + doc.perTurn * 1000;
}

/** What comes next when `turnAt` is when the present turn began. */
export function scheduleOf(doc: TableDoc, session: Session, turnAt: number, now: number, pause = 0): Schedule {
  const { decision } = session;
  const decider = decision?.seat ?? null;
  if (decider === null) return { decider, turnAt, workAt: null };
  if (isBotPlayed(doc, decider)) return { decider, turnAt, workAt: now + pause };
  const deadline = deadlineOf(doc, turnAt);
  if (deadline === null || doc.perTurn === null) return { decider, turnAt, workAt: null };
  const warning = deadline - warningSeconds(doc.perTurn) * 1000;
  return { decider, turnAt, workAt: doc.warned === turnAt ? deadline : warning };
}
