export { SaveError, type SaveProblem } from './error.ts';
export { loadSession } from './load.ts';
export { saveSession } from './save.ts';
export { RULES_VERSION, SAVE_FORMAT, type SavedEntry, type SavedState, type SaveFile, type Tables } from './types.ts';
