import type { Proposal } from '@everdell/protocol';
import { CALLED_OFF, INTERRUPT } from '../../core/terminal.ts';
import { plain } from '../match.ts';
import { ask, Leave, say } from '../ui.ts';
import type { Visit } from './visit.ts';

/** Asks the player what they think of a proposal, as long as it stands. */
export async function askVote(visit: Visit, proposal: Proposal): Promise<void> {
  const { ui } = visit;
  const { yes, no, yesNoHint, yesOrNo } = ui.words.play;
  for (;;) {
    const settled = visit.callOff(() => !visit.info.proposals.some(({ id }) => id === proposal.id));
    const line = await ask(ui, `${question(visit, proposal)} ${yesNoHint} `, { yesNo: true }, settled);
    if (line === CALLED_OFF) return;
    if (line === null || line === INTERRUPT) {
      visit.farewell();
      throw new Leave();
    }
    const typed = plain(line);
    if (yes.includes(typed) || (no.includes(typed) && typed !== '')) {
      await visit.order({ type: 'vote', proposal: proposal.id, yes: yes.includes(typed) });
      return;
    }
    say(ui, yesOrNo);
  }
}

function question({ names, ui }: Visit, { kind, by, seat, bot }: Proposal): string {
  const { online } = ui.words;
  return kind === 'undo' ? online.voteUndo(names[by]) : online.voteReplace(names[by], names[seat], bot ?? '');
}
