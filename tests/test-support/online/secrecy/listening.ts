import type { Action, Seat } from '@everdell/game';
import { RawHttp, RawLine } from '../hostile/attacker.ts';
import { plainMove, type Pattern, type Twins } from './twins.ts';

/** All that a viewer can hear of a game: two games that differ only in what is hidden must sound the same. */
export interface Heard {
  readonly answers: readonly unknown[];
  readonly updates: readonly string[];
  readonly bodies: readonly string[];
}

export interface Move {
  readonly seat: Seat;
  readonly action: Action;
}

const MOST_MOVES = 6;

/** How both games can go on in the same way. */
export function plainMoves(twins: Twins): Move[] {
  const { game } = twins;
  const [one, other] = twins.states;
  const going: Twins = { ...twins, states: [game.clone(one), game.clone(other)] };
  const moves: Move[] = [];
  for (let move = plainMove(going); move !== undefined && moves.length < MOST_MOVES; move = plainMove(going)) {
    moves.push(move);
    for (const state of going.states) game.advance(state, move.action);
  }
  return moves;
}

/** All that the viewer hears of one of the two, with what may differ (times, names of requests) taken out. */
export async function listen(origin: string, twins: Twins, pattern: Pattern, moves: readonly Move[]): Promise<Heard> {
  const { table, viewer, version } = twins;
  const http = new RawHttp(origin);
  const viewing = viewer === null ? pattern.watcher : pattern.people[viewer];
  const line = await RawLine.open(origin, { authorization: `Bearer ${viewing.token}` });
  const say = (id: string, message: object) => line.socket.send(JSON.stringify({ id, table, ...message }));
  say('open', { type: 'open', since: 0 });
  const opened = await line.answers(1);
  await line.update(({ game }) => game?.version === version);

  const bodies: string[] = [];
  for (const path of ['', '/game']) {
    const headers = { authorization: `Bearer ${viewing.token}` };
    const { status, body } = await http.ask({ method: 'GET', path: `/api/tables/${table}${path}`, headers });
    bodies.push(`${status} ${body}`);
  }
  const probes = probesFor(version);
  for (const [i, probe] of probes.entries()) say(`probe${i}`, probe);
  const probed = await line.answers(probes.length);

  // A question may happen to be a good move: then the game has gone on, in both of them.
  const goesOn = probed.every((answer) => answer === 'bye' || answer.type === 'error' || answer.version === undefined);
  for (const [i, { seat, action }] of goesOn ? moves.entries() : []) {
    const message = { type: 'act', id: `move${i}`, table, version: version + i, action };
    const headers = { authorization: `Bearer ${pattern.people[seat].token}`, 'content-type': 'application/json' };
    const body = JSON.stringify(message);
    const reply = await http.ask({ method: 'POST', path: `/api/tables/${table}/messages`, headers, body });
    if (reply.status !== 200) throw new Error(`a legal move got ${reply.status} ${reply.body}`);
    await line.update(({ game }) => game?.version === version + i + 1);
  }
  line.close();
  http.close();
  return {
    answers: [...opened, ...probed].map((answer) => timeless(JSON.stringify(answer))),
    updates: line.updates.map(timeless),
    bodies: bodies.map(timeless),
  };
}

/** Questions whose answers might tell something. */
function probesFor(version: number): object[] {
  const cards = Array.from({ length: 16 }, (_, i) => (i * 29 + version) % 128);
  return [
    ...cards.map((card) => ({ type: 'act', version, action: { t: 'visit', place: card } })),
    { type: 'act', version, action: { t: 'pick', items: cards.slice(0, 9) } },
    { type: 'act', version, action: { t: 'add', item: cards[0] } },
    { type: 'act', version, action: { t: 'act', id: 'peek', at: -1, it: 1 } },
    { type: 'act', version: version + 1, action: { t: 'pass' } },
    { type: 'undo', version },
    { type: 'undo', version: Math.max(0, version - 1) },
    { type: 'vote', proposal: 'none', yes: true },
    { type: 'start' },
    { type: 'rematch' },
  ];
}

/** Without times, and without the hash of the secret, which differs. */
function timeless(text: string): string {
  return text
    .replaceAll(/"(at|updatedAt|turnAt|createdAt)":\d+/g, '"$1":0')
    .replaceAll(/"commitment":"[0-9a-f]+"/g, '"commitment":""');
}
