import {
  figureAt,
  freeWorkers,
  isCard,
  isSlot,
  lentAtHome,
  lentOnBoard,
  scores,
  WORKER,
  ZONE,
  type GameState,
  type Holder,
  type Seat,
} from '@everdell/engine';
import { CaseError } from '../format.check.ts';
import {
  bagOf,
  cityBag,
  eventBag,
  eventIds,
  factsOf,
  journeyValues,
  listOf,
  mapOf,
  sortedBag,
} from '../format.facts.ts';
import { automaNamed, cardIds, holderId, knownPlace, locationNamed, placeId } from '../format.names.ts';
import type { At, Fact, Format, Outcome, Reader, Ruled } from '../format.ts';
import { GIVEN, goes } from './given.ts';
import { eventsBesides } from './with/newleaf/format.ts';
import { plotStep, seatsHold, temperAnswers, temperReaders } from './temper.format.ts';

/** Nightweave in positions and scenarios. */

function herSeat(game: Ruled, path: string): Seat {
  const seat = automaNamed(game, 'nightweave');
  if (seat < 0) throw new CaseError(`${path}: Nightweave is not in play`);
  return seat;
}

type Read = (_: Outcome, expected: unknown, path: string) => Fact | Fact[];
const is =
  (observed: unknown): Read =>
  (_, expected, path) => ({ path, expected, observed });

/** The space of the Meadow, or null. */
function spaceOf({ game: { rules: g }, s, seat }: At, display = ZONE.meadow as number): number | null {
  const at = figureAt(g, s, seat, 'nightweave');
  if (display < 0) return null;
  const { firstSlot, slots } = g.zones[display];
  return at >= firstSlot && at < firstSlot + slots ? at - firstSlot + 1 : null;
}

const cardsIn = ({ game, s, seat }: At, zones: readonly string[]): string[] =>
  sortedBag(zones.flatMap((zone) => cardIds(game, s, s.zones[game.rules.seatZone[zone][seat]])));

/** Locations of the boards; Events and cards are compared where the case lists some. */
function deployed({ game, s, seat }: At, expected: unknown, path: string): Fact {
  const listed = listOf(expected, path).map((entry) => locationNamed(game, s, seat, entry, path));
  const isEvent = (at: Holder): boolean =>
    !isCard(game.rules, at) && !isSlot(game.rules, at) && game.rules.places[at - game.rules.cards].event !== null;
  const compared = (at: Holder): boolean =>
    listed.length === 0 ||
    ((!isCard(game.rules, at) || listed.some((one) => isCard(game.rules, one))) &&
      (!isEvent(at) || listed.some(isEvent)));
  const standing = [...s.seats[seat].workers, ...lentOnBoard(s)].filter((at) => at >= 0 && compared(at));
  const names = (holders: readonly Holder[]): string[] => sortedBag(holders.map((at) => holderId(game, s, at)));
  return { path, expected: names(listed), observed: names(standing) };
}

/** Cards in her lair; Events, Wonders and other things of hers may be listed among them. */
function achievements(at: At, expected: unknown, path: string): Fact {
  const { rules: g } = at.game;
  const hers = at.s.zones.flatMap((held, z) =>
    g.zones[z].owner === at.seat && g.zones[z].rows.length > 0 ? held : [],
  );
  const cards = cardsIn(at, ['achievements', 'achievementsDown']);
  if (typeof expected === 'number') return { path, expected, observed: cards.length };
  const listed = listOf(expected, path) as string[];
  const things = listed.filter((id) => !g.designById.has(id));
  for (const id of things) knownPlace(at.game, id, path);
  const held = things.filter((id) => hers.includes(g.placeById.get(id)!.ix));
  return { path, expected: sortedBag(listed), observed: sortedBag([...cards, ...held]) };
}

/** The Activity cards that lie in a pile. */
const pile = ({ game, s }: At, zone: string): readonly Holder[] => s.zones[game.rules.zone[zone]];

/** A number counts them, a list names them. */
const counted =
  (ids: readonly string[], named: (value: unknown, path: string) => string[]): Read =>
  (_, expected, path) =>
    typeof expected === 'number'
      ? { path, expected, observed: ids.length }
      : { path, expected: named(expected, path), observed: ids };

/** Her hand, and cards of small decks beside it, which are hand cards to her. */
function heldBy({ game: { rules: g }, s, seat }: At): readonly Holder[] {
  const beside = g.playZones[seat].filter((zone) => g.zones[zone].owner === seat && g.zones[zone].deck > 0);
  return [...s.zones[g.hand[seat]], ...beside.flatMap((zone) => s.zones[zone])];
}

function readersOf(at: At, o: Outcome): Readonly<Record<string, Read>> {
  const { game, s, seat } = at;
  const me = s.seats[seat];
  const hand = heldBy(at);
  const cards = (value: unknown, path: string): string[] => bagOf(at, value, path);
  const handIds = sortedBag(cardIds(game, s, hand));
  return {
    ...Object.fromEntries(
      Object.entries(o.ofAutomas).map(([key, read]) => [
        key,
        (_: Outcome, value: unknown, p: string) => read(at, value, p),
      ]),
    ),
    season: is(game.rules.seasons[me.season].id),
    level: is(game.rules.options['nightweave.level']),
    workersInLair: is(freeWorkers(s, seat) + lentAtHome(s)),
    workersFree: is(freeWorkers(s, seat)),
    workersTotal: is(me.workers.filter((w) => w !== WORKER.waiting && w !== WORKER.gone).length),
    hand: counted(handIds, cards),
    handCount: is(hand.length),
    city: (_, value, path) => ({ path, expected: bagOf(at, value, path), observed: cityBag(at) }),
    cityCount: is(cityBag(at).length),
    points: is(me.points),
    inMeadow: is(spaceOf(at)),
    station: is(
      spaceOf(
        at,
        game.rules.zones.findIndex(({ id }) => id === 'station'),
      ),
    ),
    deployed: (_, value, path) => deployed(at, value, path),
    journey: (_, value, path) => {
      const values = sortedBag(journeyValues(game, s, seat));
      return { path, expected: sortedBag((Array.isArray(value) ? value : [value]) as number[]), observed: values };
    },
    events: (_, value, path) => ({ path, expected: eventBag(game, value, path), observed: eventIds(at) }),
    achievements: (_, value, path) => achievements(at, value, path),
    passed: is(me.passed),
    finished: is(me.passed),
    ended: is(me.passed),
    activity: is(lastOpen(game, s)),
    activityDeck: is(pile(at, 'activity').length),
    activitySpring: is(pile(at, 'activitySpring').length),
    activitySummer: is(pile(at, 'activitySummer').length),
    activityAutumn: is(pile(at, 'activityAutumn').length),
    ...temperReaders(at),
  };
}

const lastOpen = (game: Ruled, s: GameState): string | null => {
  const open = s.zones[game.rules.zone['activityOpen']].at(-1);
  return open === undefined ? null : placeId(game, open);
};

const ofHer: Reader = (o, expected, path) => {
  const at: At = { game: o.game, s: o.after, seat: herSeat(o.game, path) };
  return factsOf(readersOf(at, o), o, expected, path);
};

/** How many workers join in each season. */
const workersWaiting =
  ({ game, seat }: At): Read =>
  (_, expected, path) => {
    const workers = game.rules.automas[seat]!.workers as readonly number[];
    if (typeof expected === 'number') return { path, expected, observed: workers.slice(1).reduce((a, b) => a + b, 0) };
    return Object.entries(mapOf(expected, path)).map(([season, n]) => ({
      path: `${path}.${season}`,
      expected: n,
      observed: workers[game.rules.seasons.findIndex((def) => def.id === season)] ?? null,
    }));
  };

const atSetUp: Reader = (o, expected, path) => {
  const { game, after } = o;
  const at: At = { game, s: after, seat: herSeat(game, path) };
  const free = freeWorkers(after, at.seat);
  const deck = pile(at, 'activity');
  const suits = deck.map((tile) => game.rules.places[tile - game.rules.cards].def.suit!);
  const workers = suits.filter((suit) => suit.endsWith(' worker')).length;
  return factsOf(
    {
      ...readersOf(at, o),
      workers: is(free),
      workersAtStart: is(free),
      workersWaiting: workersWaiting(at),
      waiting: workersWaiting(at),
      citySpaces: is(game.rules.automas[at.seat]!.spaces),
      activityDeck: is(deck.length),
      activityCards: is(deck.length),
      winterDeck: is(deck.length),
      workerHeaders: is(workers),
      topHeader: is(suits.at(-1)?.endsWith(' worker') ? 'spiderWorker' : 'other'),
      activityOut: is(pile(at, 'activityOut').length),
      spring: is(pile(at, 'activitySpring').length),
      summer: is(pile(at, 'activitySummer').length),
      autumn: is(pile(at, 'activityAutumn').length),
    },
    o,
    expected,
    path,
  );
};

/** Other names of what she scores for. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  events: ['basicEvents', 'specialEvents'],
  ...otherwise('cards', ['base', 'city', 'cardPoints']),
  ...otherwise('tokens', ['points', 'pointTokens']),
  ...otherwise('zeroBonus', [
    'zero',
    'zeroCards',
    'zeroValue',
    'zeroValueBonus',
    'zeroValueCards',
    'zeroValueCardBonus',
  ]),
  ...otherwise('prosperityBonus', [
    'prosperity',
    'prosperityCards',
    'prosperityLegendaryNewleaf',
    'prosperityLegendaryNewleafBonus',
  ]),
  ...otherwise('expedition', ['mapTiles', 'tiles']),
  ...otherwise('discovery', ['discoveries']),
};

function otherwise(part: string, names: readonly string[]): Record<string, readonly string[]> {
  return Object.fromEntries(names.map((name) => [name, [part]]));
}

const score: Reader = ({ game, after }, expected, path) => {
  const parts: Readonly<Record<string, number>> = scores(game.rules, after)[herSeat(game, path)];
  return Object.entries(mapOf(expected, path)).map(([part, value]) => ({
    path: `${path}.${part}`,
    expected: value,
    observed: (PARTS[part] ?? [part]).reduce((sum, name) => sum + (parts[name] ?? 0), 0),
  }));
};

export const format: Format = {
  id: 'nightweave',
  // The other two kinds of cards that she may have are parts of the same module.
  parts: {
    bare: {},
    by: {
      nightweave: {},
      'nightweave:personality': { 'nightweave.personality': 'random' },
      'nightweave:plan': { 'nightweave.plan': 'random' },
      'nightweave:plot': { 'nightweave.plots': true },
    },
    besides: eventsBesides,
  },
  given: GIVEN,
  facts: { table: { nightweave: ofHer, nightweaveScore: score }, seat: seatsHold, setup: { nightweave: atSetUp } },
  steps: {
    plot: plotStep,
    nightweaveTurn: {
      of: 'nightweave',
      fields: [],
      begin({ rules: g }, s, seat, _step, _path, given) {
        const task = s.stack.at(-1);
        const does = goes({ g, s }, seat, given);
        if (does !== undefined && task?.effect.do === 'go')
          s.stack[s.stack.length - 1] = { effect: { do: 'go', does }, scope: task.scope };
        return { what: "Nightweave's turn", action: { t: 'option', id: 'go' } };
      },
    },
  },
  answers: temperAnswers,
};
