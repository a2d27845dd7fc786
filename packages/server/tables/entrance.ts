import type { Entrance, Links } from '@everdell/protocol';
import type { Guest } from '../store/store.ts';
import { INVITED, seatOf, WATCHER, withSeat } from './doc.ts';
import { note } from './handlers/handler.ts';
import { seatedDoc } from './handlers/seats.ts';
import { Refused } from './refused.ts';
import { isSecret } from './secrets.ts';
import type { Seated } from './table.ts';

/** Coming to a table by one of its links. */

const NO_LINKS: Links = {};

export async function enter(at: Seated, guest: Guest, { secret, name }: Entrance): Promise<Links> {
  const { doc, row } = at;
  if (secret === undefined) {
    if (!row.listed && seatOf(doc, guest.id) === null && !(await isMember(at, guest)) && doc.host !== guest.id)
      throw new Refused('auth/bad_link', 'this table is private: use the link you were given.');
    return NO_LINKS;
  }
  const seat = doc.seats.findIndex(({ link }) => link !== '' && isSecret(secret, link));
  if (seat >= 0) return enterSeat(at, guest, seat, name ?? guest.name);
  if (isSecret(secret, doc.invite)) {
    if (seatOf(doc, guest.id) === null) await at.around.store.addMember(row.id, { guest: guest.id, seat: INVITED });
    return NO_LINKS;
  }
  if (doc.spectators && isSecret(secret, doc.watch)) {
    if (seatOf(doc, guest.id) === null && !(await isMember(at, guest)))
      await at.around.store.addMember(row.id, { guest: guest.id, seat: WATCHER });
    return NO_LINKS;
  }
  throw new Refused('auth/bad_link', 'the link is not valid (any more): ask for a new one.');
}

async function isMember(at: Seated, guest: Guest): Promise<boolean> {
  return (await at.around.store.membership(at.row.id, guest.id)) !== undefined;
}

/** By the link of a seat: sits down, or comes to the same seat with another device, which the table is told. */
async function enterSeat(at: Seated, guest: Guest, seat: number, name: string): Promise<Links> {
  const { doc } = at;
  const own = seatOf(doc, guest.id);
  if (own === seat) return NO_LINKS;
  if (own !== null) throw new Refused('table/seat_taken', 'you already have another seat at this table.');
  const { kind, holders, name: seated, link } = doc.seats[seat];
  if (kind === 'open') {
    if (at.row.status !== 'open') throw new Refused('table/not_open');
    const changed = seatedDoc(doc, guest, seat, name, link);
    await at.change({ doc: changed, seated: true, notes: [note('sat', { name: changed.seats[seat].name })] });
    return NO_LINKS;
  }
  const changed = withSeat(doc, seat, { holders: withDevice(holders, guest.id) });
  await at.change({ doc: changed, seated: true, notes: [note('another-device', { name: seated })] });
  return NO_LINKS;
}

const MOST_DEVICES = 10;

/** Of too many devices the oldest has to go, but not the one that sat down. */
function withDevice([owner, ...others]: readonly string[], guest: string): readonly string[] {
  return [owner, ...others.slice(-(MOST_DEVICES - 2)), guest];
}
