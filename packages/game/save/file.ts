import type { Facts, GameState, OptionValue, Setup } from '@everdell/engine';
import type { Fairness } from '../fairness/index.ts';
import type { SessionPlayer, Undo } from '../session/index.ts';
import { readAction } from './action.ts';
import { damaged, SaveError } from './error.ts';
import { flag, isObject, list, object, shown, text, texts, whole, wholes, type Json } from './read.ts';
import { RULES_VERSION, SAVE_FORMAT, type SavedEntry, type SavedState, type SaveFile } from './types.ts';

/** The file with every field of the right shape; only `snapshot.state` is left to be checked against the game. */
export function readFile(save: Json, rulesVersion = RULES_VERSION): SaveFile {
  const rules = whole(save['rules'], 'rules', 1);
  if (rules > rulesVersion)
    throw new SaveError('too-new', `the game was saved under newer rules (version ${rules}). Update the program.`);
  const setup = readSetup(save['setup']);
  const modules = list(save['modules'], 'modules').map((m, i) => readModule(m, `modules[${i}]`));
  if (modules.map((m) => m.id).join() !== setup.modules.join()) throw damaged('modules and setup.modules differ');
  const log = list(save['log'], 'log').map((entry, i) => readEntry(entry, i));
  const snapshot = readSnapshot(save['snapshot'], log.length);
  return {
    format: SAVE_FORMAT,
    kind: 'everdell-save',
    rules,
    modules,
    setup,
    seed: text(save['seed'], 'seed'),
    ...(save['fairness'] === undefined ? {} : { fairness: readFairness(save['fairness']) }),
    log,
    snapshot,
    ...(save['players'] === undefined ? {} : { players: readPlayers(save['players'], setup.players) }),
    ...(save['history'] === undefined ? {} : { history: whole(save['history'], 'history', 0, snapshot.at) }),
  };
}

function readFairness(value: unknown): Fairness {
  const fairness = object(value, 'fairness');
  return {
    commitment: text(fairness['commitment'], 'fairness.commitment'),
    secret: text(fairness['secret'], 'fairness.secret'),
    words: texts(fairness['words'], 'fairness.words'),
  };
}

function readModule(value: unknown, at: string): SaveFile['modules'][number] {
  const m = object(value, at);
  const id = text(m['id'], `${at}.id`);
  return m['version'] === undefined ? { id } : { id, version: whole(m['version'], `${at}.version`) };
}

export function readSetup(value: unknown): Setup {
  const setup = object(value, 'setup');
  const options = object(setup['options'], 'setup.options');
  return {
    modules: texts(setup['modules'], 'setup.modules'),
    players: whole(setup['players'], 'setup.players', 1),
    options: Object.fromEntries(Object.entries(options).map(([id, v]) => [id, readOption(v, `setup.options.${id}`)])),
    ...(setup['facts'] !== undefined && { facts: object(setup['facts'], 'setup.facts') as Facts }), // checked by the set-up
  };
}

function readOption(value: unknown, at: string): OptionValue {
  if (typeof value === 'string' || typeof value === 'number') return value;
  return Array.isArray(value) ? texts(value, at) : flag(value, at);
}

function readEntry(value: unknown, index: number): SavedEntry {
  const at = `log[${index}]`;
  const entry = object(value, at);
  if (entry['undo'] !== undefined) return { undo: readUndo(entry['undo'], `${at}.undo`, index) };
  const action = readAction(entry['action'], `${at}.action`);
  const seat = whole(entry['seat'], `${at}.seat`);
  return entry['line'] === undefined ? { seat, action } : { seat, action, line: text(entry['line'], `${at}.line`) };
}

export function readUndo(value: unknown, at: string, index: number): Undo {
  const undo = object(value, at);
  const by = whole(undo['by'], `${at}.by`);
  const to = whole(undo['to'], `${at}.to`, 0, index - 1);
  return undo['agreed'] === undefined ? { by, to } : { by, to, agreed: wholes(undo['agreed'], `${at}.agreed`) };
}

function readSnapshot(value: unknown, entries: number): SavedState {
  const snapshot = object(value, 'snapshot');
  return {
    at: whole(snapshot['at'], 'snapshot.at', 0, entries),
    designs: texts(snapshot['designs'], 'snapshot.designs'),
    places: texts(snapshot['places'], 'snapshot.places'),
    zones: texts(snapshot['zones'], 'snapshot.zones'),
    slots: texts(snapshot['slots'], 'snapshot.slots'),
    rows: texts(snapshot['rows'], 'snapshot.rows'),
    resources: texts(snapshot['resources'], 'snapshot.resources'),
    state: object(snapshot['state'], 'snapshot.state') as unknown as GameState,
  };
}

/** Who plays the seats: all of them, or the game was saved without saying it and the field is absent. */
export function readPlayers(value: unknown, seats: number): SessionPlayer[] {
  return list(value, 'players', seats).map((player, i) => {
    if (!isObject(player)) throw damaged(`players[${i}] must be an object, and is ${shown(player)}`);
    return { name: text(player['name'], `players[${i}].name`), kind: text(player['kind'], `players[${i}].kind`) };
  });
}
