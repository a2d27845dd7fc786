/** What a `.env` file says: NAME=value lines, `#` comments, values plain or in single or double quotes. */
export interface Dotenv {
  readonly values: Readonly<Record<string, string>>;
  readonly problems: readonly string[];
}

const ASSIGNMENT = /^(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*)$/;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '"': '"', '\\': '\\' };

export function parseDotenv(text: string): Dotenv {
  const values: Record<string, string> = Object.create(null) as Record<string, string>;
  const problems: string[] = [];
  for (const [index, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    const [, name, rest] = ASSIGNMENT.exec(line) ?? [];
    const value = rest === undefined ? undefined : valueOf(rest);
    // The line itself is not shown: it may hold a password.
    if (name === undefined) problems.push(`line ${index + 1} is not of the form NAME=value.`);
    else if (value === undefined)
      problems.push(`line ${index + 1}: the value of ${name} has a quote too few or text after it.`);
    else if (name in values) problems.push(`line ${index + 1}: ${name} is set a second time.`);
    else values[name] = value;
  }
  return { values, problems };
}

/** Undefined = the quotes are wrong. */
function valueOf(text: string): string | undefined {
  const quote = text[0];
  if (quote !== '"' && quote !== "'") return text.replace(/(^|\s)#.*$/, '').trimEnd();
  const quoted = quote === '"' ? /^"((?:[^"\\]|\\.)*)"\s*(#.*)?$/ : /^'([^']*)'\s*(#.*)?$/;
  const inside = quoted.exec(text)?.[1];
  if (inside === undefined || quote === "'") return inside;
  return inside.replace(/\\(.)/g, (whole, letter: string) => ESCAPES[letter] ?? whole);
}
