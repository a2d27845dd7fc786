import {
  amount,
  billFor,
  designOf,
  isOpenDoor,
  scopeOf,
  ZONE,
  type Design,
  type Game,
  type GameEvent,
  type Holder,
  type Reason,
  type Resource,
  type Seat,
  type Uid,
} from '@everdell/game';
import { figuresOn } from './figures.ts';
import { asideBy } from './keeps.ts';
import { preview } from './preview.ts';
import type { Seen } from './seen.ts';

/** What the screen has to know about cards; nothing here changes anything. */

/** What a seat lacks to pay the whole cost, in the order of the game's resources. */
export function shortage({ game, known, seat }: Seen, uid: Uid): readonly number[] {
  const { res } = known.seats[seat];
  return askedFor({ game, known, seat }, uid).map((n, r) => Math.max(0, n - res[r]));
}

/** What a card costs a seat now; where it could be paid in several ways, one that the seat can afford if there is any. */
export function askedFor({ game, known, seat }: Pick<Seen, 'game' | 'known' | 'seat'>, uid: Uid): readonly number[] {
  const { full } = billFor(game.rules, known, seat, uid, designOf(game.rules, known, uid));
  const { res } = known.seats[seat];
  return full.find((cost) => cost.every((n, r) => n <= res[r])) ?? full[0];
}

/** By how much rules in force make a card dearer for the viewer, by resource; `any` = of their choice. */
export function surchargeOn({ game, known, seat }: Seen, uid: Uid): Readonly<Record<string, number>> {
  const g = game.rules;
  if (!g.repriced) return NO_SURCHARGE;
  const design = designOf(g, known, uid);
  const { full } = billFor(g, known, seat, uid, design);
  const [first] = full;
  if (full.length > design.costs.length) return { any: sum(first) - sum(design.costs[0]) };
  return Object.fromEntries(
    g.resources.flatMap((id, r) => (first[r] > design.costs[0][r] ? [[id, first[r] - design.costs[0][r]]] : [])),
  );
}
const NO_SURCHARGE = {};

/** What a card costs where the open question plays one: what the effect takes off is off. */
export interface Offered {
  /** The least that it could be paid with. */
  readonly goods: readonly number[];
  /** As much could be paid in another mix of resources. */
  readonly mixed: boolean;
}

/** Null = nothing asks for it. */
export function offeredFor(seen: Seen, uid: Uid): Offered | null {
  const { decision: d, legal, game, known, seat } = seen;
  const action = { t: 'pick', items: [uid] } as const;
  if (d?.kind !== 'pick' || d.ask !== 'play' || legal.length === 0 || !d.items.includes(uid)) return null;
  if (game.check(known, seat, action) !== null) return null;
  const { events, next } = preview(seen, action);
  if (next?.kind !== 'pay' || next.card !== uid) return { goods: paidIn(events, seen, uid), mixed: false };
  const least = Math.min(...next.ways.map(({ spend }) => sum(spend)));
  const mixes = new Map(next.ways.flatMap(({ spend }) => (sum(spend) === least ? [[spend.join(), spend]] : [])));
  return { goods: [...mixes.values()][0], mixed: mixes.size > 1 };
}

/** What is used up as a card is paid for, before its resources. */
const USED: ReadonlySet<string> = new Set(['occupied', 'discarded', 'tokensPut', 'laidOn', 'tucked']);

/** What was spent on the card itself: what it gives, and what is asked for besides, comes later. */
function paidIn(events: readonly GameEvent[], { game, seat }: Seen, uid: Uid): readonly number[] {
  const played = events.findIndex((event) => event.e === 'played' && event.cards.includes(uid));
  const next = events.slice(played + 1).find(({ e }) => !USED.has(e));
  return played >= 0 && next?.e === 'paid' && next.seat === seat ? next.goods : game.rules.resources.map(() => 0);
}

const sum = (goods: readonly number[]): number => goods.reduce((n, m) => n + m, 0);

/** Does nothing remain to be paid when it is played for free? */
function isFreeByDoor({ game, known, seat }: Seen, uid: Uid): boolean {
  const { free } = billFor(game.rules, known, seat, uid, designOf(game.rules, known, uid));
  return free[0].every((n) => n === 0);
}

/** The unoccupied Construction of the viewer's city that brings the Critter in; one that takes a usual token and is made for it goes first. */
export function freeDoor({ game, known, seat }: Seen, design: Design): Uid | null {
  const g = game.rules;
  const doors = known.zones[g.city[seat]].filter((uid) => isOpenDoor(g, known, seat, uid, design));
  const usual = doors.filter((uid) => tokenFor(designOf(g, known, uid), design) < 0);
  return usual.find((uid) => isFor(designOf(g, known, uid), design)) ?? usual[0] ?? doors[0] ?? null;
}

function isFor(construction: Design, critter: Design): boolean {
  const named = construction.def.opens?.cards ?? [];
  return (construction.opens?.[critter.ix] ?? 0) > 0 && named.some((id) => critter.names.includes(id));
}

/** The cards of the viewer's city that may be discarded in place of the cost: those of its banner. */
export function banners({ game, known, seat }: Seen, design: Design): readonly Uid[] {
  if (!design.supplants) return [];
  return known.zones[game.rules.city[seat]].filter((uid) => {
    const other = designOf(game.rules, known, uid);
    return other.key === design.key && !other.lasting;
  });
}

const partnersBy = new WeakMap<Game, Map<string, readonly Design[]>>();

/** Whom the door of a Construction is for, or through whose doors a Critter comes; what opens for everybody is left out. */
export function partners(game: Game, design: Design): readonly Design[] {
  let known = partnersBy.get(game);
  if (known === undefined) partnersBy.set(game, (known = new Map()));
  let found = known.get(design.id);
  if (found === undefined) {
    const { designs } = game.rules;
    found = designs.filter((other) =>
      design.kind === 'construction' ? isFor(design, other) : other.kind === 'construction' && isFor(other, design),
    );
    known.set(design.id, found);
  }
  return found;
}

/** Could the viewer play a card now, and how? */
export type Prospect =
  /** Through the door of this Construction; `token` = what is spent there instead of a usual one. */
  | { readonly how: 'free'; readonly door: Uid; readonly token: Resource | null }
  /** In place of this card of the city, which is discarded; it could be paid for too. */
  | { readonly how: 'banner'; readonly card: Uid; readonly pays: boolean }
  | { readonly how: 'pay' }
  /** Only with the help of a card in the city or of a tile; null = something else helps, or more than one of them. */
  | { readonly how: 'help'; readonly by: Holder | null }
  | { readonly how: 'short'; readonly missing: readonly number[] }
  | { readonly how: 'no'; readonly reason: Reason };

const prospects = new WeakMap<Seen, Map<Uid, Prospect | null>>();

/** Whoever's turn it is; null = it is not among the cards that the viewer may play, in hand, in the Meadow or beside. */
export function prospect(seen: Seen, uid: Uid): Prospect | null {
  let known = prospects.get(seen);
  if (known === undefined) prospects.set(seen, (known = new Map()));
  let found = known.get(uid);
  if (found === undefined) known.set(uid, (found = prospectOf(seen, uid)));
  return found;
}

function prospectOf(seen: Seen, uid: Uid): Prospect | null {
  const { game, known, seat, watching } = seen;
  const g = game.rules;
  const open = (g.playZones[seat] ?? []).filter((zone) => g.zones[zone].owner < 0);
  const isNear = [g.hand[seat], ZONE.meadow, ...open].some((zone) => known.zones[zone].includes(uid));
  if (watching || !(isNear || asideBy(seen, seat).includes(uid))) return null;
  if (offeredFor(seen, uid) !== null) return { how: 'pay' };
  const reason = game.whyNot(known, seat, { card: uid });
  if (reason?.code === 'cannot-pay') return { how: 'short', missing: shortage(seen, uid) };
  if (reason !== null) return { how: 'no', reason };
  const door = freeDoor(seen, designOf(g, known, uid));
  if (door !== null && isFreeByDoor(seen, uid)) return { how: 'free', door, token: tokenOn(seen, door, uid) };
  const pays = shortage(seen, uid).every((n) => n === 0);
  const [banner] = banners(seen, designOf(g, known, uid));
  if (banner !== undefined) return { how: 'banner', card: banner, pays };
  return pays ? { how: 'pay' } : { how: 'help', by: helper(seen, uid) };
}

function tokenOn({ game, known }: Seen, door: Uid, card: Uid): Resource | null {
  const { rules: g } = game;
  return g.resources[tokenFor(designOf(g, known, door), designOf(g, known, card))] ?? null;
}

/** The resource that the token on a door must be; -1 = a normal one will do. */
export function tokenFor(door: Design, critter: Design): number {
  if (door.def.opens?.whateverToken === true) return -1;
  return critter.token < 0 ? door.token : critter.token;
}

/** The card of the city or the tile that makes one pay less. */
function helper(seen: Seen, uid: Uid): Holder | null {
  const { game, known, seat, legal } = seen;
  const play = legal.find((action) => action.t === 'play' && action.card === uid);
  const next = play === undefined ? null : preview(seen, play).next;
  const helping =
    next?.kind === 'pay'
      ? next.ways.flatMap(({ uses }) => uses.flatMap(({ by, at }) => (by === 'ability' ? at : [])))
      : known.zones[game.rules.city[seat]].filter((other) => designOf(game.rules, known, other).ability !== null);
  const [first] = helping;
  return helping.every((other) => other === first) ? (first ?? null) : null;
}

/** What lies and stands on a card or a place. */
export interface Counters {
  /** Its door has been used. */
  readonly occupied: boolean;
  /** Point tokens. */
  readonly tokens: number;
  /** In the order of the game's resources; null = none. */
  readonly goods: readonly number[] | null;
  readonly beneath: readonly Uid[];
  /** Whose workers stand there, one entry each. */
  readonly workers: readonly Seat[];
  /** Whose figures stand there, one entry each. */
  readonly figures: readonly Seat[];
  /** The card that was laid on it; null = none. */
  readonly cover: Uid | null;
}

export function counters({ known }: Seen, holder: Holder): Counters {
  const goods = known.goods.find(([at]) => at === holder)?.slice(1) ?? [];
  return {
    occupied: known.occupied[holder] === 1,
    tokens: known.tokens[holder] ?? 0,
    goods: goods.some((n) => n > 0) ? goods : null,
    beneath: known.beneath.find(([at]) => at === holder)?.slice(1) ?? [],
    workers: workersOn(known.seats, holder),
    figures: figuresOn(known, holder),
    cover: coverOn(known, holder),
  };
}

function coverOn(known: Seen['known'], holder: Holder): Uid | null {
  const guest = known.slices.guests?.find(([, host]) => host === holder)?.[0];
  const cover = guest ?? known.slices.covers?.find(([card]) => card === holder)?.[1] ?? -1;
  return cover < 0 ? null : cover;
}

export function workersOn(seats: Seen['known']['seats'], holder: Holder): readonly Seat[] {
  return seats.flatMap(({ workers }, seat) => workers.filter((at) => at === holder).map(() => seat));
}

/** What a card of a city is worth by now: what is printed, also as a count, and the tokens on it. */
export function pointsSoFar({ game, known }: Seen, uid: Uid): number {
  const g = game.rules;
  const { points, worth } = designOf(g, known, uid);
  const owner = g.city.findIndex((zone) => known.zones[zone].includes(uid));
  const more = worth === null || owner < 0 ? 0 : amount(g, known, scopeOf(owner, uid), worth);
  return points + more + known.tokens[uid];
}
