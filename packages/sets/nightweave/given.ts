import {
  figureAt,
  setFigure,
  WORKER,
  ZONE,
  type Effect,
  type Holder,
  type OptionValue,
  type Seat,
} from '@everdell/engine';
import { asCount, asFlag, asList, asMap, asNumberIn, asObject, asText, refuse } from '../format.check.ts';
import { layCity, layEvents } from '../format.city.ts';
import type { GivenCity, GivenEvent } from '../format.given.ts';
import { automaNamed, locationNamed } from '../format.names.ts';
import { placeNamed, takeCard } from '../format.table.ts';
import type { Deployed, Fields, GivenFormat, Table } from '../format.ts';
import { likeLine, lineOf, lineSaid, type GivenLine } from './activityLine.ts';
import { layTemper, layWebs, TEMPER_FIELDS, temperOptionsOf, type GivenTemper } from './temper.format.ts';
import { SEASONS } from './vocabulary.ts';

/** Nightweave in positions: all that she has stands in one object. */

declare module '../format.given.ts' {
  interface Given {
    readonly nightweave?: GivenNightweave;
  }
}

export interface GivenNightweave extends GivenTemper {
  readonly season?: string;
  readonly level?: number;
  readonly workersInLair?: number;
  /** The top card first. */
  readonly hand?: readonly string[];
  readonly city?: readonly GivenCity[];
  readonly points?: number;
  /** The Meadow space where she stands, or the one of the Station. */
  readonly inMeadow?: number | null;
  readonly station?: number | null;
  /** Told like locations. */
  readonly deployed?: readonly unknown[];
  readonly events?: readonly GivenEvent[];
  /** The Activity card that is turned up next, and those after it. */
  readonly activity?: string | null;
  readonly activityNext?: readonly string[];
  /** What it says in her season: a card that says it is turned up, or if there is none she does it all the same. */
  readonly activityLine?: GivenLine | null;
  /** Cards and tiles in her lair. */
  readonly achievements?: readonly string[];
  /** Her game has ended, said in any of these words. */
  readonly passed?: boolean;
  readonly finished?: boolean;
  readonly ended?: boolean;
  readonly claimedSpecialEvent?: boolean;
}

const ENDED = ['passed', 'finished', 'ended'] as const;
const FIELDS = [
  'season',
  'level',
  'workersInLair',
  'hand',
  'city',
  'points',
  'inMeadow',
  'station',
  'deployed',
  'events',
  'activity',
  'activityNext',
  'activityLine',
  'achievements',
  ...ENDED,
  'claimedSpecialEvent',
  ...TEMPER_FIELDS,
] as const;

const PATH = 'nightweave';
const described = (given: Fields): Fields => asMap(given[PATH] ?? {}, PATH);
const herSeat = ({ g }: Pick<Table, 'g'>): Seat => automaNamed({ rules: g }, PATH);
const isSaid = (value: unknown): boolean => value !== undefined && value !== null;

function options(given: Fields): Record<string, OptionValue> {
  const { level, ...fields } = described(given);
  return {
    ...temperOptionsOf(fields),
    ...(isSaid(level) && { 'nightweave.level': asNumberIn(level, `${PATH}.level`, 0, 4) }),
  };
}

/** What she has, before the boards are laid out. */
function beforeRows(t: Table, given: Fields, deployed: Deployed): void {
  const ofOthers = (formats: Table['formats']): string[] => formats.flatMap((f) => f.given?.automaFields ?? []);
  const fields = sorted(t, asObject(described(given), PATH, [...FIELDS, ...ofOthers(t.formats)], ofOthers(t.absent)));
  const { g, s } = t;
  const seat = herSeat(t);
  const me = s.seats[seat];
  s.slices.order = [seat, ...Array.from({ length: g.humans }, (_, i) => i)]; // seat 0 is on her left
  const season = fields['season'] ?? SEASONS[0];
  me.season = SEASONS.findIndex((name) => name === season);
  if (me.season < 0) refuse(`${PATH}.season`, `must be one of ${SEASONS.join(', ')}`);
  me.points = asCount(fields['points'], `${PATH}.points`);
  me.passed = ENDED.some((field) => asFlag(fields[field], `${PATH}.${field}`));
  for (const card of cardsOf(t, fields['hand'], `${PATH}.hand`).reverse()) s.zones[handFor(t, seat, card)].push(card);
  s.zones[g.seatZone['achievements'][seat]] = cardsOf(t, fields['achievements'], `${PATH}.achievements`);
  for (const id of asList(fields['visitors'], `${PATH}.visitors`))
    s.zones[g.seatZone['visitors'][seat]].push(placeNamed(t, id, `${PATH}.visitors`, 'visitors'));
  for (const { given: other } of t.formats)
    if (other?.automaFields !== undefined) other.laySeat?.(t, seat, fields, PATH, deployed);
  layCity(t, seat, fields['city'], `${PATH}.city`, deployed);
  layEvents(t, seat, fields['events'], `${PATH}.events`, deployed);
  setFigure(g, s, seat, 'nightweave', standing(t, fields));
  layActivity(t, fields);
  layTemper(t, seat, fields);
  // Forest cards on which she stands must lie there; where she stands is settled once all is laid out.
  for (const at of asList(fields['deployed'], `${PATH}.deployed`))
    if (typeof at === 'string' && g.placeById.has(at)) deployed[seat].push(g.placeById.get(at)!.ix);
}

/** Rows of what may be told among her Achievements and is no card, with the field that it belongs to. */
const THINGS: Readonly<Record<string, string>> = {
  basicEvents: 'events',
  specialEvents: 'events',
  wonders: 'wonders',
  adornments: 'adornmentsPlayed',
  visitors: 'visitors',
  mapTiles: 'expedition',
};

/** With the Achievements that are no cards where they belong. */
function sorted({ g }: Table, fields: Fields): Fields {
  const all = asList(fields['achievements'], `${PATH}.achievements`);
  const isThing = (id: unknown): boolean => g.placeById.has(id as string) && !g.designById.has(id as string);
  const told: Record<string, unknown> = { ...fields, achievements: all.filter((id) => !isThing(id)) };
  for (const id of all.filter(isThing)) {
    const { row } = g.placeById.get(id as string)!;
    const [, field] = Object.entries(THINGS).find(([name]) => g.rowIx[name as never] === row) ?? ['', 'discoveries'];
    told[field] = [...asList(told[field], `${PATH}.${field}`), id];
  }
  return told;
}

/** Cards of small decks lie beside her hand, in the zone that is for them. */
function handFor({ g, s }: Table, seat: Seat, card: Holder): number {
  const { deck } = g.designs[s.cardOf[card]].def;
  if (deck === undefined) return g.hand[seat];
  const isFor = (zone: (typeof g.zones)[number]): boolean =>
    zone.owner === seat && zone.rows.length === 0 && g.decks[zone.deck].zone === g.zone[deck];
  return g.zones.findIndex(isFor);
}

function cardsOf(t: Table, given: unknown, path: string): Holder[] {
  return asList(given, path).map((id, i) => takeCard(t, id, `${path}[${i}]`));
}

/** In the Meadow, or in another display that the case names by its space. */
function standing({ g }: Table, { inMeadow, station }: Fields): Holder {
  const display = isSaid(station) ? g.displays.find((zone) => g.zones[zone].id === 'station') : ZONE.meadow;
  const space = isSaid(station) ? station : inMeadow;
  if (!isSaid(space)) return WORKER.home;
  if (display === undefined) return refuse(`${PATH}.station`, 'there is no Station in this game');
  const { firstSlot, slots } = g.zones[display];
  return firstSlot + asNumberIn(space, isSaid(station) ? `${PATH}.station` : `${PATH}.inMeadow`, 1, slots) - 1;
}

/** The cards of her season and of those before it lie in the deck, the one that is turned up next on top. */
function layActivity(t: Table, fields: Fields): void {
  const { g, s } = t;
  const { season } = s.seats[herSeat(t)];
  const all = g.places.filter(({ row }) => row === g.rowIx.activity);
  const first = seasonOf(all.map(({ def }) => def.suit!));
  const top = [nextCard(t, fields), ...asList(fields['activityNext'], `${PATH}.activityNext`)]
    .filter(isSaid)
    .map((id) => placeNamed(t, id, `${PATH}.activity`, 'activity'));
  const out = all.findIndex(({ def, ix }) => def.suit === 'winter worker' && !top.includes(ix));
  const piles = ['activity', 'activitySpring', 'activitySummer', 'activityAutumn'] as const;
  all.forEach(({ ix }, i) => {
    if (top.includes(ix)) return;
    const pile = i === out ? 'activityOut' : first[i] <= season ? 'activity' : piles[first[i]];
    s.zones[g.zone[pile]].push(ix);
  });
  s.zones[g.zone['activity']].push(...top.reverse());
  s.zones[g.zone['lair']] = g.places.flatMap(({ row, ix }) => (row === g.rowIx.lair ? [ix] : []));
  if (asFlag(fields['claimedSpecialEvent'], `${PATH}.claimedSpecialEvent`)) remember(t, 'claimed');
  const [onTop] = asList(fields['hand'], `${PATH}.hand`);
  const held = g.designById.get(onTop as string)?.def;
  if (held?.deck !== undefined) remember(t, `${held.kind}OnTop`); // the card told first lies on top
}

function remember({ g, s }: Table, mark: 'claimed' | 'constructionOnTop' | 'critterOnTop'): void {
  s.slices.marks = { ...s.slices.marks, [mark]: s.zones[g.zone['lair']].slice() };
}

const seasonOf = (suits: readonly string[]): number[] =>
  suits.map((suit) => SEASONS.findIndex((season) => suit.startsWith(season)));

/** The card that is named, if it says what the case has it say, or else one that does. */
function nextCard(t: Table, fields: Fields): string | null {
  const { activity, activityLine: line } = fields;
  const named = isSaid(activity) ? asText(activity, `${PATH}.activity`) : null;
  if (!isSaid(line)) return named;
  const season = SEASONS[t.s.seats[herSeat(t)].season];
  const ids = t.g.places.flatMap(({ row, id }) => (row === t.g.rowIx.activity ? [id] : []));
  return likeLine(named === null ? ids : [named, ...ids], season, line as GivenLine);
}

/** A line that no card has is carried out all the same, in the first turn that she takes. */
export function goes(t: Pick<Table, 'g' | 's'>, seat: Seat, given: Fields): Effect | undefined {
  if (seat !== herSeat(t) || t.s.zones[t.g.zone['activityOpen']].length > 0) return undefined;
  const { activity, activityLine } = described(given);
  const line = isSaid(activityLine) ? (activityLine as GivenLine) : null;
  const season = SEASONS[t.s.seats[seat].season];
  const top = t.s.zones[t.g.zone['activity']].at(-1);
  const id = top === undefined ? null : t.g.places[top - t.g.cards].id;
  if (line === null || lineSaid(id, season, line)) return undefined;
  return lineOf(line, {
    withAmbassador: t.g.figures.includes('ambassador'),
    card: isSaid(activity) ? id : null,
  });
}

/** Where her workers stand; those that are nowhere have left the game, and others have yet to join. */
function afterRows(t: Table, given: Fields, deployed: Deployed): void {
  const { g, s } = t;
  const seat = herSeat(t);
  const fields = described(given);
  const me = s.seats[seat];
  const told = asList(fields['deployed'], `${PATH}.deployed`).map((at) =>
    locationNamed({ rules: g }, s, seat, at, `${PATH}.deployed`),
  );
  layWebs(t, seat, fields);
  const joined = g.automas[seat]!.workers as readonly number[];
  const inGame = joined.slice(0, me.season + 1).reduce((a, b) => a + b, 0);
  const out = [...told, ...besides(told, deployed[seat])];
  const inLair = isSaid(fields['workersInLair'])
    ? asCount(fields['workersInLair'], `${PATH}.workersInLair`)
    : Math.max(0, inGame - out.length);
  layFigures(t, seat, fields);
  const free = inLair + out.length === inGame + 1 && hasFigureHome(t, seat) ? inLair - 1 : inLair;
  layClaims(t, seat, out);
  if (free + out.length > inGame)
    refuse(PATH, `has ${free + out.length} workers, but there are ${inGame} of them in this season`);
  const all = joined.reduce((a, b) => a + b, 0);
  me.workers = [
    ...new Array<number>(free).fill(WORKER.home),
    ...out,
    ...new Array<number>(inGame - free - out.length).fill(WORKER.gone),
    ...new Array<number>(all - inGame).fill(WORKER.waiting),
  ];
}

/** A figure of hers that comes later in the game is not there yet. */
function layFigures({ g, s }: Table, seat: Seat, fields: Fields): void {
  if (s.seats[seat].season > 0) return;
  for (const figure of g.figures)
    if (figure !== PATH && fields[figure] === undefined && g.recalled[g.figures.indexOf(figure)])
      setFigure(g, s, seat, figure, WORKER.waiting);
}

/** A figure that takes the place of one of her workers may be counted among those in the lair. */
function hasFigureHome({ g, s }: Table, seat: Seat): boolean {
  return g.figures.some(
    (figure, i) => figure !== PATH && g.recalled[i] && figureAt(g, s, seat, figure) === WORKER.home,
  );
}

/** Events on which her workers stand are hers, and a special one is the one of this season. */
function layClaims({ g, s }: Table, seat: Seat, standing: readonly Holder[]): void {
  for (const at of standing) {
    const event = at < g.cards ? null : (g.places[at - g.cards]?.event ?? null);
    if (event === null) continue;
    const { row } = g.places[at - g.cards];
    s.rows[row] = s.rows[row].filter((other) => other !== at);
    if (!s.zones[g.events[seat]].includes(at)) s.zones[g.events[seat]].push(at);
    if (event === 'special') s.slices.marks = { ...s.slices.marks, claimed: s.zones[g.zone['lair']].slice() };
  }
}

/** Workers that cities and Events tell of, and her own list does not. */
function besides(told: readonly Holder[], deployed: readonly Holder[]): Holder[] {
  const rest = told.slice();
  return deployed.filter((at) => {
    const i = rest.indexOf(at);
    if (i >= 0) rest.splice(i, 1);
    return i < 0;
  });
}

export const GIVEN: GivenFormat = { fields: [PATH], options, beforeRows, afterRows, goes };
