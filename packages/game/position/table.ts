import { emptyTable, seedState, shuffledCards, type Rules, type Uid } from '@everdell/engine';
import type { Table } from '@everdell/sets';
import { formats } from '../registry.ts';

const SEED = 'position';

/** An empty table with all cards in the supply. */
export function newTable(g: Rules, named: ReadonlySet<string>): Table {
  const rng = seedState(SEED);
  const cardOf = shuffledCards(g, rng);
  const s = emptyTable(g, rng, cardOf);
  for (const { zone } of g.decks) s.zones[zone] = [];
  const supply: Uid[][] = g.designs.map(() => []);
  cardOf.forEach((design, uid) => supply[design].push(uid));
  const inPlay = (id: string): boolean => g.modules.some((m) => m.id === id);
  return {
    g,
    s,
    supply,
    named,
    formats: formats.filter(({ id }) => inPlay(id)),
    absent: formats.filter(({ id }) => !inPlay(id)),
  };
}
