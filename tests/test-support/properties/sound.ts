/** What must hold in every position, besides what `everdell fuzz` checks. Each check says what is wrong, or null. */
import {
  checkCards,
  checkCovers,
  checkGuests,
  checkLimits,
  checkWorkers,
  openLedger,
  type Ledger,
} from '@everdell/cli';
import { pieceOf } from '@everdell/engine';
import type { Game, GameEvent, GameState } from '@everdell/game';

/** `handsBefore`: a limit may fall below a hand, which then only must not grow. */
export function wrongPosition(game: Game, s: GameState, handsBefore: readonly number[] = []): string | null {
  const guests = checkGuests(game, s) ?? checkCovers(game, s) ?? wrongLoneGuests(game, s);
  const cards = checkCards(game, s) ?? guests ?? checkLimits(game, s, handsBefore);
  return cards ?? checkWorkers(game, s) ?? wrongCrowds(game, s) ?? wrongPieces(game, s);
}

/** When a turn begins, no card lies alone that could lie on another. */
export function wrongLoneGuests(game: Game, s: GameState): string | null {
  const g = game.rules;
  if (game.decisions(s)[0]?.kind !== 'turn') return null;
  const pairs = s.slices.guests ?? [];
  for (const [seat, zone] of g.city.entries()) {
    if (g.automas[seat] !== null) continue;
    for (const uid of s.zones[zone]) {
      const { liesOn } = g.designs[s.cardOf[uid]];
      if (liesOn === null || pairs.some(([guest]) => guest === uid)) continue;
      const isFree = (host: number): boolean => !pairs.some(([, taken]) => taken === host);
      if (s.zones[zone].some((host) => liesOn[s.cardOf[host]] === 1 && isFree(host)))
        return `card ${uid} of seat ${seat} lies alone beside a card it could lie on`;
    }
  }
  return null;
}

/** Workers stand only where workers may, other figures only where they may, or on tiles that bind who stands there. */
function wrongPieces({ rules: g }: Game, s: GameState): string | null {
  const kindAt = (at: number): number => {
    if (at >= g.firstSlot) return -1;
    if (at >= g.cards) return g.places[at - g.cards].figure;
    const figure = g.designs[s.cardOf[at]].figureVisit?.for;
    return figure === undefined ? -1 : (g.figures as readonly string[]).indexOf(figure);
  };
  for (const [seat, { workers }] of s.seats.entries()) {
    const figures = s.slices.figures?.[seat] ?? [];
    const isOdd = (at: number, w: number): boolean => {
      // To an opponent that is run by rules, any Destination may be a plain one (R-NW-EXP-30).
      if (at < g.cards || at >= g.firstSlot) return kindAt(at) !== -1 && g.automas[seat] === null;
      const { visit } = g.places[at - g.cards].def;
      // Where nobody goes, a text of one's own may have put it.
      if (visit === undefined) return !g.force.some(({ zones }) => s.zones[zones[seat]].includes(at));
      return visit.for !== undefined && visit.for !== pieceOf(g, s, seat, w);
    };
    if (workers.some((at, w) => at >= 0 && isOdd(at, w))) return `a worker of seat ${seat} stands where none may`;
    const isBound = (at: number, i: number): boolean =>
      g.force.some(({ figure, zones }) => figure === i && s.zones[zones[seat]].includes(at));
    // A figure that no place is made for stands where workers do.
    const isAtHome = (at: number, i: number): boolean =>
      kindAt(at) === i || (kindAt(at) === -1 && !g.places.some(({ figure }) => figure === i));
    if (figures.some((at, i) => at >= 0 && !isAtHome(at, i) && !isBound(at, i)))
      return `a figure of seat ${seat} stands where none may`;
  }
  return null;
}

/** No place has more workers, or more figures, than it holds. */
export function wrongCrowds({ rules: g }: Game, s: GameState): string | null {
  if (g.standing.joins !== null) return null; // somebody's power may let them in
  const on = new Map<number, number>();
  const pieces = s.seats.flatMap(({ workers }, seat) => [...workers, ...(s.slices.figures?.[seat] ?? [])]);
  for (const at of pieces) if (at >= g.cards) on.set(at, (on.get(at) ?? 0) + 1);
  for (const [at, n] of on) {
    const { id, spots } = at < g.firstSlot ? g.places[at - g.cards] : { id: 'a slot', spots: 1 };
    if (n > spots) return `${n} workers stand on ${id}`;
  }
  return null;
}

/** The designs are those of the deck; `cardOf` never changes, so once a game is enough. */
export function wrongDeck({ rules: g }: Game, s: GameState): string | null {
  const sorted = (list: readonly number[]): string =>
    list
      .slice()
      .sort((a, b) => a - b)
      .join();
  return sorted(s.cardOf) === sorted(g.deckList) ? null : 'the designs are not those of the deck';
}

/** All books: the supplies of the seats, and what lies on cards and places. */
export function openBooks(game: Game, s: GameState): Ledger {
  const supplies = openLedger(game, s);
  const stores = openStores(game);
  return {
    enter(events) {
      supplies.enter(events);
      stores.enter(events);
    },
    compare: (now) => supplies.compare(now) ?? stores.compare(now),
  };
}

/** Resources and then point tokens by holder; what lies on a card is lost when the card leaves its city, also for another. */
function openStores({ rules: g }: Game): Ledger {
  const kinds = g.resources.length;
  const stored = new Map<number, number[]>();
  const inCities = [...g.city, ...(g.within ?? []).flat()];
  const on = (holder: number): number[] => {
    const known = stored.get(holder) ?? Array.from({ length: kinds + 1 }, () => 0);
    stored.set(holder, known);
    return known;
  };
  return {
    enter(events) {
      for (const event of events) {
        if (event.e === 'entered') for (const uid of event.cards) stored.delete(uid);
        enterStore(event, on);
      }
    },
    compare(s) {
      const lying = lyingOn(s, kinds);
      for (const holder of new Set([...lying.keys(), ...stored.keys()])) {
        if (holder < g.cards && !inCities.some((zone) => s.zones[zone].includes(holder))) stored.delete(holder);
        const has = (lying.get(holder) ?? []).join();
        const should = (stored.get(holder)?.some((n) => n !== 0) ? on(holder) : []).join();
        if (has !== should) return `on ${holder} lies ${has || 'nothing'}, by the events ${should || 'nothing'}`;
      }
      return null;
    },
  };
}

function enterStore(event: GameEvent, on: (holder: number) => number[]): void {
  if (event.e === 'stored') event.goods.forEach((n, r) => (on(event.on)[r] += n));
  if (event.e === 'unloaded') event.goods.forEach((n, r) => (on(event.on)[r] -= n));
  if (event.e === 'tokensPut') on(event.on)[on(event.on).length - 1] += event.n;
}

function lyingOn(s: GameState, kinds: number): Map<number, number[]> {
  const found = new Map<number, number[]>();
  const none = Array.from({ length: kinds + 1 }, () => 0);
  for (const [holder, ...goods] of s.goods) found.set(holder, [...goods, 0]);
  s.tokens.forEach((n, holder) => {
    if (n !== 0) found.set(holder, [...(found.get(holder) ?? none).slice(0, kinds), n]);
  });
  for (const [holder, all] of found) if (all.every((n) => n === 0)) found.delete(holder);
  return found;
}
