import type { RunningServer } from '@everdell/server';
import { createTable, me, type TableAnswer, type TableSummary, type TableWish } from '@everdell/protocol';
import { UsageError, type Context } from '../../core/context.ts';
import { HUMAN } from '../localTable.ts';
import { askMenu, type Plan } from '../setupMenu.ts';
import { say, type Ui } from '../ui.ts';
import { atServer, reaching, stay, type Arrival } from './join.ts';

export interface HostOptions {
  readonly port: number | undefined;
  readonly name: string | undefined;
  /** What to play; null = a table that is not finished, or what `askPlan` says. */
  readonly plan: Plan | null;
  askPlan(): Promise<Plan>;
}

/** Runs a server in this program and plays at a table on it. */
export async function hostTable(context: Context, ui: Ui, options: HostOptions): Promise<void> {
  const server = await startHere(context, options.port);
  try {
    const { online } = ui.words;
    const addresses = [...new Set([...server.neighbours, server.address])];
    const origin = `http://localhost:${server.port}`;
    say(ui, [online.hosting(addresses.join(', ')), online.hostingEnds]);
    const hostedAt = server.neighbours.length > 0 ? server.neighbours : [server.address];
    await atServer(context, ui, origin, options.name, hostedAt, (arrival) => playAsHost(arrival, options));
  } finally {
    await server.close();
  }
}

async function startHere(context: Context, port: number | undefined): Promise<RunningServer> {
  const { loadSettings, SettingsError, startServer, StoreError } = await import('@everdell/server');
  try {
    const settings = loadSettings({ folder: process.cwd(), environment: context.env });
    // The log would write into the game.
    return await startServer({ ...settings, ...(port !== undefined && { port }) }, { log: { write: () => undefined } });
  } catch (error) {
    if (!(error instanceof SettingsError) && !(error instanceof StoreError)) throw error;
    throw new UsageError(error.message);
  }
}

async function playAsHost(arrival: Arrival, options: HostOptions): Promise<void> {
  const { ui, site } = arrival;
  const earlier = options.plan === null ? await earlierTable(arrival) : null;
  if (earlier !== null) return stay(arrival, earlier, {});
  const wish = wishFor(options.plan ?? (await options.askPlan()));
  const { table, links }: TableAnswer = await reaching(ui, site.origin, () => createTable(site, wish));
  return stay(arrival, table.id, links);
}

/** A table to go on at: asked where there is one that is not finished. */
async function earlierTable({ ui, site }: Arrival): Promise<string | null> {
  const { tables } = await reaching(ui, site.origin, () => me(site));
  const unfinished = tables.filter(({ status }) => status === 'open' || status === 'playing');
  if (unfinished.length === 0) return null;
  const { menu } = ui.words.play;
  const label = ({ seats, status }: TableSummary): string => {
    const names = seats.map(({ name, kind }) => name || (kind === 'bot' ? 'bot' : ui.words.online.seatOpen));
    return ui.words.online.tableOf(names, status === 'open');
  };
  const chosen = await askMenu(ui, menu.whichTable, [...unfinished.map(label), menu.newTable]);
  return unfinished[chosen]?.id ?? null;
}

/** The host takes the first seat of a human, the other ones are open. */
function wishFor({ request, seats }: Plan): TableWish {
  const own = seats.indexOf(HUMAN);
  return {
    setup: JSON.parse(JSON.stringify(request)) as TableWish['setup'],
    seats: seats.map((seat, i) => {
      if (i === own) return { kind: 'host' };
      return seat === HUMAN ? { kind: 'open' } : { kind: 'bot', bot: seat };
    }),
  };
}
