import {
  capacity,
  MEADOW_SPACE,
  spacesUsed,
  WORKER,
  ZONE,
  type GameState,
  type Rules,
  type Seat,
} from '@everdell/game';
import { AUTOMA, automaFeatures, automaSeat } from './automa.ts';
import { eventAt, eventWorth, progress } from './events.ts';
import { comingOf, MEADOW_SURENESS, planFor, type Outlook, type Plan } from './plans.ts';
import { traitsOf, type Traits } from './traits.ts';

/** The names of the features, which the weights go by; the same for all games with the same resources. */
export interface FeatureTable {
  readonly names: readonly string[];
  /** By design. */
  readonly traits: readonly Traits[];
  /** By season: how often green cards will still produce. */
  readonly productions: readonly number[];
}

const tables = new WeakMap<Rules, FeatureTable>();

export function featureTable(g: Rules): FeatureTable {
  let table = tables.get(g);
  if (table === undefined)
    tables.set(
      g,
      (table = { names: namesOf(g), traits: g.designs.map((d) => traitsOf(g, d)), productions: productionsOf(g) }),
    );
  return table;
}

/** Features that are there once for every resource. */
const PER_RESOURCE = ['few', 'many', 'made'] as const;
const SINGLE = [
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

function productionsOf({ seasons }: Rules): readonly number[] {
  return seasons.map((_, now) => seasons.filter(({ bonus }, later) => later > now && bonus?.do === 'produce').length);
}

const AT = Object.fromEntries(SINGLE.map((name, at) => [name, at])) as Record<Single, number>;

/** A few goods are all needed; the more there are, the less one more helps. */
const FEW = 3;
const HAND = 5;
const TIGHT = 4;

/** Writes down what of the position tells how many points are still to come for the seat. */
export function featuresOf(g: Rules, s: GameState, seat: Seat, out: Float64Array): void {
  const { traits } = featureTable(g);
  const me = s.seats[seat];
  const base = SINGLE.length;
  const n = g.resources.length;
  out.fill(0);
  out[AT.one] = 1;
  for (const at of me.workers) if (at === WORKER.home) out[AT.workers]++;
  let goods = 0;
  for (let r = 0; r < n; r++) {
    out[base + r] = Math.min(FEW, me.res[r]);
    out[base + n + r] = Math.max(0, me.res[r] - FEW);
    goods += me.res[r];
  }
  out[AT.goodsAll] = Math.min(goods, 10);
  const hand = s.zones[g.hand[seat]];
  out[AT.hand] = Math.min(HAND, hand.length);
  out[AT.handMany] = Math.max(0, hand.length - HAND);
  const spaces = Math.max(0, capacity(g, s, seat) - spacesUsed(g, s, seat));
  out[AT.spaces] = spaces;
  out[AT.spacesTight] = Math.max(0, TIGHT - spaces);
  cityFeatures(g, s, seat, traits, out);
  planFeatures(g, s, seat, spaces, out);
  eventFeatures(g, s, seat, out);
  let most = -1;
  for (let other = 0; other < s.seats.length; other++) {
    if (other === seat) continue;
    most = Math.max(most, s.seats[other].season);
    if (s.seats[other].passed) out[AT.rivalsDone]++;
  }
  out[AT.lead] = me.season - most;
  out[AT.rivals] = s.seats.length - 2;
  if (automaSeat(g) >= 0) automaFeatures(g, s, seat, out);
}

const COLOUR = { tan: AT.tan, green: AT.green, red: AT.red, blue: AT.blue, purple: AT.purple } as const;

function cityFeatures(g: Rules, s: GameState, seat: Seat, traits: readonly Traits[], out: Float64Array): void {
  const made = SINGLE.length + 2 * g.resources.length;
  const cards = made + g.resources.length;
  for (const uid of s.zones[g.city[seat]]) {
    const design = g.designs[s.cardOf[uid]];
    const trait = traits[design.ix];
    out[COLOUR[design.colour]]++;
    out[cards + design.ix]++;
    if (design.kind === 'critter') out[AT.critters]++;
    const { production } = trait;
    for (let r = 0; r < g.resources.length; r++) out[made + r] += production.res[r];
    out[AT.madePoints] += production.points;
    out[AT.madeCards] += production.cards;
    out[AT.madeOther] += production.other;
    out[AT.visits] += trait.visit;
    out[AT.triggers] += trait.trigger;
    out[AT.abilities] += trait.ability;
    if (design.def.scores !== undefined) out[AT.scoresGrow]++;
    if (design.opens !== null && s.occupied[uid] === 0) out[AT.openings]++;
  }
}

function planFeatures(g: Rules, s: GameState, seat: Seat, spaces: number, out: Float64Array): void {
  const hand = s.zones[g.hand[seat]];
  const meadow = s.zones[ZONE.meadow];
  const { traits, productions } = featureTable(g);
  const outlook: Outlook = { traits, spaces, ...comingOf(g, productions, s.seats[seat].season) };
  let first = 0;
  let second = 0;
  let third = 0;
  let free = 0;
  let least = 9;
  for (let i = 0; i < hand.length + meadow.length; i++) {
    const space = i - hand.length;
    const uid = space < 0 ? hand[i] : meadow[space];
    if (uid < 0 || (space >= 0 && s.meadow[space] !== MEADOW_SPACE.open)) continue;
    if (!planFor(g, s, seat, g.designs[s.cardOf[uid]], outlook, PLAN)) continue;
    const { opened, missing } = PLAN;
    const worth = PLAN.worth * (space < 0 ? 1 : MEADOW_SURENESS);
    if (opened) free = Math.max(free, worth);
    least = Math.min(least, missing);
    if (worth > first) {
      third = second;
      second = first;
      first = worth;
    } else if (worth > second) {
      third = second;
      second = worth;
    } else if (worth > third) third = worth;
  }
  out[AT.plan1] = first;
  out[AT.plan2] = second;
  out[AT.plan3] = third;
  out[AT.plansFree] = free;
  out[AT.openNow] = free > 0 ? 1 : 0;
  out[AT.missing1] = least;
}

/** Used for one card after the other: there are too many of them to make a new one each time. */
const PLAN: Plan = { worth: 0, opened: false, missing: 0 };

function eventFeatures(g: Rules, s: GameState, seat: Seat, out: Float64Array): void {
  for (const row of s.rows)
    for (const holder of row) {
      const place = eventAt(g, holder);
      if (place === null) continue;
      const share = progress(g, s, seat, place);
      const worth = eventWorth(place);
      if (share >= 1) out[AT.eventsReady] += worth;
      else out[AT.eventsNear] += worth * share * share;
    }
}
