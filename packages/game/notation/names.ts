import {
  isCard,
  isSlot,
  placeAt,
  slotName,
  WORKER,
  type GameState,
  type Holder,
  type ItemKind,
  type Rules,
  type Uid,
} from '@everdell/engine';

/** How cards, places and goods are written. Cards carry their number: `farm#17`. */

export function cardId(g: Rules, state: GameState, uid: Uid): string {
  return g.designs[state.cardOf[uid]].id;
}

export function cardName(g: Rules, state: GameState, uid: Uid): string {
  return `${cardId(g, state, uid)}#${uid}`;
}

export function holderName(g: Rules, state: GameState, holder: Holder): string {
  if (holder === WORKER.adrift) return 'adrift';
  if (isSlot(g, holder)) return slotName(g, holder);
  return isCard(g, holder) ? cardName(g, state, holder) : placeName(g, holder);
}

/** What a card or tile is called without its number; null = it is neither. */
export function holderId(g: Rules, state: GameState, holder: Holder): string | null {
  if (holder < 0 || isSlot(g, holder)) return null;
  return isCard(g, holder) ? cardId(g, state, holder) : placeAt(g, holder).id;
}

/** Tiles carry their number where there are several of them. */
export function placeName(g: Rules, place: Holder): string {
  const { id, def } = placeAt(g, place);
  return def.copies === undefined ? id : `${id}#${place}`;
}

export function itemName(g: Rules, state: GameState, of: ItemKind, item: number): string {
  return of === 'seat' ? `${item}` : holderName(g, state, item);
}

/** `2 twig 1 resin`; the empty text for nothing. */
export function goodsText(g: Rules, resources: readonly number[], amounts: readonly number[]): string {
  return resources.flatMap((r, i) => (amounts[i] > 0 ? [`${amounts[i]} ${g.resources[r]}`] : [])).join(' ');
}

export function isEvent(g: Rules, holder: Holder): boolean {
  return holder >= g.cards && placeAt(g, holder).event !== null;
}
