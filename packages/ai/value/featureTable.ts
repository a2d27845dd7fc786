import type { Design, Rules, Seat, TileDef } from '@everdell/game';
import { AUTOMA, automaSeat } from './automa.ts';
import { eventsOf, type EventPlan } from './events.ts';
import { planTable, type PlanTable } from './plans.ts';
import { abilityWorth, traitsOf, triggerWorth, visitWorth, type Traits } from './traits.ts';

/** What the features of a position are read off with: all that a game can know of its cards and Events beforehand. */
export interface FeatureTable {
  /** The weights go by them; the same for all games with the same resources and cards. */
  readonly names: readonly string[];
  readonly automa: Seat;
  /** By design: what one such card of the city adds to which features, one after the other. */
  readonly first: Int32Array;
  readonly at: Int32Array;
  readonly adds: Float64Array;
  readonly plans: PlanTable;
  /** null = no tile does anything for a seat. */
  readonly tiles: TileTable | null;
  /** By place; null = it is no Event. */
  readonly events: readonly (EventPlan | null)[];
}

/** By place: what the text of a tile is good for, like that of a card of the city. */
export interface TileTable {
  readonly triggers: Float64Array;
  readonly abilities: Float64Array;
  readonly visits: Float64Array;
}

const tables = new WeakMap<Rules, FeatureTable>();

export function featureTable(g: Rules): FeatureTable {
  let table = tables.get(g);
  if (table === undefined) tables.set(g, (table = newTable(g)));
  return table;
}

function newTable(g: Rules): FeatureTable {
  const traits = g.designs.map((d) => traitsOf(g, d));
  const adds = g.designs.map((d) => cardFeatures(g, d, traits[d.ix]));
  const first = new Int32Array(g.designs.length + 1);
  adds.forEach((list, ix) => (first[ix + 1] = first[ix] + list.length));
  return {
    names: namesOf(g),
    automa: automaSeat(g),
    first,
    at: Int32Array.from(adds.flat(), ([at]) => at),
    adds: Float64Array.from(adds.flat(), ([, n]) => n),
    plans: planTable(g, traits),
    tiles: tileTable(g),
    events: eventsOf(g),
  };
}

function tileTable(g: Rules): TileTable | null {
  if (g.force.length === 0 && g.visitZones.every((zone) => g.zones[zone].owner < 0)) return null;
  const by = (worth: (def: TileDef) => number): Float64Array => Float64Array.from(g.places, ({ def }) => worth(def));
  return {
    triggers: by((def) => triggerWorth(g, def)),
    abilities: by(abilityWorth),
    visits: by((def) => visitWorth(g, def)),
  };
}

/** What a card of the city adds to the features, whatever the position: pairs of a feature and a number. */
function cardFeatures(g: Rules, design: Design, trait: Traits): (readonly [number, number])[] {
  const made = SINGLE.length + 2 * g.resources.length;
  const { production } = trait;
  const all: (readonly [number, number])[] = [
    [COLOUR[design.colour], 1],
    [made + g.resources.length + design.ix, 1],
    [AT.critters, design.kind === 'critter' ? 1 : 0],
    ...production.res.map((n, r): [number, number] => [made + r, n]),
    [AT.madePoints, production.points],
    [AT.madeCards, production.cards],
    [AT.madeOther, production.other],
    [AT.visits, trait.visit],
    [AT.triggers, trait.trigger],
    [AT.abilities, trait.ability],
    [AT.scoresGrow, design.def.scores === undefined ? 0 : 1],
  ];
  return all.filter(([, n]) => n !== 0);
}

/** Features that are there once for every resource. */
const PER_RESOURCE = ['few', 'many', 'made'] as const;
export const SINGLE = [
  'one',
  'workers',
  'hand',
  'handMany',
  'spaces',
  'spacesTight',
  'madePoints',
  'madeCards',
  'madeOther',
  'visits',
  'triggers',
  'abilities',
  'openings',
  'openNow',
  'plan1',
  'plan2',
  'plan3',
  'plansFree',
  'missing1',
  'tan',
  'green',
  'red',
  'blue',
  'purple',
  'critters',
  'eventsReady',
  'eventsNear',
  'scoresGrow',
  'lead',
  'rivalsDone',
  'goodsAll',
  'rivals',
] as const;
type Single = (typeof SINGLE)[number];

function namesOf(g: Rules): readonly string[] {
  const goods = PER_RESOURCE.flatMap((name) => g.resources.map((id) => `${name}:${id}`));
  const cards = g.designs.map(({ id }) => `card:${id}`);
  return [...SINGLE, ...goods, ...cards, ...(automaSeat(g) < 0 ? [] : AUTOMA)];
}

/** Where the features stand that are there once; those of the resources follow, then those of the cards. */
export const AT = Object.fromEntries(SINGLE.map((name, at) => [name, at])) as Record<Single, number>;

const COLOUR = { tan: AT.tan, green: AT.green, red: AT.red, blue: AT.blue, purple: AT.purple } as const;
