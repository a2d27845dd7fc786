export { knownItem, type KnownAction, type KnownItem, type KnownUndo } from './known.ts';
export { inForce, type ActionEntry, type LogEntry, type Undo, type UndoEntry } from './log.ts';
export { Session, startSession, type Resumption, type SessionExtras, type SessionPlayer } from './session.ts';
export type { StoryAction, StoryItem, StoryUndo, Telling } from './story.ts';
export { undoText } from './text.ts';
export { UndoRefused, whatWasLearned, type UndoBlock, type UndoState } from './undo.ts';
