import type { PlaceInfo, Text } from '@everdell/game';
import type { CSSProperties } from 'react';
import { familyLook, rowLook } from '../../modules/ask.ts';
import type { IconName } from '../Icon.tsx';

const ICONS = { event: 'event', forest: 'green', location: 'journey' } as const;

/** Modules have further ones. */
export type Family = keyof typeof ICONS | (string & {});

/** What kind of thing a place is. */
export function familyOf({ event, def }: PlaceInfo): Family {
  if (event !== null) return 'event';
  return def.row === 'forest' ? 'forest' : (rowLook(def.row)?.family ?? 'location');
}

export function familyIcon(family: Family): IconName {
  return familyLook(family)?.icon ?? ICONS[family as keyof typeof ICONS];
}

/** The colours of a family that a module brings; others have theirs in the styles. */
export function bandOf(family: Family): CSSProperties {
  if (familyLook(family) === undefined) return {};
  return { '--band': `var(--f-${family})`, '--band-ink': `var(--f-${family}-ink)` } as CSSProperties;
}

/** What a place does, without what it costs. */
export function rulesOf({ id, price }: PlaceInfo, text: Text): readonly string[] {
  return text.placeLines(id).slice(price === null ? 0 : 1);
}
