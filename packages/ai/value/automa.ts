import { askedOfEach, COLOURS, totalOf, type GameState, type PlaceInfo, type Rules, type Seat } from '@everdell/game';
import { eventAt, hasKey, type EventPlan } from './events.ts';
import { cardAt, playZones } from './reach.ts';

/** Features of games with an automa, who gains by what nobody claims and by every card that is played. */
export const AUTOMA = ['automaNear', 'stakeReady', 'stakeNear', 'stakeReach'] as const;
/** Where they stand, from the end. */
const AT = { automaNear: 4, stakeReady: 3, stakeNear: 2, stakeReach: 1 } as const;

/** -1 = there is none. */
export function automaSeat({ automas }: Rules): Seat {
  for (let seat = 0; seat < automas.length; seat++) if (automas[seat] !== null) return seat;
  return -1;
}

/** Written behind all the others. */
export function automaFeatures(g: Rules, s: GameState, seat: Seat, out: Float64Array): void {
  const automa = automaSeat(g);
  const end = out.length;
  for (const row of s.rows)
    for (const holder of row) {
      const event = eventAt(g, holder);
      if (event === null) continue;
      const { place } = event;
      const stake = stakeOf(g, s, automa, place);
      if (stake === 0) {
        // He claims it himself as soon as he can.
        const his = event.share(s, automa);
        out[end - AT.automaNear] += his * his;
        continue;
      }
      const worth = stake + event.worth;
      const share = progressOf(g, s, seat, event);
      if (share >= 1) out[end - AT.stakeReady] += worth;
      else {
        out[end - AT.stakeNear] += worth * share * share;
        if (place.needsCards !== null) out[end - AT.stakeReach] += worth * inReach(g, s, seat, place.needsCards);
      }
    }
}

/** Sees more than the features of all games do, which were learned without it: cards of each colour. */
function progressOf(g: Rules, s: GameState, seat: Seat, { place, share }: EventPlan): number {
  const { needs } = place;
  const asked = needs === null ? null : askedOfEach(needs);
  if (asked === null) return share(s, seat);
  const counts = new Map<string, number>();
  for (const uid of s.zones[g.city[seat]]) {
    const { colour } = g.designs[s.cardOf[uid]];
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  let have = 0;
  for (const n of counts.values()) have += Math.min(n, asked);
  return have / (asked * COLOURS.length);
}

/** A card that an Event names counts by where it lies: where only its owner can play it, or others too. */
const OWN = 0.7;
const SHARED = 0.5;

/** 1 = all that the Event names is in the city. */
function inReach(g: Rules, s: GameState, seat: Seat, keys: readonly number[]): number {
  let have = 0;
  for (const key of keys) have += hasKey(g, s, s.zones[g.city[seat]], key) ? 1 : sureness(g, s, seat, key);
  const share = have / keys.length;
  return share * share;
}

function sureness(g: Rules, s: GameState, seat: Seat, key: number): number {
  let most = 0;
  for (const from of playZones(g, seat))
    for (let i = 0; i < s.zones[from.zone].length; i++) {
      const uid = cardAt(g, s, from, i);
      if (uid >= 0 && g.designs[s.cardOf[uid]].key === key) most = Math.max(most, from.own ? OWN : SHARED);
    }
  return most;
}

const stakes = new WeakMap<Rules, Float64Array>();

/** What the automa loses when somebody claims the Event, by his own reckoning: 0 = nothing for certain. */
function stakeOf(g: Rules, s: GameState, automa: Seat, { ix, row }: PlaceInfo): number {
  let table = stakes.get(g);
  if (table === undefined) stakes.set(g, (table = new Float64Array(g.places.length).fill(-1)));
  const at = ix - g.cards;
  if (table[at] < 0) {
    const without = s.rows.map((holders, r) => (r === row ? holders.filter((holder) => holder !== ix) : holders));
    table[at] = Math.max(0, totalOf(g, s, automa) - totalOf(g, { ...s, rows: without }, automa));
  }
  return table[at];
}
