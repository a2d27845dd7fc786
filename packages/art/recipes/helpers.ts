import type { BackdropName } from '../backdrop/index.ts';
import type { PaletteName } from '../building/index.ts';
import type { Piece } from '../pieces/index.ts';
import type { Figure, Recipe } from '../vignette.ts';

/** Somebody small who is about. */
export const dweller = (figure: Figure): Figure => ({ s: 0.24, y: 97, ...figure });

/** A Farm in its season, with what grows or lies around it. */
export const farm = (
  ground: BackdropName,
  palette: PaletteName,
  around: readonly Piece[],
  figure?: Figure,
): Recipe => ({
  ground,
  site: { form: 'farm', palette, s: 0.74 },
  ...(figure === undefined ? {} : { figures: [dweller(figure)] }),
  front: around,
});
