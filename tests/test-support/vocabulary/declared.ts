/** Reads words and what is said about them off the types that declare them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export interface Declared {
  readonly name: string;
  /** Its comment, on one line. */
  readonly about: string;
  /** What stands there, on one line. */
  readonly type: string;
}

/** The members of an interface of a file, those after the mark left out. */
export function membersOf(path: string, name: string, until?: string): readonly Declared[] {
  return membersIn(readFileSync(join(ROOT, path), 'utf8'), name, until);
}

/** What the modules merge into an interface, by module. */
export function mergedInto(name: string): readonly (Declared & { readonly module: string })[] {
  const sets = join(ROOT, 'packages/sets');
  const folders = readdirSync(sets, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.flatMap(({ name: module }) =>
    readdirSync(join(sets, module))
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => membersIn(readFileSync(join(sets, module, file), 'utf8'), name))
      .map((member) => ({ ...member, module })),
  );
}

function membersIn(text: string, name: string, until?: string): readonly Declared[] {
  const start = text.search(new RegExp(`interface ${name}\\b[^{]*\\{`));
  if (start < 0) return [];
  const open = text.indexOf('{', start);
  const body = text.slice(open + 1, closing(text, open));
  const meant = until === undefined ? body : body.slice(0, body.indexOf(until));
  return [...split(meant)].map(([comment, member]) => {
    const [, key, type] = /^(?:readonly\s+)?'?([\w-]+)'?\??:\s*([^]*)$/.exec(member)!;
    return {
      name: key,
      about: plain(comment),
      type: plain(type.replace(/\/\*\*[^]*?\*\//g, '').replace(/readonly /g, '')),
    };
  });
}

function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text.startsWith('/**', at)) at = text.indexOf('*/', at) + 1;
    else if (text[at] === '{') depth++;
    else if (text[at] === '}' && --depth === 0) return at;
  }
  throw new Error('a type that does not end');
}

/** Comment and text of one member after the other. */
function* split(body: string): Generator<readonly [string, string]> {
  let comment = '';
  let from = 0;
  let depth = 0;
  for (let at = 0; at < body.length; at++) {
    if (body.startsWith('/**', at)) {
      const end = body.indexOf('*/', at);
      if (depth === 0) {
        comment = body.slice(at + 3, end);
        from = end + 2;
      }
      at = end + 1;
    } else if ('{(['.includes(body[at])) depth++;
    else if ('})]'.includes(body[at])) depth--;
    else if (body[at] === ';' && depth === 0) {
      yield [comment, body.slice(from, at).trim()];
      comment = '';
      from = at + 1;
    }
  }
}

function plain(text: string): string {
  return text
    .replace(/^\s*\* ?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
