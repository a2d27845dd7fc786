import { budgetOf, decide, seededRandom, wiseBot } from '@everdell/ai';
import { INTERRUPT } from '../core/terminal.ts';
import { LANGS, wordsIn, type Words } from '../words/index.ts';
import { boardPage, helpPage, rulesPage } from './pages.ts';
import { infoLines } from './info.ts';
import { lastLines, paragraphs } from './news.ts';
import { plain } from './match.ts';
import { askYesNo } from './ask/yesNo.ts';
import { scoreLines } from './score.ts';
import { pageFor, type Page } from './screen/page.ts';
import { seatLines } from './screen/seats.ts';
import type { Seen } from './seen.ts';
import type { AfterCommand, Table } from './table.ts';
import { ask, Leave, say, type Ui } from './ui.ts';
import { whyLines } from './why.ts';

/** What can be typed at any question besides its answers. */
export type CommandName = keyof Words['play']['commands'];

const LOG_ROWS = 30;

/** The command that a line begins with, and the rest of the line. */
export function commandIn({ words }: Ui, line: string): { name: CommandName; rest: string } | null {
  const typed = line.trim().split(/\s+/);
  for (const [name, { keys }] of Object.entries(words.play.commands))
    for (const key of keys) {
      const { length } = key.split(' '); // some commands are two words
      if (typed.slice(0, length).join(' ').toLowerCase() === key)
        return { name: name as CommandName, rest: typed.slice(length).join(' ') };
    }
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
  help: ({ page, table }) => helpPage(page, table.online?.help),
  rules: ({ page }) => rulesPage(page.words, page.width),
  info: ({ page, rest }) => infoLines(page, rest),
  why: ({ page, rest }) => whyLines(page, rest),
  opponents: ({ page, seen }) =>
    seen.known.seats.flatMap((_, seat) => (seat === seen.seat ? [] : seatLines(page, seat))),
  board: ({ page }) => boardPage(page),
  score: ({ page }) => scoreLines(page),
  log: ({ ui, table, seen }) => logLines(ui, table, seen),
  // With others at a server nobody is to be told what to do.
  hint: ({ ui, table, seen }) => [table.online === undefined ? hint(ui, seen) : ui.words.play.noHintOnline],
};

/** Carries out the command that a line begins with; null = it begins with none. */
export function runLine(ui: Ui, table: Table, seen: Seen, line: string): Promise<AfterCommand | null> {
  const command = commandIn(ui, line);
  if (command !== null) return runCommand(ui, table, seen, command);
  return table.online?.command(line) ?? Promise.resolve(null);
}

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
  const { lines, left } = lastLines(paragraphs(table.story(seen.seat), seen), ui.terminal.columns, LOG_ROWS);
  if (lines.length === 0) return [ui.words.play.logEmpty];
  return left > 0 ? [ui.words.play.logMore(left), ...lines] : lines;
}

/** What the bot would do with what this player sees. */
function hint({ words, think }: Ui, { game, known, seat, decision, legal, text, names }: Seen): string {
  if (decision === null || legal.length === 0) return words.play.noHint;
  const view = game.view(known, seat);
  const bot = wiseBot();
  const random = seededRandom(`hint ${known.turn}`);
  const action = decide(bot, { game, view, decision, legal, random }, budgetOf(bot, think));
  return words.play.hint(text.action(known, action, decision, names));
}

async function undo(ui: Ui, table: Table, seen: Seen): Promise<AfterCommand> {
  const refused = await table.undo(seen.seat);
  if (refused === null) return 'show';
  say(ui, ui.words.play.noUndo(refused));
  if (table.online !== undefined && (await askYesNo(ui, ui.words.play.askOthers)))
    say(ui, await table.online.askToUndo());
  return 'ask';
}

/** Tells whether the game is saved now. */
async function save(ui: Ui, table: Table, path: string): Promise<boolean> {
  const { play } = ui.words;
  if (path === '') {
    say(ui, play.saveHow);
    return false;
  }
  if (ui.exists(path) && !(await askYesNo(ui, play.overwrite(path)))) return false;
  const wrong = ui.saveFile(path, await table.save());
  const goOn = table.deciding === null || table.online !== undefined ? null : `npm start -- --load ${shellWord(path)}`;
  say(ui, wrong ?? play.saved(path, goOn));
  return wrong === null;
}

/** As it has to be typed at a shell. */
function shellWord(path: string): string {
  if (/^[\p{L}\p{N}_./\\:~+-]+$/u.test(path)) return path;
  return /["$`!]/.test(path) ? `'${path.replaceAll("'", "'\\''")}'` : `"${path}"`;
}

/** Offers to save; then leaves. A game on a server goes on without that. */
export async function quit(ui: Ui, table: Table): Promise<void> {
  const { play } = ui.words;
  if (table.online !== undefined) {
    table.online.farewell();
    throw new Leave();
  }
  for (;;) {
    const line = await leavingLine(ui, play.saveFirst, '');
    const command = commandIn(ui, line);
    if (line === '' || NO.includes(plain(line)) || command?.name === 'quit') throw new Leave();
    if (YES.includes(plain(line))) await saveUnderName(ui, table);
    const path = command?.name === 'save' ? command.rest : line;
    if (command?.name !== 'save' && !FILE_NAME.test(path)) say(ui, play.saveFirstHow);
    else if (await save(ui, table, path)) throw new Leave();
  }
}

/** The words for yes and no of all languages: a game must not be lost by the wrong one. */
const YES = LANGS.flatMap((lang) => wordsIn(lang).play.yes);
const NO = LANGS.flatMap((lang) => wordsIn(lang).play.no).filter((word) => word !== '');
/** With an ending or a folder: other words are rather a mistake. */
const FILE_NAME = /[^\s.]\.\w|[/\\]\S/;

async function saveUnderName(ui: Ui, table: Table): Promise<never> {
  for (;;) if (await save(ui, table, await leavingLine(ui, ui.words.play.saveName, 'everdell.json'))) throw new Leave();
}

/** A line of somebody who is leaving: whoever wants to leave once more just leaves. */
async function leavingLine(ui: Ui, question: string, example: string): Promise<string> {
  const line = await ask(ui, question, { free: true, example });
  if (line === null || line === INTERRUPT) throw new Leave();
  return line.trim();
}
