import type { Player } from '../picture.ts';

/** What is told of a game without opening it. */
export interface GameSummary {
  readonly id: string;
  /** Times in ms. */
  readonly begun: number;
  readonly played: number;
  readonly players: readonly Player[];
  readonly modules: readonly string[];
  /** Season of the first person at this screen, by its id. */
  readonly season: string;
  readonly turn: number;
  readonly over: boolean;
  /** Points of every seat of a game that is over, and who has won it; kept since this was first told. */
  readonly result?: { readonly points: readonly number[]; readonly winners: readonly number[] };
  /** Of those at this screen: who decides now; null = a bot, or nobody any more. */
  readonly turnOf: number | null;
}

/** A game as it is kept: everything that is needed to bring it back. */
export interface KeptGame {
  readonly summary: GameSummary;
  readonly text: string;
}

/** The tab that plays the game writes its mark; a tab whose mark is gone must not write any more. */
interface Row {
  readonly id: string;
  readonly owner: string;
  readonly summary: GameSummary;
}

const NAME = 'everdell';
const GAMES = 'games';
const FILES = 'files';

let opening: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(GAMES, { keyPath: 'id' });
      request.result.createObjectStore(FILES);
    });
    request.addEventListener('success', () => {
      const forget = (): void => {
        request.result.close();
        opening = null;
      };
      request.result.addEventListener('versionchange', forget);
      request.result.addEventListener('close', forget);
      resolve(request.result);
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
    request.addEventListener('blocked', () => reject(new Error('the database is in use')));
  });
  opening.catch(() => (opening = null));
  return opening;
}

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
  });

/** Both stores in one transaction; done when everything is really written. */
async function together<T>(
  mode: IDBTransactionMode,
  work: (games: IDBObjectStore, files: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const transaction = (await database()).transaction([GAMES, FILES], mode);
  const done = new Promise<void>((resolve, reject) => {
    const fail = (): void => reject(transaction.error ?? new Error('the transaction was ended'));
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', fail);
    transaction.addEventListener('error', fail);
  });
  const [value] = await Promise.all([work(transaction.objectStore(GAMES), transaction.objectStore(FILES)), done]);
  return value;
}

/** Whoever opens the game marks it as theirs. Null = there is no such game. */
export function takeGame(id: string, owner: string): Promise<string | null> {
  return together('readwrite', async (games, files) => {
    const row = await answered<Row | undefined>(games.get(id));
    if (row === undefined) return null;
    games.put({ ...row, owner } satisfies Row);
    return (await answered<string | undefined>(files.get(id))) ?? '';
  });
}

/** False = another tab has taken the game, and nothing was written. */
export function keepGame({ summary, text }: KeptGame, owner: string): Promise<boolean> {
  return together('readwrite', async (games, files) => {
    const row = await answered<Row | undefined>(games.get(summary.id));
    if (row !== undefined && row.owner !== owner) return false;
    const { id } = summary;
    games.put({ id, owner, summary: { ...summary, begun: row?.summary.begun ?? summary.begun } } satisfies Row);
    files.put(text, id);
    return true;
  });
}

/** The games of this browser, the one played last first. */
export async function keptGames(): Promise<readonly GameSummary[]> {
  const rows = await together('readonly', (games) => answered<Row[]>(games.getAll()));
  return rows.map(({ summary }) => summary).sort((a, b) => b.played - a.played);
}

export async function keptText(id: string): Promise<string | null> {
  return (await together('readonly', (_, files) => answered<string | undefined>(files.get(id)))) ?? null;
}

/** Takes the game off the shelf and hands it out, so that it can be put back. Null = there was none. */
export function dropGame(id: string): Promise<KeptGame | null> {
  return together('readwrite', async (games, files) => {
    const row = await answered<Row | undefined>(games.get(id));
    const text = await answered<string | undefined>(files.get(id));
    games.delete(id);
    files.delete(id);
    return row === undefined ? null : { summary: row.summary, text: text ?? '' };
  });
}
