import { isCard, pendingDecision, ZONE, type Holder, type Seat } from '@everdell/engine';
import {
  cardIds,
  CaseError,
  eventBag,
  factsOf,
  holderId,
  journeyValues,
  knownCards,
  knownPlace,
  listOf,
  locationNamed,
  mapOf,
  placeId,
  seatNamed,
  sortedBag,
  type Fact,
  type Outcome,
  type Reader,
  type Ruled,
} from '@everdell/sets';

function idsIn({ game, after }: Outcome, display: number): (string | null)[] {
  return after.zones[display].map((item) => (item < 0 ? null : holderId(game, after, item)));
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

const inDisplay =
  (display: number): Reader =>
  (o, expected, path) => {
    const ids = idsIn(o, display);
    const known = (given: unknown, at: string): string[] =>
      o.game.rules.zones[display].rows.length === 0
        ? knownCards(o.game, given, at)
        : listOf(given, at).map((id) => knownPlace(o.game, id, at).id);
    return factsOf(
      {
        slots: (_, slots, at) =>
          Object.entries(mapOf(slots, at)).map(([space, id]) => {
            if (id !== null) known([id], `${at}.${space}`);
            return { path: `${at}.${space}`, expected: id, observed: ids[Number(space) - 1] };
          }),
        has: (_, given, at) => hasFact(at, known(given, at), present(ids)),
        lacks: (_, given, at) => ({
          path: at,
          expected: [],
          observed: known(given, at).filter((id) => ids.includes(id)),
        }),
        count: (_, n, at) => ({ path: at, expected: n, observed: present(ids).length }),
      },
      o,
      expected,
      path,
    );
  };

/** Displays besides the Meadow, by name. */
const displays: Reader = (o, expected, path) =>
  Object.entries(mapOf(expected, path)).flatMap(([id, value]) => {
    const display = o.game.rules.displays.find((zone) => o.game.rules.zones[zone].id === id);
    if (display === undefined) throw new CaseError(`${path}.${id}: there is no such display in this game`);
    return inDisplay(display)(o, value, `${path}.${id}`);
  });

/** What has a token on it, by token. */
const marks: Reader = ({ game, after, before }, expected, path) =>
  Object.entries(mapOf(expected, path)).map(([mark, things]) => {
    const at = `${path}.${mark}`;
    const named = listOf(things, at).map((thing) => locationNamed(game, after, before.active, thing, at));
    const names = (holders: readonly Holder[]): string[] => sortedBag(holders.map((on) => holderId(game, after, on)));
    return { path: at, expected: names(named), observed: names(after.slices.marks?.[mark] ?? []) };
  });

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

const size =
  (zone: 'deck' | 'discard'): Reader =>
  ({ after }, expected, path) => ({ path, expected, observed: after.zones[ZONE[zone]].length });

/** Told beside `discard` or within it. */
const SIZES: Readonly<Record<string, Reader>> = { deckCount: size('deck'), discardCount: size('discard') };

const discard: Reader = (o, expected, path) =>
  factsOf(
    {
      added: (_, ids, at) => ({ path: at, expected: sortedBag(knownCards(o.game, ids, at)), observed: added(o) }),
      addedCount: (_, n, at) => ({ path: at, expected: n, observed: added(o).length }),
      has: (_, ids, at) =>
        hasFact(at, knownCards(o.game, ids, at), cardIds(o.game, o.after, o.after.zones[ZONE.discard])),
      ...SIZES,
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

function isEvent(game: Ruled, holder: Holder): boolean {
  return !isCard(game.rules, holder) && (game.rules.places[holder - game.rules.cards]?.event ?? null) !== null;
}

const journey: Reader = ({ game, after }, expected, path) =>
  Object.entries(mapOf(expected, path)).map(([key, value]) => {
    const values = (Array.isArray(value) ? value : [value]) as number[];
    const observed = sortedBag(journeyValues(game, after, seatNamed(game, key, path)));
    return { path: `${path}.${key}`, expected: sortedBag(values), observed };
  });

/** An automa is told by its name. */
export function turnOf({ game, after }: Outcome): Seat | string | null {
  const seat = pendingDecision(game.rules, after)?.seat ?? null;
  return seat === null ? null : (game.rules.automas[seat]?.id ?? seat);
}

export const BOARD_READERS: Readonly<Record<string, Reader>> = {
  meadow: inDisplay(ZONE.meadow),
  displays,
  marks,
  discard,
  deckTop,
  ...SIZES,
  specialEventsLeft,
  deployed,
  journey,
  turn: (o, expected, path) => ({ path, expected, observed: turnOf(o) }),
  gameOver: (o, expected, path) => ({ path, expected, observed: turnOf(o) === null }),
};
