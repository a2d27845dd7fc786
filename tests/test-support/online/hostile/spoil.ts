/** Spoils messages: every field by every kind of wrong value, and texts by what is no message at all. */

type Path = readonly (string | number)[];

/** Stands for raw JSON that `JSON.stringify` would never write. */
const RAW = '\u0001raw:';
const raw = (json: string): string => `${RAW}${json}`;

/** Wrong almost everywhere; where one is right, the checks of whoever sends it say so. */
export const WRONG: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  raw('1e999'),
  raw('-0'),
  raw('9007199254740993'),
  raw('123456789012345678901234567890'),
  '',
  ' ',
  'x'.repeat(5000),
  '\ud800',
  '\u0000\u001b[2J',
  '../../etc/passwd',
  "'; drop table games; --",
  '__proto__.host',
  [],
  [1, 2, 3],
  Array<number>(2000).fill(7),
  {},
  { kind: 'undo' },
  raw('{"__proto__":{"host":true}}'),
  raw('{"constructor":{"prototype":{"host":true}}}'),
  raw(`${'['.repeat(200)}${']'.repeat(200)}`),
  raw(`${'{"a":'.repeat(30)}1${'}'.repeat(30)}`),
  raw('undefined'),
  raw('NaN'),
];

export function textOf(value: unknown): string {
  return JSON.stringify(value).replaceAll(/"\\u0001raw:((?:[^"\\]|\\.)*)"/g, (_, json: string) =>
    JSON.parse(`"${json}"`),
  );
}

/** Every place in a message. */
export function pathsOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  const inner = Object.entries(value).flatMap(([key, part]) =>
    pathsOf(part, [...at, Array.isArray(value) ? Number(key) : key]),
  );
  return [at, ...inner];
}

/** The message with something else at this place; undefined = nothing. */
export function withAt(value: unknown, [key, ...rest]: Path, part: unknown): unknown {
  if (key === undefined) return part;
  if (Array.isArray(value)) return value.map((old, i) => (i === key ? withAt(old, rest, part) : (old as unknown)));
  return { ...(value as object), [key]: withAt((value as Record<string, unknown>)[key], rest, part) };
}

/** Every field of a message wrong in every way, left out, and one too many. */
export function everyWrong(message: object): string[] {
  const texts = pathsOf(message).flatMap((path) => [
    ...WRONG.map((wrong) => textOf(withAt(message, path, wrong))),
    ...(path.length > 0 ? [textOf(withAt(message, path, undefined))] : []),
  ]);
  const more = ['extra', '__proto__', 'constructor', 'toString', '', '\ud800', 'x'.repeat(300)];
  return [...texts, ...more.map((key) => textOf(message).replace('{', `{${JSON.stringify(key)}:1,`))];
}

export type Roll = (n: number) => number;

/** A text that was a message once. */
export function mangled(text: string, roll: Roll): string {
  const at = roll(text.length);
  const char = String.fromCharCode(roll(roll(2) === 0 ? 128 : 0xffff));
  switch (roll(9)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(at);
    case 2:
      return text.slice(0, at) + char + text.slice(at + 1);
    case 3:
      return text.slice(0, at) + text.slice(at + 1 + roll(6));
    case 4:
      return text + text;
    case 5:
      return text.slice(0, at) + text.slice(roll(text.length));
    case 6:
      return `\ufeff${text}`;
    case 7:
      return text.replaceAll('"', roll(2) === 0 ? "'" : '');
    default:
      return text
        .split('')
        .sort(() => roll(3) - 1)
        .join('');
  }
}

export function randomBytes(roll: Roll): Buffer {
  return Buffer.from(Array.from({ length: roll(200) }, () => roll(256)));
}
