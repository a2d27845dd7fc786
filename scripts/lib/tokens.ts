// A small tokeniser for TypeScript: enough to find imports, identifiers and string literals without being fooled by
// comments, strings, templates or regular expressions.

export type TokenKind = 'word' | 'string' | 'punctuation' | 'other';

export interface Token {
  readonly kind: TokenKind;
  /** The word, the contents of the string (no quotes), or the character. */
  readonly text: string;
  readonly line: number;
}

export interface Import {
  readonly specifier: string;
  readonly line: number;
  /** Nothing of it is there when the program runs. */
  readonly typeOnly: boolean;
}

/** What does not match (a lone quote, an unfinished comment) falls through to the single-character rule at the end. */
const PATTERNS = {
  blank: /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\//y,
  word: /[\p{ID_Start}$_#][\p{ID_Continue}$\u200c\u200d]*/uy,
  number: /\d[\w.]*/y,
  string: /'((?:[^'\\\n]|\\[\s\S])*)'|"((?:[^"\\\n]|\\[\s\S])*)"/y,
  templatePart: /((?:[^`\\$]|\\[\s\S]|\$(?!\{))*)(`|\$\{)/y,
  regex: /\/(?![*/])(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y,
} as const;

/** After one of these words a slash starts a regular expression; after any other word it divides. */
const BEFORE_REGEX = new Set(['return', 'case', 'typeof', 'in', 'of', 'delete', 'void', 'throw', 'new', 'do', 'else']);

function regexMayFollow(last: Token | undefined): boolean {
  if (last === undefined) return true;
  if (last.kind === 'word') return BEFORE_REGEX.has(last.text);
  return last.kind === 'punctuation' && !')]}'.includes(last.text);
}

export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  /** For each open template the number of braces open inside its current `${`. */
  const templates: number[] = [];
  let at = 0;
  let line = 1;

  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (found !== null) at = pattern.lastIndex;
    return found;
  };
  const push = (kind: TokenKind, text: string, raw = text): void => {
    tokens.push({ kind, text, line });
    for (const character of raw) if (character === '\n') line++;
  };
  const templatePart = (): void => {
    const found = match(PATTERNS.templatePart);
    if (found === null) return;
    push('string', found[1], found[0]);
    if (found[2] === '${') templates.push(0);
  };

  while (at < source.length) {
    let found: RegExpExecArray | null;
    if ((found = match(PATTERNS.blank))) {
      for (const character of found[0]) if (character === '\n') line++;
    } else if ((found = match(PATTERNS.word))) push('word', found[0]);
    else if ((found = match(PATTERNS.number))) push('other', found[0]);
    else if ((found = match(PATTERNS.string))) push('string', found[1] ?? found[2] ?? '', found[0]);
    else if (source[at] === '/' && regexMayFollow(tokens.at(-1)) && (found = match(PATTERNS.regex)))
      push('other', found[0]);
    else {
      const character = source[at++];
      if (character === '`') templatePart();
      else if (character === '}' && templates.at(-1) === 0) {
        templates.pop();
        templatePart();
      } else {
        if (templates.length > 0 && character === '{') templates[templates.length - 1]++;
        if (templates.length > 0 && character === '}') templates[templates.length - 1]--;
        push('punctuation', character);
      }
    }
  }
  return tokens;
}

/** Every module named by a static import, an export-from, `import()` or a type `import()`. */
export function importsOf(tokens: readonly Token[]): Import[] {
  const imports: Import[] = [];
  tokens.forEach((token, index) => {
    const isKeyword = token.kind === 'word' && (token.text === 'import' || token.text === 'export');
    if (!isKeyword || tokens[index - 1]?.text === '.') return;
    const target = token.text === 'import' ? importTarget(tokens, index + 1) : clauseTarget(tokens, index + 1, true);
    if (target === undefined) return;
    const clause = tokens.slice(index + 1, tokens.indexOf(target));
    imports.push({ specifier: target.text, line: target.line, typeOnly: isTypeOnly(clause) });
  });
  return imports;
}

/** `type { a } from`, or `{ type a, type b } from`. */
function isTypeOnly(clause: readonly Token[]): boolean {
  const texts = clause.map(({ text }) => text);
  if (texts[0] === 'type' && texts[1] !== ',' && texts[1] !== 'from') return true;
  if (texts[0] !== '{') return false;
  const starts = texts.flatMap((text, i) => (text === '{' || text === ',' ? [texts[i + 1]] : []));
  return starts.filter((text) => text !== '}').every((text) => text === 'type');
}

function importTarget(tokens: readonly Token[], start: number): Token | undefined {
  const first = tokens[start];
  if (first?.kind === 'string') return first;
  if (first?.text === '(') return tokens[start + 1]?.kind === 'string' ? tokens[start + 1] : undefined;
  return clauseTarget(tokens, start, false);
}

/** Reads `type? name, { a as b }, * as c from 'x'`; anything else in between means that it is no import clause. */
function clauseTarget(tokens: readonly Token[], start: number, isExport: boolean): Token | undefined {
  let braces = 0;
  for (let index = start; index < tokens.length; index++) {
    const { kind, text } = tokens[index];
    if (kind === 'string') {
      if (braces === 0 && tokens[index - 1].text === 'from') return tokens[index];
      if (braces === 0) return undefined;
    } else if (text === '{') braces++;
    else if (text === '}') braces--;
    else if (kind === 'punctuation' && text !== ',' && text !== '*') return undefined;
    else if (isExport && index === start && kind === 'word' && text !== 'type') return undefined;
  }
  return undefined;
}
