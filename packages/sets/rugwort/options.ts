import type { Cond, Conds, OptionDef } from '@everdell/engine';

const VARIANTS = ['cranky', 'glitzy', 'hasty', 'lucky', 'squatty'] as const;

export const options: Readonly<Record<string, OptionDef>> = {
  'rugwort.year': { values: [1, 2, 3], default: 1 },
  'rugwort.variants': { values: VARIANTS, default: [], several: true },
};

export const variant = (is: (typeof VARIANTS)[number]): Conds['option'] => ({ of: 'rugwort.variants', is });

export const year = (is: 1 | 2 | 3): Cond => ({ option: { of: 'rugwort.year', is } });
