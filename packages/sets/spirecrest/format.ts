import { figureAt, marksOn, pieceOf, type GameState, type Holder } from '@everdell/engine';
import { factsOf, listOf, mapOf, sortedBag } from '../format.facts.ts';
import { holderId, locationNamed, placeId, seatNamed } from '../format.names.ts';
import type { At, Fact, Format, Outcome, Reader, Ruled, Said, SeatReader, ThingNamed } from '../format.ts';
import { AREAS, GIVEN, SEASONS, STORES, TRAILS, TRAILS_DOWN, type GivenDiscovery } from './given.ts';
import './vocabulary.ts';

/** The Mountain, Discovery cards, Expeditions and Big Critters in positions and scenarios. */

// --- facts -----------------------------------------------------------------------------------------------------------

/** Nothing lies there where it is not played with. */
const held = ({ game, s, seat }: At, zone: string): readonly Holder[] =>
  s.zones[game.rules.seatZone[zone]?.[seat] ?? -1] ?? [];
const inZone = ({ rules: g }: Ruled, s: GameState, zone: string): readonly Holder[] => s.zones[g.zone[zone]] ?? [];

/** Where a Traveler is: each season is an area, and the last one the own Expedition (R-SPIRE-21). */
const WHERE = [...AREAS, 'expedition'] as const;
const HOME: Readonly<Record<string, string>> = { everdell: 'expedition', 'everdell-tile': 'expedition' };
const named = (area: unknown): unknown => HOME[String(area)] ?? area;

function areaOf({ game: { rules: g }, s, seat }: At): string {
  const automa = g.automas[seat];
  if (automa !== null) return automa.turn === undefined ? 'expedition' : WHERE[s.seats[seat].season];
  const at = figureAt(g, s, seat, 'traveler');
  const season = at < 0 ? s.seats[seat].season : SEASONS.findIndex((suit) => suit === g.places[at - g.cards].def.suit);
  return WHERE[season];
}

const area: Reader = ({ game, after }, expected, path) => {
  if (typeof expected === 'string') {
    const all = Array.from({ length: game.rules.humans }, (_, seat) => areaOf({ game, s: after, seat }));
    return { path, expected: named(expected), observed: all.every((at) => at === all[0]) ? all[0] : all };
  }
  const bySeat = mapOf(Array.isArray(expected) ? Object.assign({}, expected) : expected, path);
  return Object.entries(bySeat).map(([key, value]): Fact => {
    const seat = seatNamed(game, key, path);
    return { path: `${path}.${key}`, expected: named(value), observed: areaOf({ game, s: after, seat }) };
  });
};

const weatherRevealed: Reader = ({ game, after }, expected, path) => {
  const { rules: g } = game;
  const up = inZone(game, after, 'weather').map((tile) => g.places[tile - g.cards].def.suit!);
  const listed = listOf(expected, path) as string[];
  return { path, expected: sortedBag(listed), observed: sortedBag(up) };
};

/** By area, each by its own reader. */
/** A number alone is the same of every area. */
const everyArea = (expected: unknown, path: string): Readonly<Record<string, unknown>> =>
  typeof expected === 'number' ? Object.fromEntries(AREAS.map((name) => [name, expected])) : mapOf(expected, path);

const byArea =
  (read: (o: Outcome, i: number, expected: unknown) => Pick<Fact, 'expected' | 'observed'>): Reader =>
  (o, expected, path) =>
    Object.entries(everyArea(expected, path)).map(([key, value]): Fact => {
      const i = AREAS.findIndex((name) => name === key);
      return { path: `${path}.${key}`, ...(i < 0 ? { expected: value, observed: 'none' } : read(o, i, value)) };
    });

const faceup = ({ game, after }: Outcome, i: number): readonly Holder[] => inZone(game, after, TRAILS[i]);
const facedown = ({ game, after }: Outcome, i: number): readonly Holder[] => {
  const zone = TRAILS_DOWN[i];
  return zone === null ? [] : inZone(game, after, zone);
};

const mapTiles = byArea((o, i, expected) => {
  const tiles = faceup(o, i);
  if (typeof expected === 'number') return { expected, observed: tiles.length };
  return { expected: sortedBag(expected as string[]), observed: sortedBag(tiles.map((tile) => placeId(o.game, tile))) };
});

/** The cards at the bottom of each deck, as many as are named, in any order. */
const discoveryBottom = byArea(({ game, after }, i, expected) => {
  const listed = [expected].flat() as string[];
  const lowest = inZone(game, after, AREAS[i]).slice(0, listed.length);
  return { expected: sortedBag(listed), observed: sortedBag(lowest.map((tile) => placeId(game, tile))) };
});

const value =
  (read: (at: At) => unknown): SeatReader =>
  (at, expected, path) => ({ path, expected, observed: read(at) });

/** Cards that became part of the Expedition are Discovery cards still. */
const discoveriesOf = (at: At): readonly Holder[] => {
  const { rules: g } = at.game;
  const maps = held(at, 'expedition').filter((tile) => g.places[tile - g.cards].row === g.rowIx.ridge);
  return [...held(at, 'discoveries'), ...maps];
};

const discoveries: SeatReader = (at, expected, path) => {
  if (typeof expected === 'number') return { path, expected, observed: discoveriesOf(at).length };
  const listed = listOf(expected, path).map((entry) =>
    typeof entry === 'string' ? { discovery: entry } : (entry as GivenDiscovery),
  );
  const ids = discoveriesOf(at).map((tile) => placeId(at.game, tile));
  const stored = listed.flatMap((entry) => (entry.stored === undefined ? [] : [storedUnder(at, entry, path)]));
  return [{ path, expected: sortedBag(listed.map(({ discovery }) => discovery)), observed: sortedBag(ids) }, ...stored];
};

const HOLD_CARDS: Readonly<Record<string, string>> = { ...STORES, stormvale: 'stormvale' };

function storedUnder(at: At, { discovery, stored = [] }: GivenDiscovery, path: string): Fact {
  return cardsUnder(at, HOLD_CARDS[discovery], stored, `${path}.${discovery}.stored`);
}

function cardsUnder(at: At, zone: string | undefined, cards: number | readonly string[], path: string): Fact {
  const lying = zone === undefined ? [] : held(at, zone).filter((card) => card >= 0);
  if (typeof cards === 'number') return { path, expected: cards, observed: lying.length };
  const ids = lying.map((card) => holderId(at.game, at.s, card));
  return { path, expected: sortedBag(cards), observed: sortedBag(ids) };
}

const expedition: SeatReader = (at, expected, path) => {
  const ids = held(at, 'expedition').map((tile) => placeId(at.game, tile));
  return { path, expected, observed: typeof expected === 'number' ? ids.length : ids };
};

const paidOf = (at: At): number => held(at, 'expedition').filter((tile) => marksOn(at.s, 'travelled', tile) > 0).length;

/** The kinds of workers besides plain ones, and where they stand. */
const bigOnes = ({ game: { rules: g }, s, seat }: At): readonly (readonly [string, Holder])[] =>
  s.seats[seat].workers.flatMap((at, w) => {
    const piece = pieceOf(g, s, seat, w);
    return piece === g.kinds[0] ? [] : [[piece, at] as const];
  });

const PILES: Readonly<Record<string, string>> = { 'main-deck': 'deck', 'discard-pile': 'discard' };
function standing({ game, s }: At, at: Holder): string {
  if (at < 0) return 'home';
  const id = holderId(game, s, at);
  return PILES[id] ?? id;
}

const SEAT_READERS: Readonly<Record<string, SeatReader>> = {
  discoveries,
  expedition,
  expeditionPaid: value(paidOf),
  bigCritter: value((at) => bigOnes(at)[0]?.[0] ?? 'none'),
  bigCritterAt(at, expected, path) {
    const stands = bigOnes(at)[0]?.[1] ?? -1;
    const meant = typeof expected === 'object' ? locationNamed(at.game, at.s, at.seat, expected, path) : -1;
    const isThere = meant >= 0 && meant === stands;
    return { path, expected: PILES[String(expected)] ?? expected, observed: isThere ? expected : standing(at, stands) };
  },
  area: (at, expected, path) => ({ path, expected: named(expected), observed: areaOf(at) }),
  storedUnder: (at, expected, path) =>
    factsOf(
      Object.fromEntries(
        Object.entries(HOLD_CARDS).map(([id, zone]): [string, SeatReader] => [
          id,
          (of, cards, p) => cardsUnder(of, zone, cards as number | readonly string[], p),
        ]),
      ),
      at,
      expected,
      path,
    ),
};

const SETUP_READERS: Readonly<Record<string, Reader>> = {
  tilesPerArea: byArea((o, i, expected) => ({ expected, observed: faceup(o, i).length + facedown(o, i).length })),
  tilesFaceup: byArea((o, i, expected) => ({ expected, observed: faceup(o, i).length })),
  weatherRevealed,
  weatherLaid: ({ game, after }, expected, path) => {
    const zones = ['weather', 'weatherWinter', 'weatherSpring', 'weatherSummer', 'weatherAutumn'];
    return { path, expected, observed: zones.reduce((sum, zone) => sum + inZone(game, after, zone).length, 0) };
  },
  travelersAt: area,
  discoveryDecks: byArea(({ game, after }, i, expected) => ({
    expected,
    observed: inZone(game, after, AREAS[i]).length,
  })),
};

// --- answers ---------------------------------------------------------------------------------------------------------

/** A tile or card of the line, by its name or its place in it. */
const inLine: ThingNamed = ({ rules: g }, _s, items, { key, value: said }) => {
  if ((key === 'position' || key === 'marker') && typeof said === 'number') return items[said] ?? -1;
  const [id] = [said].flat();
  const name = typeof id === 'object' && id !== null ? (id as { discovery?: unknown }).discovery : id;
  return items.find((item) => g.places[item - g.cards]?.id === name) ?? -1;
};

/** The next tile, by its name; `true` or a number of tiles means it as well. */
const onTheWay: ThingNamed = (game, s, items, said) =>
  said.value === true || typeof said.value === 'number' ? (items[0] ?? -1) : inLine(game, s, items, said, []);

function rephrased(ask: string, { key, value: said, mods }: Said): Said | null {
  if (ask === 'travel' && (key === 'travelStop' || said === false || said === 0))
    return { key: 'pick', value: [], mods };
  if (ask === 'nameCard' && key !== 'option') return { key: 'option', value: [said].flat()[0], mods };
  return null;
}

const isStubblehoof = (game: Ruled, why: Holder): boolean => game.rules.placeById.get('stubblehoof')?.ix === why;

export const format: Format = {
  id: 'spirecrest',
  given: GIVEN,
  facts: {
    seat: SEAT_READERS,
    automa: {
      expedition,
      discoveries,
      area: SEAT_READERS['area'],
      travelerAt: (at, expected, path) => ({ path, expected: named(expected), observed: areaOf(at) }),
    },
    table: { area, weatherRevealed, mapTiles, discoveryBottom },
    beneath: STORES,
    setup: SETUP_READERS,
  },
  places: {
    deck: 'main-deck',
    discard: 'discard-pile',
    'discovery:windlore': 'main-deck',
    'discovery:firebeak': 'discard-pile',
  },
  visits({ rules: g }, _s, _seat, place) {
    const tile = g.places[place - g.cards];
    if (tile?.def.acts?.some(({ id }) => id === 'hideout')) return { t: 'act', id: 'hideout', at: place, it: -1 };
    const pile = g.places.find(({ def }) => def.row === 'piles' && def.visit?.for === tile?.id);
    return pile === undefined ? null : { t: 'visit', place: pile.ix };
  },
  answers: {
    keys: {
      chart: ['tile', 'pick', 'position'],
      discover: ['discovery', 'pick', 'position', 'marker'],
      discoverMore: ['discovery', 'pick', 'position', 'marker'],
      travel: ['travel', 'travelStop', 'tile', 'pick'],
      stored: ['store', 'pick', 'take'],
      salvaged: ['take', 'pick'],
      litUp: ['take', 'pick'],
      hide: ['worker', 'location'],
      nameCard: ['pick', 'take'],
      payToken: ['on', 'pick'],
    },
    usual: ['discover'], // the left one costs nothing (OQ-60)
    sources: { salvaged: ['discard', 'revealed'] },
    portions: ['prospector'], // OQ-129
    oneByOne: ['travel', 'payToken', 'discover', 'discoverMore'],
    things: { chart: inLine, discover: inLine, discoverMore: inLine, travel: onTheWay },
    rephrased,
    wordsOf: { stay: isStubblehoof, leave: isStubblehoof },
    words: { use: ['stay', 'leave'], decline: ['return'], again: ['reveal'] },
  },
  playsFrom: {
    'discovery:archeologist': 'finds',
    'discovery:trail-guide': 'guided',
    'discovery:stormvale': 'stormvale',
  },
};
