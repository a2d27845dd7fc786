import { isCard, placeAt, type Rules } from '../content/rules.ts';
import {
  RULE_NAMES,
  type RuleKinds,
  type RuleName,
  type Standing,
  type StandingOf,
  type StandingTable,
} from '../content/standing.ts';
import { scopeOf } from '../state/scope.ts';
import type { GameState, Holder, Seat } from '../state/types.ts';
import { liesThere, tilesInForce, tilesThere } from '../zones/force.ts';
import { passesAt } from './filters.ts';
import { holds } from './reading.ts';

/** A rule that binds a seat now, and the text that says it; -1 = a module does. */
export interface InForce<K extends RuleName> {
  readonly rule: StandingOf<K>;
  readonly src: Holder;
}

const NONE: readonly never[] = [];

/**
 * The rules of a kind that bind a seat now: of its own texts, of the modules, of others' texts. `evenUnmet` = whether or not
 * what they ask for holds.
 */
export function rulesFor<K extends RuleName>(
  g: Rules,
  s: GameState,
  seat: Seat,
  name: K,
  evenUnmet?: 'evenUnmet',
): readonly InForce<K>[] {
  const table = g.standing[name];
  if (table === null) return NONE;
  if (noted.state !== s || noted.seat !== seat) return collected(g, s, seat, name, table, evenUnmet);
  if (((noted.kinds >> table.ix) & 1) === 0) return NONE;
  const asked = evenUnmet === undefined ? noted.rules : noted.unmet;
  const known = asked[table.ix];
  if (known !== undefined) return known as readonly InForce<K>[];
  noted.any = true;
  return (asked[table.ix] = collected(g, s, seat, name, table, evenUnmet));
}

/** By the number of their kind. */
type Asked = (readonly InForce<RuleName>[] | undefined)[];
const nothingAsked = (): Asked => RULE_NAMES.map(() => undefined);

/** The rules that a seat has asked for, as long as a state is only looked at. */
const noted = {
  state: null as GameState | null,
  seat: -1,
  /** A bit for each kind of rules that may bind the seat. */
  kinds: 0,
  any: false,
  rules: nothingAsked(),
  unmet: nothingAsked(),
};

/** From here on the state is only looked at for this seat, until `lookedAt`. */
export function lookAt(g: Rules, s: GameState, seat: Seat, kinds: RuleKinds): void {
  noted.state = s;
  noted.seat = seat;
  noted.kinds = kindsFor(g, s, seat, kinds);
}

/** The kinds of rules of which the city and the tiles of the seat have any, and those that need not be its own. */
function kindsFor(g: Rules, s: GameState, seat: Seat, { designs, tiles, anywhere }: RuleKinds): number {
  if (g.automas[seat]?.rules !== undefined) return -1;
  let kinds = anywhere;
  const city = s.zones[g.city[seat]];
  for (let i = 0; i < city.length; i++) kinds |= designs[s.cardOf[city[i]]];
  const there = tilesThere(g, s, seat);
  for (let i = 0; i < there.length; i++) kinds |= tiles[there[i] - g.cards];
  return kinds;
}

export function lookedAt(): void {
  noted.state = null;
  if (!noted.any) return;
  noted.any = false;
  noted.rules.fill(undefined);
  noted.unmet.fill(undefined);
}

function collected<K extends RuleName>(
  g: Rules,
  s: GameState,
  seat: Seat,
  name: K,
  table: StandingTable,
  evenUnmet?: 'evenUnmet',
): readonly InForce<K>[] {
  if (isSilent(g, s, seat, table)) return NONE;
  const found: InForce<K>[] = [];
  addTexts(g, s, seat, seat, name, table, found);
  for (const rule of g.automas[seat] === null ? table.modules : (g.automas[seat].rules ?? NONE))
    add(rule, -1, name, found);
  if (table.binding)
    for (let owner = 0; owner < s.seats.length; owner++)
      if (owner !== seat) addTexts(g, s, seat, owner, name, table, found);
  if (evenUnmet !== undefined || found.every(({ rule }) => rule.if === undefined)) return found;
  return found.filter(({ rule, src }) => rule.if === undefined || holds(g, s, scopeOf(seat, src), rule.if));
}

/** Does none of these rules bind the seat now? A quick no may be wrong. */
export function areSilent(g: Rules, s: GameState, seat: Seat, names: readonly RuleName[]): boolean {
  for (let i = 0; i < names.length; i++) {
    const table = g.standing[names[i]];
    if (table !== null && !isSilent(g, s, seat, table)) return false;
  }
  return true;
}

/** Does any of these rules bind the seat now? */
export function bindsAny(g: Rules, s: GameState, seat: Seat, names: readonly RuleName[]): boolean {
  if (areSilent(g, s, seat, names)) return false;
  for (let i = 0; i < names.length; i++) if (rulesFor(g, s, seat, names[i]).length > 0) return true;
  return false;
}

/** A quick no, for it is asked at every turn: only the own city and tiles could say something, and do not. */
function isSilent(g: Rules, s: GameState, seat: Seat, { designs, tiles, modules, binding }: StandingTable): boolean {
  if (binding || modules.length > 0 || g.automas[seat]?.rules !== undefined) return false;
  if (tiles !== null && liesThere(g, s, seat, tiles)) return false;
  if (designs === null) return true;
  const city = s.zones[g.city[seat]];
  for (let i = 0; i < city.length; i++) if (designs[s.cardOf[city[i]]] === 1) return false;
  return true;
}

function addTexts<K extends RuleName>(
  g: Rules,
  s: GameState,
  seat: Seat,
  owner: Seat,
  name: K,
  { designs, tiles }: StandingTable,
  found: InForce<K>[],
): void {
  const unmeant = owner === seat ? 'others' : 'me';
  if (designs !== null && !g.automas[owner]?.ignoresText)
    for (const uid of s.zones[g.city[owner]])
      if (designs[s.cardOf[uid]] === 1) addRules(g, s, uid, name, unmeant, found);
  if (tiles === null) return;
  const there = name === 'ignores' ? tilesThere(g, s, owner) : tilesInForce(g, s, owner);
  for (const tile of there) if (tiles[tile - g.cards] === 1) addRules(g, s, tile, name, unmeant, found);
}

function addRules<K extends RuleName>(
  g: Rules,
  s: GameState,
  src: Holder,
  name: K,
  unmeant: 'me' | 'others',
  found: InForce<K>[],
): void {
  const rules = isCard(g, src) ? g.designs[s.cardOf[src]].rules : placeAt(g, src).rules;
  for (const rule of rules ?? []) if ((rule.binds ?? 'me') !== unmeant) add(rule, src, name, found);
}

function add<K extends RuleName>(rule: Standing, src: Holder, name: K, found: InForce<K>[]): void {
  if (rule.rule === name) found.push({ rule: rule as StandingOf<K>, src });
}

/** Those of the tiles that are not ignored. */
export function ignored(g: Rules, s: GameState, seat: Seat, tiles: readonly Holder[]): readonly Holder[] {
  const rules = rulesFor(g, s, seat, 'ignores');
  if (rules.length === 0) return tiles;
  return tiles.filter((tile) => !rules.some(({ rule, src }) => passesAt(g, s, scopeOf(seat, src), tile, rule.tiles)));
}
