import type { AnswersFormat, Format } from '@everdell/sets';
import { formats } from '../registry.ts';

/** What the modules say, put together when it is asked for: who runs no scenarios loads none of it. */

export function merged<T>(part: (format: Format) => Readonly<Record<string, T>> | undefined): Record<string, T> {
  return Object.assign({}, ...formats.map((format) => part(format) ?? {})) as Record<string, T>;
}

/** What they say about the answers to their questions. */
export function answerFormats(): readonly AnswersFormat[] {
  return formats.flatMap(({ answers }) => answers ?? []);
}
