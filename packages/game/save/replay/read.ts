import type { Seat, View } from '@everdell/engine';
import type { Game } from '../../game.ts';
import { canonicalJson } from '../../hash.ts';
import type { KnownAction, KnownItem } from '../../session/index.ts';
import { textOf } from '../../text.ts';
import { readAction } from '../action.ts';
import { damaged, SaveError } from '../error.ts';
import { readPlayers, readSetup, readUndo } from '../file.ts';
import { gameFor, parsed } from '../load.ts';
import { flag, list, object, shallow, shown, text, texts, whole, wholes, type Json } from '../read.ts';
import { sameTables } from '../remap.ts';
import { checkState } from '../state.ts';
import { RULES_VERSION, type Tables } from '../types.ts';
import { readEvents } from './event.ts';
import { isReplay, REPLAY_FORMAT, type ReplayFile, type ReplayStep } from './file.ts';
import { inPresentWords } from './migrate.ts';

/** Reads a replay, as text or as parsed JSON that nobody has checked; refuses with SaveError and nothing else. */
export function readReplay(input: unknown): ReplayFile {
  try {
    const json = typeof input === 'string' ? parsed(input) : input;
    shallow(json);
    return readFile(json);
  } catch (error) {
    if (!(error instanceof SaveError)) throw error;
    throw new SaveError(error.code, error.message.replace('the saved game', 'the replay'));
  }
}

function readFile(json: unknown): ReplayFile {
  if (!isReplay(json)) throw new SaveError('not-a-save', 'this is not a replay of Everdell. Choose another file.');
  const format = whole((json as Json)['format'], 'format', 1);
  if (format > REPLAY_FORMAT)
    throw new SaveError('too-new', `the replay has format ${shown(format)}. Update the program.`);
  const file = format === 1 ? inPresentWords(json as Json) : (json as Json);
  const rules = whole(file['rules'], 'rules', 1);
  if (rules > RULES_VERSION)
    throw new SaveError('too-new', `the replay is from newer rules (version ${rules}). Update the program.`);
  const game = gameFor(readSetup(file['setup']));
  const tables = readTables(file['tables']);
  if (!sameTables(game.rules, tables))
    throw new SaveError(
      'other-content',
      'the replay was made with other cards. Use the version of the program it is from.',
    );
  const viewer = readViewer(game, file['viewer']);
  const start = readView(game, file['start'], viewer, 'start');
  const steps = list(file['steps'], 'steps').map((step, i) => readStep(game, step, viewer, `steps[${i}]`));
  checkOrder(steps);
  const over = flag(file['over'], 'over');
  if (over !== isOver(game, steps.at(-1)?.view ?? start)) throw damaged('over does not agree with the last position');
  const players = list(file['players'], 'players');
  return {
    format: REPLAY_FORMAT,
    kind: 'everdell-replay',
    rules,
    setup: game.setup,
    players: players.length === 0 ? [] : readPlayers(players, game.setup.players),
    viewer,
    tables,
    start,
    steps,
    over,
  };
}

function readTables(value: unknown): Tables {
  const tables = object(value, 'tables');
  return {
    designs: texts(tables['designs'], 'tables.designs'),
    places: texts(tables['places'], 'tables.places'),
    zones: texts(tables['zones'], 'tables.zones'),
    slots: texts(tables['slots'], 'tables.slots'),
    rows: texts(tables['rows'], 'tables.rows'),
    resources: texts(tables['resources'], 'tables.resources'),
  };
}

function readViewer(game: Game, value: unknown): Seat | null {
  return value === null ? null : whole(value, 'viewer', 0, game.rules.automas.length - 1);
}

function readStep(game: Game, value: unknown, viewer: Seat | null, at: string): ReplayStep {
  const step = object(value, at);
  return { item: readItem(game, step['item'], `${at}.item`), view: readView(game, step['view'], viewer, `${at}.view`) };
}

function readItem(game: Game, value: unknown, at: string): KnownItem {
  const item = object(value, at);
  const index = whole(item['index'], `${at}.index`);
  if (item['undo'] !== undefined) return { index, undo: readUndo(item['undo'], `${at}.undo`, index) };
  const known: KnownAction = {
    index,
    seat: whole(item['seat'], `${at}.seat`, 0, game.rules.automas.length - 1),
    turn: whole(item['turn'], `${at}.turn`),
    takenBack: flag(item['takenBack'], `${at}.takenBack`),
    events: readEvents(game.rules, item['events'], `${at}.events`),
    ...(item['action'] !== undefined && { action: readAction(item['action'], `${at}.action`) }),
    ...(item['line'] !== undefined && { line: text(item['line'], `${at}.line`) }),
  };
  checkTellable(game, known, at);
  return known;
}

/** The events have been checked field by field, and the words try whether they fit together. */
function checkTellable(game: Game, { events }: KnownAction, at: string): void {
  const words = textOf(game, 'en');
  try {
    for (const event of events) words.event(event, 'all');
  } catch (error) {
    throw damaged(`${at}.events cannot be told (${error instanceof Error ? error.message : 'error'})`);
  }
}

/** A position that the rules can go on from once the hidden cards are imagined, and that then looks just like this. */
function readView(game: Game, value: unknown, viewer: Seat | null, at: string): View {
  const view = object(value, at) as unknown as View;
  const { designs, cards } = game.rules;
  wholes(view.cardOf, `${at}.cardOf`, -1, designs.length - 1, cards); // a huge number would be counted up to
  try {
    const seen = game.view(
      checkState(
        game,
        game.determinize(view, () => 0.5),
      ),
      viewer,
    );
    if (canonicalJson(seen) === canonicalJson(view)) return seen;
  } catch {
    // whatever it was, the view is none of this game
  }
  throw damaged(`${at} is no position of this game as its viewer sees it`);
}

function isOver(game: Game, view: View): boolean {
  return game.decisions(game.determinize(view, () => 0.5)).length === 0;
}

function checkOrder(steps: readonly ReplayStep[]): void {
  steps.forEach(({ item }, i) => {
    if (i > 0 && item.index !== steps[i - 1].item.index + 1)
      throw damaged(`steps[${i}].item.index does not follow the one before`);
  });
}
