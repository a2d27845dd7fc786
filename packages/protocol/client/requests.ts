import type { Entrance, NewTable } from '../messages/requests.ts';
import type { GuestAnswer, Refusal, TableAnswer, TableInfo, TableSummary } from '../messages/server.ts';
import { ProtocolError } from './problem.ts';

/** The part of `fetch` that is used. */
export type FetchLike = (
  url: string,
  init: { readonly method: string; readonly headers: Record<string, string>; readonly body?: string },
) => Promise<{ readonly ok: boolean; readonly status: number; text(): Promise<string> }>;

/** A server and who one is there. */
export interface Site {
  readonly origin: string;
  readonly fetch: FetchLike;
  /** Browsers have a cookie instead. */
  readonly token?: string;
}

type Optional<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;
/** What has a default may be left out. */
export type TableWish = Optional<NewTable, 'listed' | 'spectators' | 'chat'>;

/** A new guest; with the token by which the server knows them from now on, unless `cookie` is wanted (browsers). */
export function createGuest(site: Site, name: string, by: 'token' | 'cookie' = 'token'): Promise<GuestAnswer> {
  return ask(site, 'POST', '/api/guests', { name, token: by === 'token' });
}

/** Who one is, and one's tables. */
export function me(site: Site): Promise<Me> {
  return ask(site, 'GET', '/api/me');
}

export interface Me extends GuestAnswer {
  readonly tables: readonly TableSummary[];
}

export function createTable(site: Site, wish: TableWish): Promise<TableAnswer> {
  return ask(site, 'POST', '/api/tables', wish);
}

/** Comes to a table; tells the links that this guest may know. */
export function enterTable(site: Site, table: string, entrance: Entrance = {}): Promise<TableAnswer> {
  return ask(site, 'POST', `/api/tables/${table}/enter`, entrance);
}

export function tableInfo(site: Site, table: string): Promise<TableInfo> {
  return ask<{ table: TableInfo }>(site, 'GET', `/api/tables/${table}`).then((answer) => answer.table);
}

/** Tables that anybody may come to. */
export function lobby(site: Site): Promise<readonly TableSummary[]> {
  return ask<{ tables: readonly TableSummary[] }>(site, 'GET', '/api/tables').then((answer) => answer.tables);
}

/** The game as a file: all of a finished one, of a running one what this guest may know. */
export function download(site: Site, table: string): Promise<unknown> {
  return ask(site, 'GET', `/api/tables/${table}/game`);
}

async function ask<T>({ origin, fetch, token }: Site, method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw new ProtocolError('client/no_connection', `The server ${origin} cannot be reached (${reasonOf(error)}).`);
  });
  const said = parsed(await answer.text().catch(() => ''));
  if (answer.ok && said !== undefined) return said as T;
  const refusal = refusalIn(said);
  if (refusal !== undefined) throw new ProtocolError(refusal.code, refusal.message, answer.status, refusal);
  throw new ProtocolError(
    'client/not_a_server',
    `What answers at ${origin} is no Everdell server, or one of another version (HTTP ${answer.status}).`,
    answer.status,
  );
}

function reasonOf(error: unknown): string {
  const { message, cause } = error as { message?: unknown; cause?: { code?: unknown } };
  return String(cause?.code ?? message ?? error);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusalIn(said: unknown): Refusal | undefined {
  const { type, code, message } = (said ?? {}) as Partial<Refusal>;
  return type === 'error' && typeof code === 'string' && typeof message === 'string' ? (said as Refusal) : undefined;
}
