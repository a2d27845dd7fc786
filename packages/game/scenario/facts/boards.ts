import { isCard, MEADOW_SPACE, ZONE, type GameState, type Holder, type Seat } from '@everdell/engine';
import type { Game } from '../../game.ts';
import { CLEARINGS, clearingNamed } from '../../position/index.ts';
import {
  cardId,
  cardIds,
  copiesIn,
  holderId,
  knownCard,
  knownCards,
  locationNamed,
  placeId,
  seatNamed,
} from '../names.ts';
import { CaseError } from '../types.ts';
import { factsOf, listOf, mapOf, sortedBag, type At, type Fact, type Outcome, type Reader } from './compare.ts';
import { PEARLBROOK_SEAT_READERS } from './pearlbrook.ts';
import { bagOf, cityBag, eventBag } from './seats.ts';

function meadowIds({ game, after }: Outcome): (string | null)[] {
  return after.zones[ZONE.meadow].map((uid) => (uid < 0 ? null : cardId(game, after, uid)));
}

/** How often each listed card is there, up to how often it is listed. */
function hasFact(path: string, expected: readonly string[], pile: readonly string[]): Fact {
  const rest = pile.slice();
  const observed = expected.filter((id) => {
    const at = rest.indexOf(id);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return { path, expected: sortedBag(expected), observed: sortedBag(observed) };
}

const meadow: Reader = (o, expected, path) =>
  factsOf(
    {
      slots: (_, slots, at) =>
        Object.entries(mapOf(slots, at)).map(([space, id]) => {
          if (id !== null) knownCard(o.game, id, `${at}.${space}`);
          return { path: `${at}.${space}`, expected: id, observed: meadowIds(o)[Number(space) - 1] };
        }),
      has: (_, ids, at) => hasFact(at, knownCards(o.game, ids, at), present(meadowIds(o))),
      lacks: (_, ids, at) => {
        const named = knownCards(o.game, ids, at);
        return { path: at, expected: [], observed: named.filter((id) => meadowIds(o).includes(id)) };
      },
      count: (_, n, at) => ({ path: at, expected: n, observed: present(meadowIds(o)).length }),
    },
    o,
    expected,
    path,
  );

function present(ids: readonly (string | null)[]): string[] {
  return ids.filter((id) => id !== null);
}

/** Cards in the discard pile that were not there before. */
function added({ game, before, after }: Outcome): string[] {
  const old = new Set(before.zones[ZONE.discard]);
  return sortedBag(
    cardIds(
      game,
      after,
      after.zones[ZONE.discard].filter((uid) => !old.has(uid)),
    ),
  );
}

const discard: Reader = (o, expected, path) =>
  factsOf(
    {
      added: (_, ids, at) => ({ path: at, expected: sortedBag(knownCards(o.game, ids, at)), observed: added(o) }),
      addedCount: (_, n, at) => ({ path: at, expected: n, observed: added(o).length }),
      has: (_, ids, at) =>
        hasFact(at, knownCards(o.game, ids, at), cardIds(o.game, o.after, o.after.zones[ZONE.discard])),
    },
    o,
    expected,
    path,
  );

const deckTop: Reader = ({ game, after }, expected, path) => {
  const named = knownCards(game, listOf(expected, path), path);
  const top = after.zones[ZONE.deck].slice().reverse().slice(0, named.length);
  return { path, expected: named, observed: cardIds(game, after, top) };
};

/** A number counts them; a list names those that are left of the Events the case speaks of. */
const specialEventsLeft: Reader = ({ game, after, listedEvents }, expected, path) => {
  const left = after.rows[game.rules.rowIx.specialEvents];
  if (typeof expected === 'number') return { path, expected, observed: left.length };
  const named = eventBag(game, expected, path);
  const ids = left.map((event) => placeId(game, event));
  return { path, expected: named, observed: sortedBag(ids.filter((id) => [...listedEvents, ...named].includes(id))) };
};

/** Locations on the boards; Events and cards are compared only where the case lists some. */
const deployed: Reader = ({ game, after }, expected, path) =>
  Object.entries(mapOf(expected, path)).map(([key, value]) => {
    const at = `${path}.${key}`;
    const seat = seatNamed(game, key, at);
    const listed = listOf(value, at).map((entry) => locationNamed(game, after, seat, entry, at));
    const onCards = listed.some((holder) => isCard(game.rules, holder));
    const onEvents = listed.some((holder) => isEvent(game, holder));
    const standing = after.seats[seat].workers.filter(
      (holder) => holder >= 0 && (onCards || !isCard(game.rules, holder)) && (onEvents || !isEvent(game, holder)),
    );
    const names = (holders: readonly Holder[]): string[] =>
      sortedBag(holders.map((holder) => holderId(game, after, holder)));
    return { path: at, expected: names(listed), observed: names(standing) };
  });

function isEvent(game: Game, holder: Holder): boolean {
  return !isCard(game.rules, holder) && game.rules.places[holder - game.rules.cards]?.def.event !== undefined;
}

export function journeyValues(game: Game, s: GameState, seat: Seat): number[] {
  const row = game.rules.rowIx.journey;
  const places = s.seats[seat].workers.filter((at) => !isCard(game.rules, at) && at >= 0);
  return places.flatMap((at) => {
    const place = game.rules.places[at - game.rules.cards];
    return place.row === row ? [place.def.points ?? 0] : [];
  });
}

const journey: Reader = ({ game, after }, expected, path) =>
  Object.entries(mapOf(expected, path)).map(([key, value]) => {
    const values = (Array.isArray(value) ? value : [value]) as number[];
    const observed = sortedBag(journeyValues(game, after, seatNamed(game, key, path)));
    return { path: `${path}.${key}`, expected: sortedBag(values), observed };
  });

const rugwort: Reader = (o, expected, path) => {
  const at: At = { game: o.game, s: o.after, seat: seatNamed(o.game, 'rugwort', path) };
  const me = o.after.seats[at.seat];
  const forest = o.after.rows[o.game.rules.rowIx.forest];
  const standsIn = (row: 'forest' | 'basic'): Holder | undefined =>
    me.workers.find((w) => w >= 0 && o.after.rows[o.game.rules.rowIx[row]].includes(w));
  const is = (observed: unknown) => (_: Outcome, value: unknown, p: string) => ({ path: p, expected: value, observed });
  const shut = o.after.meadow.flatMap((kind, space) => (kind === MEADOW_SPACE.shut ? [space + 1] : []));
  const basic = standsIn('basic');
  const clearing = standsIn('forest');
  const values = journeyValues(o.game, o.after, at.seat);
  return factsOf(
    {
      city: (_, value, p) => ({ path: p, expected: bagOf(at, value, p), observed: cityBag(at) }),
      cityCount: is(cityBag(at).length),
      points: is(me.points),
      season: is(o.game.rules.seasons[me.season].id),
      events: (_, value, p) => ({
        path: p,
        expected: eventBag(o.game, value, p),
        observed: sortedBag(me.events.map((event) => placeId(o.game, event))),
      }),
      meadowWorkers: (_, value, p) => ({
        path: p,
        expected: sortedBag(listOf(value, p) as number[]),
        observed: shut,
      }),
      forestWorker: (_, value, p) => ({
        path: p,
        expected: CLEARINGS[clearingNamed(value)] ?? value,
        observed: clearing === undefined ? null : CLEARINGS[forest.indexOf(clearing)],
      }),
      basicWorker: is(basic === undefined ? null : placeId(o.game, basic)),
      journey: (_, value, p) => ({
        path: p,
        expected: value,
        observed: Array.isArray(value) ? values : (values[0] ?? (value === 0 ? 0 : null)),
      }),
      ...Object.fromEntries(
        ['pearls', 'wonders', 'ambassador'].map((key) => [
          key,
          (_: Outcome, value: unknown, p: string) => PEARLBROOK_SEAT_READERS[key](at, value, p),
        ]),
      ),
      lastRoll: is((o.after.slices as { rugwort: { lastRoll: number } }).rugwort.lastRoll),
    },
    o,
    expected,
    path,
  );
};

function turnOf({ game, after }: Outcome): Seat | null {
  return game.decisions(after)[0]?.seat ?? null;
}

const size =
  (zone: 'deck' | 'discard'): Reader =>
  ({ after }, expected, path) => ({ path, expected, observed: after.zones[ZONE[zone]].length });

export const BOARD_READERS: Readonly<Record<string, Reader>> = {
  meadow,
  discard,
  deckTop,
  deckCount: size('deck'),
  discardCount: size('discard'),
  specialEventsLeft,
  deployed,
  journey,
  rugwort: (o, expected, path) => {
    if (!o.game.rules.automas.some((automa) => automa?.id === 'rugwort'))
      throw new CaseError(`${path}: Rugwort is not in play`);
    return rugwort(o, expected, path);
  },
  turn: (o, expected, path) => ({ path, expected, observed: turnOf(o) }),
  gameOver: (o, expected, path) => ({ path, expected, observed: turnOf(o) === null }),
};

/** Cards that lie in a pile or the Meadow, for facts about the deck. */
export function countIn(game: Game, s: GameState, id: string): number {
  return copiesIn(game, s, [...s.cardOf.keys()].slice(0, game.rules.decks[0].end), id).length;
}
