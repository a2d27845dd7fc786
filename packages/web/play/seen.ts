import { seededRandom } from '@everdell/ai';
import {
  gameOf,
  textOf,
  type ActAction,
  type Action,
  type Decision,
  type Game,
  type GameState,
  type Lang,
  type Score,
  type Seat,
  type Text,
} from '@everdell/game';
import type { Picture } from './picture.ts';

/** What one who looks at the table sees of the game; everything on the screen is made from it. */
export interface Seen {
  readonly picture: Picture;
  readonly game: Game;
  readonly text: Text;
  /** By seat, automas included. */
  readonly names: readonly string[];
  /** Whose status, hand and city lie in front: the viewer, or while nobody's eyes are here the first seat. */
  readonly seat: Seat;
  /** Nobody's hidden cards are known: a spectator, or a screen that is being handed over. */
  readonly watching: boolean;
  /**
   * The game as far as the viewer knows it: made from the view, with the hidden cards dealt at random. So whatever is
   * shown by mistake cannot be a secret.
   */
  readonly known: GameState;
  /** What is to be decided, by whomever. */
  readonly decision: Decision | null;
  /** How the viewer can answer now; empty if there is nothing to decide here. */
  readonly legal: readonly Action[];
  /** What the viewer can do before that, aside. */
  readonly asides: readonly ActAction[];
  readonly scores: readonly Score[];
}

const texts = new WeakMap<Game, Partial<Record<Lang, Text>>>();

/** The same object for the same game and language, so that what is made from it can be kept. */
export function textFor(game: Game, lang: Lang): Text {
  let known = texts.get(game);
  if (known === undefined) texts.set(game, (known = {}));
  return (known[lang] ??= textOf(game, lang));
}

export function look(picture: Picture, lang: Lang): Seen {
  const game = gameOf(picture.view);
  const known = game.determinize(picture.view, seededRandom('unknown'));
  const decision = game.decisions(known).at(0) ?? null;
  const seat = picture.viewer ?? 0;
  return {
    picture,
    game,
    text: textFor(game, lang),
    names: picture.players.map((player) => player.name),
    seat,
    watching: picture.viewer === null,
    known,
    decision,
    ...apart(game, picture.asked && decision?.seat === seat ? game.legal(known, seat) : []),
    scores: game.score(known),
  };
}

function apart(game: Game, all: readonly Action[]): Pick<Seen, 'legal' | 'asides'> {
  if (game.rules.acts.aside === null) return { legal: all, asides: [] };
  const isAside = (action: Action): action is ActAction =>
    action.t === 'act' && game.rules.actById.get(action.id)!.when === 'aside';
  return { legal: all.filter((action) => !isAside(action)), asides: all.filter(isAside) };
}
