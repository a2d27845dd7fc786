import type { ModuleTexts, Noun } from '@everdell/engine';

import { said as ofPersonalities } from './personalities.text.ts';
import { said as ofPlans } from './plans.text.ts';
import { said as ofPlots } from './plots.text.ts';

/** Names and texts of her temper. Generated sentences would speak to her; these speak to the person. */

type Gender = 'm' | 'f';

/** Name and text in English and Spanish, and what the text says of which definition. */
export interface TemperSaid {
  readonly en: readonly [name: string, text: string];
  readonly es: readonly [name: string, text: string, gender?: Gender];
  readonly fingerprint: string;
}

const said: Readonly<Record<string, TemperSaid>> = { ...ofPersonalities, ...ofPlans, ...ofPlots };

const entries = Object.entries(said);
export const namesEn: Readonly<Record<string, Noun>> = Object.fromEntries(
  entries.map(([id, { en: [name] }]) => [id, { one: name, many: name, proper: true }]),
);
export const namesEs: Readonly<Record<string, Noun & { readonly gender: Gender }>> = Object.fromEntries(
  entries.map(([id, { es: [name, , gender = 'f'] }]) => [id, { one: name, many: name, gender, proper: true }]),
);
export const temperOverrides: NonNullable<ModuleTexts['overrides']> = Object.fromEntries(
  entries.map(([id, { en, es, fingerprint }]) => [id, { en: en[1], es: es[1], fingerprint }]),
);
