import {
  addGoods,
  putMark,
  setTokens,
  ZONE,
  type Holder,
  type PlaceInfo,
  type Rules,
  type Seat,
} from '@everdell/engine';
import { asCount, asList, asMap, asNumberIn, asText, NotInGame, refuse } from '../format.check.ts';
import { locationNamed } from '../format.names.ts';
import { goodsFrom, placeNamed, takeCard } from '../format.table.ts';
import type { Fields, GivenFormat, Table } from '../format.ts';

/** Powers and what belongs to single ones of them, in positions and set-ups. */

declare module '../format.given.ts' {
  interface Given {
    /** By seat: the power that is kept, where a game is set up. */
    readonly powers?: Readonly<Record<string, string>>;
    /** Farms of the Pigs: how many, or which, the top one first. */
    readonly pigsStack?: number | readonly string[];
    /** Basic locations that still have an Axolotl token; absent = all of them. */
    readonly axolotlTokens?: readonly string[] | number;
    /** The space or the card of the Meadow with the Rugwort token. */
    readonly ratsMarker?: number | string;
    readonly spidersFigure?: string;
  }
  interface GivenSeat {
    readonly power?: string;
    /** Point tokens on it; of the Axolotls those that their owner has. */
    readonly powerTokens?: number;
    readonly powerStored?: Readonly<Record<string, number>>;
    /** Cards of the Archive, of the Snails or Forest cards of the Lizards: how many, or which, the top one first. */
    readonly powerStack?: number | readonly string[];
    /** The same of the Bats. */
    readonly archive?: number | readonly string[];
    /** Forest cards that only the Lizards visit. */
    readonly privateForest?: readonly string[];
  }
}

/** Where the cards of a power lie. */
const STACKS: Readonly<Record<string, string>> = { bats: 'archive', snails: 'snailStack' };
const AXOLOTLS = 'axolotls';
const LIZARDS = 'lizards';

export const powerOf = ({ g, s }: Pick<Table, 'g' | 's'>, seat: Seat): PlaceInfo | undefined =>
  g.places.find(({ ix }) => s.zones[g.seatZone['powers']?.[seat] ?? -1]?.includes(ix));

export function stackOf(power: PlaceInfo | undefined): string | undefined {
  return power === undefined ? undefined : STACKS[power.id];
}

const isPower = (g: Rules, { row }: PlaceInfo): boolean => row === g.rowIx.powers;

function layPower(t: Table, seat: Seat, fields: Fields, path: string): void {
  const { g, s } = t;
  const given = fields['power'];
  if (given !== undefined && given !== null) {
    const power = placeNamed(t, given, `${path}.power`, 'powers');
    if (g.seatZone['powers'].some((zone) => s.zones[zone].includes(power))) refuse(`${path}.power`, 'is there twice');
    s.zones[g.seatZone['powers'][seat]].push(power);
  }
  const power = powerOf(t, seat);
  const tokens = asCount(fields['powerTokens'], `${path}.powerTokens`);
  const stored = goodsFrom(t, fields['powerStored'] ?? undefined, `${path}.powerStored`);
  if (power?.id === AXOLOTLS) s.seats[seat].res[axolotl(g)] += tokens;
  else if (power !== undefined) setTokens(s, power.ix, tokens);
  if (power !== undefined && stored.some((n) => n > 0)) addGoods(g, s, power.ix, stored);
  if (power?.id !== LIZARDS) layStack(t, seat, stackOf(power), fields['powerStack'], `${path}.powerStack`);
  layStack(t, seat, power?.id === 'bats' ? stackOf(power) : undefined, fields['archive'], `${path}.archive`);
  for (const id of asList(fields['privateForest'], `${path}.privateForest`))
    s.zones[g.seatZone['ownForest'][seat]].push(placeNamed(t, id, `${path}.privateForest`, 'forest'));
}

export const axolotl = (g: Rules): number => g.resources.findIndex((resource) => resource === 'axolotl');

/** A number leaves open which cards they are: ones that the case does not speak of. */
function layStack(t: Table, seat: Seat, zone: string | undefined, given: unknown, path: string): void {
  if (given === undefined || given === null) return;
  if (zone === undefined) return refuse(path, 'is there without a power that has cards');
  const cards = typeof given === 'number' ? anyCards(t, asCount(given, path)) : listed(t, given, path);
  t.s.zones[t.g.seatZone[zone][seat]] = cards;
}

const listed = (t: Table, given: unknown, path: string): number[] =>
  asList(given, path)
    .map((id, i) => takeCard(t, id, `${path}[${i}]`))
    .reverse();

function anyCards({ g, supply, named }: Table, n: number): number[] {
  const spare = g.designs.filter(({ def, id }) => def.deck === undefined && !named.has(id)).map(({ ix }) => supply[ix]);
  return Array.from({ length: n }, () => spare.find((cards) => cards.length > 1)!.pop()!);
}

export const someoneHas = (t: Pick<Table, 'g' | 's'>, id: string): boolean =>
  t.g.seatZone['powers'].some((_, seat) => powerOf(t, seat)?.id === id);

/** Those of the main deck that count as Farms. */
export const farms = (g: Rules): Rules['designs'] =>
  g.designs.filter(({ names, def }) => names.includes('farm') && def.deck === undefined);

/** All Farms that lie nowhere else, where somebody has the Pigs. */
function layFarms(t: Table, given: unknown): void {
  const { g, s, supply } = t;
  const zone = g.zone['farmStack'];
  if (Array.isArray(given)) s.zones[zone] = listed(t, given, 'pigsStack');
  if (!someoneHas(t, 'pigs') || Array.isArray(given)) return;
  const all = farms(g).flatMap(({ ix }) => supply[ix].splice(0));
  const n = typeof given === 'number' ? asCount(given, 'pigsStack') : all.length;
  if (n > all.length) refuse('pigsStack', `has more than the ${all.length} Farms that are left`);
  s.zones[zone] = all.splice(0, n);
  s.zones[ZONE.removed].push(...all);
}

function layAxolotls(t: Table, given: unknown): void {
  const { g, s } = t;
  const isThere = someoneHas(t, AXOLOTLS);
  const basics = g.places.filter((place) => place.row === g.rowIx.basic).map(({ ix }) => ix);
  const on = Array.isArray(given)
    ? given.map((id, i) => placeNamed(t, id, `axolotlTokens[${i}]`, 'basic'))
    : basics.slice(0, typeof given === 'number' ? given : isThere ? basics.length : 0);
  const one = g.resources.map((_, r) => Number(r === axolotl(g)));
  for (const place of on) addGoods(g, s, place, one);
}

function layMarkers(t: Table, { ratsMarker, spidersFigure, meadow }: Fields): void {
  const { g, s } = t;
  const { firstSlot, slots } = g.zones[ZONE.meadow];
  if (ratsMarker !== undefined && ratsMarker !== null) {
    const space =
      typeof ratsMarker === 'number'
        ? asNumberIn(ratsMarker, 'ratsMarker', 1, slots)
        : 1 + asList(meadow, 'meadow').indexOf(asText(ratsMarker, 'ratsMarker'));
    if (space < 1) refuse('ratsMarker', 'lies in no space of the Meadow that is given');
    putMark(s, 'rugwortToken', firstSlot + space - 1);
  }
  if (spidersFigure !== undefined && spidersFigure !== null)
    putMark(s, 'spider', locationNamed({ rules: g }, s, 0, spidersFigure, 'spidersFigure'));
}

/** Powers, and Forest cards, that nobody has. */
function layRest(t: Table, seats: unknown): void {
  const { g, s } = t;
  const held = new Set([
    ...s.rows.flat(),
    ...g.seatZone['powers'].flatMap((zone) => s.zones[zone]),
    ...ownForests(g, s),
  ]);
  s.zones[g.zone['powersOut']] = g.places
    .filter((place) => isPower(g, place) && !held.has(place.ix))
    .map(({ ix }) => ix);
  const forest = g.tileDeals.find(({ row }) => row === g.rowIx.forest)?.tiles ?? [];
  const top = asList(seats, 'seats').flatMap((fields, seat) => forestsOnTop(t, seat, asMap(fields, `seats[${seat}]`)));
  s.zones[g.zone['forestOut']] = [...forest.filter((tile) => !held.has(tile) && !top.includes(tile)), ...top];
}

function forestsOnTop(t: Table, seat: Seat, { powerStack }: Fields): Holder[] {
  if (powerOf(t, seat)?.id !== LIZARDS || !Array.isArray(powerStack)) return [];
  return powerStack.map((id, i) => placeNamed(t, id, `seats[${seat}].powerStack[${i}]`, 'forest')).reverse();
}

const ownForests = (g: Rules, s: Table['s']): readonly Holder[] =>
  g.seatZone['ownForest'].flatMap((zone) => s.zones[zone]);

/** Says nothing in the set-up: no stage, no limit. */
function isQuiet({ def }: PlaceInfo): boolean {
  const atOnce = ['choosing', 'deckBuilt', 'boardLaid', 'seated', 'dealt', 'starting'];
  return (
    !(def.reacts ?? []).some(({ to }) => atOnce.includes(to)) &&
    !(def.rules ?? []).some(({ rule }) => rule === 'raises')
  );
}

/** The powers that seats keep where a game is set up: those of the case, otherwise ones that change nothing there. */
function keptPowers(g: Rules, given: unknown): Holder[] {
  const told = asMap(
    Array.isArray(given) ? Object.fromEntries((given as unknown[]).entries()) : (given ?? {}),
    'powers',
  );
  const named = Array.from({ length: g.humans }, (_, seat) => g.placeById.get(told[seat] as string)?.ix ?? -1);
  for (const [seat, id] of Object.entries(told))
    if (!(Number(seat) < g.humans)) refuse(`powers.${seat}`, 'there is no such seat');
    else if (named[Number(seat)] < 0) throw new NotInGame(`powers.${seat}`, 'power', id);
  const powers = g.places.filter((place) => isPower(g, place) && !named.includes(place.ix));
  const spare = [...powers.filter(isQuiet), ...powers.filter((power) => !isQuiet(power))].map(({ ix }) => ix);
  return named.map((power) => (power < 0 ? spare.shift()! : power));
}

export const GIVEN: GivenFormat = {
  fields: ['powers', 'pigsStack', 'axolotlTokens', 'ratsMarker', 'spidersFigure'],
  seatFields: ['power', 'powerTokens', 'powerStored', 'powerStack', 'archive', 'privateForest'],
  laySeat: layPower,
  afterRows(t, given) {
    layRest(t, given['seats']);
    layAxolotls(t, given['axolotlTokens']);
    layFarms(t, given['pigsStack']);
    layMarkers(t, given);
  },
  /** Each is dealt what it keeps, and others as before. */
  setUp({ rules: g }, s, given) {
    const kept = keptPowers(g, given['powers']);
    const zones = g.seatZone['powerChoice'].slice(0, g.humans);
    const dealt = zones.map((zone) => s.zones[zone].length);
    const all = [...zones, g.zone['powersOut']].flatMap((zone) => s.zones[zone]).filter((tile) => !kept.includes(tile));
    zones.forEach((zone, seat) => {
      s.zones[zone] = [kept[seat], ...all.splice(0, dealt[seat] - 1)];
    });
    s.zones[g.zone['powersOut']] = all;
  },
  settles({ rules: g }, d, given) {
    if (d.ask !== 'keepPower') return null;
    return { t: 'pick', items: [keptPowers(g, given['powers'])[d.seat]] };
  },
};
