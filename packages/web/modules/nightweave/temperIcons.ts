import type { IconName } from '@everdell/art';
import type { Temper } from './lair.ts';

export const TEMPER_ICONS: Readonly<Record<Temper['zone'], IconName>> = {
  personality: 'personality',
  plan: 'plan',
  plot: 'plot',
  seasonalPlot: 'plot',
};
