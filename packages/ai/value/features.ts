import { capacity, spacesUsed, tilesInForce, WORKER, type GameState, type Rules, type Seat } from '@everdell/game';
import { automaFeatures } from './automa.ts';
import { shareHeld } from './events.ts';
import { AT, featureTable, SINGLE, type FeatureTable, type TileTable } from './featureTable.ts';
import { forgetCity, noteCard, planFor, SHARED_SURENESS, type Plan } from './plans.ts';
import { cardAt, playZones } from './reach.ts';

/** A few goods are all needed; the more there are, the less one more helps. */
const FEW = 3;
const HAND = 5;
const TIGHT = 4;

/** Writes down what of the position tells how many points are still to come for the seat. */
export function featuresOf(g: Rules, s: GameState, seat: Seat, out: Float64Array, t = featureTable(g)): void {
  const me = s.seats[seat];
  const base = SINGLE.length;
  const n = g.resources.length;
  out.fill(0);
  out[AT.one] = 1;
  const { workers, res } = me;
  let home = 0;
  for (let w = 0; w < workers.length; w++) if (workers[w] === WORKER.home) home++;
  out[AT.workers] = home;
  let goods = 0;
  for (let r = 0; r < n; r++) {
    out[base + r] = Math.min(FEW, res[r]);
    out[base + n + r] = Math.max(0, res[r] - FEW);
    goods += res[r];
  }
  out[AT.goodsAll] = Math.min(goods, 10);
  const hand = s.zones[g.hand[seat]];
  out[AT.hand] = Math.min(HAND, hand.length);
  out[AT.handMany] = Math.max(0, hand.length - HAND);
  const spaces = Math.max(0, capacity(g, s, seat) - spacesUsed(g, s, seat));
  out[AT.spaces] = spaces;
  out[AT.spacesTight] = Math.max(0, TIGHT - spaces);
  cityFeatures(g, s, seat, t, out);
  if (t.tiles !== null) tileFeatures(g, s, seat, t.tiles, out);
  planFeatures(g, s, seat, spaces, t, out);
  eventFeatures(g, s, seat, t, out);
  let most = -1;
  for (let other = 0; other < s.seats.length; other++) {
    if (other === seat) continue;
    most = Math.max(most, s.seats[other].season);
    if (s.seats[other].passed) out[AT.rivalsDone]++;
  }
  out[AT.lead] = me.season - most;
  out[AT.rivals] = s.seats.length - 2;
  if (t.automa >= 0) automaFeatures(g, s, seat, out);
}

/** Notes besides what plans and Events need to know of the city. */
function cityFeatures(g: Rules, s: GameState, seat: Seat, t: FeatureTable, out: Float64Array): void {
  const { first, at, adds, plans } = t;
  const city = s.zones[g.city[seat]];
  let openings = 0;
  forgetCity(plans);
  for (let i = 0; i < city.length; i++) {
    const ix = s.cardOf[city[i]];
    if (noteCard(g.designs[ix], s.occupied[city[i]] === 0, plans)) openings++;
    for (let k = first[ix]; k < first[ix + 1]; k++) out[at[k]] += adds[k];
  }
  out[AT.openings] = openings;
}

/** What tiles add: those whose texts are in force for the seat, and its own ones that workers can be placed on. */
function tileFeatures(
  g: Rules,
  s: GameState,
  seat: Seat,
  { triggers, abilities, visits }: TileTable,
  out: Float64Array,
): void {
  for (const tile of tilesInForce(g, s, seat)) {
    out[AT.triggers] += triggers[tile - g.cards];
    out[AT.abilities] += abilities[tile - g.cards];
  }
  for (const zone of g.visitZones)
    if (g.zones[zone].owner === seat) for (const tile of s.zones[zone]) out[AT.visits] += visits[tile - g.cards];
}

function planFeatures(g: Rules, s: GameState, seat: Seat, spaces: number, t: FeatureTable, out: Float64Array): void {
  const zones = playZones(g, seat);
  let first = 0;
  let second = 0;
  let third = 0;
  let free = 0;
  let least = 9;
  for (let z = 0; z < zones.length; z++) {
    const from = zones[z];
    const { length } = s.zones[from.zone];
    for (let i = 0; i < length; i++) {
      const uid = cardAt(g, s, from, i);
      if (uid < 0 || !planFor(t.plans, s.seats[seat], g.designs[s.cardOf[uid]], spaces, PLAN)) continue;
      const { opened, missing } = PLAN;
      const worth = PLAN.worth * (from.own ? 1 : SHARED_SURENESS);
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

function eventFeatures(g: Rules, s: GameState, seat: Seat, t: FeatureTable, out: Float64Array): void {
  let ready = 0;
  let near = 0;
  for (let row = 0; row < s.rows.length; row++) {
    const holders = s.rows[row];
    for (let i = 0; i < holders.length; i++) {
      const event = holders[i] < g.cards ? null : t.events[holders[i] - g.cards];
      if (event === null) continue;
      const share = event.keys === null ? event.share(s, seat) : shareHeld(event.keys, t.plans.held);
      if (share >= 1) ready += event.worth;
      else near += event.worth * share * share;
    }
  }
  out[AT.eventsReady] = ready;
  out[AT.eventsNear] = near;
}
