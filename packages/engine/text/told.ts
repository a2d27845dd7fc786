import type { CardIx, Seat } from '../state/ids.ts';
import type { Deed, Names } from './types.ts';

/** What log lines need in every language. */

/** The cards an event tells of: known ones, or only how many. */
export interface Known {
  readonly designs: readonly CardIx[];
  readonly hidden?: number;
}

/** Somebody's deed, `they` and `you` being its verb: `does(seat, 'plays', 'play', 'a Farm')`. No stop at the end. */
export function does(by: Seat, they: string, you: string, what = ''): Deed {
  return { by, they, you, what };
}

const whose = (seat: Seat, names: Names): 'yours' | 'theirs' => (names.isYou(seat) ? 'yours' : 'theirs');

/** Where something comes from, after a space; empty = goes without saying. */
export function from(e: { readonly seat: Seat; readonly from: string }, names: Names): string {
  const text = names.zone(e.from, whose(e.seat, names));
  return text === '' ? '' : ` ${text}`;
}

/** The zone that something goes into. */
export function into(e: { readonly seat: Seat; readonly into: string }, names: Names): string {
  return names.theZone(e.into, whose(e.seat, names));
}

/** What an effect with a name is called; one without words of its own is named by that. */
export function inWords(effect: string, names: Names): string {
  const said = names.effect(effect);
  return typeof said === 'string' ? said : effect;
}

/** The form of the verb that goes with the cards. */
export function agree(e: Known, names: Names, one: string, many: string): string {
  const plural = e.hidden === undefined && e.designs.some((ix) => names.card(names.design(ix)).plural);
  return (e.hidden ?? e.designs.length) === 1 && !plural ? one : many;
}
