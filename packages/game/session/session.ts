import type { Action, Decision, GameEvent, GameState, Seat, Setup } from '@everdell/engine';
import type { Fairness } from '../fairness/index.ts';
import { createGame, IllegalAction, type Game } from '../game.ts';
import { formatAction } from '../notation/format.ts';
import type { SetupRequest } from '../setup.ts';
import { inForce, putInForce, type ActionEntry, type LogEntry } from './log.ts';
import { isSecret, tellStory, type StoryItem, type Telling } from './story.ts';
import { UndoRefused, type UndoBlock, type UndoState } from './undo.ts';
import { WayBack } from './wayBack.ts';

/** Who sits at the table, as the caller wants it remembered. */
export interface SessionPlayer {
  readonly name: string;
  readonly kind: string;
}

/** What a session goes on from when its log cannot be played again: see `loadSession`. */
export interface Resumption {
  readonly log: readonly LogEntry[];
  readonly tellings: ReadonlyMap<number, Telling>;
  readonly state: GameState;
}

/** What else a session remembers. */
export interface SessionExtras {
  /** What the seed was made of, where somebody committed to it. */
  readonly fairness?: Fairness;
}

/** A game being played: its log, its state, and the way back. */
export class Session {
  readonly game: Game;
  readonly seed: string;
  readonly players: readonly SessionPlayer[];
  /** So many entries of the log are only history: they were played by other rules. */
  readonly history: number;
  readonly fairness: Fairness | undefined;
  readonly #log: LogEntry[];
  /** The indexes of the actions that were not taken back, in order. */
  readonly #inForce: number[];
  readonly #tellings: Map<number, Telling>;
  #state: GameState;
  /** What a session began with that does not begin at the start. */
  readonly #base: GameState | null;
  readonly #wayBack: WayBack;
  /** What has to be decided as it stands; undefined = not asked yet. */
  #decision: Decision | null | undefined;

  constructor(
    game: Game,
    seed: string,
    players: readonly SessionPlayer[] = [],
    from?: Resumption,
    extras: SessionExtras = {},
  ) {
    this.game = game;
    this.seed = seed;
    this.players = players;
    this.history = from?.log.length ?? 0;
    this.fairness = extras.fairness;
    this.#log = from?.log.slice() ?? [];
    this.#inForce = inForce(this.#log).slice();
    this.#tellings = new Map(from?.tellings);
    this.#base = from === undefined ? null : game.clone(from.state);
    this.#state = from === undefined ? game.start(seed) : game.clone(from.state); // whoever gave it may keep it
    this.#wayBack = new WayBack(game.rules.modules);
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
    if (this.#decision === undefined) this.#decision = this.game.decisions(this.#state).at(0) ?? null;
    else if (this.#decision !== null) this.game.recall(this.#state, this.#decision);
    return this.#decision;
  }

  /** Who took the last decision that is in force. */
  get lastSeat(): Seat | null {
    const index = this.#inForce.at(-1);
    return index === undefined ? null : (this.#log[index] as ActionEntry).seat;
  }

  /** Where the seat's last action that is in force stands in the log: what an undo of this seat takes back. */
  lastActionOf(seat: Seat): number | undefined {
    for (let i = this.#inForce.length - 1; i >= 0; i--) {
      const index = this.#inForce[i];
      if ((this.#log[index] as ActionEntry).seat === seat) return index;
    }
    return undefined;
  }

  /** What is remembered of the action at this index; undefined = nothing (any more). */
  tellingOf(index: number): Telling | undefined {
    return this.#tellings.get(index);
  }

  /** Drops what is remembered of the entries before this index; the log keeps them. */
  forget(before: number): void {
    for (const index of this.#tellings.keys()) {
      if (index >= before) return; // they stand in the order of the log
      this.#tellings.delete(index);
    }
  }

  /**
   * Enters what a log of this game says; refuses with IllegalAction or UndoRefused, and then nothing has changed. What came of
   * an action, if it was told where it was carried out, need not be told again.
   */
  enter(entry: LogEntry, telling?: Telling): readonly GameEvent[] {
    if (entry.undo === undefined) return this.#act(entry.seat, entry.action, telling);
    const { by, to, agreed } = entry.undo;
    if (agreed !== undefined) this.rollBack(by, to, agreed);
    else {
      const undo = this.undoState(by);
      if (undo.possible && undo.to !== to) throw new UndoRefused('not-the-last');
      this.undo(by);
    }
    return [];
  }

  /** Carries a decision out; refuses with IllegalAction, and then nothing has changed. */
  act(seat: Seat, action: Action): readonly GameEvent[] {
    return this.#act(seat, action);
  }

  #act(seat: Seat, action: Action, telling?: Telling): readonly GameEvent[] {
    const before = this.game.clone(this.#state);
    const { decision } = this;
    let events: readonly GameEvent[];
    try {
      events = this.game.apply(this.#state, seat, action);
      this.#decision = undefined;
    } catch (error) {
      this.#decision = undefined;
      if (!(error instanceof IllegalAction)) this.#state = before;
      throw error;
    }
    const index = this.#enterLog({ seat, action: JSON.parse(JSON.stringify(action)) as Action });
    this.#tellings.set(index, telling ?? this.#tell(before, decision!, action, events));
    this.#wayBack.acted(index, before, this.#state, events);
    return events;
  }

  #enterLog(entry: LogEntry): number {
    const index = this.#log.push(entry) - 1;
    putInForce(this.#inForce, entry, index);
    return index;
  }

  #tell(before: GameState, d: Decision, action: Action, events: readonly GameEvent[]): Telling {
    this.game.recall(before, d);
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
    const blocked = (why: UndoBlock, by?: Seat): UndoState => ({
      possible: false,
      why,
      params: by === undefined ? {} : { seat: by },
    });
    const to = this.lastActionOf(seat);
    if (to === undefined) return blocked('nothing-to-undo');
    const other = this.#deciderAfter(to, seat);
    if (other !== undefined) return blocked('other-seat-decided', other);
    if (to < this.history) return blocked('game-loaded');
    if (this.#rolledBackAfter(to)) return blocked('rolled-back');
    const block = this.#wayBack.blockAt(to);
    if (block !== null) return blocked(block);
    return { possible: true, to };
  }

  /** Another seat that decided after this entry; what it took back counts too, since it was seen. */
  #deciderAfter(index: number, seat: Seat): Seat | undefined {
    for (let i = index + 1; i < this.#log.length; i++) {
      const entry = this.#log[i];
      if (entry.undo === undefined && entry.seat !== seat) return entry.seat;
    }
    return undefined;
  }

  /** Undo does not go past a point to which the table went back by consent. */
  #rolledBackAfter(index: number): boolean {
    for (let i = index + 1; i < this.#log.length; i++) if (this.#log[i].undo?.agreed !== undefined) return true;
    return false;
  }

  /** Takes one decision of this seat back; refuses with UndoRefused, and then nothing has changed. */
  undo(seat: Seat): void {
    const undo = this.undoState(seat);
    if (!undo.possible) throw new UndoRefused(undo.why);
    this.#state = this.#wayBack.pop()!;
    this.#decision = undefined;
    this.#enterLog({ undo: { by: seat, to: undo.to } });
  }

  /**
   * Takes back the action at index `to` and all that came after it, whatever was learned and whoever has decided since:
   * the seats in `agreed` allow it, and who has to is for the caller to know. Refuses with UndoRefused.
   */
  rollBack(by: Seat, to: number, agreed: readonly Seat[]): void {
    const { humans } = this.game.rules;
    if ([by, ...agreed].some((seat) => !Number.isInteger(seat) || seat < 0 || seat >= humans))
      throw new UndoRefused('no-such-seat');
    const kept = this.#inForce;
    if (!kept.includes(to)) throw new UndoRefused('not-in-force');
    if (to < this.history) throw new UndoRefused('game-loaded');
    this.#state = this.#stateAfter(kept.filter((index) => index >= this.history && index < to));
    this.#decision = undefined;
    this.#wayBack.clear();
    this.#enterLog({ undo: { by, to, agreed: agreed.slice() } });
  }

  /** The state, to be kept, in which the entries of the log from `history` on begin. */
  beginning(): GameState {
    return this.#base === null ? this.game.start(this.seed) : this.game.clone(this.#base);
  }

  /** The state these actions of the log lead to, which have been carried out in this order before. */
  #stateAfter(indexes: readonly number[]): GameState {
    const state = this.beginning();
    for (const index of indexes) this.game.advance(state, (this.#log[index] as ActionEntry).action);
    return state;
  }

  /** What happened, from this index of the log on, with what was taken back marked as such. */
  story(from = 0): readonly StoryItem[] {
    return tellStory(this.#log, this.#tellings, from, this.#inForce);
  }
}

/** A new game; refuses with SetupError. */
export function startSession(
  request: SetupRequest,
  seed: string,
  players?: readonly SessionPlayer[],
  extras?: SessionExtras,
): Session {
  return new Session(createGame(request), seed, players, undefined, extras);
}
