import {
  beneath,
  capacity,
  freeWorkers,
  goodsOn,
  handLimit,
  isCard,
  placeAt,
  spacesUsed,
  type Holder,
  type Seat,
} from '@everdell/engine';
import {
  bagOf,
  bundleOf,
  cardIds,
  CaseError,
  cityBag,
  cityOf,
  copiesIn,
  eventBag,
  eventIds,
  factsOf,
  goodsNamed,
  knownCards,
  listOf,
  mapOf,
  resourceNamed,
  seatNamed,
  sortedBag,
  type At,
  type Fact,
  type Outcome,
  type Ruled,
  type SeatReader as Reader,
} from '@everdell/sets';
import { merged } from '../modules.ts';

/** Cards that are held there count too. */
const handOf = ({ game, s, seat }: At): string[] => {
  const zones = [game.rules.hand[seat], ...(game.rules.withinHand?.[seat] ?? [])];
  return sortedBag(
    cardIds(
      game,
      s,
      zones.flatMap((zone) => s.zones[zone]),
    ),
  );
};

function goodsFact(game: Ruled, path: string, expected: unknown, observed: readonly number[]): Fact {
  return { path, expected: bundleOf(game, goodsNamed(game, expected, path)), observed: bundleOf(game, observed) };
}

/** Copies of a card in the city, or the Event of that name. */
function holdersNamed({ game, s, seat }: At, id: string, path: string): readonly Holder[] {
  const event = game.rules.placeById.get(id);
  if (event !== undefined) return [event.ix];
  if (!game.rules.designById.has(id)) throw new CaseError(`${path}: there is no card or Event of this name`);
  return copiesIn(game, s, cityOf(game, s, seat), id);
}

function perHolder(
  read: (at: At, holders: readonly Holder[], expected: unknown, path: string) => Fact | Fact[],
): Reader {
  return (at, expected, path) =>
    Object.entries(mapOf(expected, path)).flatMap(([id, value]) =>
      read(at, holdersNamed(at, id, `${path}.${id}`), value, `${path}.${id}`),
    );
}

function storedOn({ game, s }: At, holders: readonly Holder[]): number[] {
  return game.rules.resources.map((_, r) => holders.reduce((sum, holder) => sum + goodsOn(s, holder, r), 0));
}

/** Cards beneath a card or an Event, and those that a module keeps apart for a place of its own. */
function cardsBeneath({ game: { rules: g }, s, seat }: At, holder: Holder): readonly Holder[] {
  const zone = isCard(g, holder) ? undefined : merged((format) => format.facts?.beneath)[placeAt(g, holder).id];
  return zone === undefined ? beneath(s, holder) : s.zones[g.seatZone[zone][seat]];
}

/** A number counts them, a list names them. */
function beneathFact(at: At, holders: readonly Holder[], expected: unknown, path: string): Fact {
  const { game, s } = at;
  const cards = holders.flatMap((holder) => cardsBeneath(at, holder));
  if (typeof expected === 'number') return { path, expected, observed: cards.length };
  const named = sortedBag(knownCards(game, listOf(expected, path), path));
  return { path, expected: named, observed: sortedBag(cardIds(game, s, cards)) };
}

/** Copies by number: a list, or a map from number to resources. */
function storedNth(at: At, holders: readonly Holder[], expected: unknown, path: string): Fact[] {
  return Object.entries(expected as object).map(([nth, goods]) =>
    goodsFact(at.game, `${path}[${nth}]`, goods, storedOn(at, [holders[Number(nth)] ?? -1])),
  );
}

const value =
  (read: (at: At) => unknown): Reader =>
  (at, expected, path) => ({ path, expected, observed: read(at) });

const READERS: Readonly<Record<string, Reader>> = {
  resources: (at, expected, path) => {
    // What modules bring has facts of its own; here it counts only where the case lists it.
    const listed = Object.keys(mapOf(expected, path)).map((name) => resourceNamed(at.game.rules, name));
    const counted = at.s.seats[at.seat].res.map((n, r) => (r < at.game.rules.standard || listed.includes(r) ? n : 0));
    return goodsFact(at.game, path, expected, counted);
  },
  points: value(({ s, seat }) => s.seats[seat].points),
  workersFree: value(({ s, seat }) => freeWorkers(s, seat)),
  hand: (at, expected, path) => ({ path, expected: bagOf(at, expected, path), observed: handOf(at) }),
  handCount: value((at) => handOf(at).length),
  city: (at, expected, path) => ({ path, expected: bagOf(at, expected, path), observed: cityBag(at) }),
  events: (at, expected, path) => ({ path, expected: eventBag(at.game, expected, path), observed: eventIds(at) }),
  season: value(({ game, s, seat }) => game.rules.seasons[s.seats[seat].season].id),
  passed: value(({ s, seat }) => s.seats[seat].passed),
  occupied: (at, expected, path) => {
    const taken = cityOf(at.game, at.s, at.seat).filter((uid) => at.s.occupied[uid] === 1);
    return { path, expected: bagOf(at, expected, path), observed: sortedBag(cardIds(at.game, at.s, taken)) };
  },
  tokensOn: perHolder(({ s }, holders, expected, path) => {
    const tokens = holders.map((holder) => s.tokens[holder]);
    return { path, expected, observed: Array.isArray(expected) ? tokens : tokens.reduce((a, b) => a + b, 0) };
  }),
  storedOn: perHolder((at, holders, expected, path) =>
    Array.isArray(expected)
      ? beneathFact(at, holders, expected, path)
      : goodsFact(at.game, path, expected, storedOn(at, holders)),
  ),
  storedOnNth: perHolder(storedNth),
  under: perHolder(beneathFact),
  prisoners: (at, expected, path) => {
    const jails = cityOf(at.game, at.s, at.seat).filter(
      (uid) => typeof at.game.rules.designs[at.s.cardOf[uid]].def.ability?.price === 'object',
    );
    const byCard = typeof expected === 'object' && expected !== null && !Array.isArray(expected);
    return byCard ? perHolder(beneathFact)(at, expected, path) : beneathFact(at, jails, expected, path);
  },
  spaces: (at, expected, path) => {
    const { game, s, seat } = at;
    return factsOf(
      {
        used: value(() => spacesUsed(game.rules, s, seat)),
        capacity: value(() => capacity(game.rules, s, seat)),
      },
      at,
      expected,
      path,
    );
  },
  handLimit: value(({ game, s, seat }) => handLimit(game.rules, s, seat)),
};

const CITY_FACTS = ['occupied', 'tokensOn', 'storedOn', 'storedOnNth', 'under', 'prisoners', 'spaces'];

/** What is told of a city, an automa's too. */
export const IN_CITIES = Object.fromEntries(CITY_FACTS.map((name) => [name, READERS[name]]));

/** What stays as it was in a seat that the case does not speak of. */
function untold(at: At): unknown {
  const { game, s, seat } = at;
  const me = s.seats[seat];
  return {
    resources: bundleOf(game, me.res.slice(0, game.rules.standard)),
    points: me.points,
    hand: handOf(at),
    city: cityBag(at),
    workersFree: freeWorkers(s, seat),
  };
}

export function seatFacts({ game, before, after }: Outcome, expected: unknown): Fact[] {
  const facts: Fact[] = [];
  const told: Seat[] = [];
  const readers = { ...merged((format) => format.facts?.seat), ...READERS };
  for (const [key, fields] of Object.entries(mapOf(expected ?? {}, 'seats'))) {
    const seat = seatNamed(game, key, 'seats');
    told.push(seat);
    facts.push(...factsOf(readers, { game, s: after, seat }, fields, `seats.${key}`));
  }
  for (let seat = 0; seat < game.rules.humans; seat++) {
    if (told.includes(seat)) continue;
    const was = untold({ game, s: before, seat });
    facts.push({ path: `seats.${seat} (not listed)`, expected: was, observed: untold({ game, s: after, seat }) });
  }
  return facts;
}
