import { startSession, type Action, type SetupRequest } from '@everdell/game';

export interface UndoResult {
  /** How many decisions were taken back. */
  readonly undone: number;
  readonly wrong: string | null;
}

/** Takes back every decision that may be, after which everything is as before, and takes it again. */
export function checkUndo(
  { request, seed }: { readonly request: SetupRequest; readonly seed: string },
  actions: readonly Action[],
): UndoResult {
  const session = startSession(request, seed);
  let undone = 0;
  for (const [at, action] of actions.entries()) {
    const { seat } = session.decision!;
    const before = JSON.stringify(session.state);
    session.act(seat, action);
    if (!session.undoState(seat).possible) continue;
    const after = JSON.stringify(session.state);
    session.undo(seat);
    undone++;
    if (JSON.stringify(session.state) !== before) return { undone, wrong: `decision ${at} is not wholly taken back` };
    session.act(seat, action);
    if (JSON.stringify(session.state) !== after)
      return { undone, wrong: `decision ${at} goes otherwise the second time` };
  }
  return { undone, wrong: null };
}
