/** Which words the definitions of a module use, found by the shapes of the words. */
import {
  defShapes,
  wordShapes,
  type Fields,
  type Module,
  type ModuleBridge,
  type Shape,
  type Shapes,
} from '@everdell/engine';

export const KINDS = ['op', 'filter', 'amount', 'condition', 'rule', 'happening', 'zone'] as const;
export type Kind = (typeof KINDS)[number];

/** A word in use: by which module, and in the text of which card or tile, if it is in one. */
export interface Use {
  readonly kind: Kind;
  readonly word: string;
  readonly module: string;
  readonly card?: string;
  readonly tile?: string;
}

type Words = Readonly<Record<string, Shape | undefined>>;

/** What the engine checks with the variables that are bound there. */
const ANYTHING: Readonly<Record<string, Shape>> = {
  onPlay: 'effect',
  then: 'effect',
  effect: 'effect',
  if: 'cond',
  acts: { list: defShapes.ACT },
  pay: { fields: wordShapes.PRICE },
};

export function usesOf(module: Module, all: readonly Module[]): readonly Use[] {
  const found: Use[] = [];
  const walk = (where: Pick<Use, 'card' | 'tile'> = {}): Walk =>
    new Walk(all, (kind, word) => found.push({ kind, word, module: module.id, ...where }));
  for (const [card, def] of Object.entries(module.cards ?? {})) walk({ card }).through(defShapes.CARD, def);
  for (const [tile, def] of Object.entries(module.places ?? {})) walk({ tile }).through(defShapes.TILE, def);
  for (const def of Object.values(module.zones ?? {})) {
    for (const field of Object.keys(def)) found.push({ kind: 'zone', word: field, module: module.id });
    walk().through({ list: 'filter' }, def.scores?.where ?? []);
  }
  const { seasons = [], reacts = [], rules = [], acts = [], scoring = [], effects = {}, automa } = module;
  const rest = walk();
  rest.through({ list: defShapes.SEASON }, seasons);
  rest.through({ list: defShapes.REACTION }, [...reacts, ...(automa?.reacts ?? [])]);
  rest.through('anything', rules, 'rules');
  rest.through({ list: defShapes.ACT }, acts);
  for (const { amount, ofAutoma = 0 } of scoring) rest.through({ list: 'amount' }, [amount, ofAutoma]);
  for (const { amount } of automa?.scoring ?? []) rest.through('amount', amount);
  for (const effect of [
    automa?.turn,
    automa?.intruded,
    ...Object.values({ ...automa?.bonus, ...automa?.given }),
    ...Object.values(effects),
  ])
    if (effect !== undefined) rest.through('effect', effect);
  return found;
}

export function usesOfBridge(bridge: ModuleBridge, all: readonly Module[]): readonly Use[] {
  const { needs, automa, effects = {}, tiles = {} } = bridge;
  const found: Use[] = [];
  const walk = new Walk(all, (kind, word) => found.push({ kind, word, module: needs[0] }));
  walk.through({ list: defShapes.REACTION }, automa?.reacts ?? []);
  walk.through('anything', automa?.rules, 'rules');
  walk.through({ list: 'amount' }, automa?.scoring?.map(({ amount }) => amount) ?? []);
  walk.through({ list: 'effect' }, Object.values(effects));
  walk.through({ list: defShapes.TILE }, Object.values(tiles));
  return found;
}

class Walk {
  readonly #ops: Readonly<Record<string, Fields | undefined>>;
  readonly #words: Readonly<Record<'filter' | 'amount' | 'condition', Words>>;
  readonly #found: (kind: Kind, word: string) => void;

  constructor(modules: readonly Module[], found: (kind: Kind, word: string) => void) {
    const ofAll = <T>(core: object, part: keyof Shapes): T =>
      Object.assign({}, core, ...modules.map(({ shapes }) => shapes?.[part])) as T;
    this.#ops = ofAll(wordShapes.coreOpShapes, 'ops');
    this.#words = {
      filter: ofAll(wordShapes.coreFilters, 'filters'),
      amount: ofAll(wordShapes.coreAmounts, 'amounts'),
      condition: ofAll(wordShapes.coreConds, 'conds'),
    };
    this.#found = found;
  }

  through(shape: Shape, value: unknown, field = ''): void {
    if (value === undefined) return;
    if (shape === 'anything') return field === 'rules' ? this.#rules(value) : this.through(ANYTHING[field], value);
    if (shape === 'happening') return this.#found('happening', value as string);
    if (typeof shape === 'object') return this.#composed(shape, value, field);
    if (typeof value !== 'object' || value === null) return;
    if (shape === 'effect') this.#effect(value as { do: string });
    else if (shape === 'query') this.#fields(wordShapes.QUERY, value);
    else if (shape === 'filter') this.#word('filter', value);
    else if (shape === 'amount') this.#word('amount', value, wordShapes.composedAmounts);
    else if (shape === 'cond') this.#word('condition', value, wordShapes.composedConds);
  }

  #composed(shape: Exclude<Shape, string>, value: unknown, field: string): void {
    if ('optional' in shape) this.through(shape.optional, value, field);
    else if ('list' in shape) for (const item of value as readonly unknown[]) this.through(shape.list, item);
    else if ('fields' in shape) this.#fields(shape.fields, value as object);
    else if ('either' in shape) {
      const fitting = shape.either.find((each) => this.#fits(each, value));
      if (fitting !== undefined) this.through(fitting, value);
    }
  }

  #fits(shape: Shape, value: unknown): boolean {
    if (typeof shape === 'string') return typeof value === 'object' && ['query', 'amount', 'effect'].includes(shape);
    if ('either' in shape) return shape.either.some((each) => this.#fits(each, value));
    if ('list' in shape) return Array.isArray(value);
    return (
      'fields' in shape &&
      typeof value === 'object' &&
      value !== null &&
      Object.keys(value).every((key) => key in shape.fields)
    );
  }

  #fields(of: Fields, value: object): void {
    for (const [name, each] of Object.entries(value)) if (of[name] !== undefined) this.through(of[name], each, name);
  }

  #effect(value: { do: string }): void {
    this.#found('op', value.do);
    this.#fields(this.#ops[value.do]!, value);
  }

  #rules(value: unknown): void {
    for (const rule of value as readonly { rule: keyof typeof defShapes.STANDING }[]) {
      this.#found('rule', rule.rule);
      this.#fields(defShapes.STANDING[rule.rule], rule);
    }
  }

  #word(kind: 'filter' | 'amount' | 'condition', value: object, composed: Readonly<Record<string, Fields>> = {}): void {
    const made = Object.keys(composed).find((name) => name in value);
    if (made !== undefined) {
      this.#found(kind, made);
      return this.#fields(composed[made], value);
    }
    for (const [word, inner] of Object.entries(value)) {
      this.#found(kind, word);
      const shape = this.#words[kind][word];
      if (shape !== undefined) this.through(shape, inner);
    }
  }
}
