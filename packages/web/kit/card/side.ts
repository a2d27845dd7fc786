import type { PlaceInfo } from '@everdell/game';
import { pictures } from 'virtual:art';
import type { Seen } from '../../play/seen.ts';

/** The picture of the side of a tile that is up. */
export function sideOf({ known }: Seen, { id, ix }: PlaceInfo): string {
  const turned = `${id}-turned`;
  return turned in pictures && (known.slices.marks?.['flipped'] ?? []).includes(ix) ? turned : id;
}
