/** Tables with Legendary cards, for their tests. */
import { capacity, spacesUsed } from '@everdell/game';
import * as look from './look.ts';
import { table, type SeatShorthand, type Table, type TableShorthand } from './table.ts';

export const LEGENDS = {
  constructions: [
    'bridge-of-the-sky',
    'mcgregors-market',
    'oleanders-opera-house',
    'silver-scale-spring',
    'the-green-acorn',
  ],
  critters: ['amilla-glistendew', 'cirrus-windfall', 'foresight', 'fynn-nobletail', 'poe'],
} as const;
export const MORE_LEGENDS = {
  constructions: ['click-clacks', 'darkdeep-prison', 'everflame-tomb', 'king-norths-treasury', 'strongroot-castle'],
  critters: ['chipter-swipple', 'jor-goldwing', 'mayberry-matriarch', 'strey-softpaw', 'tarry-hare'],
} as const;
export const BOTH = ['legends', 'more-legends'];

/** A table with both packs, besides the modules named; seat 0 alone has something: the usual case. */
export function mine(seat: SeatShorthand, given: TableShorthand = {}): Table {
  return table({
    ...given,
    modules: [...BOTH, ...(given.modules ?? [])],
    seats: [seat, ...(given.seats ?? [])],
  });
}

/** Legendary cards that a seat still holds. */
export function held(t: Table, seat: number): string[] {
  return look.sorted(look.ids(t.game, t.state, look.heldBesides(t.game, t.state, seat)));
}

/** Spaces that a city uses, and how many it has. */
export function spaces(t: Table, seat: number): { readonly used: number; readonly of: number } {
  return { used: spacesUsed(t.game.rules, t.state, seat), of: capacity(t.game.rules, t.state, seat) };
}

/** So many cards that get in nobody's way; fifteen fill a city. */
export const cards = (n: number): string[] =>
  Array.from({ length: n }, (_, i) => ['mine', 'twig-barge', 'resin-refinery', 'storehouse', 'woodcarver'][i % 5]);
