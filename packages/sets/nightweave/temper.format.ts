import {
  marksShown,
  placeAt,
  putMark,
  type Effect,
  type Holder,
  type MarkName,
  type OptionValue,
  type Seat,
} from '@everdell/engine';
import { asList, asText, CaseError } from '../format.check.ts';
import { listOf, sortedBag } from '../format.facts.ts';
import { automaNamed, cardIds, holderId, knownCards, locationNamed, placeId } from '../format.names.ts';
import { placeNamed } from '../format.table.ts';
import type { AnswersFormat, At, Fact, Fields, Outcome, StepFormat, Table } from '../format.ts';
import { COINS, OTHER_FOILS, UNITS_1, UNITS_2, UNITS_3 } from './webs.ts';
import { call } from './words.ts';

/** Her temper in positions and scenarios. */

export interface GivenTemper {
  readonly personality?: string | null;
  readonly plan?: string | null;
  /** The Plot that is followed, or with the Plan that brings two kinds, one or both of them. */
  readonly plot?: string | readonly string[] | null;
  /** The Plots that are drawn next; without any, none is drawn. */
  readonly plotNext?: string | readonly string[] | null;
  /** Locations and Events with a Web token that somebody has put there. */
  readonly webs?: readonly unknown[];
}

export const TEMPER_FIELDS = ['personality', 'plan', 'plot', 'plotNext', 'webs'] as const;

const PATH = 'nightweave';
const WEB: MarkName = 'web';
const isSaid = (value: unknown): boolean => value !== undefined && value !== null && value !== 'none';
const listed = (value: unknown): readonly unknown[] => (isSaid(value) ? [value].flat() : []);

/**
 * What a position tells of the options. Other sets may be there, whatever the rules say of that; where nothing is told of her, those
 * that the rules speak of (OQ-NW-01).
 */
export function temperOptionsOf(fields: Fields): Record<string, OptionValue> {
  const { personality, plan, plot, plotNext } = fields;
  const hasPlots = [...listed(plot), ...listed(plotNext)].length > 0 && plan !== 'the-plot-thickens';
  return {
    'nightweave.mix': Object.keys(fields).length > 0 ? 'all' : 'some',
    ...(isSaid(personality) && { 'nightweave.personality': asText(personality, `${PATH}.personality`) }),
    ...(isSaid(plan) && { 'nightweave.plan': asText(plan, `${PATH}.plan`) }),
    ...(hasPlots && { 'nightweave.plots': true }),
    ...(plan === 'the-plot-thickens' && { 'nightweave.plots': false }),
  };
}

/** What lies by her lair, and what does not. */
export function layTemper(t: Table, seat: Seat, fields: Fields): void {
  const { g, s } = t;
  const tilesOf = (row: 'personalities' | 'plans' | 'plots'): Holder[] =>
    g.places.filter((place) => place.row === g.rowIx[row]).map(({ ix }) => ix);
  const lay = (zone: number, tiles: readonly Holder[]): void => {
    s.zones[zone] = [...tiles];
  };
  for (const [row, pile, zone, field] of [
    ['personalities', 'personalityPile', 'personality', fields['personality']],
    ['plans', 'planPile', 'plan', fields['plan']],
  ] as const) {
    if (g.rowIx[row] === undefined) continue;
    const [own] = listed(field).map((id) => placeNamed(t, id, `${PATH}.${zone}`, row));
    lay(g.seatZone[zone][seat], own === undefined ? [] : [own]);
    lay(
      g.zone[pile],
      tilesOf(row).filter((tile) => tile !== own),
    );
  }
  if (g.rowIx.plots === undefined) return;
  const plots = listed(fields['plot']).map((id) => placeNamed(t, id, `${PATH}.plot`, 'plots'));
  const next = listed(fields['plotNext']).map((id) => placeNamed(t, id, `${PATH}.plotNext`, 'plots'));
  const isOther = (tile: Holder): boolean =>
    fields['plan'] === 'the-plot-thickens' && placeAt(g, tile).def.suit === 'seasonal';
  lay(
    g.seatZone['plot'][seat],
    plots.filter((tile) => !isOther(tile)),
  );
  lay(g.seatZone['seasonalPlot'][seat], plots.filter(isOther));
  lay(g.zone['plotPile'], next.reverse());
  lay(
    g.zone['plotsGone'],
    tilesOf('plots').filter((tile) => !plots.includes(tile) && !next.includes(tile)),
  );
}

/** Where the Plan suffocating-swarm puts Web tokens before the game, which stay (unless the case tells where they lie). */
const SWARMED = ['haven', 'market'];

/** Once all is laid out. */
export function layWebs({ g, s }: Table, seat: Seat, { webs: given, plan }: Fields): void {
  if (!isSaid(given) && plan === 'suffocating-swarm')
    for (const { row, ix } of g.places) if (SWARMED.some((name) => g.rowIx[name as never] === row)) putMark(s, WEB, ix);
  for (const [i, at] of asList(given, `${PATH}.webs`).entries())
    putMark(s, WEB, locationNamed({ rules: g }, s, seat, at, `${PATH}.webs[${i}]`));
}

type Read = (_: Outcome, expected: unknown, path: string) => Fact;

const tileIn =
  ({ game, s, seat }: At, zone: string): Read =>
  (_, expected, path) => {
    const held = s.zones[game.rules.seatZone[zone][seat]].map((tile) => placeId(game, tile));
    if (Array.isArray(expected)) return { path, expected: sortedBag(expected as string[]), observed: sortedBag(held) };
    return { path, expected, observed: held[0] ?? null };
  };

/** Everything that has a Web token, those that a text alone puts there included; an Event once for each. */
const webs =
  ({ game, s, seat }: At): Read =>
  (_, expected, path) => {
    const all = [...(s.slices.marks?.[WEB] ?? []), ...marksShown(game.rules, s, WEB)];
    if (typeof expected === 'number') return { path, expected, observed: all.length };
    const named = (holders: readonly Holder[]): string[] => sortedBag(holders.map((at) => holderId(game, s, at)));
    const wanted = listOf(expected, path).map((at) => locationNamed(game, s, seat, at, path));
    return { path, expected: named(wanted), observed: named(all) };
  };

export function temperReaders(at: At): Readonly<Record<string, Read>> {
  return {
    personality: tileIn(at, 'personality'),
    plan: tileIn(at, 'plan'),
    plot: tileIn(at, 'plot'),
    seasonalPlot: tileIn(at, 'seasonalPlot'),
    webs: webs(at),
  };
}

/** Cards of a person that a Plot keeps: a number counts them, a list names them. */
export const heldIn =
  (zone: string) =>
  ({ game, s, seat }: At, expected: unknown, path: string): Fact => {
    const ids = sortedBag(cardIds(game, s, s.zones[game.rules.seatZone[zone][seat]]));
    if (typeof expected === 'number') return { path, expected, observed: ids.length };
    return { path, expected: sortedBag(knownCards(game, listOf(expected, path), path)), observed: ids };
  };

/** A Plot is drawn: the one that is named, the next one, or the one that the position has her follow. */
export const plotStep: StepFormat = {
  of: PATH,
  fields: ['plot', 'card'],
  begin(game, s, _seat, step, path) {
    const { rules: g } = game;
    const her = automaNamed(game, PATH);
    const what = 'a Plot';
    const task = s.stack.at(-1);
    if (her < 0 || task?.effect.do !== 'go') throw new CaseError(`${path}: it is not her turn`);
    const pile = s.zones[g.zone['plotPile']];
    const named = step['plot'] ?? step['card'];
    const wanted = named === undefined ? undefined : g.placeById.get(asText(named, `${path}.plot`))?.ix;
    const drawn = wanted ?? (pile.length > 0 ? undefined : s.zones[g.seatZone['plot'][her]][0]);
    if (drawn !== undefined) {
      for (const zone of [g.zone['plotPile'], g.zone['plotsGone'], g.seatZone['plot'][her]])
        s.zones[zone] = s.zones[zone].filter((tile) => tile !== drawn);
      s.zones[g.zone['plotPile']].push(drawn);
    }
    const does: Effect = call('schemes');
    s.stack[s.stack.length - 1] = { effect: { do: 'go', does }, scope: task.scope };
    return { what, action: { t: 'option', id: 'go' } };
  },
};

/** What is paid tells which of several is meant. */
const FOILS = [...COINS, UNITS_1, UNITS_2, UNITS_3, ...OTHER_FOILS].map(({ id }) => id);

export const temperAnswers: AnswersFormat = {
  keys: {
    webPlace: ['location', 'event', 'token', 'pick'],
    staysOpen: ['pick', 'take'],
    givesWorker: ['worker', 'location', 'pick'],
    option: ['token'],
  },
  words: {
    endure: ['decline', 'accept', 'no-foil'],
    guard: ['foil', 'worker', 'place-worker'],
    ...Object.fromEntries(FOILS.map((id) => [id, ['foil']])),
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`foil-${n}-kept`, [`keep-${n}`, String(n)]])),
  },
  options: {
    option: (key, value) => (key === 'token' ? keptFor(value) : null),
  },
  implied(ids, { key, value }) {
    if (ids.includes('guard')) return GUARDS.includes(key) ? 'guard' : null;
    if (!ids.includes('foil-1-kept') || !(key === 'pay' || key === 'give')) return null;
    return keptFor((value as { points?: unknown }).points);
  },
};

/** A worker goes onto the card that is to stay. */
const GUARDS: readonly string[] = ['worker', 'on', 'location'];

/** So many cards are kept for so many tokens. */
const keptFor = (tokens: unknown): string | null =>
  typeof tokens !== 'number' ? null : tokens === 0 ? 'endure' : `foil-${tokens}-kept`;

export const seatsHold = { webbed: heldIn('webbed'), facedown: heldIn('closed') };
