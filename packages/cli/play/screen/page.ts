import { visibleLength, fit } from '../../core/layout.ts';
import type { Terminal } from '../../core/terminal.ts';
import type { Words } from '../../words/index.ts';
import type { Seen } from '../seen.ts';
import { styleFor, type Style } from '../style.ts';

/** What every part of a screen is drawn with. */
export interface Page {
  readonly seen: Seen;
  readonly words: Words['play'];
  readonly colourNames: Words['colours'];
  readonly style: Style;
  readonly width: number;
  /** Rows are scarce: show the possible rather than everything. */
  readonly compact: boolean;
}

const MAX_WIDTH = 132;
const MIN_WIDTH = 48;
/** A screen with everything on it needs about so many rows. */
const ROOMY_ROWS = 34;

export function pageFor(terminal: Terminal, words: Words, seen: Seen): Page {
  return {
    seen,
    words: words.play,
    colourNames: words.colours,
    style: styleFor(terminal.colour),
    width: Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, terminal.columns)) - 1,
    compact: terminal.interactive && terminal.rows < ROOMY_ROWS,
  };
}

/** A line across the screen with a title in it. */
export function heading({ style, width }: Page, title: string, note = ''): string {
  const text = [title, note].filter((part) => part !== '').join(' · ');
  const line = text === '' ? '' : `── ${fit(text, Math.min(visibleLength(text), width - 4))} `;
  return style.dim(line + '─'.repeat(Math.max(0, width - visibleLength(line))));
}

/** Cells side by side, filled column by column; `across` of them fit on a line. */
export function grid(cells: readonly string[], across: number, width: number): string[] {
  const gap = 2;
  const cellWidth = Math.floor((width - gap * (across - 1)) / across);
  const rows = Math.ceil(cells.length / across);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: across }, (_, column) => cells[column * rows + row] ?? '')
      .map((cell) => fit(cell, cellWidth))
      .join(' '.repeat(gap))
      .trimEnd(),
  );
}

/** Items one after the other, broken into lines between items. */
export function flow(items: readonly string[], width: number, gap = '  ', indent = ' '): string[] {
  const lines: string[] = [];
  let line = '';
  for (const item of items) {
    const longer = line === '' ? indent + item : line + gap + item;
    if (line !== '' && visibleLength(longer) > width) {
      lines.push(line);
      line = indent + item;
    } else line = longer;
  }
  if (line !== '') lines.push(line);
  return lines;
}

/** The number by which something is chosen, in a column of its own. */
export function numbered({ style }: Page, number: number | undefined): string {
  return number === undefined ? '    ' : `${style.bold(String(number).padStart(2))}) `;
}
