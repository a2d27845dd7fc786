import { emptyTable, seedState, shuffledCards, type CardIx, type Design, type Rules, type Uid } from '@everdell/engine';
import type { Table } from '@everdell/sets';
import { formats } from '../registry.ts';

const SEED = 'position';

/** An empty table with all cards in the supply; for a case with steps, cards that nobody names stand in for further copies. */
export function newTable(g: Rules, named: ReadonlySet<string>, asked?: readonly string[]): Table {
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
    asked: asked ?? [],
    ...(asked && { lend: (design) => lent(g, supply, named, cardOf, design) }),
    formats: formats.filter(({ id }) => inPlay(id)),
    absent: formats.filter(({ id }) => !inPlay(id)),
  };
}

/** A card of the main deck that the case does not name, of those that there are most of, becomes one of this design. */
function lent(
  g: Rules,
  supply: readonly Uid[][],
  named: ReadonlySet<string>,
  cardOf: CardIx[],
  { ix, def }: Design,
): Uid | undefined {
  if (def.deck !== undefined) return undefined;
  const spare = g.designs.filter((d) => d.def.deck === undefined && !named.has(d.id)).map((d) => supply[d.ix]);
  const uid = spare.sort((a, b) => b.length - a.length)[0]?.pop();
  if (uid !== undefined) cardOf[uid] = ix;
  return uid;
}
