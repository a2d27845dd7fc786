import type { Reaction } from '../content/defs.ts';
import type { Awaited, OwnReaction, Rules } from '../content/rules.ts';
import { matches } from '../effects/query.ts';
import { seatsInOrder } from '../state/order.ts';
import { boundScope, NO_CARDS, push, scopeOf } from '../state/scope.ts';
import type { HappeningName, Scope, StageName } from '../effects/types.ts';
import type { GameState, Holder, Seat, Uid } from '../state/types.ts';

/** The variable that holds the card that a happening is about. */
const CARD = 'card';

/** Something that a seat did, for those who may react to it. */
export interface Happened {
  readonly to: HappeningName;
  readonly seat: Seat;
  /** What it binds for them. */
  readonly bound: Scope['cards'];
  /** Unfinished work when it happened: so much of the stack. */
  readonly depth: number;
  /** Of `gained`: the resources, and how many times those who react to each of them have done so already. */
  readonly goods?: readonly number[];
  readonly round?: number;
}

/**
 * Something has happened: whoever reacts to it is lined up. Who does is judged now, and nothing is carried out meanwhile.
 * First come the texts of who did it, then the modules in the order of the registry, then the automas.
 */
export function happen(g: Rules, s: GameState, to: HappeningName, seat: Seat, bound = NO_CARDS): void {
  const awaited = g.awaits[to];
  if (awaited !== null) lineUp(g, s, awaited, { to, seat, bound, depth: s.stack.length });
}

/** Resources were gained: whoever reacts to each of them does so once for each, by rounds. */
export function happenGained(g: Rules, s: GameState, awaited: Awaited, seat: Seat, goods: readonly number[]): void {
  const depth = s.stack.length;
  let rounds = 0;
  for (let r = 0; r < goods.length; r++) rounds += goods[r];
  for (let round = rounds - 1; round >= 0; round--)
    lineUp(g, s, awaited, { to: 'gained', seat, bound: NO_CARDS, depth, goods, round });
}

function lineUp(g: Rules, s: GameState, awaited: Awaited, what: Happened): void {
  if (g.automas[what.seat] === null)
    for (let i = awaited.others.length - 1; i >= 0; i--) lineUpOther(g, s, awaited.others[i], what);
  lineUpTexts(g, s, awaited, what);
}

/**
 * A stage of the set-up, which nobody does: first the modules and automas, each reaction for every player in the order of
 * play before the next; then the texts of the seats in the order of play.
 */
export function happenStage(g: Rules, s: GameState, to: StageName): void {
  const awaited = g.awaits[to];
  if (awaited === null) return;
  const depth = s.stack.length;
  const seats = seatsInOrder(s);
  const players = seats.filter((seat) => g.automas[seat] === null);
  const of = (seat: Seat): Happened => ({ to, seat, bound: NO_CARDS, depth });
  for (let i = seats.length - 1; i >= 0; i--) lineUpTexts(g, s, awaited, of(seats[i]));
  for (let i = awaited.others.length - 1; i >= 0; i--) {
    const other = awaited.others[i];
    const once = other.seat >= 0 || other.reaction.once;
    for (let p = once ? 0 : players.length - 1; p >= 0; p--) lineUpOther(g, s, other, of(players[p]));
  }
}

function lineUpTexts(g: Rules, s: GameState, awaited: Awaited, what: Happened): void {
  const { to, seat, bound } = what;
  if (awaited.designs === null || g.automas[seat]?.ignoresText) return;
  const list = textsThatReact(g, s, awaited.designs, what);
  if (list.length > 0) push(s, { do: 'react', to, list }, boundScope(seat, -1, bound));
}

function lineUpOther(g: Rules, s: GameState, { who, seat, reaction }: OwnReaction, what: Happened): void {
  if (!fits(g, s, -1, reaction, what) || isReacting(s, what.depth, who, -1)) return;
  push(s, { do: 'reacting', who, then: reaction.then }, boundScope(seat < 0 ? what.seat : seat, -1, what.bound));
}

/** Cards of the city that react, each with the rows of its reactions; no card does to its own being played (R-PLAY-16). */
function textsThatReact(g: Rules, s: GameState, designs: Uint8Array, what: Happened): number[][] {
  const list: number[][] = [];
  const city = s.zones[g.city[what.seat]];
  const [own] = what.bound[CARD] ?? NONE;
  for (let i = 0; i < city.length; i++) {
    const uid = city[i];
    if (designs[s.cardOf[uid]] === 0 || uid === own) continue;
    const ways = waysOf(g, s, uid, what);
    if (ways.length > 0 && !isReacting(s, what.depth, undefined, uid)) list.push([uid, ...ways]);
  }
  return list;
}

const NONE: readonly Holder[] = [];

/** The rows of those reactions of a card that are meant. */
export function waysOf(g: Rules, s: GameState, uid: Uid, what: Happened): number[] {
  const reacts = g.designs[s.cardOf[uid]].reacts!;
  const ways: number[] = [];
  for (let i = 0; i < reacts.length; i++) if (fits(g, s, uid, reacts[i], what)) ways.push(i);
  return ways;
}

function fits(g: Rules, s: GameState, self: Holder, reaction: Reaction, what: Happened): boolean {
  if (reaction.to !== what.to) return false;
  if (what.goods !== undefined && !fitsGoods(g, reaction, what.goods, what.round ?? 0)) return false;
  const [card] = what.bound[CARD] ?? NONE;
  return card === undefined || matches(g, s, scopeOf(what.seat, self), card, reaction.card);
}

function fitsGoods(g: Rules, { of, each }: Reaction, goods: readonly number[], round: number): boolean {
  let n = 0;
  for (let r = 0; r < goods.length; r++) if (of === undefined || g.resources[r] === of) n += goods[r];
  return n > 0 && round < (each ? n : 1);
}

/** Is it the doing of its own reaction? Nobody reacts to that; the work that was unfinished when it happened tells. */
function isReacting(s: GameState, depth: number, who: string | undefined, src: Holder): boolean {
  for (let i = 0; i < depth; i++) {
    const { effect, scope } = s.stack[i];
    if (effect.do !== 'reacting' || effect.then !== undefined) continue;
    if (effect.who === who && scope.src === src) return true;
  }
  return false;
}
