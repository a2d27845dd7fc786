import { Connection, createGuest, ProtocolError, type Site, type Surroundings } from '@everdell/protocol';
import { pause, type Chance } from './chance.ts';
import type { Cluster } from './cluster.ts';

/** The balancer decides where a message really goes. */
const ORIGIN = 'http://everdell.invalid';
/** People wait longer; here the time between two kills is short. */
const HURRY = { firstRetry: 20, longestRetry: 100, opening: 3000, answer: 60_000 };
const RETRY_MS = 30;
const COMES_BACK: readonly string[] = [
  'client/no_connection',
  'client/not_a_server', // its answer broke off
  'server/shutting_down',
  'server/busy',
];

/** Somebody with the protocol's own client, who comes back by themselves. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly token: string;
  readonly site: Site;
  readonly connection: Connection;
}

export async function newPerson(name: string, cluster: Cluster, chance: Chance): Promise<Person> {
  const site: Site = { origin: ORIGIN, fetch: cluster.fetch };
  const { guest, token } = await patiently(() => createGuest(site, name));
  if (token === undefined) throw new Error('a guest without a token');
  const surroundings: Surroundings = {
    openSocket: () => cluster.line(guest.id, token),
    now: () => performance.now(),
    random: () => chance.next(),
    after(milliseconds, run) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
  };
  const connection = new Connection({ origin: ORIGIN, token, surroundings, timing: HURRY });
  connection.connect();
  return { id: guest.id, name, token, site: { ...site, token }, connection };
}

/** Asks again while the server is away. */
export async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ProtocolError && COMES_BACK.includes(error.code))) throw error;
      await pause(RETRY_MS);
    }
  }
}
