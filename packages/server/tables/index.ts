/** The tables: seats, games, chat, clocks, bots. */
import type { Settings } from '../settings/index.ts';
import type { Store } from '../store/store.ts';
import type { Meter, TableService } from './service.ts';
import { Tables, type TablesOptions } from './tables.ts';

export { Refused } from './refused.ts';
export type * from './service.ts';

export interface TablesParts {
  readonly store: Store;
  readonly settings: Settings;
  readonly meter: Meter;
  readonly log: { error(details: object, text: string): void };
  /** For tests: other times than those of a server. */
  readonly times?: Partial<Pick<TablesOptions, 'now' | 'tickMs' | 'leaseMs' | 'sweepMs' | 'idleMs'>>;
}

const MINUTE_MS = 60_000;

export function createTables({ store, settings, meter, log, times = {} }: TablesParts): TableService {
  return new Tables({
    store,
    meter,
    botThreads: settings.botThreads,
    botPauseMs: settings.botPauseMs,
    botThinkMs: settings.botThinkMs,
    idleMs: settings.idleMinutes * MINUTE_MS,
    maxGames: settings.maxGamesInMemory,
    tablesPerGuest: settings.tablesPerGuest,
    keepOpenDays: settings.keepOpenDays,
    keepPlayingDays: settings.keepPlayingDays,
    keepFinishedDays: settings.keepFinishedDays,
    keepGuestsDays: settings.keepGuestsDays,
    failed: (what, error) => log.error({ err: error }, what),
    ...times,
  });
}
