import type { TableSummary } from '@everdell/protocol';
import type { Store } from '../store/store.ts';
import { seatOf } from './doc.ts';
import { tableSummary, type Present } from './info.ts';
import type { Presence } from './presence.ts';
import type { TableRow } from './table.ts';

/** So many tables are shown. */
const MOST = 100;
/** So long after the last one went, or did something there, a table is still shown; by its link it is found for ever. */
const OPEN_MS = 600_000;
const PLAYING_MS = 86_400_000;

interface Parts {
  readonly store: Store;
  readonly presence: Presence;
  readonly now: number;
}

/** Tables that anybody may come to: those with people there first, then those that were left a moment ago; newest first. */
export async function lobbyTables({ store, presence, now }: Parts): Promise<readonly TableSummary[]> {
  const since = { open: now - OPEN_MS, playing: now - PLAYING_MS };
  const followed = presence.tables(since.open);
  const lately = await store.lobby(MOST, since);
  const known = new Set(lately.map(({ id }) => id));
  const others = await store.listedAmong(followed.filter((id) => !known.has(id)));
  const rows = ([...lately, ...others] as readonly TableRow[]).map((row) => ({
    row,
    there: peopleAt(row, presence.of(row.id)),
  }));
  return rows
    .sort((a, b) => Math.sign(b.there) - Math.sign(a.there) || b.row.createdAt - a.row.createdAt)
    .slice(0, MOST)
    .map(({ row, there }) => ({ ...tableSummary(row), present: there }));
}

/** Players who are there; where the host has no seat, whoever looks on may be the host. */
function peopleAt({ doc }: TableRow, { seats, watching }: Present): number {
  return seats.size + (seatOf(doc, doc.host) === null && watching > 0 ? 1 : 0);
}
