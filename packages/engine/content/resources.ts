/** Resource names; a module merges its own in (`interface ResourceNames { pearl: true }`). */
export interface ResourceNames {
  twig: true;
  resin: true;
  pebble: true;
  berry: true;
}

export type Resource = keyof ResourceNames;

/** Amounts of resources as content tables write them: `{ twig: 2, resin: 1 }`. */
export type Bundle = Readonly<Partial<Record<Resource, number>>>;

/** The four standard resources: what "any resource" stands for (R-GEN-01, R-GEN-02). */
export const STANDARD_RESOURCES = ['twig', 'resin', 'pebble', 'berry'] as const satisfies readonly Resource[];

/** Amounts in the order of a game's resources. */
export function vectorOf(resources: readonly Resource[], bundle: Bundle): number[] {
  const goods: number[] = [];
  for (const r of resources) goods.push((bundle[r] ?? 0) | 0);
  return goods;
}
