import type { Seat } from '@everdell/game';
import { humanSeats, type DocProposal, type TableDoc } from './doc.ts';

/** Who has a vote on a proposal, and when it is carried. */

export function votersOf(doc: TableDoc, proposal: Pick<DocProposal, 'kind' | 'seat' | 'by'>): readonly Seat[] {
  return humanSeats(doc).filter(
    (seat) => !doc.seats[seat].left && seat !== (proposal.kind === 'undo' ? proposal.by : proposal.seat),
  );
}

export function neededFor(doc: TableDoc, proposal: Pick<DocProposal, 'kind' | 'seat' | 'by'>): number {
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
