import { UsageError, type Context } from '../core/context.ts';

/** The text of a file; one that cannot be read is a wrong use. */
export function readText({ words, readFile }: Context, path: string): string {
  try {
    return readFile(path);
  } catch (error) {
    throw new UsageError(words.errors.cannotRead(path, codeOf(error)));
  }
}

export function writeText({ words, writeFile }: Context, path: string, text: string): void {
  try {
    writeFile(path, text);
  } catch (error) {
    throw new UsageError(words.errors.cannotWrite(path, codeOf(error)));
  }
}

export function parseJson({ words }: Context, path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(words.errors.notJson(path));
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}
