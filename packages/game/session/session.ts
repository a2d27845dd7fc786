import type { Action, Decision, GameEvent, GameState, Seat, Setup } from '@everdell/engine';
import { createGame, IllegalAction, type Game } from '../game.ts';
import { formatAction } from '../notation/format.ts';
import type { SetupRequest } from '../setup.ts';
import { inForce, type ActionEntry, type LogEntry } from './log.ts';
import { isSecret, tellStory, type StoryItem, type Telling } from './story.ts';
import { UndoRefused, whatWasLearned, type UndoState } from './undo.ts';

/** Who sits at the table, as the caller wants it remembered. */
export interface SessionPlayer {
  readonly name: string;
  readonly kind: string;
}

/** The state before an action of the log. */
interface Snapshot {
  readonly index: number;
  readonly state: GameState;
}

/** What a session goes on from when its log cannot be played again: see `loadSession`. */
export interface Resumption {
  readonly log: readonly LogEntry[];
  readonly tellings: ReadonlyMap<number, Telling>;
  readonly state: GameState;
}

/** A game being played: its log, its state, and the way back. */
export class Session {
  readonly game: Game;
  readonly seed: string;
  readonly players: readonly SessionPlayer[];
  /** So many entries of the log are only history: they were played by other rules. */
  readonly history: number;
  readonly #log: LogEntry[];
  readonly #tellings: Map<number, Telling>;
  #state: GameState;
  /** Since the turn began in which the last decision was taken. */
  #snapshots: Snapshot[] = [];

  constructor(game: Game, seed: string, players: readonly SessionPlayer[] = [], from?: Resumption) {
    this.game = game;
    this.seed = seed;
    this.players = players;
    this.history = from?.log.length ?? 0;
    this.#log = from?.log.slice() ?? [];
    this.#tellings = new Map(from?.tellings);
    this.#state = from?.state ?? game.start(seed);
  }

  get setup(): Setup {
    return this.game.setup;
  }

  /** The live state: look, do not touch, and do not keep it, since undo puts another one in its place. */
  get state(): GameState {
    return this.#state;
  }

  get log(): readonly LogEntry[] {
    return this.#log;
  }

  /** Null = the game is over. */
  get decision(): Decision | null {
    return this.game.decisions(this.#state).at(0) ?? null;
  }

  /** Who took the last decision that is in force. */
  get lastSeat(): Seat | null {
    const index = inForce(this.#log).at(-1);
    return index === undefined ? null : (this.#log[index] as ActionEntry).seat;
  }

  /** Carries a decision out; refuses with IllegalAction, and then nothing has changed. */
  act(seat: Seat, action: Action): readonly GameEvent[] {
    const before = this.game.clone(this.#state);
    let events: readonly GameEvent[];
    try {
      events = this.game.apply(this.#state, seat, action);
    } catch (error) {
      if (!(error instanceof IllegalAction)) this.#state = before;
      throw error;
    }
    const index = this.#log.push({ seat, action: JSON.parse(JSON.stringify(action)) as Action }) - 1;
    this.#tellings.set(index, this.#tell(before, action, events));
    if (this.#snapshots.at(-1)?.state.turn !== before.turn) this.#snapshots = [];
    this.#snapshots.push({ index, state: before });
    return events;
  }

  #tell(before: GameState, action: Action, events: readonly GameEvent[]): Telling {
    const d = this.game.decisions(before)[0];
    const of = d.kind === 'pick' ? d.of : undefined;
    return {
      turn: before.turn,
      line: formatAction(this.game, before, action),
      events,
      secret: isSecret(this.game.rules, before, of, action),
    };
  }

  /** Can this seat take back its last decision, and if not, why? */
  undoState(seat: Seat): UndoState {
    const blocked = (why: (UndoState & { possible: false })['why'], by?: Seat): UndoState => ({
      possible: false,
      why,
      params: by === undefined ? {} : { seat: by },
    });
    const to = inForce(this.#log)
      .filter((index) => (this.#log[index] as ActionEntry).seat === seat)
      .at(-1);
    if (to === undefined) return blocked('nothing-to-undo');
    const other = this.#deciderAfter(to, seat);
    if (other !== undefined) return blocked('other-seat-decided', other);
    if (to < this.history) return blocked('game-loaded');
    const snapshot = this.#snapshots.at(-1);
    if (snapshot?.index !== to) return blocked('turn-began');
    if (snapshot.state.reveals !== this.#state.reveals)
      return blocked(whatWasLearned(this.#tellings.get(to)?.events ?? []));
    return { possible: true, to };
  }

  /** Another seat that decided after this entry; what it took back counts too, since it was seen. */
  #deciderAfter(index: number, seat: Seat): Seat | undefined {
    for (const entry of this.#log.slice(index + 1))
      if (entry.undo === undefined && entry.seat !== seat) return entry.seat;
    return undefined;
  }

  /** Takes one decision of this seat back; refuses with UndoRefused, and then nothing has changed. */
  undo(seat: Seat): void {
    const undo = this.undoState(seat);
    if (!undo.possible) throw new UndoRefused(undo.why);
    this.#state = this.#snapshots.pop()!.state;
    this.#log.push({ undo: { by: seat, to: undo.to } });
  }

  /** Everything that happened, with what was taken back marked as such. */
  story(): readonly StoryItem[] {
    return tellStory(this.#log, this.#tellings);
  }
}

/** A new game; refuses with SetupError. */
export function startSession(request: SetupRequest, seed: string, players?: readonly SessionPlayer[]): Session {
  return new Session(createGame(request), seed, players);
}
