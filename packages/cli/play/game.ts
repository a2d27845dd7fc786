import type { Seat } from '@everdell/game';
import { INTERRUPT } from '../core/terminal.ts';
import { askDecision } from './ask/decision.ts';
import { askLine } from './ask/line.ts';
import { commandIn, quit, runCommand, type CommandName } from './commands.ts';
import { lastLines, News, paragraphs } from './news.ts';
import { scoreLines, winnerLines } from './score.ts';
import { NO_CHOICES } from './choices.ts';
import { heading, pageFor } from './screen/page.ts';
import { turnScreen } from './screen/turn.ts';
import { look, type Seen } from './seen.ts';
import type { Table } from './table.ts';
import { ask, Leave, say, type Ui } from './ui.ts';

/** Rows of the story since a player's last decision: on a small screen, on a large one. */
const NEWS_ROWS = { compact: 4, roomy: 10 };
/** Commands that work while the keyboard goes from hand to hand: they tell nothing of the game. */
const OPEN_COMMANDS: readonly CommandName[] = ['help', 'rules', 'save', 'quit'];

/** Plays the game to its end, or until somebody leaves. */
export async function playGame(ui: Ui, table: Table): Promise<void> {
  try {
    await new Evening(ui, table).play();
  } catch (error) {
    if (!(error instanceof Leave)) throw error;
    say(ui, ui.words.play.goodbye);
  }
}

class Evening {
  readonly #ui: Ui;
  readonly #table: Table;
  readonly #news: News;
  /** Who sits at the keyboard. */
  #atKeyboard: Seat | null = null;

  constructor(ui: Ui, table: Table) {
    this.#ui = ui;
    this.#table = table;
    this.#news = new News(table);
  }

  async play(): Promise<void> {
    const table = this.#table;
    for (await table.others(); table.asked !== null; await table.others()) await this.#decide(table.asked);
    await this.#end();
  }

  async #decide(seat: Seat): Promise<void> {
    const table = this.#table;
    let wholeTable = await this.#handOver(seat);
    for (;;) {
      const seen = look(table, seat, this.#ui.lang);
      if (table.asked !== seat) return; // an undo went back to another seat's decision, or somebody else plays for it
      const action = await askDecision({ ui: this.#ui, table, seen }, this.#newsLines(seen), wholeTable);
      wholeTable = true;
      if (action === null) continue;
      const refused = await table.act(seat, action);
      if (refused === null) break;
      say(this.#ui, refused);
    }
    if (table.deciding !== seat && table.confirms(seat)) await this.#lastChance(seat);
  }

  /**
   * Between two people at one keyboard the screen must not show the hand of the one to the other. Tells whether
   * somebody has just sat down.
   */
  async #handOver(seat: Seat): Promise<boolean> {
    const { terminal } = this.#ui;
    const before = this.#atKeyboard;
    this.#atKeyboard = seat;
    if (before === seat) return false;
    if (this.#table.mine.length < 2) return true;
    terminal.clear();
    while (!(await this.#sitsDown(seat))) continue;
    terminal.clear();
    return true;
  }

  /** Asks once whether the owner of the seat is there; meanwhile only commands that show nothing of the game work. */
  async #sitsDown(seat: Seat): Promise<boolean> {
    const ui = this.#ui;
    const line = await ask(ui, ui.words.play.passKeyboard(this.#table.names[seat]), { enter: true });
    if (line === null) throw new Leave();
    if (line === INTERRUPT) await quit(ui, this.#table);
    const command = commandIn(ui, line);
    if (command !== null && OPEN_COMMANDS.includes(command.name))
      await runCommand(ui, this.#table, look(this.#table, seat, ui.lang), command);
    else if (line.trim() !== '') say(ui, ui.words.play.passKeyboardHow);
    return line.trim() === '';
  }

  #newsLines(seen: Seen): readonly string[] {
    const page = pageFor(this.#ui.terminal, this.#ui.words, seen);
    const all = paragraphs(this.#news.forSeat(seen), seen);
    if (seen.decision?.kind !== 'turn') return lastLines(all, page.width, NEWS_ROWS.compact).lines;
    const { lines, left } = lastLines(all, page.width, page.compact ? NEWS_ROWS.compact : NEWS_ROWS.roomy);
    if (lines.length === 0) return [];
    return [heading(page, left > 0 ? page.words.newsMore(left) : page.words.news), ...lines];
  }

  /** A turn whose end can still be taken back is confirmed before the next seat goes on. */
  async #lastChance(seat: Seat): Promise<void> {
    const ui = this.#ui;
    const table = this.#table;
    const seen = look(table, seat, ui.lang);
    const lines = lastLines(paragraphs(this.#news.forSeat(seen), seen), ui.terminal.columns, 6).lines;
    say(ui, ['', ...lines]);
    const { endTurn, endChoice } = ui.words.play;
    for (;;) {
      const line = await askLine({ ui, table, seen }, seen.known.turn === 0 ? endChoice : endTurn, { enter: true });
      if (line === '' || table.deciding === seat) break; // ended, or taken back
      if (line === null) say(ui, turnScreen(pageFor(ui.terminal, ui.words, seen), NO_CHOICES, lines));
      else say(ui, ui.words.play.endTurnHow);
    }
    this.#news.allToldTo(seat);
  }

  async #end(): Promise<void> {
    const ui = this.#ui;
    const table = this.#table;
    const viewer = table.mine[0] ?? 0;
    const seen = look(table, viewer, ui.lang);
    const page = pageFor(ui.terminal, ui.words, seen);
    const news = paragraphs(this.#news.forSeat(seen), seen);
    ui.terminal.clear();
    say(ui, [...lastLines(news, page.width, 8).lines, ...scoreLines(page), '', ...winnerLines(page), '']);
    if (table.online !== undefined) say(ui, [...table.online.endLines(), ...table.online.unread()]);
    const question = table.online?.afterEnd ?? ui.words.play.afterEnd;
    while ((await askLine({ ui, table, seen }, question, { enter: true })) !== '') {
      if (table.deciding !== null) return this.play(); // the last decision was taken back
      if (table.online?.movesOn) return undefined;
    }
  }
}
