import { capacity, handLimit, seatsFrom, WORKER, ZONE, type GameState } from '@everdell/engine';
import {
  bundleOf,
  CLEARINGS,
  clearingNamed,
  factsOf,
  knownCards,
  listOf,
  mapOf,
  placeId,
  sortedBag,
  type Fact,
  type Outcome,
  type Reader,
  type Ruled,
} from '@everdell/sets';
import { inPlay, merged } from '../modules.ts';
import { turnOf } from './boards.ts';

/** The same for every player: a number, or a list by seat. */
function everySeat(read: (game: Ruled, s: GameState, seat: number) => unknown): Reader {
  return ({ game, after }, expected, path) => {
    const all = Array.from({ length: game.rules.humans }, (_, seat) => read(game, after, seat));
    const same = all.every((value) => JSON.stringify(value) === JSON.stringify(all[0]));
    return { path, expected, observed: same && !Array.isArray(expected) ? all[0] : all };
  };
}

/** A number counts the places, a list names them. */
function row(name: 'forest' | 'basicEvents' | 'specialEvents'): Reader {
  return ({ game, after }, expected, path) => {
    const places = after.rows[game.rules.rowIx[name]].filter((holder) => holder >= 0);
    if (typeof expected === 'number') return { path, expected, observed: places.length };
    const ids = sortedBag(places.map((holder) => placeId(game, holder)));
    return { path, expected: sortedBag(listOf(expected, path) as string[]), observed: ids };
  };
}

const is =
  (read: (o: Outcome) => unknown): Reader =>
  (o, expected, path) => ({ path, expected, observed: read(o) });

const workersAt =
  (where: (at: number) => boolean) =>
  (_: Ruled, s: GameState, seat: number): number =>
    s.seats[seat].workers.filter(where).length;

const forestSpots: Reader = ({ game, after }, expected, path) => {
  const spots = after.rows[game.rules.rowIx.forest].filter((holder) => holder >= 0);
  const counts = new Set(spots.map((holder) => game.rules.places[holder - game.rules.cards].spots));
  return { path, expected, observed: counts.size === 1 ? [...counts][0] : [...counts] };
};

const emptyClearings: Reader = ({ game, after }, expected, path) => {
  const forest = after.rows[game.rules.rowIx.forest];
  const empty = CLEARINGS.filter((_, i) => (forest[i] ?? -1) < 0);
  if (!Array.isArray(expected)) return { path, expected, observed: empty.length };
  const named = expected.map((name: unknown) => CLEARINGS[clearingNamed(name)] ?? name);
  return { path, expected: sortedBag(named as string[]), observed: sortedBag(empty) };
};

/** Workers that join in each season after the first. */
const workersWaiting: Reader = ({ game }, expected, path) => {
  const { table, seasons } = game.rules;
  return Object.entries(mapOf(expected, path)).map(([season, n]) => ({
    path: `${path}.${season}`,
    expected: n,
    observed: table.workers[seasons.findIndex((def) => def.id === season)] ?? null,
  }));
};

const resourcesAtStart: Reader = (o, expected, path) =>
  everySeat((game, s, seat) => {
    const { res } = s.seats[seat];
    return typeof expected === 'number' ? res.reduce((a, b) => a + b, 0) : bundleOf(game, res);
  })(o, typeof expected === 'object' && !Array.isArray(expected) ? { ...zeros(o.game), ...expected } : expected, path);

function zeros(game: Ruled): Record<string, number> {
  return bundleOf(game, []);
}

/** The main deck before anything is dealt, by its designs. */
function mainDeck({ game, after }: Outcome): string[] {
  const { rules } = game;
  const apart = inPlay(game).flatMap(({ facts }) => facts?.apart?.(game, after) ?? []);
  const all = rules.deckList.slice(0, rules.decks[0].end).map((ix) => rules.designs[ix].id);
  return all.filter((id) => !apart.includes(id));
}

const deckHas: Reader = (o, expected, path) => {
  const deck = mainDeck(o);
  const counts = Array.isArray(expected) ? Object.fromEntries(expected.map((id) => [id, true])) : mapOf(expected, path);
  knownCards(o.game, Object.keys(counts), path);
  return Object.entries(counts).map(([id, n]) => {
    const found = deck.filter((one) => one === id).length;
    return { path: `${path}.${id}`, expected: n, observed: n === true ? found > 0 : found };
  });
};

const lacks =
  (all: (o: Outcome) => readonly string[]): Reader =>
  (o, expected, path) => ({
    path,
    expected: [],
    observed: listOf(expected, path).filter((id) => all(o).includes(id as string)),
  });

/** Where an automa begins, a number means the first of the others. */
const firstPlayer: Reader = ({ game: { rules }, after }, expected, path) => {
  const { active } = after;
  const first = [active, ...seatsFrom(after, active)].find((seat) => rules.automas[seat] === null);
  return { path, expected, observed: typeof expected === 'number' ? first : (rules.automas[active]?.id ?? active) };
};

const READERS: Readonly<Record<string, Reader>> = {
  startingHands: is(({ game, after }) => game.rules.hand.slice(0, game.rules.humans).map((z) => after.zones[z].length)),
  handLimit: everySeat((game, s, seat) => handLimit(game.rules, s, seat)),
  handLimits: everySeat((game, s, seat) => handLimit(game.rules, s, seat)),
  forestCards: row('forest'),
  forestSpotsPerCard: forestSpots,
  emptyClearings,
  basicEvents: row('basicEvents'),
  specialEvents: row('specialEvents'),
  specialEventsLack: lacks(({ game, after }) =>
    after.rows[game.rules.rowIx.specialEvents].map((event) => placeId(game, event)),
  ),
  meadow: is(({ after }) => after.zones[ZONE.meadow].filter((uid) => uid >= 0).length),
  workersAtStart: everySeat(workersAt((at) => at === WORKER.home)),
  workersWaiting,
  workersTotal: everySeat(workersAt((at) => at !== WORKER.gone)),
  resourcesAtStart,
  pointsAtStart: everySeat((_, s, seat) => s.seats[seat].points),
  season: everySeat((game, s, seat) => game.rules.seasons[s.seats[seat].season].id),
  citySpaces: everySeat((game, s, seat) => capacity(game.rules, s, seat)),
  deckTotal: is((o) => mainDeck(o).length),
  deckHas,
  deckLacks: lacks(mainDeck),
  firstPlayer,
  firstTurn: is(turnOf),
};

export function setupFacts(o: Outcome, expected: unknown): Fact[] {
  return factsOf({ ...merged((format) => format.facts?.setup), ...READERS }, o, expected, 'setup');
}
