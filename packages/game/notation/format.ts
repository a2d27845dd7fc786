import type {
  ActAction,
  Action,
  GameState,
  Payer,
  Payment,
  PickDecision,
  Rules,
  SplitDecision,
  Use,
} from '@everdell/engine';
import type { Game } from '../game.ts';
import { cardName, goodsText, holderName, isEvent, itemName } from './names.ts';

/** One line that says what was done and that `parseAction` reads back; `state` is the one before the action. */
export function formatAction(game: Game, state: GameState, action: Action): string {
  const g = game.rules;
  switch (action.t) {
    case 'play':
      return `play ${cardName(g, state, action.card)}`;
    case 'visit':
      return `${isEvent(g, action.place) ? 'claim' : 'visit'} ${holderName(g, state, action.place)}`;
    case 'season':
    case 'pass':
    case 'done':
      return action.t;
    case 'act':
      return actText(g, state, action);
    case 'pick':
      return `pick ${itemsText(g, state, pending(game, state), action.items)}`;
    case 'add':
      return `add ${itemsText(g, state, pending(game, state), [action.item])}`;
    case 'option':
      return `option ${action.id}`;
    case 'split':
      return `split ${goodsText(g, pending<SplitDecision>(game, state).among, action.by) || 'none'}`;
    default:
      return `pay ${paymentText(g, state, action)}`;
  }
}

function actText(g: Rules, state: GameState, { id, at, it }: ActAction): string {
  const about = it < 0 ? '' : ` ${holderName(g, state, it)}`;
  return `act ${id}${about}${at < 0 ? '' : ` ${BY} ${holderName(g, state, at)}`}`;
}

/** The notation is for legal actions, so the decision is of the kind that the action answers. */
function pending<D = PickDecision>(game: Game, state: GameState): D {
  return game.decisions(state)[0] as D;
}

function itemsText(g: Rules, state: GameState, { of }: PickDecision, items: readonly number[]): string {
  if (items.length === 0) return 'none';
  const names = items.map((item) => itemName(g, state, of, item)).join(' ');
  return of === 'seat' || of === 'worker' ? `${of} ${names}` : names;
}

function paymentText(g: Rules, state: GameState, p: Payment): string {
  const parts: string[] = [];
  const goods = goodsText(
    g,
    g.resources.map((_, r) => r),
    p.spend,
  );
  if (goods !== '') parts.push(goods);
  for (const [word, by] of Object.entries(PAYER_WORDS))
    for (const use of p.uses) if (use.by === by) parts.push(useText(g, state, word, use));
  return parts.join(' ') || 'nothing';
}

function useText(g: Rules, state: GameState, word: string, { at, n, with: other }: Use): string {
  const beneath = other === undefined ? '' : ` ${WITH} ${cardName(g, state, other)}`;
  return `${word} ${holderName(g, state, at)}${beneath}${n === undefined ? '' : ` ${NUMBER} ${n}`}`;
}

/** The text that lets one do it. */
export const BY = 'by';

/** By word: who pays so, as they are written one after the other. */
export const PAYER_WORDS: Readonly<Record<string, Payer>> = { token: 'door', ability: 'ability', banner: 'banner' };
/** What goes with an ability: a card, a number of point tokens. */
export const WITH = 'jail';
export const NUMBER = 'tokens';
