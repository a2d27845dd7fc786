import { outlined } from '../paint.ts';
import { HOMES, type Plan } from './homes.ts';
import { PALETTES, shadow, type Glyph, type PaletteName } from './parts.ts';
import { WATERSIDE } from './waters.ts';
import { WAYS } from './ways.ts';
import { WONDERS } from './wonders.ts';
import { WORKS } from './works.ts';

const FORMS: Readonly<Record<string, (plan: Plan) => string>> = {
  ...HOMES,
  ...WATERSIDE,
  ...WAYS,
  ...WONDERS,
  ...WORKS,
};
export type Form =
  | keyof typeof HOMES
  | keyof typeof WATERSIDE
  | keyof typeof WAYS
  | keyof typeof WONDERS
  | keyof typeof WORKS;
export type { PaletteName };

export interface Building {
  readonly form: Form;
  readonly palette?: PaletteName;
  readonly glyph?: Glyph;
  readonly clock?: boolean;
}

/** A building on a ground of 120 by 110; it stands at y = 104. */
export function building({ form, palette = 'straw', glyph, clock }: Building): string {
  return outlined(shadow + FORMS[form]({ ...PALETTES[palette], glyph, clock }));
}
