import type { Guest } from '../store/store.ts';
import { seatOf } from './doc.ts';
import type { Seated } from './table.ts';

/** Who may see what happens at a table: the one place that decides it. */

/** Has a seat, or may see the table without one. */
export async function mayFollow(at: Seated, guest: Guest): Promise<boolean> {
  return seatOf(at.doc, guest.id) !== null || (await mayWatch(at, guest));
}

/**
 * The host, and whoever was invited, has a link for watching or finds the table in the lobby; while it is played only
 * if it has spectators.
 */
export async function mayWatch(at: Seated, guest: Guest): Promise<boolean> {
  const { row, doc } = at;
  if (doc.host === guest.id) return true;
  if (!doc.spectators && row.status !== 'open') return false;
  return row.listed || (await at.around.store.membership(row.id, guest.id)) !== undefined;
}
