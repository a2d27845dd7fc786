import type { PlaceInfo, Text } from '@everdell/game';
import type { IconName } from '../Icon.tsx';

export type Family = 'event' | 'forest' | 'location' | 'river' | 'adornment' | 'wonder';

/** By the row of the board a place comes from. */
const FAMILIES: Readonly<Record<string, Family | undefined>> = {
  forest: 'forest',
  shoal: 'river',
  river: 'river',
  riverCards: 'river',
  adornments: 'adornment',
  wonders: 'wonder',
};

/** What kind of thing a place is. */
export function familyOf(place: PlaceInfo): Family {
  return place.event !== null ? 'event' : (FAMILIES[place.def.row] ?? 'location');
}

export const FAMILY_ICONS: Readonly<Record<Family, IconName>> = {
  event: 'event',
  forest: 'green',
  location: 'journey',
  river: 'pearl',
  adornment: 'adornment',
  wonder: 'wonder',
};

/** What a place does, without what it costs. */
export function rulesOf({ id, def }: PlaceInfo, text: Text): readonly string[] {
  return text.placeLines(id).slice(def.price === undefined ? 0 : 1);
}
