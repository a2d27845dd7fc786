import { seededRandom } from '@everdell/ai';
import {
  textOf,
  type Action,
  type Decision,
  type Game,
  type GameState,
  type Lang,
  type Seat,
  type Text,
} from '@everdell/game';
import { youAt, type Table } from './table.ts';

/** What a player at the keyboard sees of the game; everything on the screen is made from it. */
export interface Seen {
  readonly game: Game;
  readonly seat: Seat;
  /** The seat is not played at this keyboard: it only looks on, as if from there, and knows no hand. */
  readonly watching: boolean;
  readonly names: readonly string[];
  /** Whom the story speaks to. */
  readonly you: Seat | null;
  readonly text: Text;
  /**
   * The game as far as the seat knows it: made from its view, with the hidden cards dealt at random. So whatever is
   * shown by mistake cannot be a secret.
   */
  readonly known: GameState;
  /** What is to be decided, by whomever. */
  readonly decision: Decision | null;
  /** What the seat can do; empty if it has nothing to decide. */
  readonly legal: readonly Action[];
  /** What of that it can do aside, before it answers. */
  readonly asides: readonly Action[];
}

export function look(table: Table, seat: Seat, lang: Lang): Seen {
  const { game, names } = table;
  const known = game.determinize(table.view(seat), seededRandom('unknown'));
  const decision = game.decisions(known).at(0) ?? null;
  const watching = !table.mine.includes(seat);
  const legal = decision?.seat === seat && !watching ? game.legal(known, seat) : [];
  const isAside = (action: Action): boolean =>
    action.t === 'act' && game.rules.actById.get(action.id)!.when === 'aside';
  const asides = game.rules.acts.aside === null ? [] : legal.filter(isAside);
  return { game, seat, watching, names, you: youAt(table), text: textOf(game, lang), known, decision, legal, asides };
}
