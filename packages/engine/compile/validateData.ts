import {
  composedAmounts,
  composedConds,
  coreAmounts,
  coreConds,
  coreFilters,
  coreOpShapes,
  coreSources,
  QUERY,
} from '../content/wordShapes.ts';
import type { EffectOf } from '../effects/types.ts';
import { ContentError } from '../content/contentError.ts';
import type { Rules, ZoneInfo } from '../content/rules.ts';
import type { Fields, Shape, Shapes } from '../content/shapes.ts';

/** Variables that are bound where a piece of data stands: what each holds. */
export type Bound = Readonly<Record<string, 'cards' | 'nums'>>;

const NOTHING_BOUND: Bound = {};
/** Bound by the engine itself while the `then` of these ops is carried out. */
const BOUND_BY: Readonly<Record<string, Bound>> = { reveal: { revealed: 'cards' } };

/** Fields of a word in which what it binds is bound already. */
const INSIDE: ReadonlySet<string> = new Set(['then', 'again', 'prefer', 'bust']);

/** The shapes of all words of a game, and the names they may use. */
interface Words {
  readonly ops: Readonly<Record<string, Fields | undefined>>;
  readonly filters: Readonly<Record<string, Shape | undefined>>;
  readonly amounts: Readonly<Record<string, Shape | undefined>>;
  readonly conds: Readonly<Record<string, Shape | undefined>>;
  readonly sources: ReadonlySet<string>;
  /** Piles of which nobody sees anything, or no more than the top. */
  readonly unseen: ReadonlyMap<string, 'none' | 'top'>;
  readonly names: Readonly<Record<Named, ReadonlySet<string>>>;
}
type Named =
  | 'tile'
  | 'suit'
  | 'limit'
  | 'card'
  | 'resource'
  | 'row'
  | 'figure'
  | 'piece'
  | 'mark'
  | 'season'
  | 'group'
  | 'module'
  | 'code'
  | 'named'
  | 'happening'
  | 'display'
  | 'pile'
  | 'cardDisplay'
  | 'cardPile';

/** Steps of the procedures name numbers of a position; content must not. */
const OF_POSITIONS: ReadonlySet<Shape> = new Set<Shape>(['uid', 'holder', 'seat', 'zone', 'goods']);

/** Zones that cards come into by their own rules, or for a moment only; and those where they lie side by side. */
const PASSING: ReadonlySet<string> = new Set(['city', 'revealed', 'inPlay', 'removed']);
const NO_PILES: ReadonlySet<string> = new Set([...PASSING, 'hand']);

function idsOf(g: Rules, isMeant: (zone: ZoneInfo) => boolean): ReadonlySet<string> {
  return new Set(g.zones.filter(isMeant).map(({ id }) => id));
}

/** What the modules speak of although it need not be there. */
export function foreignNames(g: Rules): readonly string[] {
  return g.modules.flatMap((m) => m.foreign ?? []);
}

export function wordsOf(g: Rules): Words {
  const own = <K extends keyof Shapes>(part: K): object[] => g.modules.map((m) => m.shapes?.[part] ?? {});
  const ofAll = <T>(core: object, part: keyof Shapes): T => Object.assign({}, core, ...own(part)) as T;
  const tiles = g.modules.flatMap((m) => Object.entries(m.places ?? {}));
  return {
    ops: ofAll(coreOpShapes, 'ops'),
    filters: ofAll(coreFilters, 'filters'),
    amounts: ofAll(coreAmounts, 'amounts'),
    conds: ofAll(coreConds, 'conds'),
    sources: new Set([...Object.keys(coreSources), ...Object.keys(g.zone), ...Object.keys(g.seatZone)]),
    unseen: new Map(
      g.zones.flatMap(({ id, sees }) => (sees === 'none' || sees === 'top' ? [[id, sees] as const] : [])),
    ),
    names: {
      card: new Set(g.designs.flatMap(({ names }) => names)),
      resource: new Set<string>(g.resources),
      row: new Set<string>([...g.rowNames, ...foreignNames(g)]),
      figure: new Set<string>(g.figures),
      tile: new Set(tiles.map(([id]) => id)),
      mark: new Set<string>(g.marks),
      suit: new Set(tiles.flatMap(([, def]) => def.suit ?? [])),
      limit: new Set(Object.keys(g.limits)),
      piece: new Set<string>([...g.kinds, ...g.figures]),
      season: new Set(g.seasons.map(({ id }) => id)),
      group: new Set(g.designs.flatMap(({ def }) => def.shares?.group ?? [])),
      module: new Set(g.modules.map(({ id }) => id)),
      code: new Set(g.code.keys()),
      named: new Set(g.effects.keys()),
      happening: new Set(Object.keys(g.awaits)),
      display: idsOf(g, ({ slots }) => slots > 0),
      pile: idsOf(g, ({ id, slots }) => slots === 0 && !PASSING.has(id)),
      cardDisplay: idsOf(g, ({ slots, rows, deck }) => slots > 0 && rows.length === 0 && deck === 0),
      cardPile: idsOf(
        g,
        ({ id, slots, rows, deck }) => slots === 0 && rows.length === 0 && deck === 0 && !NO_PILES.has(id),
      ),
    },
  };
}

/** Walks data by its shapes; every error says at which path what is wrong. */
export class DataCheck {
  readonly #words: Words;
  readonly #where: string;

  constructor(words: Words, where: string) {
    this.#words = words;
    this.#where = where;
  }

  check(shape: Shape, value: unknown, path: string, bound: Bound = NOTHING_BOUND): void {
    if (typeof shape === 'object') return this.#checkComposed(shape, value, path, bound);
    if (OF_POSITIONS.has(shape)) this.wrong(path, 'is for steps of the engine only');
    switch (shape) {
      case 'effect':
        return this.#checkEffect(value, path, bound);
      case 'cond':
        return this.#checkCond(value, path, bound);
      case 'amount':
        return this.#checkAmount(value, path, bound);
      case 'filter':
        return this.#checkFilter(value, path, bound);
      case 'query':
        return this.#checkQuery(value, path, bound);
      case 'source':
        return this.#checkSource(value, path);
      case 'bundle':
        return this.#checkBundle(value, path);
      case 'number':
        if (typeof value !== 'number' || !Number.isInteger(value)) this.wrong(path, 'must be a whole number', value);
        return;
      case 'true':
        if (value !== true) this.wrong(path, 'must be true or left out', value);
        return;
      case 'anything':
        return;
      case 'text':
      case 'newCards':
      case 'newNums':
      case 'newOf':
        return void this.#textAt(value, path);
      case 'cards':
      case 'nums':
        return this.#checkVariable(shape, value, path, bound);
      default:
        return this.#checkName(shape as Named, value, path);
    }
  }

  #checkComposed(shape: Exclude<Shape, string>, value: unknown, path: string, bound: Bound): void {
    if ('oneOf' in shape) {
      if (!shape.oneOf.includes(value as string)) this.wrong(path, `must be one of ${shape.oneOf.join(', ')}`, value);
    } else if ('list' in shape) {
      if (!Array.isArray(value)) this.wrong(path, 'must be a list', value);
      else value.forEach((item, i) => this.check(shape.list, item, `${path}[${i}]`, bound));
    } else if ('optional' in shape) {
      if (value !== undefined) this.check(shape.optional, value, path, bound);
    } else if ('either' in shape) {
      const [first, second] = shape.either;
      const isFirst = second === 'query' || (typeof first === 'string' && typeof second !== 'string');
      if (isFirst && typeof value === 'string') this.check(first, value, path, bound);
      else if (!this.#fits(first, value, path, bound)) this.check(second, value, path, bound);
    } else this.#checkFields(shape.fields, value, path, bound);
  }

  #fits(shape: Shape, value: unknown, path: string, bound: Bound): boolean {
    try {
      this.check(shape, value, path, bound);
      return true;
    } catch (error) {
      if (error instanceof ContentError) return false;
      throw error;
    }
  }

  /** What a word binds is there for what follows only. */
  #checkFields(of: Fields, value: unknown, path: string, bound: Bound, besides: readonly string[] = []): void {
    const data = this.#objectAt(value, path);
    for (const name of Object.keys(data))
      if (!Object.hasOwn(of, name) && !besides.includes(name))
        this.wrong(`${path}.${name}`, 'is no field of this word');
    const inside = { ...bound, ...boundBy(of, data) };
    for (const [name, shape] of Object.entries(of))
      this.check(shape, data[name], `${path}.${name}`, INSIDE.has(name) ? inside : bound);
  }

  #checkEffect(value: unknown, path: string, bound: Bound): void {
    const op = this.#textAt(this.#objectAt(value, path).do, `${path}.do`);
    const of = Object.hasOwn(this.#words.ops, op) ? this.#words.ops[op] : undefined;
    if (of === undefined) this.wrong(path, `uses the op ${JSON.stringify(op)}, for which no module brings a handler`);
    else this.#checkFields(of, value, path, { ...bound, ...BOUND_BY[op] }, ['do']);
    if (op === 'draw') this.#checkDraw(value as EffectOf<'draw'>, path);
    if (op === 'pick') this.#checkPick(value as EffectOf<'pick'>, path);
  }

  /** What is on top of a pile is not known before it is drawn. */
  #checkDraw({ from = [], where }: EffectOf<'draw'>, path: string): void {
    if (where !== undefined && !from.every((source) => this.#words.names.display.has(source)))
      this.wrong(`${path}.where`, 'asks what lies on a pile');
  }

  /** Nobody chooses among what nobody sees. */
  #checkPick({ from, by }: EffectOf<'pick'>, path: string): void {
    if (by !== undefined || from.among !== undefined) return;
    for (const source of [from.in].flat()) {
      const sees = this.#words.unseen.get(source);
      if (sees === 'none' || (sees === 'top' && from.top !== true))
        this.wrong(`${path}.from`, `offers what nobody sees in ${JSON.stringify(source)}`);
    }
  }

  #checkAmount(value: unknown, path: string, bound: Bound): void {
    if (typeof value === 'number') return this.check('number', value, path);
    const composed = composedBy(composedAmounts, this.#objectAt(value, path));
    if (composed === undefined) this.#checkWord('amount', this.#words.amounts, value, path, bound);
    else this.#checkFields(composed, value, path, bound);
  }

  #checkCond(value: unknown, path: string, bound: Bound): void {
    const data = this.#objectAt(value, path);
    const composed = composedBy(composedConds, data);
    if (composed === undefined) return this.#checkWord('condition', this.#words.conds, value, path, bound);
    this.#checkFields(composed, value, path, bound);
    if ('is' in data && ['atLeast', 'atMost', 'moreThan'].every((bound) => data[bound] === undefined))
      this.wrong(path, 'compares with nothing: give atLeast, atMost or moreThan');
  }

  /** A word that is told by its only field. */
  #checkWord(
    kind: string,
    words: Readonly<Record<string, Shape | undefined>>,
    value: unknown,
    path: string,
    bound: Bound,
  ): void {
    const data = this.#objectAt(value, path);
    const [word, ...more] = Object.keys(data);
    if (word === undefined || more.length > 0) this.wrong(path, `must be a ${kind} with one field`, value);
    const shape = Object.hasOwn(words, word) ? words[word] : undefined;
    if (shape === undefined)
      this.wrong(path, `is the ${kind} ${JSON.stringify(word)}, which no module of the game brings`);
    else this.check(shape, data[word], `${path}.${word}`, bound);
  }

  /** A card or row of a module that is not in the game passes no filter: `not` may name it all the same. */
  #checkFilter(value: unknown, path: string, bound: Bound): void {
    const { filters } = this.#words;
    if (!Object.hasOwn(this.#objectAt(value, path), 'not')) this.#checkWord('filter', filters, value, path, bound);
    else {
      const words: Words = { ...this.#words, filters: { ...filters, card: 'text', row: 'text' } };
      new DataCheck(words, this.#where).#checkWord('filter', words.filters, value, path, bound);
    }
  }

  #checkQuery(value: unknown, path: string, bound: Bound): void {
    this.#checkFields(QUERY, value, path, bound);
    const { in: source } = value as { in: string | readonly string[] };
    for (const each of [source].flat()) this.#checkSource(each, `${path}.in`);
  }

  #checkSource(value: unknown, path: string): void {
    if (!this.#words.sources.has(this.#textAt(value, path)))
      this.wrong(path, `looks in ${JSON.stringify(value)}, which no module of the game brings`);
  }

  #checkBundle(value: unknown, path: string): void {
    for (const [name, n] of Object.entries(this.#objectAt(value, path))) {
      this.#checkName('resource', name, path);
      this.check('number', n, `${path}.${name}`);
    }
  }

  #checkVariable(kind: 'cards' | 'nums', value: unknown, path: string, bound: Bound): void {
    const name = this.#textAt(value, path);
    const holds = Object.hasOwn(bound, name) ? bound[name] : undefined;
    if (holds === undefined) this.wrong(path, `names the variable ${JSON.stringify(name)}, which nothing binds here`);
    else if (holds !== kind)
      this.wrong(path, `names the variable ${name}, which holds ${said(holds)}, not ${said(kind)}`);
  }

  #checkName(kind: Named, value: unknown, path: string): void {
    const name = this.#textAt(value, path);
    if (this.#words.names[kind].has(name)) return;
    const whose =
      kind === 'resource' || kind === 'figure' || kind === 'piece' || kind === 'mark'
        ? `is in no module's list of ${kind}s`
        : 'no module has';
    this.wrong(path, `names the ${SAID[kind] ?? kind} ${JSON.stringify(name)}, which ${whose}`);
  }

  #objectAt(value: unknown, path: string): Record<string, unknown> {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      this.wrong(path, 'must be an object', value);
    return value as Record<string, unknown>;
  }

  #textAt(value: unknown, path: string): string {
    return typeof value === 'string' ? value : this.wrong(path, 'must be a text', value);
  }

  wrong(path: string, what: string, value?: unknown): never {
    const found = value === undefined ? '' : `, not ${JSON.stringify(value)?.slice(0, 60)}`;
    throw new ContentError(`${this.#where}, at ${path}: ${what}${found}`);
  }
}

/** The fields of a word made of others, found by the one that tells it apart. */
function composedBy(of: Readonly<Record<string, Fields>>, data: Readonly<Record<string, unknown>>): Fields | undefined {
  const name = Object.keys(of).find((each) => Object.hasOwn(data, each));
  return name === undefined ? undefined : of[name];
}

const SAID: Partial<Record<Named, string>> = {
  cardDisplay: 'display of cards',
  cardPile: 'pile of cards',
  named: 'effect',
};

const said = (kind: 'cards' | 'nums'): string => (kind === 'cards' ? 'cards' : 'numbers');

function boundBy(of: Fields, data: Readonly<Record<string, unknown>>): Record<string, 'cards' | 'nums'> {
  const bound: Record<string, 'cards' | 'nums'> = {};
  for (const [name, shape] of Object.entries(of)) {
    const plain = typeof shape === 'object' && 'optional' in shape ? shape.optional : shape;
    const value = data[name];
    if (typeof value !== 'string') continue;
    if (plain === 'newCards') bound[value] = 'cards';
    if (plain === 'newNums') bound[value] = 'nums';
    if (plain === 'newOf') bound[value] = data['of'] === 'cards' ? 'cards' : 'nums';
  }
  return bound;
}
