import { NoAnswer, type Answer, type GameInfo, type Proposal, type RemoteTable } from '@everdell/protocol';
import { pause, type Chance } from './chance.ts';

export interface Habits {
  readonly chance: Chance;
  /** At this table the time of a turn can run out, and now and then somebody lets it. */
  readonly hasClock: boolean;
  /** The games shall come to an end soon. */
  readonly inHurry: () => boolean;
  /** Takes so long over a decision, while nobody is in a hurry. */
  readonly restMs?: number;
  readonly violation: (text: string) => void;
  /** A message got no answer in time, though the client sent it again and again. */
  readonly unanswered: () => void;
}

/** In so many of a hundred decisions. */
const UNDO = 5;
const PROPOSE = 3;
const TALK = 6;
/** Whoever talks more is asked to wait. */
const SILENCE_MS = 2500;
const DAWDLE = 1;
const AGREES = 75;
const WARNED_MS = 12_000;
/** The game has gone on meanwhile, by a bot or by consent of the others. */
const MAY_COME_LATE: readonly string[] = ['action/stale_version', 'action/bot_plays'];

let lines = 0;

/** Plays a seat at random till the game is over. */
export class Player {
  readonly #table: RemoteTable;
  readonly #habits: Habits;
  #seen = 0;
  #saidAt = -Infinity;
  #votedOn = new Set<string>();

  constructor(table: RemoteTable, habits: Habits) {
    this.#table = table;
    this.#habits = habits;
    table.onChange(({ game }) => game && this.#look());
  }

  /** What a client shows never goes back to something older, whichever server it is connected to. */
  #look(): void {
    const { version } = this.#table.game!;
    if (version < this.#seen)
      this.#habits.violation(`${this.#table.id}: a client saw version ${version} after ${this.#seen}`);
    this.#seen = version;
  }

  get #game(): GameInfo | undefined {
    return this.#table.live ? this.#table.game : undefined;
  }

  get #over(): boolean {
    return this.#table.game?.result !== undefined && this.#table.game.result !== null;
  }

  get #standIn(): boolean {
    const { info } = this.#table;
    const seat = info?.you.seat ?? null;
    return seat !== null && info!.seats[seat].standIn !== null;
  }

  get #proposal(): Proposal | undefined {
    const { info } = this.#table;
    const seat = info?.you.seat ?? -1;
    return info?.proposals.find(({ id, voters }) => voters.includes(seat) && !this.#votedOn.has(id));
  }

  async play(): Promise<void> {
    while (!this.#over) {
      await this.#table.until(() => this.#over || (this.#game !== undefined && this.#hasToDo()));
      if (!this.#over) await this.#step().catch((error: unknown) => this.#lookAgain(error));
    }
  }

  /** What the client tells a person to do whose message got no answer: the next look at the table shows whether it arrived. */
  #lookAgain(error: unknown): void {
    if (!(error instanceof NoAnswer)) throw error;
    this.#habits.unanswered();
  }

  #hasToDo(): boolean {
    return this.#standIn || this.#proposal !== undefined || (this.#game?.decisions.length ?? 0) > 0;
  }

  async #step(): Promise<void> {
    const { chance } = this.#habits;
    const proposal = this.#proposal;
    if (this.#standIn) {
      await this.#table.say({ type: 'return' });
      await this.#table.until(() => this.#over || (this.#game !== undefined && !this.#standIn));
    } else if (proposal !== undefined) {
      this.#votedOn.add(proposal.id);
      await this.#table.vote(proposal.id, chance.percent(AGREES));
    } else if ((this.#game?.legal.length ?? 0) === 0) return; // several messages came at once, and nothing is to be done any more
    else if (this.#habits.hasClock && !this.#habits.inHurry() && chance.percent(DAWDLE)) await this.#dawdle();
    else await this.#decide();
  }

  async #decide(): Promise<void> {
    const { chance, violation, restMs = 0, inHurry } = this.#habits;
    if (restMs > 0 && !inHurry()) await pause(restMs);
    const game = this.#game;
    if (game === undefined || game.legal.length === 0) return; // lost again, or no longer to be decided
    const { version, legal } = game;
    const talks = chance.percent(TALK) && performance.now() - this.#saidAt > SILENCE_MS;
    const talk = talks ? this.#talk() : undefined;
    const action = chance.of(legal);
    const answer = await this.#table.act(action, version);
    this.#expect(answer, `the legal action ${JSON.stringify(action)} at version ${version}`);
    if (answer.type === 'done') await this.#reconsider(answer.version!);
    const said = await talk;
    if (said?.type === 'error') violation(`${this.#table.id}: a line of chat was refused with ${said.code}`);
  }

  #expect(answer: Answer, what: string): void {
    if (answer.type === 'error' && !MAY_COME_LATE.includes(answer.code))
      this.#habits.violation(`${this.#table.id}: ${what} was refused with ${answer.code}`);
  }

  #talk(): Promise<Answer> {
    this.#saidAt = performance.now();
    return this.#table.say({ type: 'say', text: `line ${lines++} of ${this.#table.info?.you.seat}` });
  }

  /** After a decision: perhaps it is taken back, alone or with the others' consent. */
  async #reconsider(done: number): Promise<void> {
    const { chance } = this.#habits;
    await this.#table.until(() => (this.#game?.version ?? 0) >= done);
    const game = this.#game;
    if (game === undefined || game.result !== null || game.undo === null) return;
    const { version, undo } = game;
    if (undo.possible && chance.percent(UNDO))
      this.#expect(await this.#table.undo(version), `the undo that was offered at version ${version}`);
    else if (!undo.possible && chance.percent(PROPOSE)) await this.#table.proposeUndo(version);
  }

  async #dawdle(): Promise<void> {
    const version = this.#game?.version;
    const change = this.#table.until(
      () => this.#standIn || this.#proposal !== undefined || this.#game?.version !== version,
    );
    await Promise.race([change, pause(WARNED_MS)]);
  }
}
