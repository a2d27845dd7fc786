import type { IconName } from '../../kit/Icon.tsx';

/** How a category of points is told from the others: one of the patterns of Points.module.css, and an icon. */
export interface CategoryLook {
  readonly pattern: string;
  readonly icon: IconName | null;
}

const LOOKS: Readonly<Record<string, CategoryLook | undefined>> = {
  base: { pattern: 'plain', icon: 'city' },
  cards: { pattern: 'bricks', icon: 'city' },
  prosperity: { pattern: 'stripes', icon: 'purple' },
  events: { pattern: 'dots', icon: 'event' },
  basicEvents: { pattern: 'checks', icon: 'event' },
  specialEvents: { pattern: 'rays', icon: 'event' },
  journey: { pattern: 'waves', icon: 'journey' },
  tokens: { pattern: 'crosses', icon: 'point' },
  adornments: { pattern: 'facets', icon: 'adornment' },
  wonders: { pattern: 'courses', icon: 'wonder' },
  pearls: { pattern: 'beads', icon: 'pearl' },
};
const OTHERS = ['grid', 'steps', 'spots'];

/** Categories that nobody has drawn a look for take turns with what is left. */
export function looksOf(categories: readonly string[]): ReadonlyMap<string, CategoryLook> {
  const strange = categories.filter((id) => LOOKS[id] === undefined);
  return new Map(
    categories.map((id) => [id, LOOKS[id] ?? { pattern: OTHERS[strange.indexOf(id) % OTHERS.length], icon: null }]),
  );
}
