import type { Action } from '@everdell/game';
import { turnChoices, type Choice } from '../choices.ts';
import { numbersIn } from '../input.ts';
import { matching, plain } from '../match.ts';
import { pageFor } from '../screen/page.ts';
import { turnScreen } from '../screen/turn.ts';
import { say } from '../ui.ts';
import { askLine, type Asking } from './line.ts';
import { askYesNo } from './yesNo.ts';

/** Shows the table and asks what to do with the turn; null = show it again. */
export async function askTurn(asking: Asking, news: readonly string[]): Promise<Action | null> {
  const { ui, seen } = asking;
  const { play } = ui.words;
  const choices = turnChoices(seen);
  ui.terminal.clear();
  say(ui, [
    ...turnScreen(pageFor(ui.terminal, ui.words, seen), choices, news),
    ...(asking.table.online?.unread() ?? []),
  ]);
  const n = choices.all.length;
  for (;;) {
    const line = await askLine(asking, play.turnQuestion(n), { numbers: n, min: 1, max: 1 });
    if (line === null) return null;
    const chosen = chosenBy(asking, choices.all, line);
    if (typeof chosen === 'string') say(ui, chosen);
    else if (chosen.t !== 'pass' || n === 1 || (await askYesNo(ui, play.reallyPass))) return chosen;
  }
}

/** The action that the line means, or what is wrong with it. */
function chosenBy({ ui, seen }: Asking, all: readonly Choice[], line: string): Action | string {
  const { play } = ui.words;
  const numbers = numbersIn(line);
  if (numbers !== null) {
    const choice = numbers.length === 1 ? all[numbers[0] - 1] : undefined;
    return choice === undefined ? play.badNumber(all.length) : choice.action;
  }
  const typed = plain(line);
  for (const kind of ['season', 'pass'] as const) {
    const choice = all.find(({ action }) => action.t === kind);
    if (play.turnWords[kind].includes(typed))
      return choice === undefined
        ? seen.text.reason(seen.game.check(seen.known, seen.seat, { t: kind })!)
        : choice.action;
  }
  const label = ({ action }: Choice): string => seen.text.action(seen.known, action, seen.decision!, seen.names);
  const found = matching(all, label, line);
  if (found.length === 1) return found[0].action;
  if (found.length === 0) return play.notUnderstood;
  return play.severalMeant(found.map((choice) => `${choice.number}) ${label(choice)}`).slice(0, 8));
}
