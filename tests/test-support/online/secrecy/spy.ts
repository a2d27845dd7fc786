import {
  Session,
  type Action,
  type Decision,
  type Game,
  type GameEvent,
  type GameState,
  type KnownItem,
  type LogEntry,
  type ReplayFile,
  type Seat,
} from '@everdell/game';
import type { GameInfo, Refusal, ServerMessage, Update } from '@everdell/protocol';
import { isDeepStrictEqual } from 'node:util';
import { openTo, shownBy, wrongEvent, wrongView } from '../../properties/secrets.ts';

/** How a game really was, to judge by it what somebody was told. Nothing of it comes from what the server sent. */
export class Truth {
  readonly game: Game;
  readonly states: readonly GameState[];
  readonly #events: readonly (readonly GameEvent[])[];
  readonly #log: readonly LogEntry[];

  constructor(game: Game, seed: string, log: readonly LogEntry[]) {
    const session = new Session(game, seed);
    const states = [game.clone(session.state)];
    const events = log.map((entry) => {
      const told = session.enter(entry);
      states.push(game.clone(session.state));
      return told;
    });
    this.game = game;
    this.states = states;
    this.#events = events;
    this.#log = log;
  }

  /** What is wrong with what a viewer was told of the game; empty = nothing. */
  wrongGame(info: GameInfo, viewer: Seat | null): string[] {
    const { game, states } = this;
    const state = states[info.version];
    const wrong = [wrongView(game, state, info.view), ...info.items.map((item) => this.#wrongItem(item, viewer))];
    const mine = game.decisions(state).filter(({ seat }) => seat === viewer);
    if (!isDeepStrictEqual(info.decisions, plain(mine))) wrong.push('decisions that are not the viewer’s');
    const legal = viewer === null || mine.length === 0 ? [] : game.legal(state, viewer);
    if (!isDeepStrictEqual(info.legal, plain(legal))) wrong.push('answers that are not the viewer’s');
    for (const deciding of info.deciding)
      if (Object.keys(deciding).join() !== 'seat,kind') wrong.push('more of a decision than its kind');
    return found(wrong);
  }

  wrongReplay({ viewer, start, steps }: ReplayFile): string[] {
    const views = [start, ...steps.map(({ view }) => view)];
    return found([
      ...views.map((view, version) => wrongView(this.game, this.states[version], view)),
      ...steps.map(({ item }) => this.#wrongItem(item, viewer)),
    ]);
  }

  #wrongItem(item: KnownItem, viewer: Seat | null): string | null {
    if ('undo' in item) return null;
    const { index } = item;
    const events = this.#events[index];
    const open = this.#openAround(index, viewer);
    if (item.events.length !== events.length) return `entry ${index} tells ${item.events.length} events`;
    for (const [i, known] of item.events.entries()) {
      const wrong = wrongEvent(events[i], known, viewer, open);
      if (wrong !== null) return `entry ${index}: ${wrong}`;
    }
    if (item.action === undefined) return item.line === undefined ? null : `entry ${index} tells the line of a secret`;
    if (item.seat === viewer) return null;
    const named = cardsIn(this.game, item.action, this.game.decisions(this.states[index])[0]);
    const hidden = named.find((uid) => !open.has(uid));
    return hidden === undefined ? null : `entry ${index} names the hidden card ${hidden}`;
  }

  /** What the viewer saw before, after and in the course of an entry. */
  #openAround(index: number, viewer: Seat | null): Set<number> {
    const { game, states } = this;
    return new Set([
      ...openTo(game, states[index], viewer),
      ...openTo(game, states[index + 1], viewer),
      ...shownBy(game, this.#events[index], viewer),
    ]);
  }

  /** Would the design of this card be news to the viewer, at any time of the game? */
  isNeverOpen(uid: number, viewer: Seat | null): boolean {
    return this.#log.every((_, index) => !this.#openAround(index, viewer).has(uid));
  }
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const found = (wrong: readonly (string | null)[]): string[] => wrong.filter((one): one is string => one !== null);

function cardsIn({ rules }: Game, action: Action, decision: Decision): number[] {
  const named = (): readonly (number | undefined)[] => {
    switch (action.t) {
      case 'play':
        return [action.card];
      case 'visit':
        return [action.place];
      case 'pick':
        return decision.kind === 'pick' && decision.of !== 'seat' ? action.items : [];
      case 'add':
        return decision.kind === 'pick' && decision.of !== 'seat' ? [action.item] : [];
      case 'pay':
        return action.uses.flatMap(({ at, with: other }) => [at, other]);
      default:
        return [];
    }
  };
  return named().filter((holder): holder is number => holder !== undefined && holder < rules.cards);
}

/** All that one viewer was told, read. */
export interface Told {
  readonly games: readonly GameInfo[];
  readonly replays: readonly ReplayFile[];
  readonly refusals: readonly Refusal[];
  /** Everything that came before the end of the game was known, as it came. */
  readonly bytes: string;
}

export function readAll(heard: readonly string[]): Told {
  const games: GameInfo[] = [];
  const replays: ReplayFile[] = [];
  const refusals: Refusal[] = [];
  const before: string[] = [];
  let isOver = false;
  const take = ({ game }: Update): void => {
    if (game === undefined) return;
    games.push(game);
    isOver ||= game.result !== null;
  };
  for (const text of heard) {
    const message = read(text);
    if (message?.type === 'update') take(message);
    if (message?.type === 'error') {
      refusals.push(message);
      if (message.update !== undefined) take(message.update);
    }
    if (message?.kind === 'everdell-replay') replays.push(message as unknown as ReplayFile);
    if (!isOver) before.push(text);
  }
  return { games, replays, refusals, bytes: before.join('\n') };
}

function read(text: string): (ServerMessage & { kind?: string }) | undefined {
  if (!text.startsWith('{')) return undefined; // headers
  return JSON.parse(text) as ServerMessage & { kind?: string };
}
