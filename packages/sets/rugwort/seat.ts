import type { Rules, Seat } from '@everdell/engine';

export const HUMAN: Seat = 0;

export const VARIANTS = ['cranky', 'glitzy', 'hasty', 'lucky', 'squatty'] as const;
export type Variant = (typeof VARIANTS)[number];

export function seatOf(g: Rules): Seat {
  return g.automas.findIndex((automa) => automa?.id === 'rugwort');
}

export function has(g: Rules, variant: Variant): boolean {
  return (g.options['rugwort.variants'] as readonly string[]).includes(variant);
}

export function year(g: Rules): number {
  return g.options['rugwort.year'] as number;
}
