import type { Seat } from '@everdell/game';
import { humanSeats, type DocProposal, type TableDoc } from './doc.ts';

/** Who has a vote on a proposal, and when it is carried. */

type About = Pick<DocProposal, 'kind' | 'seat' | 'by'>;

/**
 * On an undo all other people who play for themselves, also one who has left for a while; on a bot for a seat those who
 * are at the table, but not the one it is about.
 */
export function votersOf(doc: TableDoc, { kind, by, seat: about }: About): readonly Seat[] {
  return humanSeats(doc).filter((seat) => (kind === 'undo' ? seat !== by : seat !== about && !doc.seats[seat].left));
}

/** A bot in the place of all other people cannot agree to an undo for them. */
export function nobodyCanAgree(doc: TableDoc, by: Seat): boolean {
  const others = doc.seats.some(({ kind }, seat) => kind === 'human' && seat !== by);
  return others && votersOf(doc, { kind: 'undo', by, seat: by }).length === 0;
}

export function neededFor(doc: TableDoc, proposal: About): number {
  const voters = votersOf(doc, proposal).length;
  return proposal.kind === 'undo' ? voters : Math.floor(voters / 2) + 1;
}

/** Proposals that are not settled: an undo is, as soon as the game goes on. */
export function openProposals(doc: TableDoc, version: number): readonly DocProposal[] {
  return doc.proposals.filter((p) => p.kind === 'replace' || p.version === version);
}

/** Is it carried? */
export function isAgreed(doc: TableDoc, proposal: DocProposal): boolean {
  const voters = votersOf(doc, proposal);
  return proposal.yes.filter((seat) => voters.includes(seat)).length >= neededFor(doc, proposal);
}

/** With this seat against it, can it still be carried? Two voters who disagree settle nothing. */
export function isLost(doc: TableDoc, proposal: DocProposal, against: Seat): boolean {
  const undecided = votersOf(doc, proposal).filter((seat) => seat !== against && !proposal.yes.includes(seat));
  return proposal.yes.filter((seat) => seat !== against).length + undecided.length < neededFor(doc, proposal);
}
