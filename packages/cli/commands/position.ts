import {
  buildPosition,
  formatAction,
  PositionError,
  registry,
  textOf,
  type Given,
  type Position,
  type SetupRequest,
} from '@everdell/game';
import type { Command } from '../core/command.ts';
import { UsageError, type Context } from '../core/context.ts';
import { defaultModules } from './options.ts';
import { parseJson, readText } from './files.ts';

export const position: Command = {
  name: 'position',
  usage: 'FILE',
  operands: [1, 1],
  options: { players: { value: 'N' }, modules: { value: 'A,B' } },
  json: true,
  run(context, args) {
    const [path] = args.operands;
    const { given, ...request } = readCase(context, path);
    const players = args.int('players', 1, 6) ?? request.players ?? seatsIn(given);
    const modules = args.list('modules') ?? request.modules ?? defaultModules(players);
    const { game, state } = build(path, { players, modules }, given);
    const text = textOf(game, context.lang);
    const [decision] = game.decisions(state);
    const actions =
      decision === undefined
        ? []
        : game.legal(state, decision.seat).map((action) => ({
            action,
            line: formatAction(game, state, action),
            label: text.action(state, action, decision),
          }));
    if (context.json) {
      context.out(`${JSON.stringify({ players, modules, seat: decision?.seat ?? null, actions }, null, 2)}\n`);
      return 0;
    }
    if (decision === undefined) context.out(`${context.words.position.over}\n`);
    else context.out(`${context.words.position.title(decision.seat + 1, actions.length)}\n`);
    for (const { line, label } of actions) context.out(`  ${line.padEnd(34)} ${label}\n`);
    return 0;
  },
};

interface PositionCase {
  readonly given: Given;
  readonly players?: number;
  readonly modules?: readonly string[];
}

/** A whole case, or only its `given`. */
function readCase(context: Context, path: string): PositionCase {
  const value = parseJson(context, path, readText(context, path));
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UsageError(context.words.errors.noPosition(path));
  return 'given' in value ? (value as PositionCase) : { given: value };
}

/** As many as there are seats, but one alone where an automa is described. */
function seatsIn(given: Given): number {
  const { seats } = given;
  if (registry.some(({ automa }) => automa !== undefined && automa.id in given)) return 1;
  return Math.max(2, Array.isArray(seats) ? seats.length : 0);
}

function build(path: string, request: SetupRequest, given: Given): Position {
  try {
    return buildPosition(request, given);
  } catch (error) {
    if (error instanceof PositionError) throw new UsageError(`${path}: ${error.message}`);
    throw error;
  }
}
