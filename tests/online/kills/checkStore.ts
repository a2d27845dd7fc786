import { canonicalJson, createGame, dealSeed, Session, stateHash, type LogEntry, type Setup } from '@everdell/game';
import type { Store, StoredEntry, StoredTable } from '@everdell/server';
import type { Books, Sent } from './books.ts';
import { grouped } from './grouped.ts';
import { sightingHash } from './line.ts';
import type { Sighting, TableBook } from './tableBook.ts';

export interface Found {
  /** Acknowledged and not there. */
  lost: number;
  /** Carried out more than once. */
  doubled: number;
  /** Entries of all logs. */
  entries: number;
  lines: number;
  sightings: number;
}

interface Doc {
  readonly setup: Setup;
  readonly secret: string;
  readonly seats: readonly { readonly word: string; readonly holders: readonly string[] }[];
}

const ALL = 1_000_000;

/** Compares what the store has, after everything, with what the clients have written down. */
export async function checkStore(store: Store, books: Books): Promise<Found> {
  const found: Found = { lost: 0, doubled: 0, entries: 0, lines: 0, sightings: 0 };
  const sent = grouped(
    [...books.sent].map(([key, message]) => ({ key, ...message })),
    ({ message }) => message.table,
  );
  for (const [id, book] of books.tables) {
    const row = await store.table(id);
    if (row === undefined) {
      books.violation(`${id}: the table is lost`);
      found.lost++;
      continue;
    }
    const check = new TableCheck(books, book, row, sent.get(id) ?? [], found);
    check.log(await store.entries(id, 0));
    check.chat((await store.chat(id, 0, ALL)).map(({ body }) => body as { text?: string }));
    check.position((await store.snapshot(id))?.body as { at: number; state: object } | undefined);
  }
  return found;
}

type Message = Sent & { readonly key: string };

class TableCheck {
  readonly #books: Books;
  readonly #book: TableBook;
  readonly #row: StoredTable;
  readonly #doc: Doc;
  readonly #sent: readonly Message[];
  readonly #found: Found;
  #entries: readonly StoredEntry[] = [];

  constructor(books: Books, book: TableBook, row: StoredTable, sent: readonly Message[], found: Found) {
    this.#books = books;
    this.#book = book;
    this.#row = row;
    this.#doc = row.doc as Doc;
    this.#sent = sent;
    this.#found = found;
  }

  #violation(text: string): void {
    this.#books.violation(`${this.#row.id}: ${text}`);
  }

  #lost(text: string): void {
    this.#found.lost++;
    this.#violation(`lost: ${text}`);
  }

  #doubled(text: string): void {
    this.#found.doubled++;
    this.#violation(`doubled: ${text}`);
  }

  /** Every acknowledged action at its place, none twice, and none that was refused or that nobody asked for. */
  log(entries: readonly StoredEntry[]): void {
    this.#entries = entries;
    this.#found.entries += entries.length;
    if (entries.some(({ version }, i) => version !== i + 1)) this.#violation('the log has gaps');
    if (entries.length !== this.#row.version) this.#violation(`the log does not lead to version ${this.#row.version}`);
    const byRequest = grouped(entries, ({ request }) => request ?? '');
    for (const message of this.#sent) this.#checkMessage(message, byRequest.get(message.key) ?? []);
    const known = new Set(this.#sent.map(({ key }) => key));
    for (const request of byRequest.keys())
      if (request !== '' && !known.has(request)) this.#violation(`nobody has sent ${request}, which is in the log`);
  }

  #checkMessage({ key, message, answer, guest }: Message, entries: readonly StoredEntry[]): void {
    if (entries.length > 1) this.#doubled(`${key} led to ${entries.length} entries`);
    const [entry] = entries;
    if (answer?.type === 'done') {
      const isMove = message.type === 'act' || message.type === 'undo';
      if (message.type === 'vote') this.#checkVote(answer.version);
      else if (isMove && entry?.version !== answer.version)
        this.#lost(`${key}, acknowledged as version ${answer.version}`);
    } else if (answer?.type === 'error' && entry !== undefined) {
      this.#violation(`${key} was refused with ${answer.code}, and carried out as version ${entry.version}`);
    }
    const isVote = message.type === 'vote' || message.type === 'propose';
    if (entry !== undefined && !isVote && !this.#isOf(entry, message, guest))
      this.#violation(`${key} is in the log as another one`);
  }

  #isOf({ body, version }: StoredEntry, message: Sent['message'], guest: string): boolean {
    const entry = body as LogEntry;
    const seat = this.#doc.seats.findIndex(({ holders }) => holders.includes(guest));
    if (!('version' in message) || message.version !== version - 1) return false;
    if (entry.undo !== undefined) return message.type === 'undo' && entry.undo.by === seat;
    return (
      message.type === 'act' && entry.seat === seat && canonicalJson(entry.action) === canonicalJson(message.action)
    );
  }

  /** A vote that was the last one needed has taken something back. */
  #checkVote(version: number | undefined): void {
    if (version === undefined) return;
    const entry = this.#entries.at(version - 1)?.body as LogEntry | undefined;
    if (entry?.undo?.agreed === undefined) this.#lost(`the undo by consent, acknowledged as version ${version}`);
  }

  /** Every line that was acknowledged once, none twice: texts are never said again. */
  chat(bodies: readonly { readonly text?: string }[]): void {
    const byText = grouped(bodies, ({ text }) => text ?? '');
    for (const { message, answer, key } of this.#sent) {
      if (message.type !== 'say') continue;
      const lines = byText.get(message.text) ?? [];
      this.#found.lines += lines.length;
      if (lines.length > 1) this.#doubled(`the line '${message.text}' (${key})`);
      if (lines.length === 0 && answer?.type === 'done') this.#lost(`the line '${message.text}' (${key})`);
    }
  }

  /** The log leads to the position that is kept, by way of every position that anybody was told. */
  position(snapshot: { readonly at: number; readonly state: object } | undefined): void {
    if (this.#row.status !== 'playing' && this.#row.status !== 'finished') return;
    const { setup, secret, seats } = this.#doc;
    const words = seats.map(({ word }) => word);
    const session = new Session(createGame(setup), dealSeed(secret, words));
    const sightings = grouped(this.#book.sightings, ({ version }) => version);
    this.#compare(session, sightings.get(0) ?? []);
    for (const { version, body } of this.#entries) {
      try {
        session.enter(asEntry(body as LogEntry));
      } catch (error) {
        return this.#violation(`the log cannot be replayed at entry ${version}: ${String(error)}`);
      }
      this.#compare(session, sightings.get(version) ?? []);
    }
    this.#found.sightings += this.#book.sightings.length;
    if (Math.max(0, ...sightings.keys()) > this.#row.version) this.#lost('a version that somebody was told');
    if (snapshot !== undefined || this.#entries.length > 0) {
      const fits = snapshot?.at === this.#row.version && stateHash(snapshot.state) === stateHash(session.state);
      if (!fits) this.#violation('the position that is kept is not the one the log leads to');
    }
    if ((session.decision === null) !== (this.#row.status === 'finished')) this.#violation(`it is ${this.#row.status}`);
  }

  #compare(session: Session, sightings: readonly Sighting[]): void {
    for (const { viewer, hash, version } of sightings)
      if (positionHash(session, viewer) !== hash)
        this.#violation(`seat ${viewer} was told another position than that of version ${version}`);
  }
}

function positionHash(session: Session, viewer: Sighting['viewer']): string {
  const { game, state } = session;
  const all = game.decisions(state);
  const decisions = all.filter(({ seat }) => seat === viewer);
  return sightingHash({
    view: game.view(state, viewer),
    deciding: all.map(({ seat, kind }) => ({ seat, kind })),
    decisions,
    legal: viewer === null || decisions.length === 0 ? [] : game.legal(state, viewer),
    undo: viewer === null ? null : session.undoState(viewer),
  });
}

function asEntry(body: LogEntry): LogEntry {
  return body.undo === undefined ? { seat: body.seat, action: body.action } : { undo: body.undo };
}
