import pg from 'pg';
import { Listeners, readNotice } from '../notices.ts';
import type { Notice } from '../store.ts';
import { storeErrorOf } from './failures.ts';
import { connectionConfig } from './pool.ts';

export const CHANNEL = 'everdell';
const FIRST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 5_000;
/** How often the connection is asked whether it still lives: nothing else is ever sent on it. */
const HEARTBEAT_MS = 15_000;

/** A connection of its own that hears what the nodes tell, and comes back by itself. */
export class Listener {
  private readonly databaseUrl: string;
  private readonly place: string;
  private readonly listeners = new Listeners();
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private wait = FIRST_WAIT_MS;
  private stopped = false;

  constructor(databaseUrl: string, place: string) {
    this.databaseUrl = databaseUrl;
    this.place = place;
  }

  add(listener: (notice: Notice | 'missed') => void): () => void {
    return this.listeners.add(listener);
  }

  async start(): Promise<void> {
    try {
      for (const notice of await this.connect()) this.listeners.tell(notice);
    } catch (error) {
      throw storeErrorOf(error, this.place);
    }
  }

  /** Gives what came along with the answer to `listen`. */
  private async connect(): Promise<readonly Notice[]> {
    const client = new pg.Client({ ...connectionConfig(this.databaseUrl), query_timeout: HEARTBEAT_MS });
    let listening = false;
    const early: Notice[] = [];
    const lost = (): void => {
      if (this.client !== client) return;
      this.client = undefined;
      void client.end().catch(() => undefined);
      if (listening) this.comeBack();
    };
    this.client = client;
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload = '' }) => {
      const notice = readNotice(payload);
      if (notice === undefined) return;
      if (listening) this.listeners.tell(notice);
      else early.push(notice);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      lost();
      throw error;
    }
    if (this.client !== client) throw new Error('the connection was lost at once');
    listening = true;
    this.wait = FIRST_WAIT_MS;
    this.heartbeat(client, lost);
    return early;
  }

  private heartbeat(client: pg.Client, lost: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.client !== client) return;
      client.query('select 1').then(() => this.heartbeat(client, lost), lost);
    }, HEARTBEAT_MS);
    this.timer.unref();
  }

  private comeBack(): void {
    if (this.stopped) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.connect().then(
        (early) => this.tellMissed(early),
        () => this.comeBack(),
      );
    }, this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT_MS);
  }

  /** That something may have been missed is told before anything that has been heard since. */
  private tellMissed(early: readonly Notice[]): void {
    this.listeners.tell('missed');
    for (const notice of early) this.listeners.tell(notice);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    const client = this.client;
    this.client = undefined;
    await client?.end().catch(() => undefined);
  }
}
