import type { Action, Seat } from '@everdell/game';
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
  taken(): void;
  now(): number;
  /** Does it soon, but lets whatever has been asked meanwhile come first. */
  soon(work: () => void): void;
}

/** A bot that has never failed yet, for those that have. */
const STAND_IN = 'random';

/** A game that is open: bots move in it, and it is kept after every move. */
export class RunningGame {
  readonly id: string;
  readonly game: LocalGame;
  readonly #around: Surroundings;
  #closed = false;
  /** Another tab has it: nothing is written any more. */
  #taken = false;
  #awaited = false;
  #stuck = false;
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
  }

  /** The page sees the game as it is; bots go on, and what is new is kept. */
  refresh(changed: boolean): void {
    if (this.#closed) return;
    if (changed) this.#keep();
    this.#around.tell(this.game.picture());
    this.#goOn();
  }

  /** Done when the last move is kept too. */
  close(): Promise<void> {
    this.#closed = true;
    return this.#written;
  }

  /** Another tab plays on: it alone keeps the game from now on. */
  giveUp(): void {
    this.#closed = true;
    this.#taken = true;
  }

  #goOn(): void {
    if (this.#awaited || this.#stuck || this.game.botToMove === null) return;
    this.#awaited = true;
    this.#around.soon(() => {
      this.#awaited = false;
      // It may have been closed or taken back in the meantime.
      const bot = this.#closed ? null : this.game.botToMove;
      if (bot !== null && this.#move(bot)) this.refresh(true);
    });
  }

  /** Every move is told on its own, so that it can be shown on its own. */
  #move(bot: string): boolean {
    const seat = this.game.session.decision!.seat;
    if (this.#attempt(() => this.game.botMove(bot))) return true;
    this.#stuck = !this.#attempt(() => this.game.botMove(STAND_IN));
    this.#around.botFailed(seat, this.#stuck);
    return !this.#stuck;
  }

  #attempt(choose: () => Action): boolean {
    try {
      this.game.moveBot(choose());
      return true;
    } catch (error) {
      console.error(error);
      return false;
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
