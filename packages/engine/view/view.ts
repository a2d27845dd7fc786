import type { Rules } from '../content/rules.ts';
import type { Effect, Scope } from '../effects/types.ts';
import type { CardIx, GameState, Holder, Seat, SeatState, Setup, Slices, Uid } from '../state/types.ts';
import { filled } from '../state/vectors.ts';
import { zoneOf } from '../zones/zones.ts';

/** A card variable of pending work that this viewer may not read in full: besides `shown`, so many cards of each zone. */
export interface HiddenCards {
  readonly shown: readonly Uid[];
  readonly hidden: readonly { readonly zone: number; readonly n: number }[];
}

export interface ViewScope extends Omit<Scope, 'cards'> {
  readonly cards: Readonly<Record<string, readonly Uid[] | HiddenCards>>;
}

export interface ViewTask {
  readonly effect: Effect;
  readonly scope: ViewScope;
}

/** What a seat (or a spectator) may know. Built by allow-list: every field is written down here. */
export interface View {
  readonly format: GameState['format'];
  readonly viewer: Seat | null;
  readonly setup: Setup;
  /** Uid -> design, -1 for cards this viewer does not see. */
  readonly cardOf: readonly CardIx[];
  readonly reveals: number;
  readonly turn: number;
  readonly active: Seat;
  /** The cards of a zone, or only how many there are; of a pile whose top is seen the others are HIDDEN. */
  readonly zones: readonly (readonly Uid[] | number)[];
  readonly rows: readonly (readonly Holder[])[];
  readonly seats: readonly SeatState[];
  readonly occupied: readonly number[];
  readonly tokens: readonly number[];
  readonly goods: readonly (readonly number[])[];
  readonly beneath: readonly (readonly number[])[];
  readonly slices: Partial<Slices>;
  readonly stack: readonly ViewTask[];
}

/** In the list of a pile whose top alone is seen: one of the others. */
export const HIDDEN = -1;

function topOnly(pile: readonly Uid[]): Uid[] {
  const seen: Uid[] = filled(pile.length, HIDDEN);
  if (pile.length > 0) seen[pile.length - 1] = pile[pile.length - 1];
  return seen;
}

/** Does the viewer see what lies there? Of a pile whose top is seen, not of the others. */
export function seesZone(g: Rules, zone: number, viewer: Seat | null): boolean {
  const { sees, owner } = g.zones[zone];
  return sees === 'all' || (sees === 'owner' && viewer !== null && owner === viewer);
}

/** What of a view is the same for everybody. */
export type SharedView = Omit<View, keyof OwnView>;

/** What of a view depends on who looks. */
export type OwnView = Pick<View, 'viewer' | 'cardOf' | 'zones' | 'slices' | 'stack'>;

export function viewOf(g: Rules, s: GameState, viewer: Seat | null): View {
  return { ...sharedView(s), ...ownView(g, s, viewer) };
}

export function ownView(g: Rules, s: GameState, viewer: Seat | null): OwnView {
  const cardOf: CardIx[] = filled(s.cardOf.length, -1);
  const show = (cards: readonly Uid[]): void => {
    for (const uid of cards) if (uid >= 0) cardOf[uid] = s.cardOf[uid];
  };
  const zones: (readonly Uid[] | number)[] = [];
  s.zones.forEach((cards, zone) => {
    const seen = g.zones[zone].sees === 'top' ? topOnly(cards) : seesZone(g, zone, viewer) ? cards.slice() : null;
    if (seen !== null && g.zones[zone].rows.length === 0) show(seen);
    zones.push(seen ?? cards.length);
  });
  for (const [, ...cards] of s.beneath) show(cards);
  return {
    viewer,
    cardOf,
    zones,
    slices: viewSlices(g, s.slices, viewer),
    stack: s.stack.map(({ effect, scope }) => ({ effect, scope: viewScope(g, s, scope, viewer) })),
  };
}

export function sharedView(s: GameState): SharedView {
  return {
    format: s.format,
    setup: s.setup,
    reveals: s.reveals,
    turn: s.turn,
    active: s.active,
    rows: s.rows.slice(),
    seats: viewSeats(s.seats),
    occupied: s.occupied,
    tokens: s.tokens,
    goods: s.goods,
    beneath: s.beneath,
  };
}

function viewSeats(seats: readonly SeatState[]): SeatState[] {
  const found: SeatState[] = [];
  for (const { res, points, workers, season, passed } of seats)
    found.push({ res: res.slice(), points, workers: workers.slice(), season, passed });
  return found;
}

function viewScope(g: Rules, s: GameState, scope: Scope, viewer: Seat | null): ViewScope {
  const cards: Record<string, readonly Uid[] | HiddenCards> = {};
  for (const [name, list] of Object.entries(scope.cards)) cards[name] = viewCards(g, s, list, viewer);
  return { seat: scope.seat, home: scope.home, src: scope.src, chain: scope.chain, cards, nums: scope.nums };
}

/** Is it the top of a pile whose top everybody sees? */
export function isSeenTop(g: Rules, s: GameState, zone: number, item: Holder): boolean {
  return g.zones[zone].sees === 'top' && s.zones[zone].at(-1) === item;
}

function viewCards(g: Rules, s: GameState, list: readonly Uid[], viewer: Seat | null): readonly Uid[] | HiddenCards {
  const shown: Uid[] = [];
  const hidden = new Map<number, number>();
  for (const uid of list) {
    const zone = zoneOf(s, uid);
    if (zone < 0 || seesZone(g, zone, viewer) || isSeenTop(g, s, zone, uid)) shown.push(uid);
    else hidden.set(zone, (hidden.get(zone) ?? 0) + 1);
  }
  return hidden.size === 0 ? list : { shown, hidden: Array.from(hidden, ([zone, n]) => ({ zone, n })) };
}

function viewSlices(g: Rules, slices: Partial<Slices>, viewer: Seat | null): Partial<Slices> {
  const shown: Record<string, unknown> = {};
  for (const { id, def } of g.slices) shown[id] = def.view((slices as Record<string, unknown>)[id], viewer);
  return shown;
}
