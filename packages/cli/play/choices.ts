import type { Action, GameState, Holder, Rules, Uid } from '@everdell/game';
import { cardsBesides, ZONE } from '@everdell/game';
import type { Seen } from './seen.ts';

/** An answer with the number it is chosen by. */
export interface Choice {
  readonly number: number;
  readonly action: Action;
}

/** Where on the screen an action of a turn stands. */
export interface TurnChoices {
  readonly all: readonly Choice[];
  /** By card: of the Meadow, and of the hand (a number for each design there). */
  readonly play: ReadonlyMap<Uid, number>;
  /** By place or card of a city. */
  readonly visit: ReadonlyMap<Holder, number>;
  /** Season, pass and what modules add. */
  readonly others: readonly Choice[];
}

export const NO_CHOICES: TurnChoices = { all: [], play: new Map(), visit: new Map(), others: [] };

/** The actions of a turn, numbered in the order in which the screen shows them. */
export function turnChoices({ game, known, legal }: Seen): TurnChoices {
  const order = [...legal].sort((a, b) => rank(game.rules, known, a) - rank(game.rules, known, b));
  const all = order.map((action, i) => ({ number: i + 1, action }));
  const play = new Map<Uid, number>();
  const visit = new Map<Holder, number>();
  const others: Choice[] = [];
  for (const choice of all) {
    const { action, number } = choice;
    if (action.t === 'play') play.set(action.card, number);
    else if (action.t === 'visit') visit.set(action.place, number);
    else others.push(choice);
  }
  return { all, play, visit, others };
}

/** Events, locations, cards in cities, Meadow, hand and what else is held, the rest; within a group as it lies on the table. */
function rank(g: Rules, s: GameState, action: Action): number {
  const GROUP = 10_000;
  if (action.t === 'visit') {
    if (action.place < g.cards) return 2 * GROUP + action.place;
    const { event, row } = g.places[action.place - g.cards];
    return (event === null ? GROUP : 0) + row * 100 + s.rows[row].indexOf(action.place);
  }
  if (action.t === 'play') {
    const space = s.zones[ZONE.meadow].indexOf(action.card);
    if (space >= 0) return 3 * GROUP + space;
    return g.playZones.some((_, seat) => cardsBesides(g, s, seat).includes(action.card)) ? 4 * GROUP + 1 : 4 * GROUP;
  }
  return (action.t === 'act' ? 5 : action.t === 'season' ? 6 : 7) * GROUP;
}
