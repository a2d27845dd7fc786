import type { GameState, Setup } from '@everdell/engine';
import { createGame, IllegalAction, type Game } from '../game.ts';
import { canonicalJson, stateHash } from '../hash.ts';
import { Session, UndoRefused, type LogEntry, type Telling } from '../session/index.ts';
import { SetupError } from '../setup.ts';
import { damaged, SaveError } from './error.ts';
import { readFile } from './file.ts';
import { migrate } from './migrate.ts';
import { shallow } from './read.ts';
import { remapState, sameTables } from './remap.ts';
import { checkState } from './state.ts';
import { RULES_VERSION, type SavedEntry, type SaveFile } from './types.ts';

/** Reads a saved game, as text or as parsed JSON that nobody has checked; refuses with SaveError and nothing else. */
export function loadSession(input: unknown): Session {
  return loadUnder(input, RULES_VERSION);
}

/** The same for rules of any version: a game saved under older ones goes on from its snapshot. */
export function loadUnder(input: unknown, rulesVersion: number): Session {
  const json = typeof input === 'string' ? parsed(input) : input;
  shallow(json);
  const file = readFile(migrate(json), rulesVersion);
  const game = gameFor(file.setup);
  if (canonicalJson(file.snapshot.state.setup ?? null) !== canonicalJson(file.setup))
    throw damaged('setup and snapshot.state.setup differ');
  const replayable = file.rules === rulesVersion && file.history === undefined && sameTables(game.rules, file.snapshot);
  return replayable ? replayed(game, file) : resumed(game, file, rulesVersion);
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SaveError(
      'not-a-save',
      'this is not a saved game, or only a part of one: it is no JSON. Choose another file.',
    );
  }
}

export function gameFor(setup: Setup): Game {
  try {
    return createGame(setup);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    throw new SaveError('other-content', `the saved game cannot be set up here: ${error.message}.`);
  }
}

function replayed(game: Game, file: SaveFile): Session {
  const session = new Session(game, file.seed, file.players, undefined, file);
  const { at, state } = file.snapshot;
  for (let index = 0; index <= file.log.length; index++) {
    if (index === at && stateHash(session.state) !== stateHash({ ...state, setup: game.setup }))
      throw new SaveError(
        'mismatch',
        'the log of the saved game does not lead to its position. Use another copy of it.',
      );
    if (index < file.log.length) enter(session, file.log[index], index);
  }
  return session;
}

function enter(session: Session, entry: LogEntry, index: number): void {
  try {
    session.enter(entry);
  } catch (error) {
    if (!(error instanceof IllegalAction || error instanceof UndoRefused)) throw error;
    throw refused(index, error.message);
  }
}

function refused(index: number, why: string): SaveError {
  return new SaveError(
    'refused',
    `the rules do not allow entry ${index} of the saved game: ${why}. Use another copy of it.`,
  );
}

/** Goes on from the snapshot; what came before is history, which can be read but not replayed. */
function resumed(game: Game, file: SaveFile, rulesVersion: number): Session {
  const { at, state } = file.snapshot;
  const same = sameTables(game.rules, file.snapshot);
  if ((!same || file.rules !== rulesVersion) && at < file.log.length)
    throw new SaveError(
      'other-content',
      'the game was saved by another version and goes on after its snapshot. Use that one.',
    );
  const checked: GameState = checkState(game, same ? state : remapState(game.rules, file.snapshot, state));
  const log = file.log.slice(0, at);
  const tellings = new Map(log.map((entry, index) => [index, telling(entry)]));
  const from = { log: log.map(plainEntry), tellings, state: checked };
  const session = new Session(game, file.seed, file.players, from, file);
  for (let index = at; index < file.log.length; index++) enter(session, file.log[index], index);
  return session;
}

function telling(entry: SavedEntry): Telling {
  return { turn: 0, line: entry.undo === undefined ? (entry.line ?? '') : '', events: [], secret: true };
}

function plainEntry(entry: SavedEntry): LogEntry {
  return entry.undo === undefined ? { seat: entry.seat, action: entry.action } : { undo: entry.undo };
}
