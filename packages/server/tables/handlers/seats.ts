import type { Seat } from '@everdell/game';
import type { Guest } from '../../store/store.ts';
import { checkBot } from '../create.ts';
import { freeName } from '../freeName.ts';
import { EMPTY_SEAT, INVITED, seatOf, withSeat, type DocSeat, type TableDoc } from '../doc.ts';
import { Refused } from '../refused.ts';
import { hashOf, newSecret } from '../secrets.ts';
import type { Seated } from '../table.ts';
import { needHost, needOpen, needSeat, note, NOTHING, ownSeat, type Handler } from './handler.ts';

/** Taking a seat, giving it up, and what the host does with seats. */

/** May this guest take an open seat? */
export async function maySit(at: Seated, guest: Guest): Promise<boolean> {
  if (at.row.status !== 'open' || seatOf(at.doc, guest.id) !== null) return false;
  if (at.row.listed || at.doc.host === guest.id) return true;
  return (await at.around.store.membership(at.row.id, guest.id))?.seat === INVITED;
}

export const sit: Handler<'sit'> = async (at, guest, message) => {
  if (seatOf(at.doc, guest.id) !== null) return NOTHING; // the message was sent again
  needOpen(at);
  if (!(await maySit(at, guest)))
    throw new Refused('auth/forbidden', 'come in by the invitation of this table to take a seat.');
  if (message.seat !== undefined) needSeat(at, message.seat);
  const seat = message.seat ?? at.doc.seats.findIndex(({ kind }) => kind === 'open');
  if (seat < 0) throw new Refused('table/full');
  if (at.doc.seats[seat].kind !== 'open') throw new Refused('table/seat_taken');
  return { secret: await takeSeat(at, guest, seat, message.name ?? guest.name) };
};

/** Sits down, with a link of one's own; gives its secret. */
export async function takeSeat(at: Seated, guest: Guest, seat: Seat, wanted: string): Promise<string> {
  const secret = newSecret();
  const name = freeName(at.doc, guest, wanted);
  const doc = withSeat(at.doc, seat, {
    ...EMPTY_SEAT,
    kind: 'human',
    name,
    link: hashOf(secret),
    used: at.doc.seats[seat].link,
    holders: [guest.id],
  });
  await at.change({ doc, seated: true, notes: [note('sat', { name })], by: seat });
  return secret;
}

export const rename: Handler<'rename'> = async (at, guest, { name }) => {
  const seat = ownSeat(at, guest);
  const free = freeName(at.doc, guest, name);
  if (at.doc.seats[seat].name !== free) await at.change({ doc: withSeat(at.doc, seat, { name: free }) });
  return NOTHING;
};

export const word: Handler<'word'> = async (at, guest, message) => {
  const seat = ownSeat(at, guest);
  if (at.doc.seats[seat].word === message.word) return NOTHING;
  needOpen(at); // afterwards the cards are dealt
  await at.change({ doc: withSeat(at.doc, seat, { word: message.word }) });
  return NOTHING;
};

export const leave: Handler<'leave'> = async (at, guest) => {
  const seat = seatOf(at.doc, guest.id);
  if (seat === null) return NOTHING;
  const { name, left } = at.doc.seats[seat];
  if (at.row.status === 'open') {
    await at.around.store.addMember(at.row.id, { guest: guest.id, seat: INVITED }); // first: they may come back
    await at.change({ doc: emptied(at.doc, seat), seated: true, notes: [note('left-seat', { name })], by: seat });
  } else if (at.row.status === 'playing' && !left) {
    await at.change({ doc: withSeat(at.doc, seat, { left: true }), notes: [note('left', { name })], by: seat });
  }
  return NOTHING;
};

function emptied(doc: TableDoc, seat: Seat): TableDoc {
  return withSeat(doc, seat, { ...EMPTY_SEAT, link: hashOf(newSecret()) });
}

export const comeBack: Handler<'return'> = async (at, guest) => {
  const seat = ownSeat(at, guest);
  const { name, standIn, left } = at.doc.seats[seat];
  if (standIn === null && !left) return NOTHING;
  const proposals = at.doc.proposals.filter((p) => p.kind !== 'replace' || p.seat !== seat);
  const doc = { ...withSeat(at.doc, seat, { bot: null, standIn: null, left: false }), proposals };
  // Whoever only said that they leave, and was not replaced, gets no new time by coming back.
  const anew = standIn !== null && (await decides(at, seat)) ? { turnAt: at.around.now() } : {};
  await at.change({ doc, ...anew, notes: [note('returned', { name })], by: seat });
  return NOTHING;
};

async function decides(at: Seated, seat: Seat): Promise<boolean> {
  if (at.row.status !== 'playing') return false;
  return (await at.game()).session.decision?.seat === seat;
}

export const seat: Handler<'seat'> = async (at, guest, message) => {
  needHost(at, guest);
  needOpen(at);
  needSeat(at, message.seat);
  const old = at.doc.seats[message.seat];
  const notes = old.kind === 'human' ? [note('left-seat', { name: old.name })] : [];
  if (message.as.kind === 'open') {
    if (old.kind === 'open') return NOTHING;
    await at.change({ doc: emptied(at.doc, message.seat), seated: old.kind === 'human', notes });
    await inviteHost(at, old);
    return NOTHING;
  }
  checkBot(message.as.bot, at.around.bots);
  if (at.doc.seats.every(({ kind }, i) => i === message.seat || kind === 'bot'))
    throw new Refused('setup/invalid', 'a table of bots only is not for this server: leave a seat open.');
  const doc = withSeat(at.doc, message.seat, { ...EMPTY_SEAT, kind: 'bot', bot: message.as.bot });
  await at.change({ doc, seated: old.kind === 'human', notes });
  await inviteHost(at, old);
  return NOTHING;
};

/** A host who has freed their own seat still has a part in the table. */
async function inviteHost(at: Seated, old: DocSeat): Promise<void> {
  if (old.holders.includes(at.doc.host))
    await at.around.store.addMember(at.row.id, { guest: at.doc.host, seat: INVITED });
}

export const replace: Handler<'replace'> = async (at, guest, message) => {
  needHost(at, guest);
  if (at.row.status !== 'playing') throw new Refused('table/not_started');
  needSeat(at, message.seat);
  checkBot(message.bot, at.around.bots);
  const { kind, standIn, left } = at.doc.seats[message.seat];
  if (kind === 'bot' || standIn !== null) return NOTHING;
  if (!left && at.around.isPresent(at.row.id, message.seat))
    throw new Refused('table/seat_is_present', 'this player is there; propose it to the others if it has to be.');
  await standInFor(at, message.seat, message.bot, 'host');
  return NOTHING;
};

/** From now on a bot plays for the seat. */
export async function standInFor(
  at: Seated,
  target: Seat,
  bot: string,
  why: 'host' | 'vote' | 'time',
  doc: TableDoc = at.doc,
): Promise<void> {
  const { name } = doc.seats[target];
  const code = why === 'time' ? 'time-out' : 'replaced';
  await at.change({ doc: withSeat(doc, target, { bot, standIn: why }), notes: [note(code, { name, bot })] });
}

export const dissolve: Handler<'dissolve'> = async (at, guest) => {
  needHost(at, guest);
  if (at.row.status === 'closed') return NOTHING;
  needOpen(at);
  await at.change({ doc: at.doc, status: 'closed', listed: false });
  return NOTHING;
};

export const renew: Handler<'renew'> = async (at, guest, { what }) => {
  const secret = newSecret();
  if (what !== 'seat') {
    needHost(at, guest);
    await at.change({ doc: { ...at.doc, [what]: hashOf(secret) } });
    return { secret };
  }
  const own = ownSeat(at, guest);
  if (at.doc.seats[own].holders[0] !== guest.id)
    throw new Refused('auth/forbidden', 'only the device that sat down here can renew the link of this seat.');
  await at.change({ doc: withSeat(at.doc, own, { link: hashOf(secret), holders: [guest.id] }), seated: true });
  return { secret };
};
