/** Breaks a text into lines of at most `width` characters, at spaces. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && visibleLength(line) + 1 + visibleLength(word) > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  lines.push(line);
  return lines;
}

/** The same for a line that begins with spaces: what follows it stands below its beginning. */
export function fold(line: string, width: number, more = ''): string[] {
  if (visibleLength(line) <= width) return [line];
  const indent = /^ */.exec(line)![0];
  const parts = wrap(line.slice(indent.length), width - indent.length - more.length);
  return parts.map((part, i) => indent + (i === 0 ? '' : more) + part);
}

/** A text without control characters, which could write anywhere on the screen of those who read it. */
export function withoutControls(text: string): string {
  return text.replace(/\p{Cc}/gu, '');
}

/** What switches colours; built from text, since a pattern must not hold control characters. */
const ESCAPE = '\u001B\\[[\\d;]*m';
const ESCAPES = new RegExp(ESCAPE, 'g');
const ESCAPES_APART = new RegExp(`(${ESCAPE})`);

/** How many columns the text takes on a screen: colours take none. */
export function visibleLength(text: string): number {
  return Array.from(text.includes('\u001B') ? text.replace(ESCAPES, '') : text).length;
}

/** Exactly `width` columns: filled up with spaces, or cut with an ellipsis. */
export function fit(text: string, width: number): string {
  const length = visibleLength(text);
  if (length <= width) return text + ' '.repeat(width - length);
  return width <= 0 ? '' : `${cut(text, width - 1)}…`;
}

function cut(text: string, width: number): string {
  if (!text.includes('\u001B')) return Array.from(text).slice(0, width).join('');
  let shown = 0;
  let result = '';
  for (const part of text.split(ESCAPES_APART)) {
    if (part.startsWith('\u001B')) result += part;
    else {
      const piece = Array.from(part).slice(0, width - shown);
      shown += piece.length;
      result += piece.join('');
    }
  }
  return result;
}

/** Columns as wide as their widest entry; the last one is not filled up. */
export function columns(rows: readonly (readonly string[])[], gap = '  ', right: readonly number[] = []): string[] {
  const widths: number[] = [];
  for (const row of rows) row.forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, visibleLength(cell))));
  return rows.map((row) =>
    row
      .map((cell, i) => {
        const space = ' '.repeat(widths[i] - visibleLength(cell));
        if (right.includes(i)) return space + cell;
        return i === row.length - 1 ? cell : cell + space;
      })
      .join(gap),
  );
}
