import { undoBlocks as en } from './text.en.ts';
import { undoBlocks as es } from './text.es.ts';
import type { UndoBlock } from './undo.ts';

/** Why undo stops here, as a sentence. */
export function undoText(why: UndoBlock, language: 'en' | 'es'): string {
  return (language === 'en' ? en : es)[why];
}
