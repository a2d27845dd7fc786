/** What must hold in every position, besides what `everdell fuzz` checks. Each check says what is wrong, or null. */
import { checkCards, checkLimits, checkWorkers, openLedger, type Ledger } from '@everdell/cli';
import type { Game, GameEvent, GameState } from '@everdell/game';

export function wrongPosition(game: Game, s: GameState): string | null {
  return checkCards(game, s) ?? checkWorkers(game, s) ?? checkLimits(game, s) ?? wrongCrowds(game, s);
}

/** No place has more workers than it holds. */
export function wrongCrowds({ rules: g }: Game, s: GameState): string | null {
  const on = new Map<number, number>();
  for (const { workers } of s.seats) for (const at of workers) if (at >= g.cards) on.set(at, (on.get(at) ?? 0) + 1);
  for (const [at, n] of on) {
    const { id, spots } = g.places[at - g.cards];
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

/** Resources and then point tokens by holder; what lies on a card is lost when the card leaves its city. */
function openStores({ rules: g }: Game): Ledger {
  const kinds = g.resources.length;
  const stored = new Map<number, number[]>();
  const on = (holder: number): number[] => {
    const known = stored.get(holder) ?? Array.from({ length: kinds + 1 }, () => 0);
    stored.set(holder, known);
    return known;
  };
  return {
    enter(events) {
      for (const event of events) enterStore(event, on);
    },
    compare(s) {
      const lying = lyingOn(s, kinds);
      for (const holder of new Set([...lying.keys(), ...stored.keys()])) {
        if (holder < g.cards && !g.city.some((zone) => s.zones[zone].includes(holder))) stored.delete(holder);
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
