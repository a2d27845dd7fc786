import { parseArgs } from 'node:util';
import type { Words } from '../words/en.ts';
import { UsageError } from './context.ts';

/** An option of a command; without `value` it is a switch. */
export interface OptionSpec {
  /** How the help calls its value: N, FILE ... */
  readonly value?: string;
  readonly short?: string;
}

export interface ArgSpec {
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** How many arguments that are no options it takes. */
  readonly operands?: readonly [min: number, max: number];
}

const INTEGER = /^[+-]?\d{1,15}$/;
const DECIMAL = /^\d+(\.\d+)?$/;

/** Arguments of one call, read strictly: whatever is wrong is a UsageError of one line. */
export class Args {
  readonly operands: readonly string[];
  readonly #values: Readonly<Record<string, string | true>>;
  readonly #words: Words['errors'];

  constructor(values: Readonly<Record<string, string | true>>, operands: readonly string[], words: Words['errors']) {
    this.#values = values;
    this.operands = operands;
    this.#words = words;
  }

  has(name: string): boolean {
    return Object.hasOwn(this.#values, name);
  }

  text(name: string): string | undefined {
    const value = this.#values[name];
    return value === true ? undefined : value;
  }

  int(name: string, min: number, max: number): number | undefined;
  int(name: string, min: number, max: number, otherwise: number): number;
  int(name: string, min: number, max: number, otherwise?: number): number | undefined {
    const text = this.text(name);
    if (text === undefined) return otherwise;
    const n = Number(text);
    if (!INTEGER.test(text) || n < min || n > max)
      throw new UsageError(this.#words.notANumber(`--${name}`, min, max, text));
    return n;
  }

  /** Also with a fraction. */
  amount(name: string, min: number, max: number, otherwise: number): number {
    const text = this.text(name);
    if (text === undefined) return otherwise;
    const n = Number(text);
    if (!DECIMAL.test(text) || n < min || n > max)
      throw new UsageError(this.#words.notAnAmount(`--${name}`, min, max, text));
    return n;
  }

  /** Values separated by commas, each one of `allowed` where that is given. */
  list(name: string, allowed?: readonly string[]): readonly string[] | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const items = text.split(',').map((item) => item.trim());
    for (const item of items) {
      if (item === '') throw new UsageError(this.#words.emptyItem(`--${name}`));
      if (allowed !== undefined) this.#oneOf(`--${name}`, item, allowed);
    }
    return items;
  }

  choice<T extends string>(name: string, allowed: readonly T[]): T | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    this.#oneOf(`--${name}`, text, allowed);
    return text as T;
  }

  #oneOf(name: string, value: string, allowed: readonly string[]): void {
    if (!allowed.includes(value)) throw new UsageError(this.#words.notOneOf(name, allowed, value));
  }
}

export function readArgs(argv: readonly string[], spec: ArgSpec, words: Words['errors']): Args {
  const options = Object.fromEntries(
    Object.entries(spec.options).map(([name, { value, short }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const), ...(short && { short }) },
    ]),
  );
  const { tokens } = parseArgs({ args: [...argv], options, strict: false, allowPositionals: true, tokens: true });
  const values: Record<string, string | true> = {};
  const operands: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind !== 'option') continue;
    const known = spec.options[token.name];
    if (known === undefined) throw new UsageError(words.unknownOption(token.rawName));
    if (Object.hasOwn(values, token.name)) throw new UsageError(words.twice(token.rawName));
    values[token.name] = valueOf(token.rawName, known, token.value, token.inlineValue === true, words);
  }
  checkOperands(operands, spec.operands ?? [0, 0], words);
  return new Args(values, operands, words);
}

function valueOf(
  name: string,
  spec: OptionSpec,
  value: string | undefined,
  inline: boolean,
  words: Words['errors'],
): string | true {
  if (spec.value === undefined) {
    if (value !== undefined) throw new UsageError(words.noValueWanted(name));
    return true;
  }
  if (value === undefined || value === '' || (!inline && value.startsWith('--')))
    throw new UsageError(words.valueMissing(name, spec.value));
  return value;
}

function checkOperands(
  operands: readonly string[],
  [min, max]: readonly [number, number],
  words: Words['errors'],
): void {
  if (operands.length < min) throw new UsageError(words.operandMissing);
  if (operands.length > max) throw new UsageError(words.operandUnwanted(operands[max]));
}
