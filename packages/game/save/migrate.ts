import { sha256Words } from '@everdell/engine';
import { SaveError } from './error.ts';
import { isObject, list, object, shown, whole, wholes, WORD, type Json } from './read.ts';
import { answersOnStack } from './modules/rugwort.ts';
import { isReplay } from './replay/file.ts';
import { eventsInZones, presentAction, rewordedStack, withEventZones } from './reword/index.ts';
import { MEADOW_SLOTS, withSlots } from './slots.ts';
import { SAVE_FORMAT } from './types.ts';

/** By format: the step to the next one. Steps are pure and are never changed once their format has been in use. */
const STEPS: Readonly<Record<number, (save: Json) => Json>> = { 1: withLongKey, 2: inNewWords };

/**
 * From format 1, in which the generator was xoshiro128** with four words of state. ChaCha20 goes on from a key that is
 * made of these words, so that the same save always goes on alike; what the old generator would have drawn is lost. The
 * rules keep their number: such a game is never replayed, but goes on from its snapshot.
 */
function withLongKey(save: Json): Json {
  const snapshot = object(save['snapshot'], 'snapshot');
  const state = object(snapshot['state'], 'snapshot.state');
  whole(state['format'], 'snapshot.state.format', 1, 1);
  const words = wholes(state['rng'], 'snapshot.state.rng', WORD.from, WORD.to, 4).map((word) => word | 0);
  const rng = [...sha256Words(`everdell save 1 to 2: ${words.join(' ')}`), 0];
  return { ...save, format: 2, snapshot: { ...snapshot, state: { ...state, format: 2, rng } } };
}

/**
 * From format 2: effects are written in other words, only unfinished ones of which stand in a save; payments have a list of
 * what is used; an automa counted; achieved Events were a list of each seat; the Meadow had a list of its own.
 */
function inNewWords(save: Json): Json {
  const snapshot = object(save['snapshot'], 'snapshot');
  const state = object(snapshot['state'], 'snapshot.state');
  whole(state['format'], 'snapshot.state.format', 2, 2);
  const stack = rewordedStack(state['stack'], 'snapshot.state.stack');
  const log = list(save['log'], 'log').map((entry) =>
    isObject(entry) && entry['action'] !== undefined ? { ...entry, action: presentAction(entry['action']) } : entry,
  );
  const zones = withEventZones(snapshot['zones'], state, 'snapshot.zones');
  const inZones = eventsInZones({ ...state, format: 3 }, 'snapshot.state');
  const present = answersOnStack(withSlots(inZones, snapshot, 'snapshot.state'), stack);
  return { ...save, format: 3, log, snapshot: { ...snapshot, zones, slots: MEADOW_SLOTS, state: present } };
}

/** The save in the present format; an unknown one is refused, never guessed. */
export function migrate(save: unknown): Json {
  if (isReplay(save))
    throw new SaveError(
      'a-replay',
      'this is a replay, which holds only what one viewer saw: it can be told, but not played on. Choose a saved game.',
    );
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
