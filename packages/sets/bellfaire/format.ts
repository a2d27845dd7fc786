import { marksOn, putMark, type GameState, type Holder } from '@everdell/engine';
import { asList, asMap, refuse } from '../format.check.ts';
import { listOf, mapOf, sortedBag } from '../format.facts.ts';
import { placeId } from '../format.names.ts';
import { placeNamed } from '../format.table.ts';
import type { Fields, Format, GivenFormat, Outcome, Reader, Ruled, Said, Table, ThingNamed } from '../format.ts';

/** The Market and the Garland Award in positions and scenarios. */

declare module '../format.given.ts' {
  interface Given {
    /** Tokens that can be had, and those that are given back; what is not listed can be had. */
    readonly market?: { readonly gain?: readonly string[]; readonly trade?: readonly string[] };
    /** The Award in play; absent = none, so that it disturbs nothing. */
    readonly garland?: string;
  }
}

const SIDES = ['gain', 'trade'] as const;

function layMarket(t: Table, given: unknown): void {
  const { g, s } = t;
  const tokens = g.places.filter((place) => place.row === g.rowIx.marketTokens).map(({ ix }) => ix);
  s.zones[g.zone['marketTokens']] = tokens;
  const fields = asMap(given ?? {}, 'market');
  for (const key of Object.keys(fields)) if (!SIDES.includes(key as never)) refuse(`market.${key}`, 'no such field');
  const listed = SIDES.flatMap((side) =>
    asList(fields[side], `market.${side}`).map((id) => placeNamed(t, id, `market.${side}`, 'marketTokens')),
  );
  if (new Set(listed).size < listed.length) refuse('market', 'lists a token twice');
  // Those of a side lie in a row, as they are listed.
  s.zones[g.zone['marketTokens']] = [...listed, ...tokens.filter((token) => !listed.includes(token))];
  for (const id of asList(fields['trade'], 'market.trade'))
    putMark(s, 'flipped', placeNamed(t, id, 'market.trade', 'marketTokens'));
}

function layGarland(t: Table, given: unknown): void {
  const { g, s } = t;
  const all = g.places.filter((place) => place.row === g.rowIx.garlands).map(({ ix }) => ix);
  const [own, out] = [g.zone['garlands'], g.zone['garlandsOut']];
  if (given !== undefined && given !== null) s.zones[own] = [placeNamed(t, given, 'garland', 'garlands')];
  s.zones[out] = all.filter((tile) => !s.zones[own].includes(tile));
}

const GIVEN: GivenFormat = {
  fields: ['market', 'garland'],
  afterRows(t: Table, given: Fields): void {
    layMarket(t, given['market']);
    layGarland(t, given['garland']);
  },
};

const sideOf = (s: GameState, token: Holder): (typeof SIDES)[number] =>
  marksOn(s, 'flipped', token) > 0 ? 'trade' : 'gain';

/** By side: the tokens that lie there. */
const market: Reader = ({ game, after }, expected, path) =>
  Object.entries(mapOf(expected, path)).map(([side, ids]) => {
    const tokens = (after.zones[game.rules.zone['marketTokens']] ?? []).filter(
      (token) => sideOf(after, token) === side,
    );
    if (typeof ids === 'number') return { path: `${path}.${side}`, expected: ids, observed: tokens.length };
    return {
      path: `${path}.${side}`,
      expected: sortedBag(listOf(ids, `${path}.${side}`) as string[]),
      observed: sortedBag(tokens.map((token) => placeId(game, token))),
    };
  });

function garlandsOf({ game, after }: Outcome): string[] {
  return (after.zones[game.rules.zone['garlands']] ?? []).map((tile) => placeId(game, tile));
}

/** A number counts them, a name is the one in play. */
const garland: Reader = (o, expected, path) => ({
  path,
  expected,
  observed: typeof expected === 'number' ? garlandsOf(o).length : (garlandsOf(o)[0] ?? 'none'),
});

const isSide = ({ key, value }: Said): boolean => key === 'option' && SIDES.includes(value as never);

/** A token by its name, or by its side if there is no other; the side that is named must be its own. */
const marketToken: ThingNamed = (game: Ruled, s, items, said, all) => {
  const side = said.mods['option'] ?? all.find(isSide)?.value;
  if (said.key !== 'option') {
    const [id] = [said.value].flat();
    const token = game.rules.placeById.get(id as string)?.ix ?? -1;
    return side === undefined || !SIDES.includes(side as never) || sideOf(s, token) === side ? token : -1;
  }
  if (all.some(({ key }) => key === 'token')) return null;
  const meant = items.filter((token) => sideOf(s, token) === said.value);
  return meant.length > 1 ? null : (meant[0] ?? -1);
};

export const format: Format = {
  id: 'bellfaire',
  parts: {
    bare: {
      'bellfaire.market': false,
      'bellfaire.garland': false,
      'bellfaire.festival': false,
      'bellfaire.events': 'none',
      'bellfaire.forest': false,
    },
    by: {
      'bellfaire:market': { 'bellfaire.market': true },
      'bellfaire:garland': { 'bellfaire.garland': true },
      'bellfaire:flower-festival': { 'bellfaire.festival': true },
      'bellfaire:events': { 'bellfaire.events': 'mixed' },
      'bellfaire:forest': { 'bellfaire.forest': true },
    },
  },
  given: GIVEN,
  facts: {
    table: { market, garland },
    setup: { market, garlandAwards: garland },
  },
  answers: {
    keys: { marketToken: ['token', 'pick', 'option'] },
    things: { marketToken },
    words: { resin: ['2-resin'], berry: ['2-berries', 'berries'] },
  },
};
