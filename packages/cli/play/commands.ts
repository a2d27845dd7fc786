import { greedyBot, seededRandom } from '@everdell/ai';
import { INTERRUPT } from '../core/terminal.ts';
import type { Words } from '../words/index.ts';
import { boardPage, helpPage } from './pages.ts';
import { infoLines } from './info.ts';
import { lastLines, paragraphs } from './news.ts';
import { askYesNo } from './ask/yesNo.ts';
import { scoreLines } from './score.ts';
import { pageFor, type Page } from './screen/page.ts';
import { seatLines } from './screen/seats.ts';
import type { Seen } from './seen.ts';
import type { Table } from './table.ts';
import { Leave, say, type Ui } from './ui.ts';
import { whyLines } from './why.ts';

/** What can be typed at any question besides its answers. */
export type CommandName = keyof Words['play']['commands'];

/** What a command leads to: the question is asked again, or the whole screen is shown again. */
export type AfterCommand = 'ask' | 'show';

const LOG_ROWS = 30;

/** The command that a line begins with, and the rest of the line. */
export function commandIn({ words }: Ui, line: string): { name: CommandName; rest: string } | null {
  const [first = '', ...others] = line.trim().split(/\s+/);
  const typed = first.toLowerCase();
  for (const [name, { keys }] of Object.entries(words.play.commands))
    if (keys.includes(typed)) return { name: name as CommandName, rest: others.join(' ') };
  return null;
}

interface Asked {
  readonly ui: Ui;
  readonly table: Table;
  readonly seen: Seen;
  readonly page: Page;
  /** What was typed after the command. */
  readonly rest: string;
}

/** Commands that only show something. */
const PAGES: Partial<Record<CommandName, (asked: Asked) => readonly string[]>> = {
  help: ({ page }) => helpPage(page),
  info: ({ page, rest }) => infoLines(page, rest),
  why: ({ page, rest }) => whyLines(page, rest),
  opponents: ({ page, seen }) =>
    seen.known.seats.flatMap((_, seat) => (seat === seen.seat ? [] : seatLines(page, seat))),
  board: ({ page }) => boardPage(page),
  score: ({ page }) => scoreLines(page),
  log: ({ ui, table, seen }) => logLines(ui, table, seen),
  hint: ({ ui, seen }) => [hint(ui, seen)],
};

export async function runCommand(
  ui: Ui,
  table: Table,
  seen: Seen,
  { name, rest }: { name: CommandName; rest: string },
): Promise<AfterCommand> {
  const show = PAGES[name];
  if (show !== undefined) say(ui, show({ ui, table, seen, rest, page: pageFor(ui.terminal, ui.words, seen) }));
  else if (name === 'show') return 'show';
  else if (name === 'undo') return undo(ui, table, seen);
  else if (name === 'save') await save(ui, table, rest);
  else await quit(ui, table);
  return 'ask';
}

function logLines(ui: Ui, table: Table, seen: Seen): readonly string[] {
  const { lines, left } = lastLines(
    paragraphs(table.story(), seen.text, seen.seat, seen.names),
    ui.terminal.columns,
    LOG_ROWS,
  );
  if (lines.length === 0) return [ui.words.play.logEmpty];
  return left > 0 ? [ui.words.play.logMore(left), ...lines] : lines;
}

/** What the bot would do with what this player sees. */
function hint({ words }: Ui, { game, known, seat, decision, legal, text, names }: Seen): string {
  if (decision === null || legal.length === 0) return words.play.noHint;
  const view = game.view(known, seat);
  const action = greedyBot().choose({ game, view, decision, legal, random: seededRandom(`hint ${known.turn}`) });
  return words.play.hint(text.action(known, action, decision, names));
}

async function undo(ui: Ui, table: Table, seen: Seen): Promise<AfterCommand> {
  const refused = await table.undo(seen.seat);
  if (refused === null) return 'show';
  say(ui, ui.words.play.noUndo(refused));
  return 'ask';
}

async function save(ui: Ui, table: Table, path: string): Promise<void> {
  const { words } = ui;
  if (path === '') {
    say(ui, words.play.saveHow);
    return;
  }
  if (ui.exists(path) && !(await askYesNo(ui, words.play.overwrite(path)))) return;
  say(ui, ui.saveFile(path, table.save()) ?? words.play.saved(path));
}

/** Offers to save; then leaves. */
export async function quit(ui: Ui, table: Table): Promise<void> {
  for (;;) {
    const path = await ui.terminal.ask(ui.words.play.saveFirst, { free: true });
    if (path === null || path === INTERRUPT || path.trim() === '') throw new Leave();
    const wrong = ui.saveFile(path.trim(), table.save());
    say(ui, wrong ?? ui.words.play.saved(path.trim()));
    if (wrong === null) throw new Leave();
  }
}
