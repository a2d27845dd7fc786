import type { Guest, Member, Store, StoredEntry, StoredSnapshot, StoredTable } from '../store/store.ts';

/** All that a store keeps of a table, as plain JSON. */
export interface KeptTable {
  readonly guests: readonly Guest[];
  readonly members: readonly Member[];
  readonly table: StoredTable;
  readonly entries: readonly StoredEntry[];
  readonly snapshot: StoredSnapshot;
  /** What the numbers in the snapshot stand for; those of before format 4 of the store have it in themselves. */
  readonly names?: unknown;
}

export async function takeOut(store: Store, id: string, guests: readonly Guest[]): Promise<KeptTable> {
  const members = await Promise.all(guests.map(({ id: guest }) => store.membership(id, guest)));
  const table = await store.table(id);
  const snapshot = await store.snapshot(id);
  if (table === undefined || snapshot === undefined) throw new Error(`${id} is not there`);
  const kept: KeptTable = {
    guests,
    members: members.filter((member) => member !== undefined),
    table,
    entries: await store.entries(id, 0),
    snapshot,
    names: await store.names((snapshot.body as { names: string }).names),
  };
  return JSON.parse(JSON.stringify(kept)) as KeptTable;
}

/** Puts it into a store that does not have it. */
export async function putBack(store: Store, kept: KeptTable): Promise<void> {
  for (const guest of kept.guests) await store.createGuest(guest, `hash-of-${guest.id}`);
  const { table, entries, snapshot, names } = kept;
  if (names !== undefined) await store.putNames((snapshot.body as { names: string }).names, names);
  await store.createTable({ ...table, version: 0 }, kept.members);
  for (const entry of entries) {
    const outcome = await store.append({
      table: table.id,
      revision: table.revision,
      entry,
      snapshot: { ...snapshot, version: entry.version },
      status: table.status,
      decider: table.decider,
      turnAt: table.turnAt,
      workAt: table.workAt,
    });
    if (outcome !== 'done') throw new Error(`entry ${entry.version} was refused`);
  }
}
