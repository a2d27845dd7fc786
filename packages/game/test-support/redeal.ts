import type { Action, Game, GameEvent, GameState, Seat, Session, View } from '../index.ts';
import type { Roll } from './random.ts';

export type Viewer = Seat | null;

/** The cards, and the tiles of small decks, that this viewer sees. */
export function seen(game: Game, state: GameState, viewer: Viewer): Set<number> {
  const { cardOf, zones } = game.view(state, viewer);
  const tiles = zones.flatMap((zone, z) =>
    typeof zone === 'number' || game.rules.zones[z].rows.length === 0 ? [] : zone,
  );
  return new Set([...cardOf.flatMap((ix, uid) => (ix < 0 ? [] : [uid])), ...tiles]);
}

/** Another state that looks the same to this viewer: what it does not see is exchanged, numbers and all. */
export function redealt(game: Game, state: GameState, viewer: Viewer, roll: Roll): { state: GameState; to: number[] } {
  const view = game.view(state, viewer);
  const to = view.cardOf.map((_, uid) => uid);
  for (const { first, end } of game.rules.decks) {
    const hidden = to.slice(first, end).filter((uid) => view.cardOf[uid] < 0);
    const left = hidden.slice();
    for (const uid of hidden) [to[uid]] = left.splice(roll(left.length), 1);
  }
  exchangePlaces(game, state, view, to, roll);
  const exchanged = (cards: readonly number[]): number[] => cards.map((uid) => to[uid] ?? uid);
  const other = game.clone(state);
  other.zones = state.zones.map(exchanged);
  other.stack = state.stack.map(({ effect, scope }) => ({
    effect,
    scope: {
      ...scope,
      cards: Object.fromEntries(Object.entries(scope.cards).map(([name, cards]) => [name, exchanged(cards)])),
    },
  }));
  return { state: other, to };
}

/** The same for the small decks: places of a row that lie in hidden zones. */
function exchangePlaces(game: Game, state: GameState, view: View, to: number[], roll: Roll): void {
  const { places, zones, rowNames } = game.rules;
  for (const place of places) to[place.ix] = place.ix;
  rowNames.forEach((_, row) => {
    const hidden = zones.flatMap((zone, z) =>
      zone.rows.includes(row) && typeof view.zones[z] === 'number' ? state.zones[z] : [],
    );
    const left = hidden.slice();
    for (const place of hidden) [to[place]] = left.splice(roll(left.length), 1);
  });
}

export function exchangedAction(action: Action, to: readonly number[], ofCards: boolean): Action {
  if (action.t === 'play') return { ...action, card: to[action.card] };
  if (action.t === 'act') return { ...action, it: action.it < 0 ? -1 : to[action.it] };
  if (!ofCards) return action;
  if (action.t === 'pick') return { ...action, items: action.items.map((uid) => to[uid]) };
  return action.t === 'add' ? { ...action, item: to[action.item] } : action;
}

/** Did the action show this viewer a card that it could not see before? */
export function learned(
  session: Session,
  events: readonly GameEvent[],
  viewer: Viewer,
  before: ReadonlySet<number>,
): boolean {
  const shown = events.flatMap((event) => {
    if (!('cards' in event)) return [];
    return event.for === undefined || (viewer !== null && event.for.includes(viewer)) ? event.cards : [];
  });
  const turned = events.some((event) => event.e === 'riverRevealed' || event.e === 'adorned');
  return turned || [...shown, ...seen(session.game, session.state, viewer)].some((uid) => !before.has(uid));
}
