import {
  Connection,
  createGuest,
  enterTable,
  me,
  ProtocolError,
  RemoteTable,
  type Link,
  type Links,
  type Site,
  type TableAnswer,
} from '@everdell/protocol';
import { UsageError, type Context } from '../../core/context.ts';
import { withoutControls } from '../../core/layout.ts';
import { INTERRUPT } from '../../core/terminal.ts';
import { playGame } from '../game.ts';
import { ask, Leave, say, type Ui } from '../ui.ts';
import { Announcer } from './announcer.ts';
import { Guests, type KnownGuest } from './guests.ts';
import { OnlineTable } from './onlineTable.ts';
import { sitDown, waitingRoom } from './room.ts';
import { Visit } from './visit.ts';

export type SignedIn = Site & { readonly token: string };

/** Somebody on a server, and all that playing there needs. */
export interface Arrival {
  readonly ui: Ui;
  readonly site: SignedIn;
  readonly guests: Guests;
  readonly connection: Connection;
  /** The server runs in this program; others find it here. */
  readonly hostedAt: readonly string[];
}

/** Comes to a table by its link and stays until the player leaves. */
export async function joinTable(context: Context, ui: Ui, link: Link, name: string | undefined): Promise<void> {
  say(ui, ui.words.online.connecting(link.origin));
  await atServer(context, ui, link.origin, name, [], async (arrival) => {
    const { secret } = link;
    const entered = await reaching(ui, link.origin, () =>
      enterTable(arrival.site, link.table, secret === undefined ? {} : { secret }),
    );
    await stay(arrival, link.table, { ...byWhichOneCame(entered, secret), ...entered.links });
  });
}

/** The link that somebody without a seat has come by leads others to the same. */
function byWhichOneCame({ table }: TableAnswer, secret: string | undefined): Links {
  if (secret === undefined || table.you.seat !== null) return {};
  return table.you.maySit ? { invite: secret } : { watch: secret };
}

/** Signs in at a server, keeps the connection while something is done there, and puts it away. */
export async function atServer(
  context: Context,
  ui: Ui,
  origin: string,
  name: string | undefined,
  hostedAt: readonly string[],
  run: (arrival: Arrival) => Promise<void>,
): Promise<void> {
  const { surroundings, fetch } = await context.online();
  const guests = new Guests(context);
  try {
    const { token } = await signIn(ui, guests, { origin, fetch }, name);
    const connection = new Connection({ origin, token, surroundings });
    connection.connect();
    try {
      await run({ ui, site: { origin, fetch, token }, guests, connection, hostedAt });
    } finally {
      connection.close();
    }
  } catch (error) {
    if (!(error instanceof Leave)) throw error;
    say(ui, ui.words.play.goodbye);
  }
}

/** The guest that this user was here before, else a new one. */
async function signIn(ui: Ui, guests: Guests, site: Site, name: string | undefined): Promise<KnownGuest> {
  const known = guests.of(site.origin, name);
  if (known !== undefined) {
    const { token } = known;
    const still = await reaching(ui, site.origin, () => me({ ...site, token }), ['auth/unknown_guest']);
    if (still !== null) return known;
    guests.forget(site.origin, known);
  }
  const wanted = name ?? known?.name ?? (await askName(ui));
  const { guest, token = '' } = await reaching(ui, site.origin, () => createGuest(site, wanted));
  const fresh = { name: guest.name, token, tables: {} };
  guests.keep(site.origin, fresh);
  return fresh;
}

async function askName(ui: Ui): Promise<string> {
  for (;;) {
    const line = await ask(ui, ui.words.online.askName, { free: true, example: 'Ana' });
    if (line === null || line === INTERRUPT) throw new Leave();
    const name = withoutControls(line).trim().slice(0, 40);
    if (name !== '') return name;
  }
}

/** What goes wrong with a request is a wrong use of one line; null = one of the expected refusals. */
export async function reaching<T>(ui: Ui, origin: string, request: () => Promise<T>): Promise<T>;
export async function reaching<T>(
  ui: Ui,
  origin: string,
  request: () => Promise<T>,
  expected: readonly string[],
): Promise<T | null>;
export async function reaching<T>(
  ui: Ui,
  origin: string,
  request: () => Promise<T>,
  expected: readonly string[] = [],
): Promise<T | null> {
  try {
    return await request();
  } catch (error) {
    if (!(error instanceof ProtocolError)) throw error;
    if (expected.includes(error.code)) return null;
    throw new UsageError(problemText(ui, origin, error));
  }
}

function problemText({ words: { online } }: Ui, origin: string, { code, message }: ProtocolError): string {
  if (code === 'client/no_connection') return online.cannotReach(origin);
  if (code === 'client/not_a_server') return online.notAServer(origin);
  return online.errors[code] ?? message;
}

/** Stays at a table, and goes on to the tables of the rematches. */
export async function stay(arrival: Arrival, table: string, links: Links): Promise<void> {
  for (let next: string | null = table, known = links; next !== null; known = {}) {
    const remote: RemoteTable = new RemoteTable(arrival.connection, next);
    const visit = new Visit({ ...arrival, remote, links: known });
    try {
      await visit.until(() => remote.live && remote.info !== undefined);
      next = await oneGame(visit);
    } finally {
      visit.end();
    }
    if (next !== null) {
      const to: string = next;
      await reaching(arrival.ui, arrival.site.origin, () => enterTable(arrival.site, to));
    }
  }
}

/** The waiting room and the game; gives the table to go on to. */
async function oneGame(visit: Visit): Promise<string | null> {
  const { info, ui } = visit;
  const announcer = new Announcer(visit);
  try {
    if (visit.seat === null && info.you.maySit && info.seats.some(({ kind }) => kind === 'open')) await sitDown(visit);
    const starts = info.status === 'open' ? await waitingRoom(visit) : info.status !== 'closed';
    if (!starts) {
      say(ui, ui.words.online.dissolved);
      return null;
    }
    await visit.until(() => visit.remote.game !== undefined);
    const table = new OnlineTable(visit, announcer);
    await playGame(ui, table);
    return table.next;
  } finally {
    announcer.stop();
  }
}
