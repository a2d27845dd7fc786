import { undoText, type Action, type Game, type KnownItem, type Seat, type View } from '@everdell/game';
import { download, type GameInfo, type Proposal } from '@everdell/protocol';
import { CALLED_OFF, INTERRUPT } from '../../core/terminal.ts';
import { runLine, quit } from '../commands.ts';
import { lastLines, paragraphs } from '../news.ts';
import { pageFor } from '../screen/page.ts';
import { waitingScreen } from '../screen/turn.ts';
import { look } from '../seen.ts';
import type { AfterCommand, Online, Table } from '../table.ts';
import { ask, Leave, say } from '../ui.ts';
import type { Announcer } from './announcer.ts';
import { askVote } from './vote.ts';
import { runTableCommand } from './tableCommands.ts';
import { fired, type Visit } from './visit.ts';

/** A game on a server, at which this keyboard has one seat or none. */
export class OnlineTable implements Table, Online {
  readonly game: Game;
  readonly #visit: Visit;
  readonly #announcer: Announcer;
  /** What the player saw last; an action answers that. */
  #shown: number;
  /** Up to here the player has been told what they did themselves. */
  #told: number;
  #began = false;
  #next: string | null = null;

  constructor(visit: Visit, announcer: Announcer) {
    this.#visit = visit;
    this.game = visit.game;
    this.#announcer = announcer;
    this.#shown = this.version;
    this.#told = this.version;
  }

  get online(): Online {
    return this;
  }

  get #known(): GameInfo {
    const { game } = this.#visit.remote;
    if (game === undefined) throw new Error('the game is not known yet');
    return game;
  }

  get names(): readonly string[] {
    return this.#visit.names;
  }

  get mine(): readonly Seat[] {
    const { seat } = this.#visit;
    return seat === null ? [] : [seat];
  }

  get deciding(): Seat | null {
    return this.asked ?? this.#known.deciding.at(0)?.seat ?? null;
  }

  get asked(): Seat | null {
    const { seat, info } = this.#visit;
    if (seat === null || !this.#known.deciding.some((decision) => decision.seat === seat)) return null;
    const { standIn, left } = info.seats[seat];
    return standIn === null && !left ? seat : null;
  }

  get version(): number {
    return this.#known.version;
  }

  view(): View {
    this.#shown = this.version;
    return this.#known.view;
  }

  story(): readonly KnownItem[] {
    return this.#visit.remote.story;
  }

  /** Nobody waits for a confirmation: the others go on, and undo is there as long as the rules allow. */
  confirms(): boolean {
    return false;
  }

  async act(_seat: Seat, action: Action): Promise<string | null> {
    return this.#carryOut({ type: 'act', version: this.#shown, action });
  }

  async undo(): Promise<string | null> {
    const { undo } = this.#known;
    if (undo !== null && !undo.possible) return undoText(undo.why, this.#visit.ui.lang);
    return this.#carryOut({ type: 'undo', version: this.version });
  }

  /** Resolves when what was done can be seen. */
  async #carryOut(message: Parameters<Visit['say']>[0]): Promise<string | null> {
    const said = await this.#visit.say(message);
    if ('refused' in said) return said.refused;
    const { version = 0 } = said.done;
    const { remote } = this.#visit;
    await this.#visit.until(() => remote.live && this.version >= version);
    return null;
  }

  async askToUndo(): Promise<string> {
    const said = await this.#visit.say({ type: 'propose', proposal: { kind: 'undo', version: this.version } });
    const { online } = this.#visit.ui.words;
    if ('refused' in said) return online.refused(said.refused);
    return said.done.version === undefined ? online.asked : online.undoDone;
  }

  async save(): Promise<string> {
    return `${JSON.stringify(await download(this.#visit.site, this.#visit.remote.id))}\n`;
  }

  /** Shows what the others do, and takes commands meanwhile. */
  async others(): Promise<void> {
    this.#tellOwn();
    for (;;) {
      this.#visit.checkGone();
      await this.#votes();
      if (this.asked !== null || this.deciding === null) return;
      if (!this.#began) this.#showTable();
      this.#began = true;
      await this.#waitOrCommand();
    }
  }

  #showTable(): void {
    const { ui } = this.#visit;
    const seen = look(this, this.#visit.seat ?? 0, ui.lang);
    say(ui, waitingScreen(pageFor(ui.terminal, ui.words, seen)));
  }

  /** What one has done oneself since one was asked last. */
  #tellOwn(): void {
    const { seat, ui, text, names } = this.#visit;
    const own = this.story().filter((item) => item.index >= this.#told && !('undo' in item) && item.seat === seat);
    say(ui, lastLines(paragraphs(own, { text, names, you: seat }), ui.terminal.columns, 6).lines);
    this.#told = this.version;
  }

  async #waitOrCommand(): Promise<void> {
    const { ui } = this.#visit;
    const waitingFor = this.#waitingFor();
    const changed = this.#visit.callOff(
      () => this.asked !== null || this.deciding === null || this.#vote() !== null || this.#waitingFor() !== waitingFor,
    );
    if (!ui.terminal.interactive) {
      say(ui, waitingFor);
      return fired(changed); // lines of a pipe are answers to decisions, which are still to come
    }
    const line = await ask(ui, waitingFor, { command: true }, changed);
    if (line === CALLED_OFF) return undefined;
    if (line === null) throw new Leave();
    this.read();
    if (line === INTERRUPT) return quit(ui, this);
    if (line.trim() === '') return undefined;
    const done = await runLine(ui, this, look(this, this.#visit.seat ?? 0, ui.lang), line);
    if (done === 'show') this.#showTable();
    if (done === null) say(ui, ui.words.online.notYourTurn);
  }

  #waitingFor(): string {
    const { info, seat, ui, names } = this.#visit;
    const { online } = ui.words;
    if (seat !== null && info.seats[seat].standIn !== null) return online.waitingBot;
    if (seat !== null && info.seats[seat].left) return online.waitingLeft;
    const deciding = this.#known.deciding.map((decision) => {
      const { bot, standIn } = info.seats[decision.seat] ?? {};
      return bot && standIn ? online.playsFor(bot, names[decision.seat]) : names[decision.seat];
    });
    return online.waitingFor(deciding);
  }

  /** A proposal that waits for the vote of this seat. */
  #vote(): Proposal | null {
    const { info, seat } = this.#visit;
    if (seat === null) return null;
    const waits = ({ id, voters, yes }: Proposal): boolean =>
      voters.includes(seat) && !yes.includes(seat) && !this.#voted.has(id);
    return info.proposals.find(waits) ?? null;
  }
  readonly #voted = new Set<string>();

  async #votes(): Promise<void> {
    for (let proposal = this.#vote(); proposal !== null; proposal = this.#vote()) {
      this.#voted.add(proposal.id);
      await askVote(this.#visit, proposal);
    }
  }

  calledOff(): AbortSignal {
    const { version } = this;
    const { asked } = this;
    return this.#visit.callOff(
      () => this.version !== version || this.asked !== asked || this.#vote() !== null || this.movesOn,
    );
  }

  async attend(): Promise<void> {
    this.#visit.checkGone();
    await this.#votes();
    this.#visit.checkGone();
  }

  async command(line: string): Promise<AfterCommand | null> {
    const done = await runTableCommand(this.#visit, line, this.deciding === null);
    if (done === null || typeof done === 'string') return done;
    this.#next = done.next;
    return 'show';
  }

  farewell(): void {
    this.#visit.farewell();
  }

  get help(): Online['help'] {
    return Object.values(this.#visit.ui.words.online.commands);
  }

  get afterEnd(): string {
    const { online } = this.#visit.ui.words;
    return this.#visit.seat === null ? online.afterEndWatching : online.afterEnd;
  }

  endLines(): readonly string[] {
    const { result } = this.#known;
    if (result === null) return [];
    const { secret, words } = result.fairness;
    const given = words.filter((word) => word !== '').map((word) => `“${word}”`);
    return [this.#visit.ui.words.online.fairness(secret, given.join(', ')), ''];
  }

  unread(): readonly string[] {
    return this.#announcer.unread;
  }

  read(): void {
    this.#announcer.read();
  }

  get movesOn(): boolean {
    return this.#next !== null;
  }

  /** The table of the next game, if there is one. */
  get next(): string | null {
    return this.#next;
  }
}
