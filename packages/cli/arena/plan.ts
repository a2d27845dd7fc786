import { createGame, makeSetup, SetupError, type OptionValue, type SetupRequest } from '@everdell/game';
import { defaultModules, MAX_PLAYERS } from '../commands/options.ts';
import { UsageError } from '../core/context.ts';
import type { Words } from '../words/en.ts';
import { opponentOf, pairingName, type Pairing } from './pairing.ts';
import { readPlayer } from './player.ts';

type Fields = Readonly<Record<string, unknown>>;

const PLAN_FIELDS = ['seed', 'pairings'];
const PAIRING_FIELDS = ['a', 'b', 'players', 'games', 'modules', 'options'];
export const MOST_GAMES = 1_000_000;
export const USUAL_SEED = 'arena';

/** The pairings of a plan file; whatever is wrong in it is a UsageError of one line. */
export function readPlan(path: string, value: unknown, words: Words['arena']): readonly Pairing[] {
  if (!isObject(value) || !Array.isArray(value['pairings'])) throw new UsageError(words.noPlan(path));
  checkFields(value, PLAN_FIELDS, words);
  const seed = value['seed'] === undefined ? USUAL_SEED : text(value, 'seed', words);
  const names: string[] = [];
  return value['pairings'].map((fields: unknown, i) => {
    try {
      const pairing = readPairing(fields, seed, words);
      const same = names.indexOf(pairingName(pairing));
      if (same >= 0) throw new UsageError(words.twice(same + 1));
      names.push(pairingName(pairing));
      return pairing;
    } catch (error) {
      if (!(error instanceof UsageError) && !(error instanceof SetupError)) throw error;
      throw new UsageError(words.inPairing(path, i + 1, error.message));
    }
  });
}

function readPairing(fields: unknown, seed: string, words: Words['arena']): Pairing {
  if (!isObject(fields)) throw new UsageError(words.wrongField('pairings', words.wanted.object));
  checkFields(fields, PAIRING_FIELDS, words);
  const a = readPlayer(text(fields, 'a', words), words);
  const other = text(fields, 'b', words);
  const games = whole(fields, 'games', MOST_GAMES, words);
  const request = readRequest(fields, words);
  makeSetup(request);
  if (request.players > 1) return { a, b: readPlayer(other, words), request, games, seed };
  const opponent = opponentOf(createGame(request)) ?? '';
  if (other !== opponent) throw new UsageError(words.wrongField('b', words.wanted.only(opponent)));
  return { a, b: null, request, games, seed };
}

function readRequest(fields: Fields, words: Words['arena']): SetupRequest {
  const players = whole(fields, 'players', MAX_PLAYERS, words);
  const { modules = defaultModules(players), options = {} } = fields;
  if (!Array.isArray(modules) || !modules.every((id) => typeof id === 'string'))
    throw new UsageError(words.wrongField('modules', words.wanted.list));
  if (!isObject(options)) throw new UsageError(words.wrongField('options', words.wanted.object));
  return { players, modules, options: options as Readonly<Record<string, OptionValue>> };
}

function checkFields(fields: Fields, allowed: readonly string[], words: Words['arena']): void {
  const unknown = Object.keys(fields).find((name) => !allowed.includes(name));
  if (unknown !== undefined) throw new UsageError(words.unknownField(unknown, allowed));
}

function text(fields: Fields, name: string, words: Words['arena']): string {
  const value = fields[name];
  if (typeof value !== 'string' || value === '') throw new UsageError(words.wrongField(name, words.wanted.text));
  return value;
}

function whole(fields: Fields, name: string, max: number, words: Words['arena']): number {
  const value = fields[name];
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > max)
    throw new UsageError(words.wrongField(name, words.wanted.number(1, max)));
  return value;
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
