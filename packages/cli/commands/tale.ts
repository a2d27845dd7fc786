import {
  createGame,
  stateHash,
  textOf,
  type Game,
  type GameState,
  type Lang,
  type ReplayFile,
  type Seat,
  type Session,
  type SessionPlayer,
  type Text,
  type Undo,
} from '@everdell/game';
import { withoutControls } from '../core/layout.ts';

interface ToldAction {
  readonly seat: Seat;
  readonly turn: number;
  readonly line?: string;
  readonly takenBack: boolean;
  /** What happened, as sentences. */
  readonly lines: readonly string[];
}

/** A game as it is told, whatever file it comes from. */
export interface Tale {
  readonly names: readonly string[];
  /** Who saw it so; absent = the file is a saved game. */
  readonly viewer?: Seat | null;
  readonly items: readonly (ToldAction | { readonly undo: Undo })[];
  readonly over: boolean;
  readonly hash?: string;
  /** By seat, as text. */
  readonly scores: readonly string[];
  /** The same for programs. */
  readonly summary: object;
}

/** A finished game has no secrets; of a running one only what everybody saw is told. */
export function taleOfSession(session: Session, text: Text, names: readonly string[]): Tale {
  const { game, state, setup, seed } = session;
  const over = session.decision === null;
  const hash = stateHash(state);
  const story = session.story();
  const items = story.map((item) => {
    if ('undo' in item) return item;
    const { seat, turn, takenBack, line, secret } = item;
    const lines = toldLines(item.events.map((event) => text.event(event, over ? 'all' : null, named(names))));
    return { seat, turn, ...((over || !secret) && { line }), takenBack, lines };
  });
  const summary = {
    setup,
    ...(over && { seed }),
    players: shownPlayers(session.players, names),
    actions: session.log.length,
    over,
    hash,
    ...outcome(game, state),
    story: items.map(shownItem),
  };
  return { names, items, over, hash, scores: scoreLines(game, state, text), summary };
}

/** Scores and winners depend on what lies open only, so that a position with imagined hidden cards has the same. */
export function taleOfReplay(file: ReplayFile, lang: Lang, names: readonly string[]): Tale {
  const { setup, viewer, over, steps } = file;
  const game = createGame(setup);
  const text = textOf(game, lang);
  const state = game.determinize(steps.at(-1)?.view ?? file.start, () => 0.5);
  const items = steps.map(({ item }) => {
    if ('undo' in item) return item;
    const { seat, turn, takenBack, line } = item;
    const lines = toldLines(item.events.map((event) => withoutControls(text.event(event, 'all', named(names)))));
    return { seat, turn, ...(line !== undefined && { line: withoutControls(line) }), takenBack, lines };
  });
  const summary = {
    setup,
    viewer,
    players: shownPlayers(file.players, names),
    actions: steps.length,
    over,
    ...outcome(game, state),
    story: items.map(shownItem),
  };
  return { names, viewer, items, over, scores: scoreLines(game, state, text), summary };
}

function named(names: readonly string[]): readonly string[] | undefined {
  return names.length > 0 ? names : undefined;
}

function toldLines(lines: readonly string[]): readonly string[] {
  return lines.filter((line) => line !== '');
}

function shownPlayers(players: readonly SessionPlayer[], names: readonly string[]): readonly SessionPlayer[] {
  return players.map(({ kind }, seat) => ({ name: names[seat], kind: withoutControls(kind) }));
}

function shownItem(item: Tale['items'][number]): object {
  if ('undo' in item) return item;
  const { lines, ...rest } = item;
  return { ...rest, text: lines };
}

function outcome(game: Game, state: GameState): object {
  const over = game.decisions(state).length === 0;
  return { scores: game.score(state), ...(over && { winners: game.winners(state) }) };
}

function scoreLines(game: Game, state: GameState, text: Text): readonly string[] {
  return game.score(state).map((score) => {
    const parts = Object.entries(score).filter(([id]) => id !== 'total');
    return `${score.total} (${parts.map(([id, n]) => `${text.score(id)} ${n}`).join(', ')})`;
  });
}
