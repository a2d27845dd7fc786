/** What a module has to give to be shown by the web client. */
export type { ModuleLook } from './modules/look.ts';
export type { ModuleWords } from './modules/moduleWords.ts';
