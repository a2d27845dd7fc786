import type { Hint } from '@everdell/ai';
import type { Lang, Seat } from '@everdell/game';
import type { ReviewPart, Thinking } from '../advice.ts';
import { Advising } from './advising.ts';
import type { LocalGame } from './localGame.ts';
import type { SentPicture, StorageTrouble } from './messages.ts';
import type { KeptGame } from './shelf.ts';
import { fileOf, summaryOf } from './summary.ts';

/** What a running game needs of the world around it. */
export interface Surroundings {
  tell(picture: SentPicture): void;
  /** False = another tab has the game now. */
  keep(game: KeptGame): Promise<boolean>;
  kept(trouble: StorageTrouble | null): void;
  botFailed(seat: Seat, stuck: boolean): void;
  /** A bot has been thinking for more than a moment; null = no longer. */
  thinking(thinking: Thinking | null): void;
  taken(): void;
  now(): number;
  /** How long a bot that searches may think, in ms. */
  patience(): number;
  /** Lets whatever has been asked meanwhile come first. */
  pause(): Promise<void>;
  /** How long a bot thinks between two pauses, in ms; absent = as usual. */
  readonly everyMs?: number;
  /** Does it soon, but lets whatever has been asked meanwhile come first. */
  soon(work: () => void): void;
}

/** A bot that has never failed yet, for those that have. */
const STAND_IN = 'random';

/** Thinking for less than this need not be mentioned. */
const A_MOMENT = 300;

/** A game that is open: bots move in it, and it is kept after every move. */
export class RunningGame {
  readonly id: string;
  readonly game: LocalGame;
  readonly #around: Surroundings;
  #closed = false;
  /** Another tab has it: nothing is written any more. */
  #taken = false;
  /** The bot's move that is on its way; aborted when the game goes on without it. */
  #moving: AbortController | null = null;
  #stuck = false;
  readonly #advising: Advising;
  /** Done when everything so far is written. */
  #written: Promise<void> = Promise.resolve();
  #writing = false;
  /** A newer state waits to be written. */
  #dirty = false;
  #trouble: StorageTrouble | null = null;

  constructor(id: string, game: LocalGame, around: Surroundings) {
    this.id = id;
    this.game = game;
    this.#around = around;
    this.#advising = new Advising(around.pause);
  }

  /** The page sees the game as it is; bots go on, and what is new is kept. */
  refresh(changed: boolean): void {
    if (this.#closed) return;
    if (changed) {
      this.#giveUpThoughts();
      this.#advising.forget();
      this.#keep();
    }
    this.#around.tell(this.game.picture());
    this.#goOn();
  }

  /** Done when the last move is kept too. */
  close(): Promise<void> {
    this.#closed = true;
    this.#giveUpThoughts();
    return this.#written;
  }

  /** Another tab plays on: it alone keeps the game from now on. */
  giveUp(): void {
    this.#closed = true;
    this.#taken = true;
    this.#giveUpThoughts();
  }

  /** Null = it was given up, or there is nothing to decide in front of the screen. */
  async hint(version: number): Promise<readonly Hint[] | null> {
    if (this.#closed) return null;
    return this.#advising.ask((manners) => this.game.hint(version, { ms: this.#around.patience() }, manners));
  }

  /** Rates the decisions of these seats once the game is over. False = it was given up. */
  async review(seats: readonly Seat[], lang: Lang, tell: (part: ReviewPart) => void): Promise<boolean> {
    if (this.#closed) return false;
    const { session, players } = this.game;
    const names = players.map(({ name }) => name);
    return this.#advising.review(session, names, seats, lang, tell);
  }

  /** Nobody wants to know any more. */
  stopAdvice(): void {
    this.#advising.stop();
  }

  /** They are about a game that is not like this any more. */
  #giveUpThoughts(): void {
    this.stopAdvice();
    this.#moving?.abort();
    this.#moving = null;
  }

  #goOn(): void {
    if (this.#moving !== null || this.#stuck || this.game.botToMove === null) return;
    const moving = (this.#moving = new AbortController());
    this.#around.soon(() => void this.#move(moving.signal));
  }

  /** Every move is told on its own, so that it can be shown on its own. */
  async #move(signal: AbortSignal): Promise<void> {
    const bot = signal.aborted ? null : this.game.botToMove;
    if (bot === null) return;
    const { seat } = this.game.session.decision!;
    const moved = await this.#attempt(bot, seat, signal);
    if (signal.aborted) return;
    if (!moved) {
      this.#stuck = !(await this.#attempt(STAND_IN, seat, signal));
      if (signal.aborted) return;
      this.#around.botFailed(seat, this.#stuck);
    }
    this.#moving = null;
    if (!this.#stuck) this.refresh(true);
  }

  async #attempt(bot: string, seat: Seat, signal: AbortSignal): Promise<boolean> {
    const { thinking, now, pause, patience, everyMs } = this.#around;
    const began = now();
    let told = false;
    const manners = {
      signal,
      everyMs,
      pause: (): Promise<void> => {
        if (!told && now() - began >= A_MOMENT) {
          told = true;
          thinking({ seat, version: this.game.session.log.length });
        }
        return pause();
      },
    };
    try {
      const action = await this.game.botMove(bot, patience(), manners);
      if (!signal.aborted) this.game.moveBot(action);
      return true;
    } catch (error) {
      if (!signal.aborted) console.error(error);
      return false;
    } finally {
      if (told) thinking(null);
    }
  }

  #keep(): void {
    this.#dirty = true;
    if (!this.#writing) this.#written = this.#write();
  }

  async #write(): Promise<void> {
    this.#writing = true;
    while (this.#dirty && !this.#taken) {
      this.#dirty = false;
      try {
        const kept = { summary: summaryOf(this.id, this.game, this.#around.now()), text: fileOf(this.game) };
        if (await this.#around.keep(kept)) this.#tellKept(null);
        else {
          this.giveUp();
          this.#around.taken();
        }
      } catch (error) {
        this.#tellKept(error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'none');
      }
    }
    this.#writing = false;
  }

  #tellKept(trouble: StorageTrouble | null): void {
    if (trouble === this.#trouble) return;
    this.#trouble = trouble;
    this.#around.kept(trouble);
  }
}
