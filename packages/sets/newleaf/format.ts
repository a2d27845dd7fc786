import { marksOn, tilePoints, type Action, type GameState, type Holder, type Seat } from '@everdell/engine';
import { CaseError, show } from '../format.check.ts';
import { factsOf, listOf, mapOf, sortedBag } from '../format.facts.ts';
import { cardIds, copiesIn, holderId, knownCard, locationNamed, placeId, seatNamed } from '../format.names.ts';
import type { At, Fact, Format, Outcome, Reader, Ruled, Said, SeatReader, StepFormat, ThingNamed } from '../format.ts';
import { GIVEN, golden } from './given.ts';
import { STACKS } from './station.ts';

/** The Station, Visitors, Golden tokens, Tickets and Reservations in positions and scenarios. */

// --- facts -----------------------------------------------------------------------------------------------------------

/** Nothing, in games without such a zone. */
const held = ({ game, s, seat }: At, zone: string): readonly Holder[] => {
  const zones = game.rules.seatZone[zone];
  return zones === undefined ? [] : s.zones[zones[seat]];
};
const isTurned = (s: GameState, tile: Holder | undefined): boolean =>
  tile !== undefined && marksOn(s, 'flipped', tile) > 0;

const value =
  (read: (at: At) => unknown): SeatReader =>
  (at, expected, path) => ({ path, expected, observed: read(at) });

/** A number counts them, a list names them. */
const visitors: SeatReader = (at, expected, path) => {
  const kept = held(at, 'visitors');
  if (typeof expected === 'number') return { path, expected, observed: kept.length };
  const named = sortedBag(listOf(expected, path) as string[]);
  return { path, expected: named, observed: sortedBag(kept.map((tile) => placeId(at.game, tile))) };
};

function ticketOf(at: At): string {
  const [tile] = held(at, 'tickets');
  return tile === undefined ? 'gone' : isTurned(at.s, tile) ? 'inbound' : 'outbound';
}

const tokenOf = (at: At): string => (isTurned(at.s, held(at, 'reservations')[0]) ? 'season' : 'ready');
const reservedOf = (at: At): string => cardIds(at.game, at.s, held(at, 'reserved'))[0] ?? 'none';

/** The side of the token, or an object with what lies under it as well. */
const reservation: SeatReader = (at, expected, path) => {
  if (typeof expected !== 'object' || expected === null) return { path, expected, observed: tokenOf(at) };
  const none = (card: unknown): unknown => card ?? 'none';
  return factsOf(
    {
      token: value(tokenOf),
      card: (of, card, p) => ({ path: p, expected: none(card), observed: reservedOf(of) }),
    },
    at,
    expected,
    path,
  );
};

const SEAT_READERS: Readonly<Record<string, SeatReader>> = {
  visitors,
  golden: value(({ game, s, seat }) => s.seats[seat].res[golden(game.rules)] ?? 0),
  ticket: value(ticketOf),
  reservation,
  reservedCard: (at, expected, path) => ({ path, expected: expected ?? 'none', observed: reservedOf(at) }),
};

/** What lies in a display: a list names it space by space, an object says some of it, a number counts. */
function display(zone: string): Reader {
  return ({ game, after }, expected, path) => {
    const lies = (after.zones[game.rules.zone[zone]] ?? []).map((at) => (at < 0 ? null : holderId(game, after, at)));
    if (typeof expected === 'number') return { path, expected, observed: lies.filter((id) => id !== null).length };
    if (Array.isArray(expected)) return { path, expected, observed: lies };
    const { slots = {}, has = [], lacks = [], count } = mapOf(expected, path);
    const facts: Fact[] = Object.entries(mapOf(slots, path)).map(([slot, id]) => ({
      path: `${path}.slots.${slot}`,
      expected: id,
      observed: lies[Number(slot) - 1],
    }));
    const asked = listOf(has, path) as string[];
    facts.push({ path: `${path}.has`, expected: asked, observed: asked.filter((id) => lies.includes(id)) });
    const barred = listOf(lacks, path) as string[];
    facts.push({ path: `${path}.lacks`, expected: [], observed: barred.filter((id) => lies.includes(id)) });
    if (count !== undefined)
      facts.push({ path: `${path}.count`, expected: count, observed: lies.filter((id) => id !== null).length });
    return facts;
  };
}

const stacksOf = ({ game, after }: Outcome): readonly (readonly string[])[] =>
  STACKS.map((name) => (after.zones[game.rules.zone[name]] ?? []).map((tile) => placeId(game, tile)).reverse());

/** The faceup ones from left to right. */
const visitorsUp: Reader = (o, expected, path) => ({
  path,
  expected,
  observed: stacksOf(o).flatMap((stack) => stack.slice(0, 1)),
});

/** Both stacks, the faceup one first, or how many lie in each; a number counts the stacks. */
const visitorStacks: Reader = (o, expected, path) => {
  const stacks = stacksOf(o);
  if (typeof expected === 'number')
    return { path, expected, observed: stacks.filter((stack) => stack.length > 0).length };
  const listed = listOf(expected, path);
  const counts = listed.every((entry) => typeof entry === 'number');
  return { path, expected: listed, observed: counts ? stacks.map((stack) => stack.length) : stacks };
};

/** What each Visitor brings to who has it. */
const visitorBy: Reader = ({ game, after }, expected, path) => {
  const listed = mapOf(expected, path);
  const bySeat = Object.keys(listed).every((key) => /^\d+$/.test(key));
  return Object.entries(bySeat ? listed : { 0: listed }).map(([key, told]) => {
    const seat = seatNamed(game, key, path);
    const kept = held({ game, s: after, seat }, 'visitors');
    const all = Object.fromEntries(
      kept.map((tile) => [placeId(game, tile), tilePoints(game.rules, after, seat, tile)]),
    );
    const named = mapOf(told, `${path}.${key}`);
    const observed = Object.fromEntries(Object.keys(named).map((id) => [id, all[id] ?? 0]));
    return { path: `${path}.${key}`, expected: named, observed };
  });
};

const tiles = ({ rules: g }: Ruled, row: 'trainCars' | 'visitors'): number =>
  g.places.filter((place) => place.row === g.rowIx[row]).length;

const SETUP_READERS: Readonly<Record<string, Reader>> = {
  stationCards: display('station'),
  station: display('station'),
  trainTilesShown: display('train'),
  trainTilesTotal: ({ game }, expected, path) => ({ path, expected, observed: tiles(game, 'trainCars') }),
  visitorStacks,
  visitorsTotal: ({ game }, expected, path) => ({ path, expected, observed: tiles(game, 'visitors') }),
  goldenEach: ({ game, after }, expected, path) => {
    const all = after.seats.slice(0, game.rules.humans).map(({ res }) => res[golden(game.rules)] ?? 0);
    return { path, expected, observed: all.every((n) => n === all[0]) ? all[0] : all };
  },
};

// --- steps and answers -----------------------------------------------------------------------------------------------

const actOf = (id: string, at: Holder | undefined, it: Holder = -1): Action => ({ t: 'act', id, at: at ?? -1, it });

/** A card that stands on no worker of the seat's is not moved, even where another one would be without a question. */
const ticket: StepFormat = {
  fields: ['from', 'to'],
  begin(game, s, seat, step, path) {
    const what = `ticket from ${show(step['from'])} to ${show(step['to'])}`;
    const [tile] = held({ game, s, seat }, 'tickets');
    if (tile === undefined) return { what, refused: 'not-offered' };
    const id = isTurned(s, tile) ? 'inbound' : 'outbound';
    const { from, to } = step;
    if (from !== undefined && !stands(game, s, seat, from, `${path}.from`)) return { what, refused: 'not-offered' };
    const answers = [
      ...(from === undefined ? [] : [{ worker: from }]),
      ...(to === undefined ? [] : [{ location: to }]),
    ];
    return { what, action: actOf(id, tile), answers };
  },
};

/** Does a worker of the seat stand there that may leave? */
function stands(game: Ruled, s: GameState, seat: Seat, from: unknown, path: string): boolean {
  const { rules: g } = game;
  const at = locationNamed(game, s, seat, from, path);
  const isPermanent =
    at >= 0 && (at < g.cards ? g.designs[s.cardOf[at]].visit : g.places[at - g.cards]?.def.visit)?.permanent === true;
  return s.seats[seat].workers.includes(at) && !isPermanent;
}

const reserve: StepFormat = {
  fields: ['card', 'from', 'slot'],
  begin(game, s, seat, step, path) {
    const { rules: g } = game;
    const id = knownCard(game, step['card'], `${path}.card`);
    const what = `reserve ${id}`;
    const from = step['from'] ?? 'meadow';
    const zone = typeof from === 'string' ? g.zone[from] : undefined;
    const [tile] = held({ game, s, seat }, 'reservations');
    if (tile === undefined || zone === undefined || s.zones[zone].every((at) => at < 0))
      return { what, refused: 'not-offered' };
    const slot = step['slot'];
    const card = typeof slot === 'number' ? s.zones[zone][slot - 1] : copiesIn(game, s, s.zones[zone], id)[0];
    if (card === undefined && slot === undefined) return { what, refused: 'not-there' };
    if (card === undefined || copiesIn(game, s, [card], id).length === 0)
      throw new CaseError(`${path}.slot: ${id} does not lie there`);
    return { what, action: actOf('reserve', tile, card) };
  },
};

/** A Train Car by its name, or by the number of its space, from 0. */
const trainCar: ThingNamed = (game, s, items, { key, value: said }) => {
  if (key === 'position' || typeof said === 'number') return s.zones[game.rules.zone['train']][Number(said)] ?? -1;
  const [id] = [said].flat();
  return items.find((tile) => placeId(game, tile) === id) ?? -1;
};

/** A card of a city, by its name and whose it is. */
const copyVisit: ThingNamed = (game, s, items, { value: said, mods }) => {
  const [named]: unknown[] = [said].flat();
  const at = typeof named === 'object' && named !== null ? (named as { card?: unknown; owner?: unknown }) : null;
  const owner = at?.owner ?? mods['owner'];
  const city = owner === undefined ? null : s.zones[game.rules.city[seatNamed(game, owner, 'owner')]];
  const found = copiesIn(game, s, items, String(at?.card ?? named));
  return found.find((card) => city === null || city.includes(card)) ?? -1;
};

/** Where a card comes from that may be drawn from several places. */
function rephrased(ask: string, { key, value: said, mods }: Said): Said | null {
  if (ask === 'drawFrom' && key === 'option' && said === 'draw') return { key: 'option', value: 'deck', mods };
  return null;
}

const OFF = {
  'newleaf.cards': false,
  'newleaf.station': false,
  'newleaf.tickets': false,
  'newleaf.reservations': false,
  'newleaf.events': 'none',
  'newleaf.basicEvents': false,
  'newleaf.forest': false,
};

export const format: Format = {
  id: 'newleaf',
  parts: {
    bare: OFF,
    by: {
      newleaf: { 'newleaf.cards': true, 'newleaf.station': true },
      'newleaf:cards-only': { 'newleaf.cards': true },
      'newleaf:tickets': { 'newleaf.tickets': true },
      'newleaf:reservations': { 'newleaf.reservations': true },
      'newleaf:events': { 'newleaf.events': 'mixed' },
      'newleaf:basic-events': { 'newleaf.basicEvents': true },
      'newleaf:forest': { 'newleaf.forest': true },
    },
  },
  given: GIVEN,
  facts: {
    seat: SEAT_READERS,
    automa: { visitors },
    table: {
      station: display('station'),
      trainTiles: display('train'),
      visitorsUp,
      visitorStacks,
      visitorBy,
    },
    setup: SETUP_READERS,
  },
  steps: { ticket, reserve },
  answers: {
    keys: {
      trainCar: ['tile', 'position', 'pick'],
      visitorOut: ['visitorDiscard', 'pick'],
      visitorTaken: ['visitor', 'pick'],
      visitorGiven: ['visitor', 'pick'],
      copyVisit: ['pick', 'location'],
    },
    things: { trainCar, copyVisit },
    rephrased,
    wordsOf: { 'discard-reserved': ({ rules: g }, why) => g.places[why - g.cards]?.row === g.rowIx.reservations },
    verbs: { tile: ['trainCar'], position: ['trainCar'], gain: ['unload'], take: ['unload'] },
  },
  playsFrom: { station: 'station', reserved: 'reserved' },
};
