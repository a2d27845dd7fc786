import { handLimit, type Holder, type Seat } from '@everdell/game';
import { cityPlan, crewOf } from '../play/city.ts';
import { canChoose, type Mode } from '../play/draft.ts';
import { piecesAtHand, type Figure } from '../play/figures.ts';
import { asideCount, keepsOf, shownBy, type Keep } from '../play/keeps.ts';
import type { Seen } from '../play/seen.ts';
import { cardKey, holderKey, seatKey, targetsOf } from '../play/things.ts';
import { doingOf, turnOrder, type Doing } from '../play/turns.ts';

/** What anybody may know of a seat, in figures. */
export interface Standing {
  readonly seat: Seat;
  readonly season: string;
  readonly passed: boolean;
  readonly workers: { readonly free: number; readonly all: number };
  readonly city: { readonly used: number; readonly limit: number | null };
  /** Null = it has no hand. */
  readonly hand: { readonly n: number; readonly limit: number } | null;
  readonly goods: readonly number[];
  readonly tokens: number;
  readonly score: number;
  readonly events: readonly Holder[];
  readonly figures: readonly Figure[];
  readonly keeps: readonly Keep[];
  /** Cards besides the hand that it may still play; null = there is no such thing. */
  readonly aside: number | null;
  /** The seat itself can be chosen. */
  readonly target: boolean;
}

export function standingOf(seen: Seen, seat: Seat): Standing {
  const { game, known, scores } = seen;
  const g = game.rules;
  const me = known.seats[seat];
  const { used, limit } = cityPlan(seen, seat);
  const { free, all } = crewOf(seen, seat);
  const targets = targetsOf(seen);
  return {
    seat,
    season: g.seasons[me.season].id,
    passed: me.passed,
    workers: { free, all },
    city: { used, limit },
    hand: g.automas[seat] === null ? { n: known.zones[g.hand[seat]].length, limit: handLimit(g, known, seat) } : null,
    goods: me.res,
    tokens: me.points,
    score: scores[seat].total,
    events: known.zones[g.events[seat]],
    // Where a special worker stands is seen there.
    figures: piecesAtHand(seen, seat).filter(
      ({ name, home }) => home || !game.rules.kinds.some((kind) => kind === name),
    ),
    keeps: keepsOf(seen, seat),
    aside: asideCount(seen, seat),
    target: targets.has(seatKey(seat)),
  };
}

/** How many things of a seat can be chosen with what the answer in the making is about. */
export function choicesWith(seen: Seen, seat: Seat, mode: Mode): number {
  const { game, known } = seen;
  const keys = [
    ...known.zones[game.rules.city[seat]].map(cardKey),
    ...shownBy(seen, seat).map(({ ix }) => holderKey(seen, ix)),
  ];
  return keys.filter((key) => canChoose(seen, key, mode)).length;
}

export interface Tally {
  readonly row: string;
  /** So many lie open. */
  readonly shown: number;
  /** With those that are held; null = there is no such thing as holding them. */
  readonly all: number | null;
}

/** What a seat keeps, counted by the rows it comes from; rows of which it has nothing are left out. */
export function tallies(keeps: readonly Keep[]): readonly Tally[] {
  const sum = (some: readonly Keep[]): number => some.reduce((n, keep) => n + keep.n, 0);
  return [...new Set(keeps.map(({ row }) => row))].flatMap((row) => {
    const own = keeps.filter((keep) => keep.row === row);
    const held = own.filter(({ open }) => !open);
    if (sum(own) === 0) return [];
    return [{ row, shown: sum(own.filter(({ open }) => open)), all: held.length === 0 ? null : sum(own) }];
  });
}

/** What a seat is at right now. */
export type Activity =
  | { readonly is: 'deciding'; readonly about: Doing }
  | { readonly is: 'next' | 'passed' | 'absent' | 'bot' | 'waiting' };

export function activityOf(seen: Seen, seat: Seat): Activity {
  const { picture, known } = seen;
  const order = turnOrder(seen);
  if (order[0] === seat) return { is: 'deciding', about: doingOf(seen) };
  if (known.seats[seat].passed) return { is: 'passed' };
  if (picture.players[seat]?.absent) return { is: 'absent' };
  if (order[1] === seat) return { is: 'next' };
  return { is: picture.players[seat]?.bot === undefined ? 'waiting' : 'bot' };
}
