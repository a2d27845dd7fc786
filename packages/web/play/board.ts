import {
  type Amount,
  askedColour,
  count,
  designOf,
  freeWorkers,
  isShut,
  scopeOf,
  ZONE,
  type Colour,
  type Cond,
  type Design,
  type FigureName,
  type Holder,
  type PlaceInfo,
  type RowName,
  type Seat,
  type Uid,
} from '@everdell/game';
import { landOfTableZone, LANDS, rowLook } from '../modules/ask.ts';
import type { LandLook } from '../modules/look.ts';
import { workersOn } from './cards.ts';
import { figureFor, figuresOf, figuresOn, kindsOn } from './figures.ts';
import { keeperOf } from './keeps.ts';
import { lackingFor, type Lack } from './lacking.ts';
import type { Seen } from './seen.ts';
import { cardKey, actionsAt, holderKey, targetsOf, type ThingKey } from './things.ts';
import { barredBy, colourNeed, progressOf, reasonFor } from './whyNot.ts';

/** The parts of the board that a phone shows one at a time; modules have further ones. */
export type ZoneName = 'tree' | 'meadow' | 'river' | 'forest' | (string & {});

const ZONES: Readonly<Record<string, ZoneName | undefined>> = {
  basicEvents: 'tree',
  specialEvents: 'tree',
  forest: 'forest',
};

/** Where a row of places lies; what nobody has heard of yet lies at the river. */
export function zoneOfRow(row: RowName | (string & {})): ZoneName {
  return ZONES[row] ?? rowLook(row)?.zone ?? 'river';
}

/** The land that has a place of its own for this one, apart from the others of its row. */
const landOfPlace = (id: string): ZoneName | undefined => LANDS.find(({ places = [] }) => places.includes(id))?.name;

/** Where a place lies. */
export const zoneOfPlace = ({ id, def }: PlaceInfo): ZoneName => landOfPlace(id) ?? zoneOfRow(def.row);

/** What keeps the viewer off a place, in a word or two; the whole sentence is `text.reason(reasonFor(...))`. */
export type Bar =
  /** No room left, without the viewer or with them. */
  | { readonly why: 'taken' | 'here' }
  | { readonly why: 'claimed'; readonly by: Seat }
  | { readonly why: 'season'; readonly season: string; readonly over: boolean }
  | { readonly why: 'needs'; readonly have: number; readonly need: number }
  /** Its price cannot be paid: what of it is missing, if that can be counted. */
  | { readonly why: 'price'; readonly lacks: readonly Lack[] }
  /** Its effect would do nothing. */
  | { readonly why: 'idle' }
  /** A tile that is in force for the viewer keeps them off. */
  | { readonly why: 'barred'; readonly by: string };

/** A place on the board as the viewer finds it. */
export interface Spot {
  readonly key: ThingKey;
  readonly place: PlaceInfo;
  /** Whose workers stand there, one entry each. */
  readonly workers: readonly Seat[];
  /** Which piece each of them is; null = a plain worker. */
  readonly kinds: readonly (FigureName | null)[];
  /** The figure that is placed there instead of workers; null = workers are. */
  readonly figure: FigureName | null;
  /** Whose figures stand there, one entry each. */
  readonly figures: readonly Seat[];
  /** Workers or figures it holds; null = any number. */
  readonly room: number | null;
  /** Whoever has achieved the Event, or has taken what can be had once. */
  readonly owner: Seat | null;
  readonly bar: Bar | null;
}

export interface MeadowSpace {
  /** From 1. */
  readonly n: number;
  /** Null = nothing lies there. */
  readonly card: Uid | null;
  /** Out of the players' reach. */
  readonly shut: boolean;
}

export interface SeasonMark {
  readonly id: string;
  readonly seats: readonly Seat[];
  /** Workers that each player gets there. */
  readonly joins: number;
  /** As the one who looks stands to it. */
  readonly when: 'past' | 'now' | 'later';
}

/** A card in a city that the viewer may send a worker or a figure to, or the top one of a stack that may be played. */
export interface OpenCard {
  readonly key: ThingKey;
  readonly uid: Uid;
  readonly design: Design;
  /** Whose city it lies in; -1 = it lies on the table, to be played. */
  readonly owner: Seat;
  /** It is for a figure, not for workers. */
  readonly figure: FigureName | null;
}

export interface BoardPlan {
  readonly seasons: readonly SeasonMark[];
  readonly specialEvents: readonly Spot[];
  readonly basicEvents: readonly Spot[];
  /** Clockwise from the top left; null = a clearing that stays empty at this table. */
  readonly forest: readonly (Spot | null)[];
  readonly basic: readonly Spot[];
  readonly haven: readonly Spot[];
  readonly journey: readonly Spot[];
  /** Boards besides the base game's own in this game, from west to east. */
  readonly lands: readonly LandLook[];
  /** Rows that modules add and the board has no place for. */
  readonly further: readonly Spot[];
  readonly meadow: readonly MeadowSpace[];
  readonly open: readonly OpenCard[];
  readonly deck: number;
  readonly discard: number;
}

/** Clearings in the order of two columns: the row goes round, and a grid is filled line by line. */
export function inLines<T>(round: readonly T[]): readonly T[] {
  const [topLeft, topRight, bottomRight, bottomLeft, ...more] = round;
  return round.length < 4 ? round : [topLeft, topRight, bottomLeft, bottomRight, ...more];
}

const BASE_ROWS: readonly string[] = ['basic', 'haven', 'journey', 'forest', 'basicEvents', 'specialEvents'];

const plans = new WeakMap<Seen, BoardPlan>();

/** Everything that lies on the board. */
export function boardOf(seen: Seen): BoardPlan {
  let plan = plans.get(seen);
  if (plan === undefined) plans.set(seen, (plan = planOf(seen)));
  return plan;
}

function planOf(seen: Seen): BoardPlan {
  const { game, known } = seen;
  const { rowNames, rowIx } = game.rules;
  const row = (name: RowName): readonly (Spot | null)[] => spotsIn(seen, name);
  const full = (name: RowName): readonly Spot[] => row(name).filter((spot) => spot !== null);
  return {
    seasons: seasonsOf(seen),
    specialEvents: full('specialEvents'),
    basicEvents: full('basicEvents').filter(({ place }) => landOfPlace(place.id) === undefined),
    forest: row('forest'),
    basic: full('basic'),
    haven: full('haven'),
    journey: full('journey'),
    lands: LANDS.filter(
      ({ rows, zones = [], places = [] }) =>
        rows.some((name) => (known.rows[rowIx[name as RowName]] ?? []).length > 0) ||
        zones.some((id) => isLaid(seen, id)) ||
        places.some((id) => isLaidPlace(seen, id)),
    ),
    further: rowNames.filter((name) => !BASE_ROWS.includes(name) && rowLook(name) === undefined).flatMap(full),
    meadow: known.zones[ZONE.meadow].map((uid, at) => ({
      n: at + 1,
      card: uid < 0 ? null : uid,
      shut: isShut(game.rules, known, game.rules.zones[ZONE.meadow].firstSlot + at),
    })),
    open: openCards(seen),
    deck: known.zones[ZONE.deck].length,
    discard: known.zones[ZONE.discard].length,
  };
}

/** Is there such a zone in this game? Of what only an option brings, there may be nothing, and nothing may come. */
function isLaid({ game, known }: Seen, id: string): boolean {
  const zone: number | undefined = game.rules.zone[id];
  if (zone === undefined) return false;
  const { rows, slots, refill } = game.rules.zones[zone];
  const isAny = known.zones[zone].some((holder) => holder >= 0);
  return isAny || (rows.length === 0 && (slots === 0 || refill !== null));
}

function isLaidPlace(seen: Seen, id: string): boolean {
  const place = seen.game.rules.placeById.get(id);
  return place !== undefined && spotsIn(seen, place.def.row).some((spot) => spot?.place.ix === place.ix);
}

/** A row with what lies in it, achieved Events too. */
export function spotsIn(seen: Seen, name: RowName): readonly (Spot | null)[] {
  const { game, known } = seen;
  const g = game.rules;
  const row: number | undefined = g.rowIx[name];
  if (row === undefined) return [];
  const place = (holder: Holder): PlaceInfo => g.places[holder - g.cards];
  const kept = g.zones.flatMap(({ owner, rows }, zone) => (owner >= 0 && rows.includes(row) ? known.zones[zone] : []));
  const all = [
    ...known.rows[row],
    ...kept.filter((holder) => place(holder).row === row && place(holder).taken !== null),
  ];
  // Whoever looks for an Event finds it where it always was. An automa may take the leftmost one, so there the order tells.
  const isEvents = all.some((holder) => holder >= 0 && place(holder).event !== null);
  const isKept = !isEvents && all.some((holder) => holder >= 0 && place(holder).taken !== null);
  if (isKept || (isEvents && g.automas.every((automa) => automa === null))) all.sort((a, b) => a - b);
  return all.map((holder) => (holder < 0 ? null : spotAt(seen, place(holder))));
}

function spotAt(seen: Seen, place: PlaceInfo): Spot {
  const { known } = seen;
  const spot = {
    key: holderKey(seen, place.ix),
    place,
    workers: workersOn(known.seats, place.ix),
    kinds: kindsOn(seen, place.ix),
    figure: figureFor(seen, place.ix),
    figures: figuresOn(known, place.ix),
    room: place.def.visit?.spots === undefined ? null : place.spots,
    owner: ownerOf(seen, place),
  };
  return { ...spot, bar: barOf(seen, spot) };
}

/** Who has achieved an Event or taken what can be had once. */
function ownerOf(seen: Seen, { taken, ix }: PlaceInfo): Seat | null {
  return taken === null ? null : (keeperOf(seen, ix)?.seat ?? null);
}

/** What can be told at any time comes first; the engine is asked about the rest when the viewer could go there. */
function barOf(seen: Seen, { key, place, workers, figures, room, owner }: Omit<Spot, 'bar'>): Bar | null {
  const { known, seat, watching, game } = seen;
  if (owner !== null) return { why: 'claimed', by: owner };
  // Somebody may go where others may not.
  if (targetsOf(seen).has(key)) return null;
  const there = [...workers, ...figures];
  const isHere = !watching && there.includes(seat);
  if (room !== null && there.length >= room) return { why: isHere ? 'here' : 'taken' };
  if (watching) return null;
  if (isHere && place.onePerSeat) return { why: 'here' };
  const { season } = known.seats[seat];
  if (place.season >= 0 && place.season !== season)
    return { why: 'season', season: game.rules.seasons[place.season].id, over: place.season < season };
  const progress = progressOf(seen, seat, place.def.visit?.needs);
  if (progress !== null && progress.have < progress.need) return { why: 'needs', ...progress };
  if (seen.decision?.kind !== 'turn' || seen.legal.length === 0) return null;
  const code = reasonFor(seen, key)?.code;
  if (code === 'cannot-pay-price') return { why: 'price', lacks: lackingFor(seen, place.ix) };
  if (code === 'barred') return { why: 'barred', by: barredBy(seen) ?? '' };
  return code === 'nothing-to-do' ? { why: 'idle' } : null;
}

function seasonsOf({ game, known, seat }: Seen): readonly SeasonMark[] {
  const { seasons, table } = game.rules;
  const now = known.seats[seat].season;
  return seasons.map(({ id }, ix) => ({
    id,
    seats: known.seats.flatMap(({ season }, at) => (season === ix ? [at] : [])),
    joins: table.workers[ix] ?? 0,
    when: ix < now ? 'past' : ix === now ? 'now' : 'later',
  }));
}

/** Cards in any city that the viewer may visit; others' cards first. While it is not asked for, one of equal ones. */
function openCards(seen: Seen): readonly OpenCard[] {
  const { game, known, seat, watching } = seen;
  const g = game.rules;
  if (watching) return [];
  const found: OpenCard[] = topCards(seen);
  const owners = g.city.map((_, owner) => owner).sort((a, b) => Number(a === seat) - Number(b === seat));
  for (const owner of owners)
    for (const uid of known.zones[g.city[owner]]) {
      const design = designOf(g, known, uid);
      const figure = figureFor(seen, uid);
      if (figure === null ? !isOpen(seen, uid, design, owner) : !isOpenTo(seen, uid, owner)) continue;
      found.push({ key: cardKey(uid), uid, design, owner, figure });
    }
  const isTarget = ({ key }: OpenCard): boolean => targetsOf(seen).has(key);
  return found.filter((card, at) => {
    const twins = found.filter(({ design, owner }) => design === card.design && owner === card.owner);
    return isTarget(card) || (!twins.some(isTarget) && found.indexOf(twins[0]) === at);
  });
}

/** What lies on top of stacks on the table out of which one may play, and which are in no land. */
function topCards({ game, known, seat }: Seen): OpenCard[] {
  const g = game.rules;
  return (g.playZones[seat] ?? []).flatMap((zone): readonly OpenCard[] => {
    const { owner, id, sees } = g.zones[zone];
    const uid = known.zones[zone].at(-1) ?? -1;
    if (owner >= 0 || uid < 0 || sees === 'none' || zone === ZONE.meadow || landOfTableZone(id) !== undefined)
      return [];
    return [{ key: cardKey(uid), uid, design: designOf(g, known, uid), owner: -1, figure: null }];
  });
}

function isOpen(seen: Seen, uid: Uid, { visit }: Design, owner: Seat): boolean {
  const { game, known, seat } = seen;
  if (visit === null || (owner !== seat && visit.open === undefined)) return false;
  const reason = game.whyNot(known, seat, { place: uid });
  if (reason?.code !== 'no-worker') return reason === null;
  return workersOn(known.seats, uid).length < (visit.spots ?? 1);
}

/** The same for a figure: it may be out, but then the card has to be free for it when it comes home. */
function isOpenTo(seen: Seen, uid: Uid, owner: Seat): boolean {
  const { game, known, seat } = seen;
  const { figureVisit } = designOf(game.rules, known, uid);
  if (figureVisit === null || (owner !== seat && figureVisit.open === undefined)) return false;
  const [action] = actionsAt(seen, uid);
  const reason = action === undefined ? undefined : game.check(known, seat, action);
  return reason === null || (reason?.code === 'figure-away' && figuresOn(known, uid).length < (figureVisit.spots ?? 1));
}

/** What an Event asks for, one by one. */
export type Need =
  | {
      readonly kind: 'card';
      readonly id: string;
      readonly met: boolean;
      /** Not in the city, but within reach. */
      readonly near: 'hand' | 'meadow' | null;
    }
  | { readonly kind: 'colour'; readonly colour: Colour; readonly have: number; readonly need: number }
  /** Anything else that can be counted; `of` is the icon of what it is. */
  | { readonly kind: 'count'; readonly have: number; readonly need: number; readonly of?: string };

/** The parts of a requirement and how far the seat in front is with each; empty = it is told in words only. */
export function needsOf(seen: Seen, cond: Cond | undefined): readonly Need[] {
  if (cond === undefined) return [];
  if ('all' in cond) return cond.all.flatMap((part) => needsOf(seen, part));
  if ('has' in cond) return cond.has.map((id) => cardNeed(seen, id));
  const ofColour = (colour: Colour, need: number): Need => ({
    kind: 'colour',
    colour,
    have: counted(seen, { colour }),
    need,
  });
  const added = colourNeed(cond);
  if (added !== null) {
    const progress = progressOf(seen, seen.seat, cond);
    return progress === null ? [] : [{ kind: 'colour', colour: added.colour, ...progress }];
  }
  const asked = askedColour(cond);
  if (asked !== null) return [ofColour(asked.colour, asked.n)];
  const progress = progressOf(seen, seen.seat, cond);
  const of = 'is' in cond ? iconOf(cond.is) : undefined;
  return progress === null ? [] : [{ kind: 'count', ...progress, ...(of === undefined ? {} : { of }) }];
}

/** What stands for something that is counted. */
function iconOf(amount: Amount): string | undefined {
  if (typeof amount === 'number') return undefined;
  if ('leftover' in amount) return amount.leftover.length === 1 ? amount.leftover[0] : undefined;
  if ('events' in amount) return 'event';
  if ('pointTokens' in amount) return 'point';
  const [filter] = 'count' in amount ? (amount.count.where ?? []) : [];
  if (filter === undefined) return undefined;
  return 'rarity' in filter ? filter.rarity : 'kind' in filter ? filter.kind : undefined;
}

function cardNeed(seen: Seen, id: string): Need {
  const { game, known, seat, watching } = seen;
  const g = game.rules;
  const lies = (zone: number): boolean =>
    known.zones[zone].some((uid) => uid >= 0 && designOf(g, known, uid).names.includes(id));
  const met = counted(seen, { card: id }) > 0;
  const near = met ? null : !watching && lies(g.hand[seat]) ? 'hand' : lies(ZONE.meadow) ? 'meadow' : null;
  return { kind: 'card', id, met, near };
}

function counted({ game, known, seat }: Seen, filter: { readonly colour: Colour } | { readonly card: string }): number {
  return count(game.rules, known, scopeOf(seat), { in: 'city', where: [filter] });
}

/** The open decision is about places, for workers or for a figure, so those that cannot be chosen are shut for now. */
export function asksForPlaces(seen: Seen, figure: FigureName | null = null): boolean {
  const { decision, legal, known, seat } = seen;
  if (legal.length === 0) return false;
  if (decision?.kind === 'turn')
    return figure === null
      ? freeWorkers(known, seat) > 0
      : figuresOf(seen, seat).some(({ name, home }) => name === figure && home);
  return decision?.kind === 'pick' && decision.of === 'place';
}

/** The parts of the board that there are in this game, in the order of a phone's tabs. */
export function zonesOf(seen: Seen): readonly ZoneName[] {
  return ['tree', 'meadow', 'river', 'forest', ...boardOf(seen).lands.map(({ name }) => name)];
}
