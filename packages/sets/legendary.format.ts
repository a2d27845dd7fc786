import type { GameState, Seat, Uid } from '@everdell/engine';
import { asList, refuse } from './format.check.ts';
import { factsOf, listOf, sortedBag } from './format.facts.ts';
import { cardIds, knownCards, playableBesides } from './format.names.ts';
import { takeCard } from './format.table.ts';
import type { Fields, Format, Outcome, Reader, Ruled, Table } from './format.ts';

/** Legendary cards in positions and scenarios, the same for both packs. */

declare module './format.given.ts' {
  interface GivenSeat {
    /** Legendary cards held, which are no hand cards. */
    readonly legendary?: readonly string[];
  }
}

/** What a seat holds; cards of the main deck are none of them. */
function laySeat(t: Table, seat: Seat, fields: Fields, path: string): void {
  asList(fields['legendary'], `${path}.legendary`).forEach((id, i) => {
    const at = `${path}.legendary[${i}]`;
    const uid = takeCard(t, id, at);
    const { deck } = t.g.designs[t.s.cardOf[uid]].def;
    const zone = t.g.playZones[seat].find((z) => t.g.decks[t.g.zones[z].deck].zone === t.g.zone[deck ?? '']);
    if (zone === undefined) refuse(at, 'this is no Legendary card');
    else t.s.zones[zone].push(uid);
  });
}

/** Other sets bring cards as well that are played from elsewhere than hand and Meadow; those are not held. */
function legendsOf(game: Ruled, s: GameState, seat: Seat): Uid[] {
  return playableBesides(game, s, seat).filter((uid) => game.rules.designs[s.cardOf[uid]].supplants);
}

type Kind = 'construction' | 'critter';

/** What each player holds, all of it or of one kind; a number if all hold the same. */
function held({ game, after }: Outcome, kind?: Kind): number | readonly number[] {
  const each = Array.from(
    { length: game.rules.humans },
    (_, seat) =>
      legendsOf(game, after, seat).filter(
        (uid) => kind === undefined || game.rules.designs[after.cardOf[uid]].kind === kind,
      ).length,
  );
  return each.every((n) => n === each[0]) ? each[0] : each;
}

const legendaryEach: Reader = (o, expected, path) => {
  if (typeof expected === 'number' || Array.isArray(expected)) return { path, expected, observed: held(o) };
  const byKind =
    (kind: Kind): Reader =>
    (of, n, at) => ({ path: at, expected: n, observed: held(of, kind) });
  return factsOf({ construction: byKind('construction'), critter: byKind('critter') }, o, expected, path);
};

export const LEGENDARY_GIVEN: Format['given'] = { seatFields: ['legendary'], laySeat };

export const LEGENDARY_FACTS: Format['facts'] = {
  seat: {
    /** A number counts them, a list names them. */
    legendary: ({ game, s, seat }, expected, path) => {
      const cards = legendsOf(game, s, seat);
      if (typeof expected === 'number') return { path, expected, observed: cards.length };
      const named = sortedBag(knownCards(game, listOf(expected, path), path));
      return { path, expected: named, observed: sortedBag(cardIds(game, s, cards)) };
    },
  },
  setup: { legendaryEach },
};
