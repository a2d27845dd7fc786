import { categoryLook } from '../../modules/ask.ts';
import type { CategoryLook } from '../../modules/look.ts';

export type { CategoryLook };

const LOOKS: Readonly<Record<string, CategoryLook | undefined>> = {
  base: { pattern: 'plain', icon: 'city' },
  cards: { pattern: 'bricks', icon: 'city' },
  prosperity: { pattern: 'stripes', icon: 'purple' },
  events: { pattern: 'dots', icon: 'event' },
  basicEvents: { pattern: 'checks', icon: 'event' },
  specialEvents: { pattern: 'rays', icon: 'event' },
  journey: { pattern: 'waves', icon: 'journey' },
  tokens: { pattern: 'crosses', icon: 'point' },
};
const OTHERS = ['grid', 'steps', 'spots'];

/** Categories that nobody has drawn a look for take turns with what is left. */
export function looksOf(categories: readonly string[]): ReadonlyMap<string, CategoryLook> {
  const lookOf = (id: string): CategoryLook | undefined => LOOKS[id] ?? categoryLook(id);
  const strange = categories.filter((id) => lookOf(id) === undefined);
  return new Map(
    categories.map((id) => [id, lookOf(id) ?? { pattern: OTHERS[strange.indexOf(id) % OTHERS.length], icon: null }]),
  );
}
