import type { Reaction } from '../content/defs.ts';
import { meant } from '../content/happenings.ts';
import { BY_ME, BY_OTHERS, isCard, placeAt, type Awaited, type OwnReaction, type Rules } from '../content/rules.ts';
import { passesAt } from '../effects/filters.ts';
import { matches } from '../effects/query.ts';
import { holds } from '../effects/reading.ts';
import { isBy } from '../state/kinds.ts';
import { seatsFrom, seatsInOrder } from '../state/order.ts';
import { boundScope, NO_CARDS, NO_NUMS, push, scopeOf } from '../state/scope.ts';
import type { HappeningName, PieceName, Scope, StageName } from '../effects/types.ts';
import type { GameState, Holder, Seat } from '../state/types.ts';
import { liesThere, tilesInForce } from '../zones/force.ts';

/** The variables that hold the card and the location that a happening is about, and who did it where somebody else reacts. */
const CARD = 'card';
const AT = 'at';
const ACTOR = 'actor';

/** Who did what is reacted to. */
export function actorOf({ seat, nums }: Scope): Seat {
  return nums[ACTOR]?.[0] ?? seat;
}

/** Something that a seat did, for those who may react to it. */
export interface Happened {
  readonly to: HappeningName;
  readonly seat: Seat;
  /** What it binds for them. */
  readonly cards: Scope['cards'];
  readonly nums: Scope['nums'];
  /** Unfinished work when it happened: so much of the stack. */
  readonly depth: number;
  /** Of a visit: by which piece. */
  readonly piece?: PieceName;
  /** Of a card that was played: the zone it came from; -1 = nobody knows. */
  readonly from?: number;
  /** Of what is counted: how many of each resource or kind, and how many times those who react to each have done so already. */
  readonly counts?: readonly number[];
  readonly round?: number;
}

/**
 * Something has happened: whoever reacts to it is lined up. Who does is judged now, and nothing is carried out meanwhile.
 * First come modules that say so, then the texts of who did it, then the modules in the order of the registry, then the
 * automas, then the texts of the others clockwise.
 */
export function happen(
  g: Rules,
  s: GameState,
  to: HappeningName,
  seat: Seat,
  cards = NO_CARDS,
  nums = NO_NUMS,
  piece?: PieceName,
  from = -1,
): void {
  const awaited = g.awaits[to];
  if (awaited !== null) lineUp(g, s, awaited, { to, seat, cards, nums, depth: s.stack.length, piece, from });
}

/** Something was gained: whoever reacts to each of it does so once for each, by rounds. */
export function happenCounted(
  g: Rules,
  s: GameState,
  to: HappeningName,
  seat: Seat,
  nums: Scope['nums'],
  counts: readonly number[],
): void {
  const awaited = g.awaits[to];
  if (awaited === null) return;
  const depth = s.stack.length;
  let rounds = 0;
  for (let r = 0; r < counts.length; r++) rounds += counts[r];
  for (let round = rounds - 1; round >= 0; round--)
    lineUp(g, s, awaited, { to, seat, cards: NO_CARDS, nums, depth, counts, round });
}

function lineUp(g: Rules, s: GameState, awaited: Awaited, what: Happened): void {
  const { seat } = what;
  const isPlayer = g.automas[seat] === null;
  if (awaited.byOthers) lineUpOthers(g, s, awaited, what);
  for (let i = awaited.others.length - 1; i >= 0; i--)
    if (isMeant(awaited.others[i], seat, isPlayer)) lineUpOwn(g, s, awaited.others[i], what);
  lineUpTexts(g, s, awaited, what, seat, BY_ME);
  if (isPlayer) for (let i = awaited.first.length - 1; i >= 0; i--) lineUpOwn(g, s, awaited.first[i], what);
}

/** Modules react to players; automas to players, to themselves, or to both. */
function isMeant({ seat, reaction }: OwnReaction, by: Seat, isPlayer: boolean): boolean {
  if (seat < 0) return isPlayer;
  return (meant(reaction) & (seat === by ? BY_ME : isPlayer ? BY_OTHERS : 0)) > 0;
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
  const of = (seat: Seat): Happened => ({ to, seat, cards: NO_CARDS, nums: NO_NUMS, depth });
  for (let i = seats.length - 1; i >= 0; i--) lineUpTexts(g, s, awaited, of(seats[i]), seats[i], BY_ME);
  const own = [...awaited.first, ...awaited.others];
  for (let i = own.length - 1; i >= 0; i--) {
    const once = own[i].seat >= 0 || own[i].reaction.once;
    for (let p = once ? 0 : players.length - 1; p >= 0; p--) lineUpOwn(g, s, own[i], of(players[p]));
  }
}

/** Texts of the other seats in the order of play, each in the order its owner chooses. */
function lineUpOthers(g: Rules, s: GameState, awaited: Awaited, what: Happened): void {
  const [, ...others] = seatsFrom(s, what.seat);
  const told: Happened = { ...what, nums: { ...what.nums, [ACTOR]: [what.seat | 0] } };
  for (let i = others.length - 1; i >= 0; i--) lineUpTexts(g, s, awaited, told, others[i], BY_OTHERS);
}

function lineUpTexts(g: Rules, s: GameState, awaited: Awaited, what: Happened, owner: Seat, whose: number): void {
  const list: number[][] = [];
  if (awaited.designs !== null && !g.automas[owner]?.ignoresText)
    addTexts(g, s, s.zones[g.city[owner]], awaited.designs, what, owner, whose, list);
  if (awaited.tiles !== null && liesThere(g, s, owner, awaited.tiles, whose))
    addTexts(g, s, tilesInForce(g, s, owner), awaited.tiles, what, owner, whose, list);
  if (list.length > 0) push(s, { do: 'react', to: what.to, list }, boundScope(owner, -1, what.cards, what.nums));
}

function lineUpOwn(g: Rules, s: GameState, { who, seat, reaction }: OwnReaction, what: Happened): void {
  const as = seat < 0 ? what.seat : seat;
  if (!fits(g, s, -1, as, reaction, what) || isReacting(s, what.depth, who, -1)) return;
  const nums = seat < 0 ? what.nums : { ...what.nums, [ACTOR]: [what.seat | 0] };
  push(s, { do: 'reacting', who, then: reaction.then }, boundScope(as, -1, what.cards, nums));
}

/** Cards or tiles that react, each with the rows of its reactions; no card does to its own being played (R-PLAY-16). */
function addTexts(
  g: Rules,
  s: GameState,
  texts: readonly Holder[],
  flags: Uint8Array,
  what: Happened,
  owner: Seat,
  whose: number,
  list: number[][],
): void {
  const [own] = what.cards[CARD] ?? NONE;
  for (let i = 0; i < texts.length; i++) {
    const at = texts[i];
    const flag = isCard(g, at) ? flags[s.cardOf[at]] : flags[at - g.cards];
    if ((flag & whose) === 0 || at === own) continue;
    const ways = waysOf(g, s, at, owner, what, whose);
    if (ways.length > 0 && !isReacting(s, what.depth, undefined, at)) list.push([at, ...ways]);
  }
}

const NONE: readonly Holder[] = [];

/** What a card or tile reacts to. */
export function reactionsAt(g: Rules, s: GameState, at: Holder): readonly Reaction[] {
  return (isCard(g, at) ? g.designs[s.cardOf[at]].reacts : placeAt(g, at).reacts) ?? [];
}

/**
 * The rows of those reactions of a text that are meant. What others do brings who has passed point tokens and nothing else
 * (R-GIVE-05, OQ-78).
 */
export function waysOf(g: Rules, s: GameState, at: Holder, owner: Seat, what: Happened, whose = BY_ME): number[] {
  const reacts = reactionsAt(g, s, at);
  const ways: number[] = [];
  for (let i = 0; i < reacts.length; i++)
    if ((meant(reacts[i]) & whose) > 0 && fits(g, s, at, owner, reacts[i], what)) ways.push(i);
  return whose === BY_OTHERS && s.seats[owner].passed && g.automas[owner] === null
    ? ways.filter((i) => reacts[i].then.do === 'points')
    : ways;
}

function fits(g: Rules, s: GameState, self: Holder, owner: Seat, reaction: Reaction, what: Happened): boolean {
  if (reaction.to !== what.to) return false;
  if (what.piece !== undefined && !isBy(g, reaction.piece, what.piece)) return false;
  if (what.counts !== undefined && !fitsCount(g, reaction, what.counts, what.round ?? 0)) return false;
  if (reaction.from !== undefined && g.zones[what.from ?? -1]?.id !== reaction.from) return false;
  const [card] = what.cards[CARD] ?? NONE;
  if (card !== undefined && !matches(g, s, scopeOf(owner, self), card, reaction.card)) return false;
  const [at] = what.cards[AT] ?? NONE;
  if (at !== undefined && !passesAt(g, s, scopeOf(owner, self), at, reaction.at)) return false;
  return reaction.if === undefined || holds(g, s, boundScope(owner, self, what.cards, what.nums), reaction.if);
}

function fitsCount(g: Rules, { of, each }: Reaction, counts: readonly number[], round: number): boolean {
  let n = 0;
  for (let r = 0; r < counts.length; r++) if (of === undefined || g.resources[r] === of) n += counts[r];
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
