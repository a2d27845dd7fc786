import type { Seat } from '@everdell/game';
import { checkBot } from '../create.ts';
import type { DocProposal, TableDoc } from '../doc.ts';
import { isAgreed, isLost, nobodyCanAgree, openProposals, votersOf } from '../proposals.ts';
import { Refused } from '../refused.ts';
import { carriedEntry, madeProposal, needSame } from '../sameMessage.ts';
import { newId } from '../secrets.ts';
import type { Seated } from '../table.ts';
import {
  needPlaying,
  needSeat,
  note,
  NOTHING,
  ownSeat,
  requestKey,
  type Handler,
  type Message,
  type Result,
} from './handler.ts';
import { needRoom } from './room.ts';
import { standInFor } from './seats.ts';

/** What needs the consent of others: an undo the game no longer allows (all of them), a bot for a seat (most of them). */

export const propose: Handler<'propose'> = async (at, guest, message) => {
  const own = ownSeat(at, guest);
  const request = requestKey(guest, message);
  const earlier = await settledBefore(at, message, request);
  if (earlier !== null) return earlier;
  const made =
    message.proposal.kind === 'undo'
      ? await undoProposal(at, own, message.proposal.version)
      : replaceProposal(at, own, message.proposal);
  const proposal = { ...made, request };
  const open = openProposals(at.doc, at.row.version);
  if (open.some((p) => p.kind === proposal.kind && p.seat === proposal.seat)) throw new Refused('proposal/pending');
  const doc = { ...at.doc, proposals: [...open, proposal] };
  const names = { name: at.doc.seats[own].name, seat: at.doc.seats[proposal.seat].name };
  if (isAgreed(doc, proposal)) return settle(at, doc, proposal, request);
  await at.change({ doc, notes: [note(proposal.kind === 'undo' ? 'undo-asked' : 'replace-asked', names)], by: own });
  return NOTHING;
};

/** The message was sent again: its proposal is there, or was carried at once. */
async function settledBefore(at: Seated, message: Message<'propose'>, request: string): Promise<Result | null> {
  const made = at.doc.proposals.find((proposal) => proposal.request === request);
  if (made !== undefined) {
    needSame(madeProposal(message, made));
    return NOTHING;
  }
  return entryBy(at, message, request);
}

/** What the message led to, if it settled the matter. */
async function entryBy(at: Seated, message: Message<'propose' | 'vote'>, request: string): Promise<Result | null> {
  const entry = await at.around.store.entryOfRequest(at.row.id, request);
  if (entry === undefined) return null;
  needSame(carriedEntry(message, entry));
  return { version: entry.version };
}

async function undoProposal(at: Seated, own: Seat, version: number): Promise<DocProposal> {
  needPlaying(at); // afterwards everybody knows everything
  const { session, version: current } = await at.game();
  if (version !== current) throw new Refused('action/stale_version');
  if (session.undoState(own).possible) throw new Refused('undo/not_needed');
  const to = session.lastActionOf(own);
  if (nobodyCanAgree(at.doc, own))
    throw new Refused('undo/closed', 'a bot plays for everybody else: wait until somebody takes their seat back.');
  needRoom(session);
  if (to === undefined || to < session.history)
    throw new Refused('undo/closed', 'there is no decision of yours that could be taken back.');
  return { id: newId('v'), kind: 'undo', by: own, seat: own, to, version, yes: [] };
}

type Replacement = Extract<Message<'propose'>['proposal'], { kind: 'replace' }>;

function replaceProposal(at: Seated, own: Seat, { seat, bot }: Replacement): DocProposal {
  needPlaying(at);
  needSeat(at, seat);
  checkBot(bot, at.around.bots);
  if (seat === own) throw new Refused('proposal/no_vote', 'leave the table instead, then a bot can play for you.');
  const target = at.doc.seats[seat];
  if (target.kind !== 'human' || target.standIn !== null)
    throw new Refused('table/no_such_seat', 'a bot plays this seat already.');
  const proposal: DocProposal = { id: newId('v'), kind: 'replace', by: own, seat, bot, yes: [own] };
  const there = !target.left && at.around.isPresent(at.row.id, seat);
  if (there && votersOf(at.doc, proposal).length < 2)
    throw new Refused('table/seat_is_present', 'one player cannot replace another who is there.');
  return proposal;
}

export const vote: Handler<'vote'> = async (at, guest, message) => {
  const own = ownSeat(at, guest);
  const open = openProposals(at.doc, at.row.version);
  const proposal = open.find(({ id }) => id === message.proposal);
  if (proposal === undefined || at.again) {
    const earlier = await entryBy(at, message, requestKey(guest, message));
    if (earlier !== null) return earlier;
  }
  if (proposal === undefined) throw new Refused('proposal/unknown');
  const withdrawn = proposal.by === own && !message.yes;
  if (!withdrawn && !votersOf(at.doc, proposal).includes(own)) throw new Refused('proposal/no_vote');
  if (withdrawn || (!message.yes && (proposal.kind === 'undo' || isLost(at.doc, proposal, own)))) {
    const proposals = open.filter((p) => p !== proposal);
    const code = proposal.kind === 'undo' ? 'undo-declined' : 'replace-declined';
    const names = { name: at.doc.seats[own].name, seat: at.doc.seats[proposal.seat].name };
    await at.change({ doc: { ...at.doc, proposals }, notes: [note(code, names)], by: own });
    return NOTHING;
  }
  const yes = message.yes ? [...new Set([...proposal.yes, own])] : proposal.yes.filter((seat) => seat !== own);
  const changed = { ...proposal, yes };
  const doc = { ...at.doc, proposals: open.map((p) => (p === proposal ? changed : p)) };
  if (isAgreed(doc, changed)) return settle(at, doc, changed, requestKey(guest, message));
  await at.change({ doc });
  return NOTHING;
};

/** It is carried. An undo settles its proposal by the version it leads to, so that nothing else has to be written. */
async function settle(at: Seated, doc: TableDoc, proposal: DocProposal, request: string): Promise<Result> {
  if (proposal.kind === 'replace') {
    const proposals = doc.proposals.filter(({ id }) => id !== proposal.id);
    await standInFor(at, proposal.seat, proposal.bot ?? '', 'vote', { ...doc, proposals });
    return NOTHING;
  }
  const game = await at.game();
  const body = game.rollBack(proposal.by, proposal.to ?? 0, votersOf(doc, proposal));
  await at.commit(game, { ...body, proposal: proposal.id }, request);
  await at.say({ note: note('undo-agreed', { name: doc.seats[proposal.by].name }) });
  return { version: game.version };
}
