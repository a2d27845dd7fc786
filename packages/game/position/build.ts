import { pushTurn, seatsFrom, settle, type GameState, type OptionValue, type Seat } from '@everdell/engine';
import {
  asCount,
  asList,
  asNumberIn,
  asObject,
  automaNamed,
  PositionError,
  refuse,
  saysNothing,
  type Deployed,
  type Fields,
  type Format,
  type Given,
  type Table,
} from '@everdell/sets';
import { createGame, type Game } from '../game.ts';
import { formats } from '../registry.ts';
import { SetupError, type SetupRequest } from '../setup.ts';
import { asDice, layPiles, layRows } from './boards.ts';
import { layMarks } from './displays.ts';
import { layDeployed, laySeat, layWorkers } from './seats.ts';
import { newTable } from './table.ts';

const FIELDS = [
  'active',
  'seats',
  'meadow',
  'displays',
  'marks',
  'deckTop',
  'deckAll',
  'discardTop',
  'discardAll',
  'forest',
  'forestAt',
  'specialEvents',
  'dice',
] as const;

export interface Position {
  readonly game: Game;
  readonly state: GameState;
}

/**
 * The position of the scenario format as a state at the start of a turn. What it leaves open is filled so that it does
 * not interfere; `named` lists further ids that the fillers keep away from.
 */
export function buildPosition(request: SetupRequest, given: Given, named: readonly string[] = []): Position {
  const fields = checkedFields(request, given);
  const game = gameOf(request, givenOptions(request, fields));
  const table = newTable(game.rules, new Set([...named, ...textsIn(given)]));
  const parts = table.formats.flatMap((format) => format.given ?? []);
  const deployed: Deployed = table.s.seats.map(() => []);
  laySeats(table, fields['seats'], deployed);
  for (const part of parts) part.beforeRows?.(table, fields, deployed);
  laySeatWorkers(table, asList(fields['seats'], 'seats'), deployed);
  const shunned = parts.map((part) => part.shuns?.(fields) ?? -1).find((clearing) => clearing >= 0);
  layRows(table, fields, deployed.flat(), shunned ?? -1);
  for (const part of parts) part.afterRows?.(table, fields, deployed);
  layPiles(table, fields);
  layMarks(table, fields['marks']);
  table.s.dice = asDice(fields['dice']);
  beginTurn(table, fields);
  return { game, state: table.s };
}

const isIn = (request: SetupRequest, { id }: Format): boolean => (request.modules ?? []).includes(id);

/** Fields of modules that are not in play must say nothing. */
function checkedFields(request: SetupRequest, given: unknown): Fields {
  const ofModules = formats.flatMap((format) => format.given?.fields ?? []);
  const fields = asObject(given, 'given', [...FIELDS, ...ofModules]);
  for (const format of formats)
    for (const field of format.given?.fields ?? [])
      if (!isIn(request, format) && !saysNothing(fields[field]))
        refuse(field, `the module ${format.id} is not in play`);
  return fields;
}

/** Options of the game that the position tells. */
export function givenOptions(request: SetupRequest, given: Fields): Record<string, OptionValue> {
  const told = formats.filter((format) => isIn(request, format)).map((format) => format.given?.options?.(given) ?? {});
  return Object.assign({}, ...told) as Record<string, OptionValue>;
}

function gameOf(request: SetupRequest, options: Readonly<Record<string, OptionValue>>): Game {
  try {
    return createGame({ ...request, options: { firstPlayer: 0, ...request.options, ...options } });
  } catch (error) {
    if (error instanceof SetupError) throw new PositionError(error.message);
    throw error;
  }
}

/** Every text in a value: the ids that the position speaks of. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function laySeats(t: Table, given: unknown, deployed: Deployed): void {
  const seats = asList(given, 'seats');
  if (seats.length > t.g.humans) refuse('seats', `lists ${seats.length} seats for ${t.g.humans} player(s)`);
  seats.forEach((seat, i) => laySeat(t, i, seat, deployed));
}

/** Once every city is laid out, those of automas too: they may stand there. */
function laySeatWorkers(t: Table, seats: readonly unknown[], deployed: Deployed): void {
  seats.forEach((seat, i) => {
    layDeployed(t, i, seat, deployed);
  });
  for (let seat = 0; seat < t.g.humans; seat++) {
    // A seat that is not described has its workers at home.
    const free = seat < seats.length ? (seats[seat] as { workersFree?: unknown }).workersFree : t.g.table.workers[0];
    layWorkers(t, seat, asCount(free, `seats[${seat}].workersFree`), deployed[seat]);
  }
}

/** Whoever is named has the turn, or the next one who has not passed; with all passed the game is over. */
function beginTurn(t: Table, fields: Fields): void {
  const active = activeSeat(t, fields['active']);
  t.s.turn = 1;
  t.s.active = active;
  for (const seat of [active, ...seatsFrom(t.s, active)]) {
    if (t.s.seats[seat].passed || !takesTurns(t, seat)) continue;
    t.s.active = seat;
    const goes = t.formats.map(({ given }) => given?.goes?.(t, seat, fields)).find((effect) => effect !== undefined);
    pushTurn(t.g, t.s, seat, goes && { do: 'go', does: goes });
    break;
  }
  settle(t.g, t.s);
}

function activeSeat({ g }: Table, given: unknown): Seat {
  if (given === undefined) return 0;
  const automa = automaNamed({ rules: g }, given);
  return automa >= 0 ? automa : asNumberIn(given, 'active', 0, g.humans - 1);
}

function takesTurns({ g }: Table, seat: Seat): boolean {
  const automa = g.automas[seat];
  return automa === null || automa.turn !== undefined;
}
