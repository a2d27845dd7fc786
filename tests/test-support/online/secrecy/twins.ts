import { seededRandom } from '@everdell/ai';
import {
  createGame,
  dealSeed,
  RULES_VERSION,
  SAVE_FORMAT,
  Session,
  tablesOf,
  type Action,
  type Game,
  type GameEvent,
  type GameState,
  type LogEntry,
  type Seat,
  type Telling,
} from '@everdell/game';
import type { Store, StoredEntry, StoredTable } from '@everdell/server';
import { createHash } from 'node:crypto';
import { dice } from '../play.ts';
import type { Person } from '../person.ts';

/**
 * The same game twice, put into two stores: as it was played, and with everything dealt anew that one viewer cannot know,
 * in the position and in what is kept of the past. Whatever the viewer hears must be the same.
 */
export interface Twins {
  readonly table: string;
  readonly game: Game;
  readonly viewer: Seat | null;
  /** Of the one and of the other store. */
  readonly states: readonly [GameState, GameState];
  readonly version: number;
}

type Body = LogEntry & Partial<Telling> & { readonly rules: number };

/** What a table's row and members look like, taken from a real one. */
export interface Pattern {
  readonly row: StoredTable;
  readonly people: readonly Person[];
  readonly watcher: Person;
}

export async function putTwins(
  stores: readonly [Store, Store],
  pattern: Pattern,
  played: number,
  viewer: Seat | null,
): Promise<Twins> {
  const { players } = (pattern.row.doc as { setup: { players: number } }).setup;
  const game = createGame({ players });
  const session = playedSession(game, `twins/${players}`, played);
  const bodies = session.log.map((entry, i): Body => ({ ...entry, ...session.tellingOf(i), rules: RULES_VERSION }));
  const random = seededRandom(`twins/${players}/${played}/${viewer ?? 'spectator'}`);
  const real = game.clone(session.state);
  const imagined = game.determinize(game.view(real, viewer), random);
  const table = `tTwins-${players}-${played}-${viewer ?? 'w'}`;
  const version = bodies.length;
  await put(stores[0], pattern, table, real, bodies, 'a1'.repeat(32));
  const forged = bodies.map((body) => forgedBody(body, viewer, game));
  await put(stores[1], pattern, table, imagined, forged, 'b2'.repeat(32));
  return { table, game, viewer, states: [real, imagined], version };
}

function playedSession(game: Game, seed: string, played: number): Session {
  const session = new Session(game, dealSeed(seed, []));
  const choose = dice(seed);
  for (let version = 0; version < played && session.decision !== null; version++) {
    const { seat } = session.decision;
    session.act(seat, choose(game.legal(session.state, seat), version));
  }
  return session;
}

/** The past with other hidden cards: what the viewer was told of it stays. */
function forgedBody(body: Body, viewer: Seat | null, { rules }: Game): Body {
  if (body.undo !== undefined) return body;
  const hides = (event: GameEvent): boolean =>
    'for' in event && event.for !== undefined && (viewer === null || !event.for.includes(viewer));
  const events = body.events?.map((event) => {
    if (!hides(event) || !('cards' in event)) return event;
    const designs = event.designs.map((ix) => (ix + 7) % rules.designs.length);
    return { ...event, cards: event.cards.map((uid) => (uid + 13) % rules.cards), designs };
  });
  if (body.secret !== true || body.seat === viewer) return { ...body, events };
  return { ...body, events, action: { t: 'pick', items: [1, 2, 3] }, line: 'pick something else' };
}

async function put(
  store: Store,
  { row, people, watcher }: Pattern,
  id: string,
  state: GameState,
  bodies: readonly Body[],
  secret: string,
): Promise<void> {
  const members = people.map(({ guest }, seat) => ({ guest, seat }));
  const doc = { ...(row.doc as object), secret };
  await store.createTable({ ...row, id, doc, version: 0 }, [...members, { guest: watcher.guest, seat: -1 }]);
  const { revision, status, decider, turnAt, workAt } = row;
  const { rules } = createGame(state.setup);
  const body = { format: SAVE_FORMAT, history: bodies.length, at: bodies.length, ...tablesOf(rules), state };
  if (bodies.length === 0) await store.putSnapshot(id, { version: 0, rules: RULES_VERSION, body });
  for (const [i, entry] of bodies.entries()) {
    const version = i + 1;
    const stored: StoredEntry = { version, at: row.updatedAt, request: null, body: entry };
    const snapshot = { version, rules: RULES_VERSION, body };
    const outcome = await store.append({
      table: id,
      revision,
      entry: stored,
      snapshot,
      status,
      decider,
      turnAt,
      workAt,
    });
    if (outcome !== 'done') throw new Error(`entry ${version} was refused`);
  }
}

/** Makes the same guest known to another server. */
export async function introduce(store: Store, { guest, name, token }: Person): Promise<void> {
  const hash = createHash('sha256').update(token).digest('base64url');
  await store.createGuest({ id: guest, name, createdAt: 1 }, hash);
}

/** A decision that is possible in both games, lays nothing hidden open and does not end them; undefined = there is none. */
export function plainMove({ game, states }: Twins): { readonly seat: Seat; readonly action: Action } | undefined {
  const [decision] = game.decisions(states[0]);
  if (decision === undefined || decision.seat !== game.decisions(states[1])[0]?.seat) return undefined;
  const { seat } = decision;
  const there = new Set(game.legal(states[1], seat).map((action) => JSON.stringify(action)));
  const action = game
    .legal(states[0], seat)
    .filter((candidate) => candidate.t !== 'play' && candidate.t !== 'pick' && there.has(JSON.stringify(candidate)))
    .find((candidate) => states.every((state) => isPlain(game, state, candidate)));
  return action === undefined ? undefined : { seat, action };
}

function isPlain(game: Game, state: GameState, action: Action): boolean {
  const after = game.clone(state);
  game.advance(after, action);
  return after.reveals === state.reveals && game.decisions(after).length > 0;
}
