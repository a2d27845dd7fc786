import {
  askedOfEach,
  COLOURS,
  type Amount,
  type CardId,
  type Comparison,
  type Cond,
  type Design,
  type Game,
  type Query,
} from '@everdell/game';
import { askModules } from '../modules/index.ts';

/** A term of an end-of-game value, as the compendium writes it. */
export type ScoringTerm = Readonly<Record<string, unknown>>;

/** The terms that add up to the amount; null if there is none. */
export function scoringOf(game: Game, amount: Amount | undefined, partner?: CardId): readonly ScoringTerm[] | null {
  return amount === undefined ? null : terms(game, amount, 1, partner);
}

function terms(game: Game, a: Amount, points: number, partner?: CardId): readonly ScoringTerm[] {
  if (typeof a === 'number') return [{ flat: a * points }];
  if ('times' in a) return terms(game, a.of, points * a.times, partner);
  if ('total' in a) return a.total.flatMap((part) => terms(game, part, points, partner));
  if ('atMost' in a) return terms(game, a.of, points, partner).map((term) => ({ ...term, max: a.atMost * points }));
  if ('every' in a) return terms(game, a.of, points, partner).map((term) => ({ ...term, every: a.every }));
  if ('halfOf' in a) return terms(game, a.halfOf, points, partner).map((term) => ({ ...term, every: 2 }));
  if ('bestScored' in a) return [{ copy: copiedBy(a.bestScored) }];
  if ('when' in a) return [{ if: requirementOf(a.when, partner), points: typeof a.then === 'number' ? a.then : null }];
  return counted(game, a).map((per) => ({ per, points }));
}

type Counted = Exclude<Amount, number | { times: number } | { atMost: number } | { halfOf: Amount }>;

function counted(game: Game, a: Counted): readonly string[] {
  const ofModule = askModules((m) => m.counted?.(a));
  if (ofModule !== null) return [ofModule];
  if ('count' in a) return [queryName(a.count)];
  if ('leftover' in a) return [`leftover:${a.leftover.join('+')}`];
  if ('goodsOn' in a) return (a.goodsOn.of ?? []).map((resource) => `stored:${resource}`);
  if ('events' in a) return [a.events === 'any' ? 'event' : `${a.events}Event`];
  if ('atOneRival' in a) return terms(game, a.atOneRival, 1).map((term) => `${String(term['per'])}@oneOpponent`);
  if ('workersOn' in a) return [`worker:${typeof a.workersOn === 'string' ? a.workersOn : a.workersOn.row}`];
  if ('tokensOn' in a) return [`tokenOn:${a.tokensOn}`];
  if ('beneath' in a) return [a.beneath === 'self' ? 'beneath' : `prisoner:${a.beneath}`];
  if ('pointTokens' in a) return ['pointToken'];
  if ('colours' in a) return ['distinctColour'];
  if ('spaces' in a) return [`${a.spaces}Space`];
  if ('pairs' in a) return [`pair:${pairIds(game, a.pairs.group)}${a.pairs.of === 'all' ? '@allCities' : ''}`];
  return [JSON.stringify(a)];
}

function copiedBy({ where = [] }: Query): string {
  const { colour }: Record<string, string> = Object.assign({}, ...where);
  return `one ${colour} card of an opponent, counted in your own city`;
}

function pairIds(game: Game, group: string): string {
  const ofSide = (side: string): readonly Design[] =>
    game.rules.designs.filter(({ def }) => def.shares?.group === group && def.shares.side === side);
  return `${ofSide('a')[0]?.id}+${ofSide('b')[0]?.id}`;
}

/** The only cards that count others of one name count copies of themselves. */
function queryName({ where = [] }: Query): string {
  const words: Record<string, string> = Object.assign({}, ...where);
  if (words['rarity'] !== undefined && words['kind'] !== undefined) return `${words['rarity']}-${words['kind']}`;
  if (words['colour'] !== undefined) return `colour:${words['colour']}`;
  if (words['set'] !== undefined) return `set:${words['set']}`;
  if (words['card'] !== undefined && words['other'] !== undefined) return 'otherCopy';
  return words['kind'] ?? words['card'] ?? 'card';
}

/** A condition, as the compendium writes requirements; `partner` is the card that the one in question shares with. */
export function requirementOf(cond: Cond | undefined, partner?: CardId): object | null {
  if (cond === undefined) return null;
  if ('has' in cond) return { type: 'namedCards', cards: cond.has };
  const ofEach = askedOfEach(cond);
  if (ofEach !== null) return { type: 'eachColourAtLeast', n: ofEach };
  if ('season' in cond) return { type: 'season', season: cond.season };
  if ('paired' in cond) return { type: 'pairedWith', card: partner ?? null };
  if ('is' in cond) return compared(cond);
  if ('all' in cond && isPairWith(cond.all))
    return { ...requirementOf(cond.all[0], partner), andCard: cond.all[1].has[0] };
  if ('all' in cond) return together(cond.all.map((part) => requirementOf(part, partner) as Requirement));
  if ('any' in cond) return either(cond.any.map((part) => requirementOf(part, partner) as Requirement));
  return askModules((m) => m.requirement?.(cond)) ?? { type: 'other', ...(cond as object) };
}

type Requirement = Readonly<Record<string, unknown>> & { readonly type: string };

/** Requirements of one sort that must all be met are one. */
function together(parts: readonly Requirement[]): object {
  const [type, ...others] = new Set(parts.map((part) => part.type));
  if (others.length > 0) return { type: 'all', of: parts };
  const by = (key: string): object => Object.fromEntries(parts.map((part) => [part[key], part['n']]));
  if (type === 'colourAtLeast') return { type: 'coloursAtLeast', colours: by('colour') };
  if (type === 'resourceAtLeast') return { type: 'leftover', resources: by('resource') };
  if (type === 'kindsAtLeast' || type === 'eventsAtLeast') return Object.assign({}, ...parts) as object;
  return { type: 'all', of: parts };
}

/** So many cards of any of several colours. */
function either(parts: readonly Requirement[]): object {
  const colours = parts.map((part) => part['colour']);
  const n = parts[0]?.['n'];
  if (!parts.every((part) => part.type === 'colourAtLeast' && part['n'] === n)) return { type: 'any', of: parts };
  return { type: 'anyOneColourAtLeast', n, exceptColours: COLOURS.filter((colour) => !colours.includes(colour)) };
}

/** "Shares a space, and the city has this card". */
function isPairWith(all: readonly Cond[]): all is readonly [{ paired: true }, { has: readonly [CardId] }] {
  return all.length === 2 && 'paired' in all[0] && 'has' in all[1] && all[1].has.length === 1;
}

function compared({ is, atLeast: n, atMost, moreThan }: Comparison): object {
  if (moreThan !== undefined) return { type: 'moreThan', more: kindCounted(is), than: kindCounted(moreThan) };
  if (n !== undefined && atMost === undefined && typeof is === 'object') {
    if ('tokensOn' in is) return { type: 'tokensOnCardAtLeast', n };
    if ('leftover' in is) return { type: 'resourceAtLeast', resource: is.leftover[0], n };
    if ('count' in is) return atLeast(n, is.count);
    if ('events' in is) return { type: 'eventsAtLeast', [is.events === 'any' ? 'total' : is.events]: n };
    if ('pointTokens' in is) return { type: 'pointTokensAtLeast', n };
    if ('workersOn' in is && typeof is.workersOn === 'object') return { type: `${is.workersOn.row}WorkersAtLeast`, n };
  }
  if (n === undefined && typeof is === 'object' && 'count' in is) {
    const { colour }: Record<string, string> = Object.assign({}, ...(is.count.where ?? []));
    if (colour !== undefined) return { type: 'colourAtMost', colour, n: atMost };
  }
  return { type: 'other', is, atLeast: n, atMost };
}

function kindCounted(amount: Amount): string | null {
  return typeof amount === 'object' && 'count' in amount ? queryName(amount.count) : null;
}

function atLeast(n: number, { where = [] }: Query): object {
  const words: Record<string, string> = Object.assign({}, ...where);
  if (words['colour'] !== undefined) return { type: 'colourAtLeast', colour: words['colour'], n };
  if (words['rarity'] !== undefined)
    return { type: 'rarityAtLeast', rarity: words['rarity'], n, ...(words['kind'] && { kind: words['kind'] }) };
  if (words['kind'] !== undefined) return { type: 'kindsAtLeast', [words['kind']]: n };
  return { type: 'cardsAtLeast', n };
}
