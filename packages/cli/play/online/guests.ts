import type { Links } from '@everdell/protocol';
import type { World } from '../../core/context.ts';
import { ownFile } from '../../core/ownFiles.ts';

/** Somebody a server knows by a token. */
export interface KnownGuest {
  readonly name: string;
  readonly token: string;
  /** Secrets of links, which servers tell only once, by table. */
  readonly tables: Readonly<Record<string, Links>>;
}

type File = Readonly<Record<string, readonly KnownGuest[]>>;
type Files = Pick<World, 'readFile' | 'writePrivate' | 'env'>;

/** So many tables are remembered for each guest. */
const TABLES_KEPT = 40;

/**
 * Who this user is on each server, kept in a file that nobody else may read. There can be several of different names,
 * since a family may share a computer; the last one who played comes first.
 */
export class Guests {
  readonly #files: Files;
  readonly path: string;

  constructor(files: Files) {
    this.#files = files;
    this.path = ownFile(files.env, 'guests.json');
  }

  of(origin: string, name: string | undefined): KnownGuest | undefined {
    const known = this.#read()[origin] ?? [];
    return name === undefined ? known[0] : known.find((guest) => guest.name === name);
  }

  keep(origin: string, guest: KnownGuest): void {
    const file = this.#read();
    const others = (file[origin] ?? []).filter(({ token, name }) => token !== guest.token && name !== guest.name);
    this.#write({ ...file, [origin]: [guest, ...others] });
  }

  forget(origin: string, { token }: KnownGuest): void {
    const file = this.#read();
    this.#write({ ...file, [origin]: (file[origin] ?? []).filter((guest) => guest.token !== token) });
  }

  /** Gives all links to this table that are known. */
  keepLinks(origin: string, token: string, table: string, links: Links): Links {
    const guest = this.#read()[origin]?.find((known) => known.token === token);
    if (guest === undefined) return links;
    const old = guest.tables[table];
    const all: Links = { ...old, ...links, seats: { ...old?.seats, ...links.seats } };
    const { [table]: _, ...others } = guest.tables;
    const kept = Object.entries(others).slice(1 - TABLES_KEPT);
    this.keep(origin, { ...guest, tables: { ...Object.fromEntries(kept), [table]: all } });
    return all;
  }

  #read(): File {
    try {
      const file: unknown = JSON.parse(this.#files.readFile(this.path));
      return typeof file === 'object' && file !== null ? (file as File) : {};
    } catch {
      return {}; // there is none yet, or none that can be used
    }
  }

  #write(file: File): void {
    try {
      this.#files.writePrivate(this.path, `${JSON.stringify(file, null, 2)}\n`);
    } catch {
      // Whoever cannot be remembered comes back by their own link.
    }
  }
}
