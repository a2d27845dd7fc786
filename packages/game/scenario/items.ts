import {
  classOf,
  isCard,
  WORKER,
  ZONE,
  type Action,
  type Decision,
  type EffectOf,
  type GameState,
  type Holder,
  type PickDecision,
  type Seat,
  type Uid,
} from '@everdell/engine';
import {
  CaseError,
  cardId,
  cityOf,
  holderId,
  knownCard,
  knownCards,
  locationNamed,
  seatNamed,
  show,
  type Fields,
} from '@everdell/sets';
import type { Game } from '../game.ts';
import { formats } from '../registry.ts';
import type { Part } from './parts.ts';

/** How answers by meaning become selections. */

/** Stands for something that is not offered; the game refuses it. */
const NOT_THERE = -99;

export interface Selection {
  readonly action: Action;
  /** Nothing of what it names is offered here: it may be meant for another question. */
  readonly foreign: boolean;
}

function selection(items: readonly number[]): Selection {
  return { action: { t: 'pick', items }, foreign: items.length > 0 && items.every((item) => item === NOT_THERE) };
}

/** Cards of the Meadow by their spaces, so that the lowest one is meant; the others stay as they are. */
export function byMeadowSpace(s: GameState, items: readonly Uid[]): readonly Uid[] {
  const meadow = s.zones[ZONE.meadow];
  return items.slice().sort((a, b) => meadow.indexOf(a) - meadow.indexOf(b));
}

export function cardSelection(game: Game, s: GameState, d: PickDecision, part: Part): Selection {
  if (typeof part.value === 'object' && part.value !== null && 'card' in part.value)
    return placeSelection(game, s, d, part);
  const owner = part.mods['owner'];
  const city = owner === undefined ? null : cityOf(game, s, seatNamed(game, owner, `${part.path}: owner`));
  const display = displayNamed(game, part.mods['of'] ?? part.mods['from']);
  const isThere = (uid: Uid): boolean =>
    (city === null || city.includes(uid)) && (display < 0 || s.zones[display].includes(uid));
  const rest = byMeadowSpace(s, d.items).filter(isThere);
  const named = knownCards(game, cardsIn(part.value), part.path);
  const slots = [part.mods['slot'] ?? []].flat() as number[];
  const spaces = slots.slice(part.next).map((space) => s.zones[display < 0 ? ZONE.meadow : display][space - 1]);
  const items = named.map((id, i) => {
    const at = rest.findIndex((uid) => cardId(game, s, uid) === id && (i >= spaces.length || spaces[i] === uid));
    return at < 0 ? NOT_THERE : rest.splice(at, 1)[0];
  });
  // Cards sorted onto an Event name what does not go to the hand.
  if (d.ask === 'sortRevealed' && part.mods['into'] !== undefined && !items.includes(NOT_THERE))
    return selection(d.items.filter((uid) => !items.includes(uid)));
  // Where not all fits, what is named first is given.
  return selection(d.ask === 'giveSome' ? items.slice(0, d.max) : items);
}

/** The display of this name; -1 = there is none. */
function displayNamed({ rules: g }: Game, name: unknown): number {
  return [ZONE.meadow, ...g.displays].find((display) => g.zones[display].id === name) ?? -1;
}

/** Cards of a price and of what is due besides may be named together: the first ones pay for what is asked first. */
export function discardSelection(game: Game, s: GameState, d: PickDecision, part: Part): Selection {
  const cards = cardsIn(part.value);
  if (!Array.isArray(cards) || !isSplit(game, d, part)) return cardSelection(game, s, d, part);
  const rest = (cards as unknown[]).slice(part.next);
  return rest.length === 0
    ? selection([NOT_THERE])
    : cardSelection(game, s, d, { ...part, value: rest.slice(0, d.max) });
}

/** Does the list name more than this question asks for, and may more of the kind be asked? */
export function isSplit({ rules: g }: Game, d: PickDecision, { key, value, next }: Part): boolean {
  if (key !== 'discard' || d.ask !== 'discard' || !Array.isArray(value)) return false;
  const why = g.places[d.why - g.cards]?.id;
  const isAskedAgain = d.min === d.max || formats.some(({ answers }) => answers?.portions?.includes(why));
  return isAskedAgain && (next > 0 || value.length > d.max);
}

/** Gifts to whoever has room go one after the other: so many of the cards named fit now. */
export function giftSelection(game: Game, s: GameState, d: PickDecision, part: Part): Selection {
  const cards = cardsIn(part.value);
  const { n, severally } = s.stack[s.stack.length - 1].effect as EffectOf<'give'>;
  const rest = (Array.isArray(cards) ? (cards as unknown[]) : [cards]).slice(part.next);
  if (!severally || typeof n !== 'number' || rest.length > n) return cardSelection(game, s, d, part);
  if (rest.length === 0) return selection([NOT_THERE]); // all of it is given
  return cardSelection(game, s, d, { ...part, value: rest.slice(0, d.max) });
}

/** All cards but those that are named. */
export function othersSelection(game: Game, s: GameState, d: PickDecision, part: Part): Selection {
  const { action, foreign } = cardSelection(game, s, d, part);
  const named = action.t === 'pick' ? action.items : [];
  return foreign ? { action, foreign } : selection(d.items.filter((uid) => !named.includes(uid)));
}

/** `give` may wrap its cards: `{ cards: [...] }`. */
export function cardsIn(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return (value as Record<string, unknown>)['cards'] ?? value;
}

export function seatSelection(game: Game, d: PickDecision, part: Part): Selection {
  if (part.value === 'supply' || part.value === 'discard') return selection([NOT_THERE]);
  const seat = seatNamed(game, part.value, part.path);
  return selection([d.items.includes(seat) ? seat : NOT_THERE]);
}

/** A card that is told as a location, by its name alone where no city or only the card is named; null = none that is offered. */
export function cardAsLocation(game: Game, s: GameState, d: Decision, part: Part): Selection | null {
  const { key, value, path } = part;
  if (d.kind === 'pick' && d.of === 'place') return cardOrTile(game, s, d, part);
  if (!['location', 'on', 'worker'].includes(key) || d.kind !== 'pick' || d.of !== 'card') return null;
  if (typeof value === 'string') {
    const named = d.items.find((uid) => cardId(game, s, uid) === value);
    return named === undefined ? null : selection([named]);
  }
  const holder = locationNamed(game, s, d.seat, value, path);
  if (d.items.includes(holder)) return selection([holder]);
  const { card, owner, nth } = value as Fields;
  const named = [owner, nth].every((field) => field === undefined)
    ? d.items.find((uid) => cardId(game, s, uid) === card)
    : undefined;
  return named === undefined ? null : selection([named]);
}

/** Cards and tiles that are offered together, each by its id, and by its owner where one is named; null = none of them. */
function cardOrTile(game: Game, s: GameState, d: PickDecision, { key, value, path, mods }: Part): Selection | null {
  if (!['pick', 'location', 'on', 'worker', 'discovery'].includes(key)) return null;
  const [told, ...others]: unknown[] = [value].flat();
  if (others.length > 0) return null;
  const fields = (typeof told === 'object' && told !== null ? told : { card: told, owner: mods['owner'] }) as Fields;
  const id = fields['card'] ?? fields['discovery'];
  const owner = fields['owner'] === undefined ? null : seatNamed(game, fields['owner'], `${path}: owner`);
  const isHis = (at: number): boolean =>
    owner === null || s.zones.some((held, z) => game.rules.zones[z].owner === owner && held.includes(at));
  const named = d.items.find((at) => holderId(game, s, at) === id && isHis(at));
  return named === undefined ? null : selection([named]);
}

/** One thing may stand in a list. */
const single = (value: unknown): unknown =>
  Array.isArray(value) && value.length === 1 ? (value[0] as unknown) : value;

export function placeSelection(game: Game, s: GameState, d: PickDecision, part: Part): Selection {
  const [named, ...others] = [part.value].flat();
  if (others.length > 0) return selection([NOT_THERE]);
  const holder = locationNamed(game, s, d.seat, named, part.path);
  const lying = formats.map(({ answers }) => answers?.lyingOn?.(game, s, holder) ?? -1);
  const offered = [holder, ...lying].find((item) => d.items.includes(item)) ?? twinOf(game, s, holder, d.items);
  return selection([offered ?? NOT_THERE]);
}

/** Of cards that differ in nothing only one is offered. */
function twinOf({ rules: g }: Game, s: GameState, holder: Holder, items: readonly Holder[]): Holder | undefined {
  if (!isCard(g, holder)) return undefined;
  return items.find((item) => isCard(g, item) && classOf(g, s, item) === classOf(g, s, holder));
}

/** A worker is named by the location it stands on. */
export function workerSelection(game: Game, s: GameState, d: PickDecision, part: Part): Selection {
  if (part.value === 'home' || part.value === 'free')
    return selection([d.items.includes(WORKER.home) ? WORKER.home : NOT_THERE]);
  const holder = workerPlace(game, s, d.seat, d.items, part);
  return selection([d.items.includes(holder) ? holder : NOT_THERE]);
}

function workerPlace(game: Game, s: GameState, seat: Seat, items: readonly number[], part: Part): number {
  const value = single(part.value);
  if (typeof value === 'string' && game.rules.designById.has(value))
    return items.find((at) => at >= 0 && at < game.rules.cards && cardId(game, s, at) === value) ?? NOT_THERE;
  if (typeof value !== 'string' && typeof value !== 'object')
    throw new CaseError(`${part.path}: must be the location of a worker, not ${show(value)}`);
  return locationNamed(game, s, seat, value, part.path);
}

/** The next entry of a list that answers one question after the other. */
export function nextSelection(game: Game, s: GameState, d: PickDecision, part: Part): Selection {
  const cards = cardsIn(part.value);
  if (d.of === 'place' && Array.isArray(cards))
    return part.next < cards.length ? placeSelection(game, s, d, { ...part, value: cards[part.next] }) : selection([]);
  if (d.of === 'place') return placeSelection(game, s, d, part);
  return cardSelection(game, s, d, {
    ...part,
    value: Array.isArray(cards) ? cards.slice(part.next, part.next + 1) : cards,
  });
}

/** The next of an order that is still to come: a card, or a tile such as a power. */
export function orderSelection(game: Game, s: GameState, d: PickDecision, part: Part): Selection {
  const named = [part.value].flat().map((id, i) => knownHolder(game, id, `${part.path}[${i}]`));
  for (const id of named) {
    const item = d.items.find((holder) => holderId(game, s, holder) === id);
    if (item !== undefined) return selection([item]);
  }
  return selection([NOT_THERE]);
}

function knownHolder(game: Game, id: unknown, path: string): string {
  return game.rules.placeById.has(id as string) ? (id as string) : knownCard(game, id, path);
}
