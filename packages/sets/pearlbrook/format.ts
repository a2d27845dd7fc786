import {
  figureAt,
  tilePoints,
  toVector,
  WORKER,
  type GameState,
  type Holder,
  type PlaceInfo,
  type RowName,
} from '@everdell/engine';
import { NotInGame, show } from '../format.check.ts';
import { listOf, mapOf, sortedBag } from '../format.facts.ts';
import { goodsNamed, knownPlace, locationNamed, placeId, seatNamed } from '../format.names.ts';
import type { At, Fact, Format, Outcome, Reader, Ruled, Said, SeatReader, StepFormat } from '../format.ts';
import { GIVEN } from './given.ts';
import { wonderGoods } from './wonders.ts';

/** The river, pearls, Adornments, Wonders and Ambassadors in positions and scenarios. */

const pearlsOf = ({ game, s, seat }: At): number => s.seats[seat].res[game.rules.resources.indexOf('pearl')] ?? 0;

/** A zone of places: a number counts them, a list names them. */
function zone(name: string): SeatReader {
  return ({ game, s, seat }, expected, path) => {
    const zones = game.rules.seatZone[name];
    const held = zones === undefined ? [] : s.zones[zones[seat]];
    if (typeof expected === 'number') return { path, expected, observed: held.length };
    const ids = sortedBag(held.map((place) => placeId(game, place)));
    return { path, expected: sortedBag(listOf(expected, path) as string[]), observed: ids };
  };
}

/** Wonders: a number counts them, a list names them; one with `worker` also says whether its builder stands there. */
const wondersOf: SeatReader = (at, expected, path) => {
  const { game, s, seat } = at;
  if (!Array.isArray(expected)) return zone('wonders')(at, expected, path);
  const entries = expected.map((entry, i) =>
    typeof entry === 'string' ? { wonder: entry } : mapOf(entry, `${path}[${i}]`),
  );
  const told = entries.filter((entry) => entry['worker'] !== undefined);
  const found = told.map(({ wonder }) => {
    const place = knownPlace(game, wonder, path).ix;
    return { wonder, worker: s.seats[seat].workers.includes(place) };
  });
  const ids = entries.map(({ wonder }) => String(wonder));
  return [zone('wonders')(at, ids, path), { path: `${path} (workers)`, expected: told, observed: found }].flat();
};

/** Where it stands, `home`, `adrift` when that has gone, nothing where it is yet to come; a card by its id, or with its owner. */
function ambassadorOf({ game, s, seat }: At, withOwner: boolean): unknown {
  if (!game.rules.figures.includes('ambassador')) return 'home';
  const at = figureAt(game.rules, s, seat, 'ambassador');
  if (at === WORKER.waiting) return null;
  if (at < 0) return at === WORKER.home ? 'home' : 'adrift';
  if (at >= game.rules.cards) return placeId(game, at);
  const card = game.rules.designs[s.cardOf[at]].id;
  const owner = game.rules.city.findIndex((city) => s.zones[city].includes(at));
  return withOwner ? { card, owner } : card;
}

/** What an automa has too. */
const AUTOMA_READERS: Readonly<Record<string, SeatReader>> = {
  pearls: (at, expected, path) => ({ path, expected, observed: pearlsOf(at) }),
  wonders: wondersOf,
  ambassador: (at, expected, path) => ({
    path,
    expected,
    observed: ambassadorOf(at, typeof expected === 'object'),
  }),
};

const SEAT_READERS: Readonly<Record<string, SeatReader>> = {
  pearl: (at, expected, path) => ({ path, expected, observed: pearlsOf(at) }),
  adornments: zone('adornments'),
  adornmentsPlayed: zone('adornmentsPlayed'),
};

/** By spot: the card (only if it lies face up), whether it does, and whether the pearl is still there. */
const river: Reader = ({ game, after }, expected, path) =>
  Object.entries(mapOf(expected, path)).flatMap(([id, fields]): Fact[] => {
    const { rowIx, zone: zones } = game.rules;
    const spot = after.rows[rowIx.river].indexOf(knownPlace(game, id, path).ix);
    const shown = after.rows[rowIx.riverCards];
    const up = shown[spot] >= 0;
    const hidden = after.zones[zones['riverDown']][shown.slice(0, spot).filter((card) => card < 0).length];
    const found: Readonly<Record<string, unknown>> = {
      card: placeId(game, up ? shown[spot] : hidden),
      revealed: up,
      pearl: !up,
    };
    const told = mapOf(fields, `${path}.${id}`);
    return Object.keys(told).map((key) => ({
      path: `${path}.${id}.${key}`,
      expected: told[key],
      observed: found[key],
    }));
  });

const adornmentBy: Reader = ({ game, after }, expected, path) => {
  const listed = mapOf(expected, path);
  const bySeat = Object.keys(listed).every((key) => /^\d+$/.test(key));
  return Object.entries(bySeat ? listed : { 0: listed }).map(([key, value]) => {
    const seat = seatNamed(game, key, path);
    const told = mapOf(value, `${path}.${key}`);
    const { rules: g } = game;
    const played = after.zones[g.seatZone['adornmentsPlayed'][seat]];
    const all = Object.fromEntries(played.map((tile) => [placeId(game, tile), tilePoints(g, after, seat, tile)]));
    const observed = Object.fromEntries(Object.keys(told).map((id) => [id, all[id] ?? 0]));
    return { path: `${path}.${key}`, expected: told, observed };
  });
};

const each =
  (read: (o: Outcome, seat: number) => number): Reader =>
  (o, expected, path) => {
    const all = Array.from({ length: o.game.rules.humans }, (_, seat) => read(o, seat));
    return { path, expected, observed: all.every((n) => n === all[0]) ? all[0] : all };
  };

const is =
  (read: (o: Outcome) => unknown): Reader =>
  (o, expected, path) => ({ path, expected, observed: read(o) });

function faceDown({ game, after }: Outcome): readonly Holder[] {
  return after.zones[game.rules.zone['riverDown']] ?? [];
}

/** Of those lying on the spots, face up or down. */
function onRiver(o: Outcome, suit: string): number {
  const { places, cards, rowIx } = o.game.rules;
  const shown = o.after.rows[rowIx.riverCards].filter((card) => card >= 0);
  return [...shown, ...faceDown(o)].filter((card) => places[card - cards].def.suit === suit).length;
}

const SETUP_READERS: Readonly<Record<string, Reader>> = {
  wonders: ({ game, after }, expected, path) => {
    const ids = after.rows[game.rules.rowIx.wonders].map((wonder) => placeId(game, wonder));
    if (!Array.isArray(expected)) return { path, expected, observed: ids.length };
    return { path, expected: sortedBag(expected as string[]), observed: sortedBag(ids) };
  },
  riverFacedown: is((o) => faceDown(o).length),
  riverCitizens: is((o) => onRiver(o, 'citizen')),
  riverLocations: is((o) => onRiver(o, 'location')),
  pearlsPerRiverCard: is((o) => (faceDown(o).length > 0 ? 1 : 0)),
  adornmentsEach: each(({ game, after }, seat) => after.zones[game.rules.seatZone['adornments'][seat]].length),
  ambassadorsEach: each(({ game }) => game.rules.figures.filter((figure) => figure === 'ambassador').length),
  minPearlbrookSpecialEvents: (o, expected, path) => {
    const { rules } = o.game;
    const events = o.after.rows[rules.rowIx.specialEvents];
    const own = events.filter((event) => rules.places[event - rules.cards].set === 'pearlbrook').length;
    return { path, expected: true, observed: own >= Number(expected) };
  },
};

function placeOfRow(game: Ruled, row: RowName, id: unknown, path: string): PlaceInfo {
  const place = game.rules.placeById.get(id as string);
  if (place === undefined || place.def.row !== row) throw new NotInGame(path, `tile of the ${row}`, id);
  return place;
}

const ambassador: StepFormat = {
  fields: ['location'],
  begin: (game, s, seat, step, path) => ({
    what: `ambassador to ${show(step['location'])}`,
    action: {
      t: 'act',
      id: 'ambassador',
      at: -1,
      it: locationNamed(game, s, seat, step['location'], `${path}.location`),
    },
  }),
};

const adornment: StepFormat = {
  fields: ['adornment'],
  begin: (game, _s, _seat, step, path) => ({
    what: `adornment ${show(step['adornment'])}`,
    action: {
      t: 'act',
      id: 'adornment',
      at: -1,
      it: placeOfRow(game, 'adornments', step['adornment'], `${path}.adornment`).ix,
    },
  }),
};

/** What is paid must be the price: a Wonder has no other. */
const wonder: StepFormat = {
  fields: ['wonder', 'pay', 'piece'],
  begin(game, _s, _seat, step, path) {
    const { id, ix, def } = placeOfRow(game, 'wonders', step['wonder'], `${path}.wonder`);
    const what = `build ${id}`;
    const price = toVector(game.rules, wonderGoods(def));
    if (step['pay'] !== undefined && show(goodsNamed(game, step['pay'], `${path}.pay`)) !== show(price))
      return { what, refused: 'cannot-pay' };
    return { what, action: { t: 'visit', place: ix } };
  },
};

/** The River Destination that lies on a spot of the river; -1 = none. */
function lyingOn({ rules }: Ruled, s: GameState, spot: Holder): Holder {
  const { river: spots, riverCards } = rules.rowIx;
  return s.rows[riverCards]?.[s.rows[spots].indexOf(spot)] ?? -1;
}

/** Whoever says what is played, or how many points are gained, has chosen that half of the Romantic Cruise. */
function cruise(ids: readonly string[], { key, value }: Said): string | null {
  if (!ids.includes('gatherer')) return null;
  if (key === 'play') return 'gatherer';
  return key === 'gain' && typeof value === 'object' && value !== null && 'points' in value ? 'points' : null;
}

export const format: Format = {
  id: 'pearlbrook',
  given: GIVEN,
  facts: {
    table: { river, adornmentBy },
    seat: { ...AUTOMA_READERS, ...SEAT_READERS },
    automa: { ...AUTOMA_READERS, adornments: zone('adornments'), adornmentsPlayed: zone('adornmentsPlayed') },
    setup: SETUP_READERS,
  },
  steps: { ambassador, adornment, wonder },
  answers: {
    keys: { sail: ['player', 'to'], mirror: ['adornment', 'pick'] },
    words: {
      goods: ['resources', 'gain'],
      trade: ['use'],
      ferret: ['ferry-ferret'],
      barge: ['twig-barge'],
      cards: ['draw'],
    },
    implied: cruise,
    lyingOn,
  },
};
