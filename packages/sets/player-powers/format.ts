import { goodsOn, scores, STANDARD_RESOURCES, ZONE, type GameState, type Holder } from '@everdell/engine';
import { bagOf, listOf, sortedBag } from '../format.facts.ts';
import { bundleOf, cardIds, holderId, placeId } from '../format.names.ts';
import type { At, Format, Outcome, Reader, Ruled, Said, SeatReader } from '../format.ts';
import { axolotl, farms, GIVEN, powerOf, someoneHas, stackOf } from './given.ts';

/** Player Powers and what belongs to them in positions and scenarios. */

const power = ({ game, s, seat }: At): ReturnType<typeof powerOf> => powerOf({ g: game.rules, s }, seat);

/** Cards of a zone of the seat: a number counts them, a list names them. */
function cards(at: At, zone: string | undefined, expected: unknown, path: string): ReturnType<SeatReader> {
  const { game, s, seat } = at;
  const held = zone === undefined ? [] : (s.zones[game.rules.seatZone[zone]?.[seat] ?? -1] ?? []);
  if (typeof expected === 'number') return { path, expected, observed: held.length };
  return { path, expected: bagOf(at, expected, path), observed: sortedBag(cardIds(game, s, held)) };
}

const SEAT_READERS: Readonly<Record<string, SeatReader>> = {
  power: (at, expected, path) => ({ path, expected, observed: power(at)?.id ?? 'none' }),
  powerTokens: (at, expected, path) => {
    const { game, s, seat } = at;
    const own = power(at);
    const tokens = own === undefined ? 0 : s.tokens[own.ix];
    return { path, expected, observed: tokens + s.seats[seat].res[axolotl(game.rules)] };
  },
  powerStored: (at, expected, path) => {
    const { game, s } = at;
    const own = power(at);
    const stored = game.rules.resources.map((_, r) => (own === undefined ? 0 : goodsOn(s, own.ix, r)));
    return { path, expected: { ...bundleOf(game, []), ...(expected as object) }, observed: bundleOf(game, stored) };
  },
  powerStack: (at, expected, path) => cards(at, stackOf(power(at)), expected, path),
  archive: (at, expected, path) => cards(at, 'archive', expected, path),
  privateForest: ({ game, s, seat }, expected, path) => {
    const held = (s.zones[game.rules.seatZone['ownForest']?.[seat] ?? -1] ?? []).map((tile) => placeId(game, tile));
    if (typeof expected === 'number') return { path, expected, observed: held.length };
    return { path, expected: sortedBag(listOf(expected, path) as string[]), observed: sortedBag(held) };
  },
};

function marked({ game, after }: Outcome, mark: string): string {
  const [on = -1] = after.slices.marks?.[mark] ?? [];
  return holderId(game, after, on);
}

/** A number is the space, a name the card that lies there. */
const ratsMarker: Reader = (o, expected, path) => {
  const { game, after } = o;
  const [on = -1] = after.slices.marks?.['rugwortToken'] ?? [];
  const space = on - game.rules.zones[ZONE.meadow].firstSlot;
  if (typeof expected === 'number') return { path, expected, observed: on < 0 ? 0 : space + 1 };
  const card = on < 0 ? -1 : after.zones[ZONE.meadow][space];
  return { path, expected, observed: holderId(game, after, card) };
};

const pigsStack: Reader = ({ game, after }, expected, path) => {
  const stack = after.zones[game.rules.zone['farmStack']] ?? [];
  if (typeof expected === 'number') return { path, expected, observed: stack.length };
  return { path, expected: listOf(expected, path), observed: cardIds(game, after, stack).reverse() };
};

/** Basic locations that have a token: a number counts them, a list names them. */
const axolotlTokens: Reader = ({ game, after }, expected, path) => {
  const { rules: g } = game;
  const has = g.places.filter((place) => place.row === g.rowIx.basic && goodsOn(after, place.ix, axolotl(g)) > 0);
  if (typeof expected === 'number') return { path, expected, observed: has.length };
  return {
    path,
    expected: sortedBag(listOf(expected, path) as string[]),
    observed: sortedBag(has.map(({ id }) => id)),
  };
};

const each =
  (read: (game: Ruled, o: Outcome, seat: number) => number): Reader =>
  (o, expected, path) => {
    const all = Array.from({ length: o.game.rules.humans }, (_, seat) => read(o.game, o, seat));
    return { path, expected, observed: all.every((n) => n === all[0]) ? all[0] : all };
  };

const heldIn = ({ rules: g }: Ruled, s: GameState, zone: string, seat: number): number =>
  s.zones[g.seatZone[zone][seat]].length;

/** What the Moles swap, and where a card comes from that may be taken from several places. */
function rephrased(ask: string, said: Said): Said | null {
  const { key, value, mods } = said;
  if (ask === 'spend' && key === 'option') {
    const swapped = /^swap-(\w+)$/.exec(String(value))?.[1];
    return swapped === undefined ? null : { key: 'pay', value: { [swapped]: 1 }, mods };
  }
  if (ask === 'drawFrom' && (key === 'take' || key === 'pick'))
    return { key: 'option', value: mods['from'] ?? mods['of'] ?? 'meadow', mods };
  if (ask === 'visitWay' && key !== 'option') return { key: 'option', value: 'instead', mods };
  return null;
}

const isPower = ({ rules: g }: Ruled, why: Holder): boolean => g.places[why - g.cards]?.row === g.rowIx.powers;

export const format: Format = {
  id: 'player-powers',
  given: GIVEN,
  facts: {
    seat: SEAT_READERS,
    table: {
      spidersFigure: (o, expected, path) => ({ path, expected, observed: marked(o, 'spider') }),
      ratsMarker,
      pigsStack,
      axolotlTokens,
      axolotlTokensLeft: axolotlTokens,
    },
    setup: {
      powersDealtEach: each((game, { before }, seat) => heldIn(game, before, 'powerChoice', seat)),
      powersKeptEach: each((game, { after }, seat) => heldIn(game, after, 'powers', seat)),
      pigsStack,
      spidersFigure: (o, expected, path) => ({ path, expected, observed: marked(o, 'spider') }),
    },
    apart: ({ rules: g }, s) => (someoneHas({ g, s }, 'pigs') ? farms(g).map(({ id }) => id) : []), // OQ-110
    /** What lies on a power is its owner's at the end. */
    counts({ rules: g }, s) {
      for (const [seat, { res }] of s.seats.entries()) {
        const own = powerOf({ g, s }, seat);
        if (own !== undefined) res.forEach((n, r) => (res[r] = n + goodsOn(s, own.ix, r)));
      }
    },
  },
  answers: {
    keys: {
      spend: ['option'],
      drawFrom: ['take', 'pick'],
      visitWay: ['location', 'worker'],
      moveSpider: ['location', 'marker'],
      markMeadow: ['marker', 'pick', 'position', 'location'],
      keepForest: ['location', 'pick'],
      archive: ['take', 'pick'],
    },
    rephrased,
    reserved: { 'extra-card': ['drawMore'] },
    wordsOf: { 'use-power': isPower, 'take-back': isPower },
    words: { use: ['extra-card', 'use-power', 'draw', 'take-back'], instead: ['use-power'] },
    things: {
      /** The space, or the card that lies there. */
      markMeadow: ({ rules: g }, s, items, { key, value }) => {
        const meadow = s.zones[ZONE.meadow];
        if (typeof value === 'number') return meadow[key === 'position' ? value : value - 1] ?? -1;
        const [id] = [value].flat();
        const space = /^meadow:(\d+)$/.exec(String(id))?.[1];
        if (space !== undefined) return meadow[Number(space) - 1] ?? -1;
        return items.find((card) => g.designs[s.cardOf[card]].id === id) ?? -1;
      },
    },
  },
  playsFrom: { pigsStack: 'farmStack', archive: 'archive' },
  lends: { axolotls: 'axolotl' },
  beforeScore: turnInTokens,
};

/** Tokens that could still be turned in on passing count as the leftovers that bring the most (OQ-103). */
function turnInTokens({ rules: g }: Ruled, s: GameState): void {
  const token = axolotl(g);
  s.seats.forEach(({ res, passed }, seat) => {
    if (passed) return;
    const worth = (r: number): number => {
      res[r]++;
      const { total } = scores(g, s)[seat];
      res[r]--;
      return total;
    };
    for (; res[token] > 0; res[token]--) {
      const worths = STANDARD_RESOURCES.map((name) => worth(g.resources.indexOf(name)));
      res[g.resources.indexOf(STANDARD_RESOURCES[worths.indexOf(Math.max(...worths))])]++;
    }
  });
}
