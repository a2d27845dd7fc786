import { otherNames } from './format.otherNames.ts';
import {
  cardsBesides,
  isSlot,
  slotName,
  ZONE,
  type GameState,
  type Holder,
  type PlaceInfo,
  type Seat,
  type Uid,
} from '@everdell/engine';
import { CaseError, NotInGame, show } from './format.check.ts';
import { clearingNamed } from './format.given.ts';
import { resourceNamed } from './format.table.ts';
import type { Ruled } from './format.ts';

/** How things of the format are found at a table, and how things at the table are named. */

export function cardId(game: Ruled, s: GameState, uid: Uid): string {
  return game.rules.designs[s.cardOf[uid]].id;
}

export function cardIds(game: Ruled, s: GameState, cards: readonly Uid[]): string[] {
  return cards.map((uid) => cardId(game, s, uid));
}

export function placeId(game: Ruled, holder: Holder): string {
  return game.rules.places[holder - game.rules.cards].id;
}

/** A place of this game by its id, or an error that names the field. */
export function knownPlace(game: Ruled, id: unknown, path: string): PlaceInfo {
  const place = game.rules.placeById.get(id as string);
  if (place === undefined) throw new NotInGame(path, 'place', id);
  return place;
}

export function holderId(game: Ruled, s: GameState, holder: Holder): string {
  if (holder < 0) return 'none';
  if (isSlot(game.rules, holder)) return slotName(game.rules, holder);
  return holder < game.rules.cards ? cardId(game, s, holder) : placeId(game, holder);
}

/** A card id of this game, or an error that names the field. */
export function knownCard(game: Ruled, id: unknown, path: string): string {
  if (typeof id !== 'string' || !game.rules.designById.has(id)) throw new NotInGame(path, 'card', id);
  return id;
}

/** A list of card ids; a single one may stand by itself. */
export function knownCards(game: Ruled, value: unknown, path: string): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.map((card, i) => knownCard(game, idOf(card), `${path}[${i}]`));
}

/** A card may be told as in a city of a position. */
const idOf = (card: unknown): unknown =>
  typeof card === 'object' && card !== null && Object.keys(card).join() === 'card'
    ? (card as { card: unknown }).card
    : card;

/** The seat of an automa that is called so; -1 = there is none. */
export function automaNamed({ rules }: Ruled, value: unknown): Seat {
  return rules.automas.findIndex((automa) => automa !== null && automa.id === value);
}

export function seatNamed(game: Ruled, value: unknown, path: string): Seat {
  const automa = automaNamed(game, value);
  if (automa >= 0) return automa;
  const seat = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  if (!Number.isInteger(seat) || (seat as number) < 0 || (seat as number) >= game.rules.humans)
    throw new CaseError(`${path}: there is no seat ${show(value)}`);
  return seat as Seat;
}

/** Resources by name; other names are an error. */
export function goodsNamed(game: Ruled, value: unknown, path: string): number[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new CaseError(`${path}: must list resources, not ${show(value)}`);
  const goods: number[] = game.rules.resources.map(() => 0);
  for (const [name, n] of Object.entries(value)) {
    const r = resourceNamed(game.rules, name);
    if (r < 0 || !Number.isInteger(n) || n < 0) throw new CaseError(`${path}.${name}: no amount of a resource`);
    if (goods[r] > 0) throw new CaseError(`${path}.${name}: is there twice`);
    goods[r] = n as number;
  }
  return goods;
}

export function bundleOf(game: Ruled, goods: readonly number[]): Record<string, number> {
  return Object.fromEntries(game.rules.resources.map((name, r) => [name, goods[r] ?? 0]));
}

export function cityOf(game: Ruled, s: GameState, seat: Seat): readonly Uid[] {
  return s.zones[game.rules.city[seat]];
}

/** Cards that the seat may play which are no hand cards. */
export function playableBesides({ rules }: Ruled, s: GameState, seat: Seat): Uid[] {
  return cardsBesides(rules, s, seat);
}

export function copiesIn(game: Ruled, s: GameState, cards: readonly Uid[], id: string): Uid[] {
  return cards.filter((uid) => uid >= 0 && cardId(game, s, uid) === id);
}

/** Some copy of a card that is out of everybody's reach, for the game to refuse. */
export function copyOutOfReach(game: Ruled, s: GameState, id: string): Uid {
  const decks = game.rules.decks.flatMap(({ zone }) => s.zones[zone]);
  const elsewhere = [...decks, ...s.zones[ZONE.removed], ...s.zones[ZONE.discard]];
  return copiesIn(game, s, elsewhere, id)[0] ?? -1;
}

/** A space of a display, "meadow:1"; -1 = there is none of this name. */
function slotNamed({ rules }: Ruled, name: string): Holder {
  for (let slot = rules.firstSlot; slot < rules.holders; slot++) if (slotName(rules, slot) === name) return slot;
  return -1;
}

/**
 * The holder that a location of the format means: an id, a space of a display, a clearing, `{ card, owner, nth }` for a card in a city,
 * `{ event }`, `{ wonder }` or `{ discovery }`. A card that is not there becomes one out of reach.
 */
export function locationNamed(game: Ruled, s: GameState, seat: Seat, value: unknown, path: string): Holder {
  if (typeof value === 'string') {
    const place = game.rules.placeById.get(otherNames.get(value) ?? value);
    if (place !== undefined) return place.ix;
    if (game.rules.designById.has(value)) return locationNamed(game, s, seat, { card: value }, path);
    const slot = slotNamed(game, value);
    if (slot >= 0) return slot;
    const clearing = clearingNamed(value);
    if (clearing >= 0) return s.rows[game.rules.rowIx.forest][clearing] ?? -1;
    throw new NotInGame(path, 'location', value);
  }
  if (typeof value !== 'object' || value === null) throw new CaseError(`${path}: must be a location`);
  const fields = value as Record<string, unknown>;
  for (const key of Object.keys(fields))
    if (!['card', 'owner', 'nth', 'event', 'wonder', 'discovery', 'worker'].includes(key))
      throw new CaseError(`${path}.${key}: no such field`);
  const found = fields['discovery'];
  const place = fields['event'] ?? fields['wonder'] ?? otherNames.get(`discovery:${String(found)}`) ?? found;
  if (place !== undefined) return knownPlace(game, place, path).ix;
  const id = knownCard(game, fields['card'], `${path}.card`);
  const owners =
    fields['owner'] === undefined ? meantBy(game, seat) : [seatNamed(game, fields['owner'], `${path}.owner`)];
  const copies =
    owners.map((owner) => copiesIn(game, s, cityOf(game, s, owner), id)).find(({ length }) => length > 0) ?? [];
  return copies[Number(fields['nth'] ?? 0)] ?? copyOutOfReach(game, s, id);
}

/** In whose cities a card lies for which no owner is named: of an automa it may be a card of a person. */
function meantBy({ rules }: Ruled, seat: Seat): Seat[] {
  const humans = Array.from({ length: rules.humans }, (_, i) => i);
  return rules.automas[seat] === null ? [seat] : [seat, ...humans];
}

/** Does a `give` name cards? Else it lists resources. */
export function givesCards(value: unknown): boolean {
  return (
    Array.isArray(value) || typeof value === 'string' || (typeof value === 'object' && !!value && 'cards' in value)
  );
}
