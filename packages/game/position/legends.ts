import { setCover, type Seat, type Uid } from '@everdell/engine';
import { asList, refuse } from './check.ts';
import { takeCard, type Table } from './table.ts';

/** Legendary cards in a position. */

export function hasLegends({ g }: Table): boolean {
  return g.seatZone['legendaryCritter'] !== undefined;
}

/** What a seat holds; cards of the main deck are none of them. */
export function layLegends(t: Table, seat: Seat, given: unknown, path: string): void {
  asList(given, path).forEach((id, i) => {
    const uid = takeCard(t, id, `${path}[${i}]`);
    const { deck } = t.g.designs[t.s.cardOf[uid]].def;
    const zone = t.g.playZones[seat].find((z) => t.g.decks[t.g.zones[z].deck].zone === t.g.zone[deck ?? '']);
    if (zone === undefined) refuse(`${path}[${i}]`, 'this is no Legendary card');
    else t.s.zones[zone].push(uid);
  });
}

/** Cards that were laid on others as they were played. */
export function layCovers(t: Table, seat: Seat, covers: readonly { readonly uid: Uid; readonly on: unknown }[]): void {
  for (const { uid, on } of covers) {
    const isFree = (other: Uid): boolean => {
      const { id, ability } = t.g.designs[t.s.cardOf[other]];
      return id === on && ability?.price === 'cover' && !t.s.slices.covers!.some(([card]) => card === other);
    };
    const card = t.s.zones[t.g.city[seat]].find(isFree);
    if (card === undefined) refuse(`seats[${seat}].city`, `nothing can lie on ${JSON.stringify(on)} there`);
    else setCover(t.s, card, uid);
  }
}
