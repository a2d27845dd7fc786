import type { FigureName, Holder, Seat } from '@everdell/game';
import { figureLook, LANDS } from '../modules/ask.ts';
import { boardOf, type ZoneName } from './board.ts';
import { canChoose, type Draft } from './draft.ts';
import { figuresOf, specialWorkersOf } from './figures.ts';
import { isOffBoard, partOf, type Part } from './parts.ts';
import type { Seen } from './seen.ts';
import { cardKey, holderKey, itemKey, keysOfAct, targetsOf, type ThingKey } from './things.ts';

/** The base game's own board, and its two halves where there is no room for all of it at once. */
export type Clearing = 'clearing' | 'meadow' | 'paths';
/** A board of the valley; modules have further ones. */
export type LandName = Clearing | (string & {});

export const isClearing = (land: LandName): land is Clearing =>
  land === 'clearing' || land === 'meadow' || land === 'paths';

/** The land that a part of the board belongs to; `split`: the Clearing is two. */
export function landOfZone(zone: ZoneName, split: boolean): LandName {
  if (LANDS.some(({ name }) => name === zone)) return zone;
  if (!split) return 'clearing';
  return zone === 'meadow' || zone === 'tree' ? 'meadow' : 'paths';
}

/** The lands that there are in this game, from west to east. */
export function landsOf(seen: Seen, split: boolean): readonly LandName[] {
  const { lands } = boardOf(seen);
  const names = (of: typeof lands): readonly LandName[] => of.map(({ name }) => name);
  return [
    ...names(lands.filter(({ east }) => east < 0)),
    ...(split ? (['meadow', 'paths'] as const) : (['clearing'] as const)),
    ...names(lands.filter(({ east }) => east > 0)),
  ];
}

/** The zone of a phone where a thing lies, others' open cards too; null = elsewhere on the table. */
function zoneOfThing(seen: Seen, key: ThingKey): ZoneName | null {
  const part = partOf(seen, key);
  if (part !== null && !isOffBoard(part)) return part;
  const open = boardOf(seen).open.find((card) => card.key === key);
  if (open === undefined || open.owner === seen.seat) return null;
  return (open.figure === null ? null : figureLook(open.figure)?.zone) ?? 'river';
}

/** The land where a thing lies; null = elsewhere on the table. */
export function landOfThing(seen: Seen, key: ThingKey, split: boolean): LandName | null {
  const zone = zoneOfThing(seen, key);
  return zone === null ? null : landOfZone(zone, split);
}

/** The stretch of the ribbon that leads to a part of the board, however the Clearing is shown. */
export const stretchOf = (zone: ZoneName): string =>
  [false, true].map((split) => `[data-stretch="${landOfZone(zone, split)}"]`).join(', ');

/** The same for a thing; empty = it lies in no land. */
export function stretchOfThing(seen: Seen, key: ThingKey): readonly string[] {
  const zone = zoneOfThing(seen, key);
  return zone === null ? [] : [stretchOf(zone)];
}

/** How many things of each part can be chosen with what the answer in the making is about; null = nowhere on the table. */
export function choicesByPart(seen: Seen, mode: Draft['mode']): ReadonlyMap<Part | null, number> {
  const counts = new Map<Part | null, number>();
  for (const key of new Set([...targetsOf(seen).keys(), ...keysOfAct(seen, mode)])) {
    if (!canChoose(seen, key, mode)) continue;
    const part = partOf(seen, key);
    counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return counts;
}

/** The same by land; null = elsewhere. */
export function choicesByLand(seen: Seen, mode: Draft['mode'], split: boolean): ReadonlyMap<LandName | null, number> {
  const counts = new Map<LandName | null, number>();
  for (const [part, n] of choicesByPart(seen, mode)) {
    const land = part === null || isOffBoard(part) ? null : landOfZone(part, split);
    counts.set(land, (counts.get(land) ?? 0) + n);
  }
  return counts;
}

/** The one land where the question or the chosen action can go on; null = elsewhere, in several, or it is the whole turn. */
export function landAsked(seen: Seen, mode: Draft['mode'], split: boolean): LandName | null {
  const { decision, legal } = seen;
  if (legal.length === 0 || (decision?.kind !== 'pick' && mode === 'all')) return null;
  const [only, ...others] = choicesByLand(seen, mode, split).keys();
  return others.length === 0 ? (only ?? null) : null;
}

/**
 * The land where what is chosen lies, or else where alone something can be chosen; null = in several of them, or elsewhere.
 * `landOf` tells to which land a part of the board belongs on this screen.
 */
export function landMeant(seen: Seen, draft: Draft, landOf: (zone: ZoneName) => LandName): LandName | null {
  const chosen = chosenKeys(seen, draft).map((key) => partOf(seen, key));
  const isWholeTurn = seen.decision?.kind !== 'pick' && draft.mode === 'all';
  const parts = chosen.length > 0 ? chosen : isWholeTurn ? [] : [...choicesByPart(seen, draft.mode).keys()];
  const lands = new Set(parts.map((part) => (part === null || isOffBoard(part) ? null : landOf(part))));
  const [only = null] = lands;
  return lands.size === 1 ? only : null;
}

/** What of the table the answer in the making points at. */
function chosenKeys(seen: Seen, { selected, then, picked }: Draft): readonly ThingKey[] {
  const items = picked.flatMap((item) => itemKey(seen, item) ?? []);
  if (selected?.t === 'play') return [cardKey(selected.card), ...items];
  if (selected?.t === 'visit') return [holderKey(seen, then ?? selected.place), ...items];
  return selected?.t === 'act' && selected.it >= 0 ? [holderKey(seen, selected.it), ...items] : items;
}

/** Pieces of one kind and seat that stand somewhere in a land. */
export interface Pieces {
  readonly seat: Seat;
  /** Null = workers. */
  readonly figure: FigureName | null;
  readonly n: number;
}

/** Who stands on the places of a land, in the order of the seats. */
export const piecesIn = (seen: Seen, land: LandName, split: boolean): readonly Pieces[] =>
  piecesWhere(seen, (zone) => landOfZone(zone, split) === land);

/** Who stands in the parts of the board of which that is true. */
export function piecesWhere(seen: Seen, isMeant: (zone: ZoneName) => boolean): readonly Pieces[] {
  const { known, game } = seen;
  const isHere = (at: Holder | null): boolean => {
    const part = at !== null && at >= game.rules.cards ? partOf(seen, `h${at}`) : null;
    return part !== null && !isOffBoard(part) && isMeant(part);
  };
  return known.seats.flatMap(({ workers }, seat): readonly Pieces[] => {
    const special = specialWorkersOf(seen, seat).filter(({ at }) => isHere(at));
    const n = workers.filter(isHere).length - special.length;
    const figures = [...special, ...figuresOf(seen, seat).filter(({ at }) => isHere(at))];
    return [
      ...(n > 0 ? [{ seat, figure: null, n }] : []),
      ...figures.map(({ name }) => ({ seat, figure: name, n: 1 })),
    ];
  });
}
