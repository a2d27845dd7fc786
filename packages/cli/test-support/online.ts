import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGuest, createTable, linkTo, type Refusal, type TableInfo, type TableWish } from '@everdell/protocol';
import { defaultSettings, startServer, type RunningServer } from '@everdell/server';
import { run } from '../run.ts';
import { testWorld, type TestWorld, type TestWorldOptions, type Typist } from './world.ts';

/** A real server in a folder of its own, which can be stopped and started again on the same port. */
export class TestServer {
  readonly folder = mkdtempSync(join(tmpdir(), 'everdell-'));
  #server: RunningServer | undefined;
  #port = 0;

  async start(): Promise<this> {
    const settings = defaultSettings({
      host: '127.0.0.1',
      port: this.#port,
      dataDir: this.folder,
      newGuestsPerMinute: 0,
      newTablesPerMinute: 0,
      downloadsPerMinute: 0,
      botPauseMs: 0,
    });
    this.#server = await startServer(settings, { log: { write: () => undefined } });
    this.#port = this.#server.port;
    return this;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async stop(): Promise<void> {
    await this.#server?.close();
    this.#server = undefined;
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** A table that somebody opens who does not sit there, and starts when all seats are taken. */
  async table(wish: TableWish): Promise<OpenedTable> {
    const site = { origin: this.origin, fetch };
    const { token = '' } = await createGuest(site, 'Host');
    const { table, links } = await createTable({ ...site, token }, wish);
    const link = (secret: string | undefined): string => linkTo(this.origin, table.id, secret);
    const start = async (): Promise<void> => {
      for (let count = 0; ; count++) {
        const response = await fetch(`${this.origin}/api/tables/${table.id}/messages`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ type: 'start', id: `start-${count}`, table: table.id }),
        });
        if (response.ok) return;
        const { code, message } = (await response.json()) as Refusal;
        if (code !== 'table/seats_open') throw new Error(message);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    return { table, token, invite: link(links.invite), watch: link(links.watch), start };
  }
}

export interface OpenedTable {
  readonly table: TableInfo;
  readonly token: string;
  readonly invite: string;
  readonly watch: string;
  start(): Promise<void>;
}

export interface Player {
  readonly world: TestWorld;
  /** The exit code. */
  readonly ended: Promise<number>;
}

/** A terminal of somebody with a home of their own. */
export function player(args: string, typist: Typist, options: TestWorldOptions = {}): Player {
  const home = mkdtempSync(join(tmpdir(), 'everdell-home-'));
  const world = testWorld({ env: { HOME: home }, ...options, typist });
  rmSync(home, { recursive: true });
  return { world, ended: run(['play', ...args.split(' ').filter(Boolean)], world) };
}
