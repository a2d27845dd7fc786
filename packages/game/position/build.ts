import { push, scopeOf, settle, type GameState, type OptionValue } from '@everdell/engine';
import { createGame, type Game } from '../game.ts';
import { SetupError, type SetupRequest } from '../setup.ts';
import { asDice, layPiles, layRows } from './boards.ts';
import { asCount, asList, asNumberIn, asObject, PositionError, refuse } from './check.ts';
import type { Given } from './given.ts';
import { hasPearlbrook, layAmbassador, layRiver } from './pearlbrook.ts';
import { layRugwort, layRugwortWorkers, rugwortClearing, rugwortFields, rugwortOptions } from './rugwort.ts';
import { laySeat, layWorkers } from './seats.ts';
import { newTable, type Deployed, type Table } from './table.ts';

const FIELDS = [
  'active',
  'seats',
  'meadow',
  'deckTop',
  'deckAll',
  'discardTop',
  'discardAll',
  'forest',
  'forestAt',
  'specialEvents',
  'dice',
  'rugwort',
  'river',
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
  const fields = asObject(given, 'given', FIELDS);
  const solo = (request.modules ?? []).includes('rugwort');
  if (!solo && fields['rugwort'] !== undefined) refuse('rugwort', 'the module rugwort is not in play');
  const rugwort = rugwortFields(fields['rugwort']);
  const game = gameOf(request, rugwortOptions(rugwort));
  const table = newTable(game.rules, new Set([...named, ...textsIn(given)]));
  const deployed: Deployed = table.s.seats.map(() => []);
  laySeats(table, fields['seats'], deployed);
  if (solo) layRugwort(table, rugwort, deployed);
  layRows(table, fields, deployed.flat(), solo ? rugwortClearing(rugwort) : -1);
  if (solo) layRugwortWorkers(table, rugwort);
  if (hasPearlbrook(table)) layWaters(table, fields, rugwort);
  else if (fields['river'] !== undefined) refuse('river', 'the module pearlbrook is not in play');
  layPiles(table, fields);
  table.s.dice = asDice(fields['dice']);
  beginTurn(table, fields['active']);
  return { game, state: table.s };
}

/** The river, and the Ambassadors once everything is laid out where they may stand. */
function layWaters(
  t: Table,
  fields: Readonly<Record<string, unknown>>,
  rugwort: Readonly<Record<string, unknown>>,
): void {
  layRiver(t, fields['river']);
  const seats = asList(fields['seats'], 'seats') as readonly { readonly ambassador?: unknown }[];
  t.g.automas.forEach((automa, seat) => {
    const at = automa === null ? seats[seat]?.ambassador : rugwort['ambassador'];
    layAmbassador(t, seat, at, automa === null ? `seats[${seat}].ambassador` : 'rugwort.ambassador');
  });
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
  for (let seat = 0; seat < t.g.humans; seat++) {
    // A seat that is not described has its workers at home.
    const free = seat < seats.length ? (seats[seat] as { workersFree?: unknown }).workersFree : t.g.table.workers[0];
    layWorkers(t, seat, asCount(free, `seats[${seat}].workersFree`), deployed[seat]);
  }
}

/** Whoever is named has the turn, or the next one who has not passed; with all passed the game is over. */
function beginTurn(t: Table, given: unknown): void {
  const active = given === undefined ? 0 : asNumberIn(given, 'active', 0, t.g.humans - 1);
  t.s.turn = 1;
  t.s.active = active;
  for (let i = 0; i < t.g.humans; i++) {
    const seat = (active + i) % t.g.humans;
    if (t.s.seats[seat].passed) continue;
    t.s.active = seat;
    push(t.s, { do: 'turn' }, scopeOf(seat));
    break;
  }
  settle(t.g, t.s);
}
