import {
  emptyTable,
  seedState,
  shuffledCards,
  type GameState,
  type Holder,
  type Rules,
  type Uid,
} from '@everdell/engine';
import { asCount, asMap, asText, refuse } from './check.ts';

/** A table under construction: cards are taken from a supply of those not placed yet. */
export interface Table {
  readonly g: Rules;
  readonly s: GameState;
  /** Cards not placed yet, by design. */
  readonly supply: readonly Uid[][];
  /** Ids that the case speaks of, which fillers keep away from. */
  readonly named: ReadonlySet<string>;
}

/** Where the workers of each seat stand; collected first, since cities hold workers of other seats too. */
export type Deployed = Holder[][];

const SEED = 'position';

export function newTable(g: Rules, named: ReadonlySet<string>): Table {
  const rng = seedState(SEED);
  const cardOf = shuffledCards(g, rng);
  const s = emptyTable(g, rng, cardOf);
  for (const { zone } of g.decks) s.zones[zone] = [];
  const supply: Uid[][] = g.designs.map(() => []);
  cardOf.forEach((design, uid) => supply[design].push(uid));
  return { g, s, supply, named };
}

/** Takes one copy of a card for a place at the table. */
export function takeCard(t: Table, id: unknown, path: string): Uid {
  const design = t.g.designById.get(asText(id, path));
  if (design === undefined) return refuse(path, `there is no card ${JSON.stringify(id)} in this game`);
  const uid = t.supply[design.ix].pop();
  if (uid === undefined)
    return refuse(path, `the position uses more than the ${design.copies} copies of ${design.id} there are`);
  return uid;
}

export function placeNamed(t: Table, id: unknown, path: string, row?: string): Holder {
  const place = t.g.placeById.get(asText(id, path));
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
