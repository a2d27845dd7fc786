import type {
  Amount,
  Cond,
  Effect,
  Filter,
  LimitName,
  PieceName,
  Price,
  Query,
  Seats,
  Source,
} from '../effects/types.ts';
import type { Bundle, Resource } from './resources.ts';

/** What a text changes as long as it is in force: a closed list, each asked about in one place. */

export interface StandingRules {
  raises: { readonly limit: LimitName; readonly more: Amount };
  /** These cards take up no space in the city. */
  noSpace: { readonly cards: readonly Filter[] };
  /** These cards cost more; played for nothing they do not, unless `evenFree`. */
  dearer: {
    readonly cards?: readonly Filter[];
    readonly by: Bundle | { readonly any: number };
    readonly evenFree?: true;
  };
  /** Paying for these cards, this may stand for any one resource of the cost, as often as wished. */
  standIn: { readonly cards?: readonly Filter[]; readonly give: Bundle };
  /**
   * These locations cannot be visited, these cards cannot be played, or drawn out of displays; the Production of these cards is
   * not activated, but for when they are played.
   */
  bars: {
    readonly visit?: readonly Filter[];
    readonly play?: readonly Filter[];
    readonly take?: readonly Filter[];
    readonly activate?: readonly Filter[];
  };
  /**
   * Such a location may be visited although others (or anybody) stand there; `closed` = also where it is not open, if there
   * is somebody to join. A spot that is locked counts as taken.
   */
  joins: { readonly at: readonly Filter[]; readonly past: 'others' | 'any'; readonly closed?: true };
  /** These can be visited with this effect; where they can be visited anyway, it is a further choice. */
  location: { readonly on: Query; readonly effect: Effect };
  /**
   * Must be paid besides: for such a visit before anything else, for such a card right after its payment, or when it is taken
   * out of a display to be drawn; then this happens. Without `pay` that itself is the toll: what cannot be done is not
   * allowed. Of cards `card` and the slot it came from (`at`) are bound, of visits `at`. On a `door`: for such a card that an
   * occupied token brings in. On a `text`: for each use of a card-playing ability or reaction of such a card, which may be
   * left unused; `card` is that card.
   */
  toll: {
    readonly on: 'visit' | 'play' | 'take' | 'door' | 'text';
    readonly where: readonly Filter[];
    readonly pay?: Price;
    readonly then?: Effect;
  };
  /**
   * Every draw is of so many more cards (`may` = or not), or may come from these as well, card by card. Such cards are not drawn from
   * the deck: they are discarded, and others drawn in their place (`skips`).
   */
  draws: {
    readonly more?: number;
    readonly may?: true;
    readonly from?: readonly Source[];
    readonly skips?: readonly Filter[];
  };
  /** Such cards are not laid into this display: they are discarded, and others laid there. */
  refills: { readonly of: Source; readonly skips: readonly Filter[] };
  /** For a visit to an open location, by the one it binds or to one of theirs, they gain this, and nobody what it says. */
  openPays: { readonly n: Amount };
  /** Every gain of these, or all that a visit there brings, is smaller by so many; what brings nothing may not be visited (OQ-82). */
  gains: { readonly of?: readonly Resource[]; readonly at?: readonly Filter[]; readonly less: number };
  /** Half of the cards that an Event asks for are enough, rounded up (OQ-125). */
  needs: { readonly at: readonly Filter[]; readonly cards: 'half' };
  /** The texts of these tiles are not in force. */
  ignores: { readonly tiles: readonly Filter[] };
}
export type RuleName = keyof StandingRules;

interface Reach {
  /** Only while this holds, judged for whom it binds. */
  readonly if?: Cond;
  /** Whom it binds; `me`, the owner of the text, if absent. */
  readonly binds?: Seats;
  /** Of visits: only this piece; absent = any, of a toll any worker. */
  readonly piece?: PieceName;
}
export type StandingOf<K extends RuleName> = { readonly rule: K } & Readonly<StandingRules[K]> & Reach;
export type Standing = { [K in RuleName]: StandingOf<K> }[RuleName];

export const RULE_NAMES: readonly RuleName[] = Object.keys({
  raises: 0,
  noSpace: 0,
  dearer: 0,
  standIn: 0,
  bars: 0,
  joins: 0,
  location: 0,
  toll: 0,
  draws: 0,
  refills: 0,
  openPays: 0,
  gains: 0,
  needs: 0,
  ignores: 0,
} satisfies Record<RuleName, 0>) as RuleName[];

/** Who has such a rule; null = nobody of this game, and asking costs nothing. */
export interface StandingTable {
  /** Its number among the kinds of rules. */
  readonly ix: number;
  /** By design, and by tile: 1 = has it; null = none has. */
  readonly designs: Uint8Array | null;
  readonly tiles: Uint8Array | null;
  /** Of modules: they bind every player. */
  readonly modules: readonly Standing[];
  /** Does a text bind others than its owner? */
  readonly binding: boolean;
}
export type StandingTables = { readonly [K in RuleName]: StandingTable | null };

/** A bit for each kind of rules that texts have: by design, by tile, and of modules or of texts that bind others. */
export interface RuleKinds {
  readonly designs: Uint16Array;
  readonly tiles: Uint16Array;
  readonly anywhere: number;
}

export function compileKinds(
  designs: readonly Text[],
  tiles: readonly Text[],
  tables: StandingTables,
): RuleKinds | null {
  if (RULE_NAMES.every((name) => tables[name] === null)) return null;
  const bits = ({ rules }: Text): number => (rules ?? []).reduce((all, { rule }) => all | bitOf(rule), 0);
  const anywhere = RULE_NAMES.filter((name) => tables[name]?.binding || (tables[name]?.modules.length ?? 0) > 0);
  return {
    designs: Uint16Array.from(designs, bits),
    tiles: Uint16Array.from(tiles, bits),
    anywhere: anywhere.reduce((all, name) => all | bitOf(name), 0),
  };
}

const bitOf = (name: RuleName): number => 1 << RULE_NAMES.indexOf(name);

interface Text {
  readonly rules: readonly Standing[] | null;
}

export function compileStanding(
  designs: readonly Text[],
  tiles: readonly Text[],
  modules: readonly Standing[],
  automas: readonly Standing[],
): StandingTables {
  return Object.fromEntries(
    RULE_NAMES.map((name) => [name, tableOf(name, designs, tiles, modules, automas)]),
  ) as Record<RuleName, StandingTable | null>;
}

function tableOf(
  name: RuleName,
  designs: readonly Text[],
  tiles: readonly Text[],
  modules: readonly Standing[],
  automas: readonly Standing[],
): StandingTable | null {
  const own = modules.filter(({ rule }) => rule === name);
  const ofAutomas = automas.some(({ rule }) => rule === name);
  const all = [...designs, ...tiles].flatMap(({ rules }) => rules ?? []).filter(({ rule }) => rule === name);
  if (own.length + all.length === 0 && !ofAutomas) return null;
  return {
    ix: RULE_NAMES.indexOf(name),
    designs: flagsOf(designs, name),
    tiles: flagsOf(tiles, name),
    modules: own,
    binding: all.some(({ binds = 'me' }) => binds !== 'me'),
  };
}

function flagsOf(texts: readonly Text[], name: RuleName): Uint8Array | null {
  const flags = Uint8Array.from(texts, ({ rules }) => (rules?.some(({ rule }) => rule === name) ? 1 : 0));
  return flags.includes(1) ? flags : null;
}
