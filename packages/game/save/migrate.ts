import { SaveError } from './error.ts';
import { isObject, shown, type Json } from './read.ts';
import { SAVE_FORMAT } from './types.ts';

/** By format: the step to the next one. Steps are pure and are never changed once their format has been in use. */
const STEPS: Readonly<Record<number, (save: Json) => Json>> = {};

/** The save in the present format; an unknown one is refused, never guessed. */
export function migrate(save: unknown): Json {
  if (!isObject(save) || save['kind'] !== 'everdell-save')
    throw new SaveError('not-a-save', 'this is not a saved game of Everdell. Choose another file.');
  const { format } = save;
  if (!Number.isSafeInteger(format) || (format as number) < 1)
    throw new SaveError('damaged', `the saved game has no valid format (${shown(format)}). Use another copy of it.`);
  if ((format as number) > SAVE_FORMAT)
    throw new SaveError(
      'too-new',
      `the saved game has format ${shown(format)}, and this program knows formats up to ${SAVE_FORMAT}. Update the program.`,
    );
  let current = save;
  for (let from = format as number; from < SAVE_FORMAT; from++) current = STEPS[from](current);
  return current;
}
