import { CALLED_OFF, INTERRUPT, type Expected } from '../../core/terminal.ts';
import { quit, runLine } from '../commands.ts';
import type { Seen } from '../seen.ts';
import type { Table } from '../table.ts';
import { ask, Leave, type Ui } from '../ui.ts';

/** The table and what the player whose answer is wanted sees of it. */
export interface Asking {
  readonly ui: Ui;
  readonly table: Table;
  readonly seen: Seen;
}

/** A line that is no command; null = the screen has to be shown again, since a command changed it. */
export async function askLine(
  { ui, table, seen }: Asking,
  question: string,
  expected: Expected,
): Promise<string | null> {
  for (;;) {
    const line = await ask(ui, question, expected, table.online?.calledOff());
    if (line === null) throw new Leave();
    if (line === INTERRUPT) {
      await quit(ui, table);
      continue;
    }
    if (line !== CALLED_OFF) table.online?.read();
    else {
      await table.online?.attend();
      return null;
    }
    const done = await runLine(ui, table, seen, line);
    if (done === null) return line.trim();
    if (done === 'show') return null;
  }
}
