import { otherNames } from './format.otherNames.ts';
import type { Holder, Rules, Uid } from '@everdell/engine';
import { asCount, asMap, asText, refuse } from './format.check.ts';
import type { Table } from './format.ts';

/** How things of a position are found and taken. */

/** Takes one copy of a card for a place at the table. */
export function takeCard(t: Table, id: unknown, path: string): Uid {
  const design = t.g.designById.get(asText(id, path));
  if (design === undefined) return refuse(path, `there is no card ${JSON.stringify(id)} in this game`);
  const uid = t.supply[design.ix].pop() ?? t.lend?.(design);
  if (uid === undefined)
    return refuse(path, `the position uses more than the ${design.copies} copies of ${design.id} there are`);
  return uid;
}

export function placeNamed(t: Table, id: unknown, path: string, row?: string): Holder {
  const name = asText(id, path);
  const place = t.g.placeById.get(otherNames.get(name) ?? name);
  if (place === undefined || (row !== undefined && t.g.rowNames[place.row] !== row))
    return refuse(path, `there is no ${row === undefined ? 'place' : row} ${JSON.stringify(id)} in this game`);
  return place.ix;
}

/** The index of a resource; those that modules bring may also stand in the plural. */
export function resourceNamed(g: Rules, name: string): number {
  const exact = g.resources.findIndex((resource) => resource === name);
  return exact >= 0 ? exact : g.resources.findIndex((resource, r) => r >= g.standard && `${resource}s` === name);
}

/** Resources by name as amounts in the order of the compiled list. */
export function goodsFrom(t: Table, value: unknown, path: string): number[] {
  const goods: number[] = t.g.resources.map(() => 0);
  if (value === undefined) return goods;
  for (const [name, n] of Object.entries(asMap(value, path))) {
    const r = resourceNamed(t.g, name);
    if (r < 0) refuse(`${path}.${name}`, 'no such resource');
    if (goods[r] > 0) refuse(`${path}.${name}`, 'is there twice');
    goods[r] = asCount(n, `${path}.${name}`);
  }
  return goods;
}
