import type { OptionValue } from '@everdell/engine';
import type { AnswersFormat, Format, Ruled } from '@everdell/sets';
import { formats } from '../registry.ts';

/** What the modules say, put together when it is asked for: who runs no scenarios loads none of it. */

export function merged<T>(part: (format: Format) => Readonly<Record<string, T>> | undefined): Record<string, T> {
  return Object.assign({}, ...formats.map((format) => part(format) ?? {})) as Record<string, T>;
}

/** What they say about the answers to their questions. */
export function answerFormats(): readonly AnswersFormat[] {
  return formats.flatMap(({ answers }) => answers ?? []);
}

/** Those of the modules in play. */
export function inPlay({ rules }: Ruled): readonly Format[] {
  return formats.filter(({ id }) => rules.modules.some((m) => m.id === id));
}

/** The module that a name of the format means: its own, or that of which it is a part. */
export function moduleOf(name: string): string {
  return formats.find(({ parts }) => parts !== undefined && Object.hasOwn(parts.by, name))?.id ?? name;
}

/** The modules, and the options of those of which only parts are asked for. */
export function askedFor(names: readonly string[]): { modules: string[]; options: Record<string, OptionValue> } {
  const options: Record<string, OptionValue> = {};
  for (const { id, parts } of formats) {
    const isPart = (name: string): boolean => parts !== undefined && Object.hasOwn(parts.by, name);
    const asked = names.includes(id) && !isPart(id) ? [] : names.filter(isPart);
    if (asked.length > 0) Object.assign(options, parts!.bare, ...asked.map((name) => parts!.by[name]));
  }
  return { modules: [...new Set(names.map(moduleOf))], options };
}

/** What a game that is set up with these modules has besides. */
export function hadBesides(names: readonly string[]): Record<string, OptionValue> {
  return Object.assign({}, ...formats.map(({ parts }) => parts?.besides?.(names) ?? {})) as Record<string, OptionValue>;
}
