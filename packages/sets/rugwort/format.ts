import { isSlot, scores, WORKER, ZONE, type Holder, type OptionValue } from '@everdell/engine';
import { asCount, asList, asNumberIn, asObject, asText, CaseError, refuse } from '../format.check.ts';
import { layCity, layEvents } from '../format.city.ts';
import {
  bagOf,
  cityBag,
  eventBag,
  eventIds,
  factsOf,
  journeyValues,
  listOf,
  mapOf,
  sortedBag,
} from '../format.facts.ts';
import { CLEARINGS, clearingNamed, type Clearing, type GivenCity, type GivenEvent } from '../format.given.ts';
import { automaNamed, holderId, placeId, seatNamed } from '../format.names.ts';
import { placeNamed } from '../format.table.ts';
import { MEADOW_WORKERS } from './seasons.ts';
import type { At, Deployed, Fields, Format, Outcome, Reader, Table } from '../format.ts';

/** Rugwort in positions and scenarios. */

declare module '../format.given.ts' {
  interface Given {
    readonly rugwort?: GivenRugwort;
  }
}

export interface GivenRugwort {
  readonly year?: number;
  readonly variants?: readonly string[];
  readonly city?: readonly GivenCity[];
  readonly points?: number;
  readonly forestWorker?: Clearing | `forest:${Clearing}` | `journey-${number}` | null;
  readonly basicWorker?: string | null;
  readonly meadowWorkers?: readonly number[];
  readonly events?: readonly GivenEvent[];
  /** Value of the Journey space his Forest worker stands on. */
  readonly journey?: number | readonly number[] | null;
  readonly lastRoll?: number | null;
  /** What other modules know of him. */
  readonly pearls?: number;
  readonly wonders?: readonly string[];
  readonly ambassador?: string;
}

const FIELDS = [
  'year',
  'variants',
  'city',
  'points',
  'forestWorker',
  'basicWorker',
  'meadowWorkers',
  'events',
  'journey',
  'lastRoll',
] as const;

/** What the position says about him; the fields of other modules are checked where those are known. */
function described(given: Fields): Fields {
  const value = given['rugwort'] ?? {};
  if (typeof value !== 'object') refuse('rugwort', 'must be an object');
  return value as Fields;
}

/** Year and variants are options of the game, not part of the position. */
function options(given: Fields): Record<string, OptionValue> {
  const { year, variants } = described(given);
  return {
    ...(year !== undefined && { 'rugwort.year': asNumberIn(year, 'rugwort.year', 1, 3) }),
    ...(variants !== undefined && {
      'rugwort.variants': asList(variants, 'rugwort.variants').map((id, i) => asText(id, `rugwort.variants[${i}]`)),
    }),
  };
}

/** The value of the Journey space of this name, where his Forest worker goes in the end; null = it is none. */
function journeyNamed(value: unknown): number | null {
  const named = typeof value === 'string' ? /^journey-(\d)$/.exec(value) : null;
  return named === null ? null : Number(named[1]);
}

/** The clearing his worker stands on, -1 for none; when nothing is said it stands where a game of him begins. */
function clearingOf(fields: Fields): number {
  const at = fields['forestWorker'];
  if (at === null || fields['journey'] || journeyNamed(at) !== null) return -1;
  if (at === undefined) return 0; // R-RUG-04
  const clearing = clearingNamed(at);
  if (clearing < 0) refuse('rugwort.forestWorker', `must be null or one of ${CLEARINGS.join(', ')}`);
  return clearing;
}

/** His city and Events, before the boards are laid out. */
function beforeRows(t: Table, given: Fields, deployed: Deployed): void {
  const ofOthers = (formats: Table['formats']): string[] => formats.flatMap((f) => f.given?.automaFields ?? []);
  const fields = asObject(described(given), 'rugwort', [...FIELDS, ...ofOthers(t.formats)], ofOthers(t.absent));
  const seat = t.g.humans;
  const me = t.s.seats[seat];
  me.season = t.s.seats[0].season;
  me.points = asCount(fields['points'], 'rugwort.points');
  for (const { given: other } of t.formats)
    if (other?.automaFields !== undefined) other.laySeat?.(t, seat, fields, 'rugwort', deployed);
  layCity(t, seat, fields['city'], 'rugwort.city', deployed);
  layEvents(t, seat, fields['events'], 'rugwort.events', deployed);
  if (fields['lastRoll'] !== undefined && fields['lastRoll'] !== null)
    t.s.slices.lastRoll = asNumberIn(fields['lastRoll'], 'rugwort.lastRoll', 0, 8);
}

/** His two workers, once the Forest is laid out: the Forest worker (or Journey worker) and the Basic one. */
function afterRows(t: Table, given: Fields): void {
  const fields = described(given);
  const at = clearingOf(fields);
  const onCard = at < 0 ? WORKER.gone : t.s.rows[t.g.rowIx.forest][at];
  if (at >= 0 && onCard < 0) refuse('rugwort.forestWorker', 'there is no Forest card on this clearing');
  const basic = fields['basicWorker'] ?? null;
  t.s.seats[t.g.humans].workers = [
    journeySpace(t, fields['journey'] ?? journeyNamed(fields['forestWorker'])) ?? onCard,
    basic === null ? WORKER.gone : placeNamed(t, basic, 'rugwort.basicWorker', 'basic'),
    ...meadowWorkers(t, fields['meadowWorkers']),
  ];
}

/** Those that stand on Meadow spaces, and those that are still to come. */
function meadowWorkers(t: Table, given: unknown): Holder[] {
  const { firstSlot, slots } = t.g.zones[ZONE.meadow];
  const path = 'rugwort.meadowWorkers';
  const standing = asList(given, path).map((space) => firstSlot + asNumberIn(space, path, 1, slots) - 1);
  const waiting = Math.max(0, MEADOW_WORKERS - standing.length);
  return [...standing, ...new Array<number>(waiting).fill(WORKER.waiting)];
}

function journeySpace(t: Table, given: unknown): Holder | null {
  const value: unknown = Array.isArray(given) ? given[0] : given;
  if (value === undefined || value === null || value === 0) return null;
  return placeNamed(t, `journey-${asNumberIn(value, 'rugwort.journey', 2, 5)}`, 'rugwort.journey', 'journey');
}

const ofHim: Reader = (o, expected, path) => {
  if (automaNamed(o.game, 'rugwort') < 0) throw new CaseError(`${path}: Rugwort is not in play`);
  const at: At = { game: o.game, s: o.after, seat: seatNamed(o.game, 'rugwort', path) };
  const me = o.after.seats[at.seat];
  const forest = o.after.rows[o.game.rules.rowIx.forest];
  const standsIn = (row: 'forest' | 'basic'): Holder | undefined =>
    me.workers.find((w) => w >= 0 && o.after.rows[o.game.rules.rowIx[row]].includes(w));
  const is = (observed: unknown) => (_: Outcome, value: unknown, p: string) => ({ path: p, expected: value, observed });
  const { firstSlot } = o.game.rules.zones[ZONE.meadow];
  const shut = sortedBag(me.workers.filter((w) => w >= firstSlot).map((w) => w - firstSlot + 1));
  const basic = standsIn('basic');
  const clearing = standsIn('forest');
  const values = journeyValues(o.game, o.after, at.seat);
  return factsOf(
    {
      city: (_, value, p) => ({ path: p, expected: bagOf(at, value, p), observed: cityBag(at) }),
      cityCount: is(cityBag(at).length),
      points: is(me.points),
      season: is(o.game.rules.seasons[me.season].id),
      events: (_, value, p) => ({
        path: p,
        expected: eventBag(o.game, value, p),
        observed: eventIds(at),
      }),
      meadowWorkers: (_, value, p) => ({
        path: p,
        expected: sortedBag(listOf(value, p) as number[]),
        observed: shut,
      }),
      forestWorker: (_, value, p) => ({
        path: p,
        expected: CLEARINGS[clearingNamed(value)] ?? value,
        observed:
          clearing !== undefined
            ? CLEARINGS[forest.indexOf(clearing)]
            : journeyNamed(value) !== null && values.length > 0
              ? `journey-${values[0]}`
              : null,
      }),
      basicWorker: is(basic === undefined ? null : placeId(o.game, basic)),
      journey: (_, value, p) => ({
        path: p,
        expected: value,
        observed: Array.isArray(value) ? values : (values[0] ?? (value === 0 ? 0 : null)),
      }),
      ...Object.fromEntries(
        Object.entries(o.ofAutomas).map(([key, read]) => [
          key,
          (_: Outcome, value: unknown, p: string) => read(at, value, p),
        ]),
      ),
      lastRoll: is(o.after.slices.lastRoll),
    },
    o,
    expected,
    path,
  );
};

const atSetUp: Reader = (o, expected, path) => {
  const { game, after } = o;
  const seat = seatNamed(game, 'rugwort', path);
  const forest = after.rows[game.rules.rowIx.forest];
  const nameOf = (at: number, listed: readonly unknown[]): string => {
    const id = holderId(game, after, at);
    return forest.includes(at) && !listed.includes(id) ? CLEARINGS[forest.indexOf(at)] : id;
  };
  return factsOf(
    {
      hand: (_, value, at) => ({ path: at, expected: value, observed: after.zones[game.rules.hand[seat]].length }),
      ...Object.fromEntries(
        Object.entries(o.ofAutomas).map(([key, read]) => [
          key,
          (_: Outcome, value: unknown, at: string) => read({ game, s: after, seat }, value, at),
        ]),
      ),
      workersOn: (_, value, at) => {
        const listed = listOf(value, at).map((name) => CLEARINGS[clearingNamed(name)] ?? (name as string));
        const standing = after.seats[seat].workers.filter((worker) => worker >= 0 && !isSlot(game.rules, worker));
        const observed = sortedBag(standing.map((worker) => nameOf(worker, listed)));
        return { path: at, expected: sortedBag(listed), observed };
      },
    },
    o,
    expected,
    path,
  );
};

const score: Reader = ({ game, after }, expected, path) => {
  const parts: Readonly<Record<string, number>> = scores(game.rules, after)[seatNamed(game, 'rugwort', path)];
  return Object.entries(mapOf(expected, path)).map(([part, value]) => ({
    path: `${path}.${part}`,
    expected: value,
    observed: parts[part] ?? 0,
  }));
};

export const format: Format = {
  id: 'rugwort',
  given: { fields: ['rugwort'], options, beforeRows, shuns: (given) => clearingOf(described(given)), afterRows },
  facts: { table: { rugwort: ofHim, rugwortScore: score }, setup: { rugwort: atSetUp } },
};
