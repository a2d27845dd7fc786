import {
  billFor,
  placeAt,
  receivers,
  tilesInForce,
  ZONE,
  type GameState,
  type Holder,
  type Payment,
  type PlayTerms,
  type Seat,
  type Uid,
  type Use,
} from '@everdell/engine';
import {
  bundleOf,
  CaseError,
  cityOf,
  copiesIn,
  copyOutOfReach,
  goodsNamed,
  knownCard,
  playableBesides,
  seatNamed,
  show,
  type Fields,
} from '@everdell/sets';
import type { Game } from '../game.ts';
import { merged } from './modules.ts';
import { waysToPay, whyNotPaid } from './payment.ts';
import { Refused } from './types.ts';

/** How a card is played: the fields of a `play` step or of a play inside an effect. */
export interface PlaySpec {
  readonly card: string;
  readonly from: string | undefined;
  readonly slot: number | undefined;
  readonly fields: Fields;
  readonly path: string;
}

/** `surcharge` says which part of `pay` a rule has added. */
const FIELDS = 'card from slot pay via ability discardBanner into costTo notToCity choices power surcharge'.split(' ');
const SOURCES = ['hand', 'meadow', 'revealed', 'legendary'];

/** Zones besides, by their names in the format. */
const playsFrom = (): Readonly<Record<string, string>> => merged((format) => format.playsFrom);

export function playSpec(game: Game, value: unknown, path: string, more: readonly string[] = []): PlaySpec {
  if (typeof value !== 'object' || value === null) throw new CaseError(`${path}: must be an object`);
  const fields = value as Fields;
  for (const key of Object.keys(fields))
    if (![...FIELDS, ...more].includes(key)) throw new CaseError(`${path}.${key}: no such field`);
  const from = fields['from'] ?? undefined;
  if (from !== undefined && !SOURCES.includes(from as string) && !Object.hasOwn(playsFrom(), from as string))
    throw new CaseError(`${path}.from: ${show(from)} is no place to play from in this game`);
  const { power } = fields;
  if (power !== undefined && power !== null && !game.rules.placeById.has(power as string))
    throw new CaseError(`${path}.power: there is no ${show(power)} in this game`);
  const slot = fields['slot'] ?? undefined;
  if (slot !== undefined && !(Number.isInteger(slot) && (slot as number) >= 1 && (slot as number) <= 8))
    throw new CaseError(`${path}.slot: must be a Meadow space from 1 to 8`);
  return {
    card: knownCard(game, fields['card'], `${path}.card`),
    from: from as string | undefined,
    slot: slot as number | undefined,
    fields,
    path,
  };
}

/** The cards of a list that the play can mean, in order. */
export function candidates(game: Game, s: GameState, seat: Seat, spec: PlaySpec, among: readonly Uid[]): Uid[] {
  const zone =
    spec.from === 'hand'
      ? s.zones[game.rules.hand[seat]]
      : spec.from === 'meadow'
        ? s.zones[ZONE.meadow]
        : spec.from === 'revealed'
          ? s.zones[ZONE.revealed]
          : spec.from === 'legendary'
            ? playableBesides(game, s, seat)
            : spec.from === undefined
              ? among
              : lyingIn(game, s, playsFrom()[spec.from]);
  if (spec.slot !== undefined) {
    const display = displayOf(game, s, spec);
    const lying = display < 0 ? undefined : s.zones[display][spec.slot - 1];
    return among.filter((uid) => lying === uid && isIt(uid));
  }
  return copiesIn(game, s, among, spec.card).filter((uid) => zone.includes(uid));

  function isIt(uid: Uid): boolean {
    return copiesIn(game, s, [uid], spec.card).length > 0;
  }
}

/** The display that a space is meant of: the Meadow, unless the card comes from another; -1 = this game has no such display. */
function displayOf({ rules }: Game, s: GameState, { from }: PlaySpec): number {
  if (from === undefined || SOURCES.includes(from)) return ZONE.meadow;
  const zone = rules.zone[playsFrom()[from]] as number | undefined;
  return zone !== undefined && rules.displays.includes(zone) && s.zones[zone].some((at) => at >= 0) ? zone : -1;
}

/** What lies in zones of this name. */
function lyingIn({ rules }: Game, s: GameState, zone: string): readonly Uid[] {
  return s.zones.flatMap((cards, z) => (rules.zones[z].id === zone ? cards : []));
}

/** The card that a `play` step means; one that is not there becomes one out of reach. */
export function cardToPlay(game: Game, s: GameState, seat: Seat, spec: PlaySpec): Uid {
  const meadow = s.zones[ZONE.meadow].filter((uid) => uid >= 0);
  const display = displayOf(game, s, spec);
  if (spec.slot !== undefined && display >= 0 && candidates(game, s, seat, spec, s.zones[display]).length === 0)
    throw new Refused(
      'not-there',
      null,
      `${spec.path}.slot: ${spec.card} from space ${spec.slot} of ${game.rules.zones[display].id}`,
    );
  const reach = [...s.zones[game.rules.hand[seat]], ...meadow, ...playableBesides(game, s, seat)];
  return candidates(game, s, seat, spec, reach)[0] ?? copyOutOfReach(game, s, spec.card);
}

/** A payment that nothing at the table can stand for, such as two abilities at once; it counts as refused. */
export const IMPOSSIBLE = 'impossible';

/**
 * The payment that the fields describe; null = they say nothing about it. `effect` is the id of what lets it be played,
 * `subject` that of the location which was visited for it; `suffices` says whether the game would take a payment.
 */
export function paymentOf(
  game: Game,
  s: GameState,
  seat: Seat,
  spec: PlaySpec,
  effect: string | null,
  suffices: (payment: Payment) => boolean,
  subject: string | null = null,
): Payment | typeof IMPOSSIBLE | null {
  const { pay, via, ability, discardBanner } = spec.fields;
  if (pay === undefined && [via, ability, discardBanner].every((field) => (field ?? null) === null)) return null;
  const spend =
    pay === undefined
      ? game.rules.resources.map(() => 0)
      : goodsNamed(game, withoutTollTokens(game, s, pay), `${spec.path}.pay`);
  const token = tokenOf(game, via);
  if (token >= 0) spend[token] += 1;
  const door = doorOf(game, s, seat, via, `${spec.path}.via`);
  const used = abilityOf(game, s, seat, ability, `${spec.path}.ability`, effect, subject);
  const given = bannerOf(game, s, seat, discardBanner, `${spec.path}.discardBanner`);
  if (door === IMPOSSIBLE || used === IMPOSSIBLE || given === IMPOSSIBLE) return IMPOSSIBLE;
  const payment: Payment = { t: 'pay', spend, uses: [...used, ...door, ...given] };
  const helper = payment.uses.length > 0 || suffices(payment) ? undefined : implied(game, s, seat, spec);
  return helper === undefined ? payment : { ...payment, uses: [{ by: 'ability', at: helper }] };
}

/** Point tokens that a rule asks for besides the price go without asking. */
function withoutTollTokens({ rules: g }: Game, s: GameState, pay: unknown): unknown {
  if (typeof pay !== 'object' || pay === null || !('points' in pay)) return pay;
  const { points, ...goods } = pay as Fields;
  const isDue = s.seats.some((_, seat) =>
    tilesInForce(g, s, seat).some((tile) =>
      (placeAt(g, tile).def.rules ?? []).some((rule) => rule.rule === 'toll' && rule.pay?.points === points),
    ),
  );
  return isDue ? goods : pay;
}

/** Who pays too little for a card out of a zone uses the ability of the tile that is for cards of that zone. */
function implied({ rules: g }: Game, s: GameState, seat: Seat, { from }: PlaySpec): Holder | undefined {
  const zone = from === undefined ? undefined : playsFrom()[from];
  if (zone === undefined) return undefined;
  const isFor = (tile: Holder): boolean =>
    placeAt(g, tile).ability?.on?.some((filter) => 'in' in filter && filter.in === zone) === true;
  return tilesInForce(g, s, seat).find(isFor);
}

/** The card of the city that is discarded in place of the cost. */
function bannerOf(game: Game, s: GameState, seat: Seat, id: unknown, path: string): readonly Use[] | typeof IMPOSSIBLE {
  if (id === undefined || id === null) return [];
  const at = copiesIn(game, s, cityOf(game, s, seat), knownCard(game, id, path))[0];
  return at === undefined ? IMPOSSIBLE : [{ by: 'banner', at }];
}

function fieldsOf(value: unknown, path: string, allowed: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null) throw new CaseError(`${path}: must be an object`);
  for (const key of Object.keys(value))
    if (!allowed.includes(key)) throw new CaseError(`${path}.${key}: no such field`);
  return value as Fields;
}

/** The resource that the occupied token is, if it is one: `{ golden: id }`; -1 = a normal one. */
function tokenOf({ rules }: Game, via: unknown): number {
  return typeof via === 'object' && via !== null ? rules.resources.findIndex((name) => Object.hasOwn(via, name)) : -1;
}

function doorOf(game: Game, s: GameState, seat: Seat, via: unknown, path: string): readonly Use[] | typeof IMPOSSIBLE {
  if (via === undefined || via === null) return [];
  const key = game.rules.resources[tokenOf(game, via)] ?? 'occupied';
  const fields = fieldsOf(via, path, [key, 'owner']);
  const id = knownCard(game, fields[key], `${path}.${key}`);
  const owner = fields['owner'] === undefined ? seat : seatNamed(game, fields['owner'], `${path}.owner`);
  const copies = copiesIn(game, s, cityOf(game, s, owner), id);
  const at = copies.find((uid) => s.occupied[uid] === 0) ?? copies[0];
  return at === undefined ? IMPOSSIBLE : [{ by: 'door', at }];
}

/** The location that lets the card be played is an ability too, but not one of the payment. */
function abilityOf(
  game: Game,
  s: GameState,
  seat: Seat,
  value: unknown,
  path: string,
  effect: string | null,
  subject: string | null,
): readonly Use[] | typeof IMPOSSIBLE {
  if (value === undefined || value === null) return [];
  const fields = fieldsOf(value, path, ['use', 'prisoner', 'tokens']);
  const named: unknown[] = Array.isArray(fields['use']) ? fields['use'] : [fields['use']];
  for (const id of named)
    if (!game.rules.placeById.has(id as string) && !game.rules.designById.has(id as string))
      throw new CaseError(`${path}.use: there is no ${show(id)} in this game`);
  const others = named.filter((id) => id !== effect && id !== subject) as string[];
  if (others.length === 0) return [];
  const city = cityOf(game, s, seat);
  const at = game.rules.placeById.has(others[0])
    ? tileNamed(game, s, seat, others[0])
    : copiesIn(game, s, city, others[0])[0];
  if (others.length > 1 || at === undefined) return IMPOSSIBLE; // R-ABIL-02
  if (typeof fields['tokens'] === 'number') return [{ by: 'ability', at, n: fields['tokens'] }];
  if (fields['prisoner'] === undefined) return [{ by: 'ability', at }];
  const inmate = copiesIn(game, s, city, knownCard(game, fields['prisoner'], `${path}.prisoner`))[0];
  return inmate === undefined ? IMPOSSIBLE : [{ by: 'ability', at, with: inmate }];
}

/** A tile of this name that is in force for the seat. */
function tileNamed(game: Game, s: GameState, seat: Seat, id: string): Holder | undefined {
  return tilesInForce(game.rules, s, seat).find((tile) => placeAt(game.rules, tile).id === id);
}

/** A play, and what is paid with it that is no part of the price: the game asks for that by itself. */
export interface TolledPlay {
  readonly spec: PlaySpec;
  readonly toll: Readonly<Record<string, number>>;
}

/** So many resources at most are asked for besides the price. */
function owedBesides({ rules: g }: Game, s: GameState, seat: Seat, card: Uid): number {
  const { tolls } = billFor(g, s, seat, card, g.designs[s.cardOf[card]]);
  return tolls.reduce((sum, { rule: { pay } }) => sum + Number(pay?.units ?? 0) + Number(pay?.any ?? 0), 0);
}

/** The play without what is paid beyond the price, if the rest is good: the `surcharge`, or else what is too much. */
export function withoutToll(
  game: Game,
  s: GameState,
  seat: Seat,
  card: Uid,
  spec: PlaySpec,
  effect: string | null,
  subject: string | null = null,
  terms: PlayTerms = {},
): TolledPlay | null {
  const paid = paymentOf(game, s, seat, spec, effect, () => true, subject);
  const owed = card < 0 ? 0 : owedBesides(game, s, seat, card);
  if (paid === null || paid === IMPOSSIBLE || owed === 0) return null;
  const { surcharge } = spec.fields;
  const uses = show(paid.uses);
  const isPart = (spend: readonly number[]): boolean => spend.every((n, r) => n <= paid.spend[r]);
  const prices = waysToPay(game, s, seat, card, terms).filter((way) => show(way.uses) === uses && isPart(way.spend));
  const tolls = prices.map(({ spend }) =>
    bundleOf(
      game,
      paid.spend.map((n, r) => n - spend[r]),
    ),
  );
  const said =
    surcharge === undefined ? null : show(bundleOf(game, goodsNamed(game, surcharge, `${spec.path}.surcharge`)));
  const isOwed = (toll: object): boolean => Object.values(toll).reduce((a: number, b: number) => a + b, 0) <= owed;
  const at = tolls.findIndex((toll) => isOwed(toll) && (said === null || show(toll) === said));
  if (at < 0) return null;
  return { toll: tolls[at], spec: { ...spec, fields: { ...spec.fields, pay: bundleOf(game, prices[at].spend) } } };
}

/** Why the play cannot be paid for as described, or its cost not be given to whom it says; null = it can. */
export function whyNotAsDescribed(
  game: Game,
  s: GameState,
  seat: Seat,
  card: Uid,
  spec: PlaySpec,
  payment: Payment | typeof IMPOSSIBLE | null,
  terms: PlayTerms = {},
): string | null {
  if (payment === IMPOSSIBLE) return 'not-offered';
  const refused = payment === null ? null : whyNotPaid(game, s, seat, card, payment, terms);
  if (refused !== null) return refused.code;
  const costTo = spec.fields['costTo'];
  if (typeof costTo !== 'number' || payment === null || payment.spend.every((n) => n === 0)) return null;
  return receivers(game.rules, s, seat).includes(costTo) ? null : 'no-target';
}
