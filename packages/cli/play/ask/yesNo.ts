import { INTERRUPT } from '../../core/terminal.ts';
import { plain } from '../match.ts';
import { ask, Leave, say, type Ui } from '../ui.ts';

/** Asks until the answer is yes or no. */
export async function askYesNo(ui: Ui, question: string): Promise<boolean> {
  const { yes, no, yesNoHint, yesOrNo } = ui.words.play;
  for (;;) {
    const line = await ask(ui, `${question} ${yesNoHint} `, { yesNo: true });
    if (line === null || line === INTERRUPT) throw new Leave();
    const typed = plain(line);
    if (yes.includes(typed)) return true;
    if (no.includes(typed)) return false;
    say(ui, yesOrNo);
  }
}
