export { SaveError, type SaveProblem } from './error.ts';
export { loadSession } from './load.ts';
export { isReplay, type ReplayFile, type ReplayStep } from './replay/file.ts';
export { redactedReplay } from './replay/make.ts';
export { readReplay } from './replay/read.ts';
export { presentAction } from './reword/index.ts';
export { saveSession } from './save.ts';
export {
  RULES_VERSION,
  SAVE_FORMAT,
  tablesOf,
  type SavedEntry,
  type SavedState,
  type SaveFile,
  type Tables,
} from './types.ts';
