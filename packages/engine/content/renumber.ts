import type { Effect } from '../effects/types.ts';
import type { Rules } from './rules.ts';
import type { Fields, Shape } from './shapes.ts';
import {
  composedAmounts,
  composedConds,
  coreAmounts,
  coreConds,
  coreFilters,
  coreOpShapes,
  QUERY,
} from './wordShapes.ts';

/** What numbers of a position stand for in another table of the same names. */
export interface Renumbering {
  holder(n: number): number;
  zone(n: number): number;
  /** Goods by resource. */
  goods(goods: readonly number[]): readonly number[];
}

/** Pending work in other numbers: its shapes tell which numbers stand for what. Data of another form is left as it is. */
export function renumberEffect(g: Rules, effect: Effect, by: Renumbering): Effect {
  return renumbered(g, 'effect', effect, by) as Effect;
}

function renumbered(g: Rules, shape: Shape, value: unknown, by: Renumbering): unknown {
  if (value === undefined) return value;
  if (typeof shape === 'object') return inComposed(g, shape, value, by);
  switch (shape) {
    case 'holder':
      return typeof value === 'number' ? by.holder(value) : value;
    case 'zone':
      return typeof value === 'number' ? by.zone(value) : value;
    case 'goods':
      return Array.isArray(value) ? by.goods(value) : value;
    case 'effect':
      return inFields(g, fieldsOf(g, 'ops', coreOpShapes, opOf(value)), value, by);
    case 'query':
      return inFields(g, QUERY, value, by);
    case 'cond':
      return inComposition(g, 'conds', composedConds, coreConds, value, by);
    case 'filter':
      return inWord(g, 'filters', coreFilters, value, by);
    case 'amount':
      return inComposition(g, 'amounts', composedAmounts, coreAmounts, value, by);
    default:
      return value;
  }
}

function opOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('do' in value)) return undefined;
  return typeof value.do === 'string' ? value.do : undefined;
}

function inComposed(g: Rules, shape: Exclude<Shape, string>, value: unknown, by: Renumbering): unknown {
  if ('list' in shape) return Array.isArray(value) ? value.map((item) => renumbered(g, shape.list, item, by)) : value;
  if ('optional' in shape) return renumbered(g, shape.optional, value, by);
  if ('fields' in shape) return inFields(g, shape.fields, value, by);
  return value; // alternatives name no numbers of a position
}

function inFields(g: Rules, of: Fields | undefined, value: unknown, by: Renumbering): unknown {
  if (of === undefined || typeof value !== 'object' || value === null) return value;
  const changed: Record<string, unknown> = { ...value };
  for (const [name, shape] of Object.entries(of))
    if (Object.hasOwn(changed, name)) changed[name] = renumbered(g, shape, changed[name], by);
  return changed;
}

function inWord(
  g: Rules,
  part: 'conds' | 'filters' | 'amounts',
  core: object,
  value: unknown,
  by: Renumbering,
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const [word] = Object.keys(value);
  const shape = fieldsOf(g, part, core, word) as Shape | undefined;
  return shape === undefined ? value : inFields(g, { [word]: shape }, value, by);
}

/** In a word that may be made of others. */
function inComposition(
  g: Rules,
  part: 'conds' | 'amounts',
  composed: Readonly<Record<string, Fields>>,
  core: object,
  value: unknown,
  by: Renumbering,
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const name = Object.keys(composed).find((each) => Object.hasOwn(value, each));
  return name === undefined ? inWord(g, part, core, value, by) : inFields(g, composed[name], value, by);
}

function fieldsOf(
  g: Rules,
  part: keyof NonNullable<Rules['modules'][number]['shapes']>,
  core: object,
  word?: string,
): Fields | undefined {
  if (word === undefined) return undefined;
  for (const table of [core, ...g.modules.map((m) => m.shapes?.[part] ?? {})])
    if (Object.hasOwn(table, word)) return (table as Record<string, Fields>)[word];
  return undefined;
}
