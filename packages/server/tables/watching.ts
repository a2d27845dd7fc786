import type { Guest } from '../store/store.ts';
import type { Seated } from './table.ts';

/** May this guest see the table without a seat? */
export async function mayWatch(at: Seated, guest: Guest): Promise<boolean> {
  if (!at.doc.spectators) return false;
  return at.row.listed || (await at.around.store.membership(at.row.id, guest.id)) !== undefined;
}
