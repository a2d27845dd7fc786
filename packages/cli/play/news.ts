import type { GameEvent, KnownItem, LogLine, Seat, Text } from '@everdell/game';
import { terminalModules } from '../modules/index.ts';
import { wrap } from '../core/layout.ts';
import type { Seen } from './seen.ts';
import type { Table } from './table.ts';

/** Events that the rest of a story implies. */
const IMPLIED: readonly GameEvent['e'][] = ['turn', 'over'];

/** Who tells a story, and whom it speaks to. */
export interface Teller {
  readonly text: Text;
  readonly names: readonly string[];
  readonly you: Seat | null;
}

/**
 * A story as one paragraph for each turn: "Ana plays Farm; pays 2 twigs and 1 resin." The name is said once, the cards
 * that come to the Meadow are left out.
 */
export function paragraphs(story: readonly KnownItem[], { text, names, you }: Teller): string[] {
  const found: { readonly turn: number; readonly lines: LogLine[] }[] = [];
  for (const item of story) {
    if (!('events' in item) || item.takenBack) continue;
    const lines = item.events
      .filter((event) => isNews(event, item.events))
      .map((event) => text.line(event, 'all', names, you));
    const last = found.at(-1);
    if (last !== undefined && last.turn === item.turn) last.lines.push(...lines);
    else found.push({ turn: item.turn, lines });
  }
  return found.map(({ lines }) => joined(lines)).filter((paragraph) => paragraph !== '');
}

function isNews(event: GameEvent, all: readonly GameEvent[]): boolean {
  if (IMPLIED.includes(event.e) || (event.e === 'refilled' && event.into === 'meadow')) return false;
  if (terminalModules.some((m) => m.isUntold?.(event))) return false;
  if (event.e !== 'entered') return true;
  return !all.some((other) => other.e === 'played' && other.seat === event.seat && other.cards[0] === event.cards[0]);
}

function joined(lines: readonly LogLine[]): string {
  let result = '';
  let subject: Seat | null = null;
  for (const { text, by, rest } of lines) {
    if (text === '') continue;
    if (by !== null && by === subject) result = `${result.replace(/\.$/, '')}; ${rest}`;
    else result = result === '' ? text : `${result} ${text}`;
    subject = by;
  }
  return result;
}

/** The last paragraphs that fit on so many lines, and how many had to be left out. */
export function lastLines(all: readonly string[], width: number, rows: number): { lines: string[]; left: number } {
  const lines: string[] = [];
  for (let i = all.length - 1; i >= 0; i--) {
    const wrapped = wrap(all[i], width - 2).map((line, n) => (n === 0 ? `• ${line}` : `  ${line}`));
    if (lines.length + wrapped.length > rows && lines.length > 0) return { lines, left: i + 1 };
    lines.unshift(...wrapped);
  }
  return { lines, left: 0 };
}

/** Remembers what each seat at this keyboard has been told. */
export class News {
  readonly #table: Table;
  /** By seat: how much of the story it knew when its turn began, or when it was last told. */
  readonly #known: number[];
  /** By seat: the turn it was shown last, and from where on its news are. */
  readonly #shown: { turn: number; from: number; asked: number }[];

  constructor(table: Table) {
    const { version } = table;
    this.#table = table;
    this.#known = table.names.map(() => version);
    this.#shown = table.names.map(() => ({ turn: -1, from: version, asked: version }));
  }

  /** At the beginning of a turn all since the last one; within a turn what came after the last question. */
  forSeat({ seat, known, decision }: Seen): readonly KnownItem[] {
    const { version } = this.#table;
    const since = (from: number): readonly KnownItem[] => this.#table.story(seat).filter(({ index }) => index >= from);
    const shown = this.#shown[seat];
    if (decision?.kind === 'turn' && decision.seat === seat) {
      if (shown.turn !== known.turn) {
        shown.turn = known.turn;
        shown.from = this.#known[seat];
        this.#known[seat] = version;
      }
      shown.asked = version;
      return since(shown.from);
    }
    const { asked } = shown;
    shown.asked = version;
    return since(asked);
  }

  allToldTo(seat: Seat): void {
    this.#known[seat] = this.#table.version;
  }
}
