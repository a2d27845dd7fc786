import { TABLES } from './0001-tables.ts';
import { NO_IDLE_INDEX } from './0002-no-idle-index.ts';
import { GUESTS_SEEN } from './0003-guests-seen.ts';
import { NAMES } from './0004-names.ts';
import { CHAT_REQUESTS } from './0005-chat-requests.ts';
import type { Migration } from './migration.ts';

export type { ColumnTypes, Migration } from './migration.ts';

/** In the order in which they are made. */
export const MIGRATIONS: readonly Migration[] = [TABLES, NO_IDLE_INDEX, GUESTS_SEEN, NAMES, CHAT_REQUESTS];
