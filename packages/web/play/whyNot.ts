import {
  amount,
  askedProgress,
  holds,
  scopeOf,
  tilesInForce,
  type Colour,
  type Cond,
  type PlaceInfo,
  type Progress,
  type Reason,
  type Seat,
} from '@everdell/game';
import { COLOUR_NEEDS } from '../modules/ask.ts';
import type { Seen } from './seen.ts';
import { figureFor } from './figures.ts';
import { actionsAt, targetsOf, type ThingKey } from './things.ts';

/** Why the thing cannot be chosen now, by the engine's own check; null = it can, or there is nothing to ask about it. */
export function reasonFor(seen: Seen, key: ThingKey): Reason | null {
  const { decision: d, game, known, picture, watching } = seen;
  if (d === null) return { code: 'game-over', params: {} };
  if (watching) return null;
  if (!picture.asked || d.seat !== seen.seat) return { code: 'not-your-decision', params: { seat: d.seat } };
  if (targetsOf(seen).has(key)) return null;
  if (d.kind !== 'turn') return d.kind === 'pick' ? { code: 'not-offered', params: {} } : null;
  const at = Number(key.slice(1));
  if (key.startsWith('s')) return null;
  const [action] = key.startsWith('h') || figureFor(seen, at) !== null ? actionsAt(seen, at) : [];
  if (action !== undefined) return game.check(known, seen.seat, action);
  if (key.startsWith('h') && isOnlyRead(game.rules.places[at - game.rules.cards])) return null;
  if (key.startsWith('h')) return game.whyNot(known, seen.seat, { place: at });
  const inCity = game.rules.city.some((zone) => known.zones[zone].includes(at));
  return game.whyNot(known, seen.seat, inCity ? { place: at } : { card: at });
}

/** Nobody ever goes there, and nobody takes it: what is on it is only read. */
const isOnlyRead = ({ def, event, taken }: PlaceInfo): boolean =>
  def.visit === undefined && event === null && taken === null;

/** The tile in force for the viewer that shuts something to them; null = there is none, or more than one. */
export function barredBy({ game, known, seat }: Seen): string | null {
  const g = game.rules;
  const tiles = tilesInForce(g, known, seat).filter((at) =>
    g.places[at - g.cards]?.def.rules?.some(({ rule }) => rule === 'bars'),
  );
  return tiles.length === 1 ? g.places[tiles[0] - g.cards].id : null;
}

/** The reason in words; where a tile is the reason, by its name and its rule. */
export function reasonWords(seen: Seen, reason: Reason): string {
  const { text, names } = seen;
  const tile = reason.code === 'barred' ? barredBy(seen) : null;
  return tile === null ? text.reason(reason, names) : `${text.name(tile)}: ${text.placeLines(tile)[0] ?? ''}`;
}

/** How far a seat is with a requirement; null if it cannot be counted. */
export function progressOf({ game, known }: Seen, seat: Seat, cond: Cond | undefined): Progress | null {
  if (cond === undefined) return null;
  const added = colourNeed(cond);
  if (added !== null) {
    const { name, colour, need } = added;
    const enough = (n: number): boolean =>
      holds(game.rules, known, scopeOf(seat), { [name]: { colour, n } } as unknown as Cond);
    let have = 0;
    while (have < need && enough(have + 1)) have++;
    return { have, need };
  }
  const asked = askedProgress(game.rules, known, scopeOf(seat), cond);
  if (asked !== null || !('is' in cond) || !('atLeast' in cond) || typeof cond.atLeast !== 'number') return asked;
  return { have: Math.min(cond.atLeast, amount(game.rules, known, scopeOf(seat), cond.is)), need: cond.atLeast };
}

/** A requirement of a module for so many cards of a colour; null = it is another. */
export function colourNeed(
  cond: Cond,
): { readonly name: string; readonly colour: Colour; readonly need: number } | null {
  const name = COLOUR_NEEDS.find((each) => each in cond);
  if (name === undefined) return null;
  const { colour, n } = (cond as unknown as Readonly<Record<string, { readonly colour: Colour; readonly n: number }>>)[
    name
  ];
  return { name, colour, need: n };
}
