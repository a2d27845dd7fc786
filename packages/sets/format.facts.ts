import { isSlot, type GameState, type Seat } from '@everdell/engine';
import { CaseError, saysNothing } from './format.check.ts';
import { cardIds, cityOf, knownCards, placeId } from './format.names.ts';
import type { At, Fact, Ruled } from './format.ts';

/** How what is found at a table is put beside what a case says. */

/** The same value with keys in one order, so that equal ones read equal. */
export function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value ?? null;
  const entries = Object.entries(value).map(([key, inner]) => [key, canonical(inner)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function isTrue(fact: Fact): boolean {
  return JSON.stringify(canonical(fact.expected)) === JSON.stringify(canonical(fact.observed));
}

export function factText({ path, expected, observed }: Fact): string {
  return `${path}: expected ${JSON.stringify(canonical(expected))}, found ${JSON.stringify(canonical(observed))}`;
}

export function mapOf(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new CaseError(`${path}: must be an object`);
  return value as Record<string, unknown>;
}

export function listOf(value: unknown, path: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new CaseError(`${path}: must be a list`);
  return value as unknown[];
}

/** A multiset of texts or numbers in one order. */
export function sortedBag<T extends string | number>(list: readonly T[]): T[] {
  return list.slice().sort((a, b) => (a < b ? -1 : Number(a > b)));
}

/** Facts of the fields of an object, each by its own reader; other fields must say nothing. */
export function factsOf<T>(
  readers: Readonly<Record<string, (of: T, expected: unknown, path: string) => Fact | Fact[]>>,
  of: T,
  expected: unknown,
  path: string,
): Fact[] {
  return Object.entries(mapOf(expected, path)).flatMap(([key, value]) => {
    const at = path === '' ? key : `${path}.${key}`;
    const reader = Object.hasOwn(readers, key) ? readers[key] : undefined;
    if (reader !== undefined) return reader(of, value, at);
    if (saysNothing(value)) return [];
    throw new CaseError(`${at}: no such fact in this game`);
  });
}

/** Those that no text sees have their place there too. */
export const cityBag = ({ game, s, seat }: At): string[] => {
  const unseen = (game.rules.within?.[seat] ?? []).flatMap((zone) => s.zones[zone]);
  return sortedBag(cardIds(game, s, [...cityOf(game, s, seat), ...unseen]));
};
export const bagOf = (at: At, expected: unknown, path: string): string[] =>
  sortedBag(knownCards(at.game, listOf(expected, path), path));

/** Events by their ids, or by objects that name them. */
export function eventBag(game: Ruled, expected: unknown, path: string): string[] {
  return sortedBag(
    listOf(expected, path).map((entry) => {
      const id = typeof entry === 'string' ? entry : String(mapOf(entry, path)['event']);
      if ((game.rules.placeById.get(id)?.event ?? null) === null)
        throw new CaseError(`${path}: there is no Event ${id}`);
      return id;
    }),
  );
}

export const eventIds = ({ game, s, seat }: At): string[] =>
  sortedBag(s.zones[game.rules.events[seat]].map((event) => placeId(game, event)));

/** The values of the Journey spaces on which the seat has workers. */
export function journeyValues({ rules }: Ruled, s: GameState, seat: Seat): number[] {
  const places = s.seats[seat].workers.filter((at) => at >= rules.cards && !isSlot(rules, at));
  return places.flatMap((at) => {
    const place = rules.places[at - rules.cards];
    return place.row === rules.rowIx.journey ? [place.def.points ?? 0] : [];
  });
}
