/** How the rule tests find things at a table by their ids. */
import {
  IllegalAction,
  WORKER,
  ZONE,
  type Action,
  type Bundle,
  type Decision,
  type Game,
  type GameState,
  type GivenSeat,
  type Payment,
  type PickDecision,
  type RowName,
  type Rules,
  type SplitDecision,
  type Use,
} from '@everdell/game';

export const sorted = (ids: readonly string[]): string[] => ids.slice().sort();

export function ids(game: Game, s: GameState, cards: readonly number[]): string[] {
  return cards.map((uid) => game.rules.designs[s.cardOf[uid]].id);
}

export const handOf = (game: Game, s: GameState, seat: number): readonly number[] => s.zones[game.rules.hand[seat]];
export const cityOf = (game: Game, s: GameState, seat: number): readonly number[] => s.zones[game.rules.city[seat]];

export function placeId(game: Game, holder: number): string {
  return game.rules.places[holder - game.rules.cards].id;
}

/** The id of a card or place. */
export function holderId(game: Game, s: GameState, holder: number): string {
  return holder < game.rules.cards ? ids(game, s, [holder])[0] : placeId(game, holder);
}

export function pile(game: Game, s: GameState, zone: 'deck' | 'discard'): string[] {
  return ids(game, s, s.zones[ZONE[zone]]).reverse();
}

export function meadow(game: Game, s: GameState): (string | null)[] {
  return s.zones[ZONE.meadow].map((uid) => (uid < 0 ? null : ids(game, s, [uid])[0]));
}

export function row(game: Game, s: GameState, name: RowName): (string | null)[] {
  return s.rows[game.rules.rowIx[name]].map((holder) => (holder < 0 ? null : placeId(game, holder)));
}

export function bundle(game: Game, goods: readonly number[]): Record<string, number> {
  return Object.fromEntries(game.rules.resources.map((name, r) => [name, goods[r] ?? 0]));
}

export function vector(game: Game, goods: Bundle): number[] {
  for (const name of Object.keys(goods))
    if (!game.rules.resources.some((r) => r === name)) throw new Error(`there is no resource ${name}`);
  return game.rules.resources.map((name) => goods[name] ?? 0);
}

export function stored(game: Game, s: GameState, holder: number): Record<string, number> {
  return bundle(game, s.goods.find((entry) => entry[0] === holder)?.slice(1) ?? []);
}

export function under(game: Game, s: GameState, holder: number): string[] {
  return sorted(ids(game, s, s.beneath.find((entry) => entry[0] === holder)?.slice(1) ?? []));
}

export function workersAt(s: GameState, seat: number, where: keyof typeof WORKER): number {
  return s.seats[seat].workers.filter((at) => at === WORKER[where]).length;
}

export function deployed(game: Game, s: GameState, seat: number): string[] {
  return sorted(
    s.seats[seat].workers.filter((at) => at >= 0 && at < game.rules.firstSlot).map((at) => holderId(game, s, at)),
  );
}

/** A place of the boards, or a card in a city: of `owner`, else of the seat itself, else of anybody. */
export function holderOf(
  game: Game,
  s: GameState,
  seat: number,
  id: string,
  { owner, nth = 0 }: { readonly owner?: number; readonly nth?: number },
): number {
  const place = game.rules.placeById.get(id);
  if (place !== undefined) return place.ix;
  const others = s.seats.map((_, other) => other).filter((other) => other !== seat);
  for (const city of owner === undefined ? [seat, ...others] : [owner]) {
    const copies = cityOf(game, s, city).filter((uid) => ids(game, s, [uid])[0] === id);
    if (copies.length > nth) return copies[nth];
  }
  throw new Error(`there is no place and no card ${id} (number ${nth}) in a city`);
}

export function cardToPlay(
  game: Game,
  s: GameState,
  seat: number,
  id: string,
  { from, slot }: { readonly from?: 'hand' | 'meadow' | 'legendary'; readonly slot?: number },
): number {
  if (slot !== undefined) {
    if (meadow(game, s)[slot - 1] !== id) throw new Error(`space ${slot} of the Meadow has no ${id}`);
    return s.zones[ZONE.meadow][slot - 1];
  }
  const hand = from === undefined || from === 'hand' ? handOf(game, s, seat) : [];
  const open = from === undefined || from === 'meadow' ? s.zones[ZONE.meadow].filter((uid) => uid >= 0) : [];
  const others = from === undefined || from === 'legendary' ? heldBesides(game, s, seat) : [];
  const found = [...hand, ...open, ...others].find((uid) => ids(game, s, [uid])[0] === id);
  if (found === undefined) throw new Error(`seat ${seat} has no ${id} to play from ${from ?? 'hand or Meadow'}`);
  return found;
}

/** Cards that a seat may play which are no hand cards. */
export function heldBesides(game: Game, s: GameState, seat: number): readonly number[] {
  return game.rules.playZones[seat].flatMap((zone) => s.zones[zone]);
}

/** The copy of a Construction that still takes a token, or any copy if all are occupied. */
export function freeDoor(game: Game, s: GameState, seat: number, id: string | undefined): number | undefined {
  if (id === undefined) return undefined;
  const copies = cityOf(game, s, seat).filter((uid) => ids(game, s, [uid])[0] === id);
  const free = copies.find((uid) => s.occupied[uid] === 0) ?? copies[0];
  if (free === undefined) throw new Error(`seat ${seat} has no ${id} in its city`);
  return free;
}

export function payment(spend: readonly number[], ...uses: readonly Use[]): Payment {
  return { t: 'pay', spend, uses };
}

/** Id of an item of a selection: a card, a place, or the number of a seat. */
function itemId(game: Game, s: GameState, d: PickDecision, item: number): string | number {
  return d.of === 'seat' ? item : item < 0 ? 'adrift' : holderId(game, s, item);
}

/** Items of an open selection by id; what is not offered becomes -9, which the game refuses. */
export function itemsNamed(game: Game, s: GameState, d: PickDecision, names: readonly (string | number)[]): number[] {
  const rest = d.items.filter((item) => !d.picked.includes(item));
  return names.map((name) => {
    const at = rest.findIndex((item) => itemId(game, s, d, item) === name);
    return at < 0 ? -9 : rest.splice(at, 1)[0];
  });
}

export function splitOf(game: Game, d: SplitDecision, goods: Bundle): number[] {
  const amounts = vector(game, goods);
  if (amounts.some((n, r) => n > 0 && !d.among.includes(r)))
    throw new IllegalAction({ code: 'not-offered', params: {} });
  return d.among.map((r) => amounts[r]);
}

/** What an answer is about: ids of cards and places, seats, options. */
export function names(game: Game, s: GameState, a: Action): (string | number)[] {
  switch (a.t) {
    case 'play':
      return ids(game, s, [a.card]);
    case 'visit':
      return [holderId(game, s, a.place)];
    case 'option':
    case 'act':
      return [a.id];
    case 'add':
    case 'pick': {
      const d = game.decisions(s)[0] as PickDecision;
      return (a.t === 'add' ? [a.item] : a.items).map((item) => itemId(game, s, d, item));
    }
    default:
      return [];
  }
}

export function offered(game: Game, s: GameState, d: Decision | null): (string | number)[] {
  if (d?.kind === 'option') return d.ids.slice();
  if (d?.kind !== 'pick') throw new Error(`no selection is open (${d?.ask})`);
  const shown = d.items.map((item) => itemId(game, s, d, item));
  return shown.sort((a, b) => (a < b ? -1 : Number(a > b)));
}

/** The shorthand of a seat as the position wants it. */
export function seatGiven(
  rules: Rules,
  seat: number,
  { res, ...given }: GivenSeat & { readonly res?: Bundle },
  all: readonly GivenSeat[],
): GivenSeat {
  const season = rules.seasons.findIndex((def) => def.id === (given.season ?? 'winter'));
  const workers = rules.table.workers.slice(0, season + 1).reduce((a, b) => a + b, 0);
  const cities = all.flatMap((other) => other.city ?? []);
  const onCards = cities.flatMap((entry) => (typeof entry === 'string' ? [] : (entry.workers ?? [])));
  const onEvents = (given.events ?? []).filter((event) => typeof event !== 'string' && event.worker === true);
  const away = (given.deployed?.length ?? 0) + onCards.filter((owner) => owner === seat).length + onEvents.length;
  return { resources: res ?? {}, workersFree: Math.max(0, workers - away), ...given };
}
