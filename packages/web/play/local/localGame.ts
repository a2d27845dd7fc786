import { bots, budgetOf, hintsOf, inputOf, seededRandom, wiseBot, type Budget, type Hint } from '@everdell/ai';
import {
  IllegalAction,
  knownItem,
  textOf,
  UndoRefused,
  type Action,
  type Lang,
  type Seat,
  type Session,
} from '@everdell/game';
import type { Player } from '../picture.ts';
import type { Trouble } from '../table.ts';
import type { SentPicture } from './messages.ts';
import { think, type Manners } from './thinking.ts';

const BOT = 'bot:';
/** Who moves where no bot has to think: an automa, for whom this program answers. */
const AUTOMA = 'automa';

/** How a saved game writes down who plays a seat. */
export const kindOf = (bot: string | null): string => (bot === null ? 'human' : BOT + bot);

/** The bot of a seat; anybody else, also of a kind this program does not know, is somebody at this screen. */
export function botOf(session: Session, seat: Seat): string | null {
  const kind = session.players[seat]?.kind ?? '';
  const name = kind.startsWith(BOT) ? kind.slice(BOT.length) : '';
  return Object.hasOwn(bots, name) ? name : null;
}

/** Everybody at the table, automas included. */
export function playersOf(session: Session, lang: Lang): readonly Player[] {
  const { automas } = session.game.rules;
  return session.state.seats.map((_, seat): Player => {
    const automa = automas[seat];
    if (automa) return { name: textOf(session.game, lang).name(automa.id), kind: 'automa' };
    const bot = botOf(session, seat);
    const name = session.players[seat]?.name || `${seat + 1}`;
    return bot === null ? { name, kind: 'here' } : { name, kind: 'bot', bot };
  });
}

/**
 * A game in this browser. It alone knows the whole state; the page is told what the one in front of the screen may see.
 * Runs in the worker, but needs nothing of it.
 */
export class LocalGame {
  readonly session: Session;
  readonly #bots: readonly (string | null)[];
  readonly #here: readonly Seat[];
  #players: readonly Player[];
  /** Who sits in front of the screen; null = nobody whose cards may be shown. */
  #viewer: Seat | null;
  /** Who sat there last. */
  #last: Seat | null = null;
  #holding: boolean;
  /** What the page has been told of the story, and to whose eyes. */
  #told = 0;
  #toldTo: Seat | null | undefined;

  constructor(session: Session, lang: Lang) {
    this.session = session;
    const { humans } = session.game.rules;
    this.#bots = Array.from({ length: humans }, (_, seat) => botOf(session, seat));
    this.#here = this.#bots.flatMap((bot, seat) => (bot === null ? [seat] : []));
    this.#viewer = this.#here.length === 1 ? this.#here[0] : null;
    this.#players = playersOf(session, lang);
    this.#holding = this.#viewer !== null && this.#couldGoBack(this.#viewer);
  }

  get here(): readonly Seat[] {
    return this.#here;
  }

  get players(): readonly Player[] {
    return this.#players;
  }

  /** Automas are called by names of the language; everybody else keeps theirs. */
  speak(lang: Lang): void {
    this.#players = playersOf(this.session, lang);
  }

  /** The bot, or automa, that has to decide now and may do so. */
  get botToMove(): string | null {
    const { decision, game } = this.session;
    if (decision === null || this.#holding) return null;
    return game.rules.automas[decision.seat] === null ? this.#bots[decision.seat] : AUTOMA;
  }

  /** What the bot answers, after thinking for at most so many ms if it searches. Rejects when it is given up. */
  async botMove(name: string, ms: number, manners: Manners): Promise<Action> {
    const { session } = this;
    const hosts = session.game.hostAnswer(session.state);
    if (hosts !== null) return hosts;
    // A bot's chance depends on the point of the game only, so that a loaded game goes on like the saved one.
    const random = seededRandom(`${session.seed}/bots/${session.log.length}`);
    const input = inputOf(session.game, session.state, random);
    if (input.legal.length === 1) return input.legal[0];
    const bot = bots[name]();
    return (await think(bot, input, budgetOf(bot, ms), manners)).answer();
  }

  /**
   * The best few answers for the one in front of the screen, by what they see: its chance has nothing to do with the
   * seed, from which the hidden cards were dealt. Null = they have nothing to decide now.
   */
  async hint(version: number, budget: Budget, manners: Manners): Promise<readonly Hint[] | null> {
    const { session } = this;
    const seat = session.decision?.seat;
    if (version !== session.log.length || seat === undefined || seat !== this.#viewer || this.#holding) return null;
    const input = inputOf(session.game, session.state, seededRandom(`hint ${version}`));
    return hintsOf(input, await think(wiseBot(), input, budget, manners));
  }

  moveBot(action: Action): void {
    this.session.act(this.session.decision!.seat, action);
    this.#stayIfSame();
  }

  act(action: Action, version: number): Trouble | null {
    const { session } = this;
    const seat = session.decision?.seat;
    if (version !== session.log.length || seat === undefined || seat !== this.#viewer || this.#holding)
      return { kind: 'stale' };
    try {
      session.act(seat, action);
    } catch (error) {
      if (error instanceof IllegalAction) return { kind: 'refused', reason: error.reason };
      throw error;
    }
    this.#holding = this.#couldGoBack(seat);
    if (!this.#holding) this.#handOver();
    return null;
  }

  undo(version: number): Trouble | null {
    const { session } = this;
    const seat = this.#viewer;
    if (version !== session.log.length || seat === null) return { kind: 'stale' };
    try {
      session.undo(seat);
    } catch (error) {
      if (error instanceof UndoRefused) return { kind: 'undo', why: error.why };
      throw error;
    }
    this.#holding = false;
    return null;
  }

  proceed(): void {
    if (!this.#holding) return;
    this.#holding = false;
    this.#handOver();
  }

  ready(): void {
    const next = this.#nextHere();
    if (this.#viewer === null && next !== null) this.#viewer = next;
  }

  /** The seat's turn is over, but nobody has gone on yet and it could take its last decision back. */
  #couldGoBack(seat: Seat): boolean {
    const { session } = this;
    return session.lastSeat === seat && session.decision?.seat !== seat && session.undoState(seat).possible;
  }

  /** With several people at one screen nobody's cards are shown until the next one has sat down. */
  #handOver(): void {
    if (this.#here.length < 2 || this.#nextHere() === this.#viewer) return;
    this.#last = this.#viewer;
    this.#viewer = null;
  }

  /** Only bots have moved in between: the screen was handed to nobody, and whoever sat there still does. */
  #stayIfSame(): void {
    if (this.#viewer === null && this.#last !== null && this.#nextHere() === this.#last) this.#viewer = this.#last;
  }

  /** The person at this screen who decides now. */
  #nextHere(): Seat | null {
    const seat = this.session.decision?.seat;
    return seat !== undefined && this.#here.includes(seat) ? seat : null;
  }

  /** The picture, with the part of the story that has not been told; all of it if the eyes have changed. */
  picture(): SentPicture {
    const { session } = this;
    const { game, state } = session;
    const viewer = this.#viewer;
    const deciding = session.decision?.seat ?? null;
    const from = this.#toldTo === viewer ? this.#told : 0;
    this.#toldTo = viewer;
    // What was taken back is marked in items that were told before: then the whole story is told again.
    const story = session.story();
    const begin = story.slice(from).some((item) => 'undo' in item) ? 0 : from;
    this.#told = story.length;
    return {
      setup: session.setup,
      players: this.#players,
      viewer,
      version: session.log.length,
      view: game.view(state, viewer),
      deciding,
      asked: viewer !== null && deciding === viewer && !this.#holding,
      undo: viewer === null ? null : session.undoState(viewer),
      from: begin,
      story: story.slice(begin).map((item) => knownItem(game, item, viewer)),
      handOver: viewer === null ? this.#nextHere() : null,
      holding: this.#holding,
    };
  }
}
