import { round } from '../commands/statistics.ts';
import { columns } from '../core/layout.ts';
import type { Words } from '../words/en.ts';
import type { Outcome } from './outcome.ts';
import { specialOptions } from './pairing.ts';

/** Its first line is the head. */
type Table = readonly (readonly string[])[];

/** Columns of words stand at the left, those of numbers at the right. */
const WORD_COLUMNS = 3;

export function asText(
  { arena }: Words,
  outcomes: readonly Outcome[],
  ratings: Readonly<Record<string, number>>,
): string {
  const tables = [outcomeTable(arena, outcomes), ratingTable(arena, ratings)];
  const [first, second] = tables.map((table, i) =>
    columns(table, '  ', numberColumns(table, i === 0 ? WORD_COLUMNS : 1)),
  );
  return [...first, ...(second.length > 1 ? ['', `${arena.ratings}:`, ...second] : []), ''].join('\n');
}

export function asMarkdown(
  { arena }: Words,
  outcomes: readonly Outcome[],
  ratings: Readonly<Record<string, number>>,
): string {
  const second = ratingTable(arena, ratings);
  const first = markdown(outcomeTable(arena, outcomes), WORD_COLUMNS);
  return [...first, ...(second.length > 1 ? ['', `${arena.ratings}:`, '', ...markdown(second, 1)] : []), ''].join('\n');
}

function numberColumns([head]: Table, from: number): readonly number[] {
  return head.map((_, i) => i).filter((i) => i >= from);
}

function markdown([head, ...rows]: Table, words: number): readonly string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), `|${head.map((_, i) => (i < words ? '---' : '---:')).join('|')}|`, ...rows.map(line)];
}

function outcomeTable(words: Words['arena'], outcomes: readonly Outcome[]): Table {
  return [words.head, ...outcomes.map((outcome) => outcomeRow(words, outcome))];
}

function outcomeRow(words: Words['arena'], outcome: Outcome): readonly string[] {
  const { a, b, games, winRateA, ci95, quantilesA, quantilesB } = outcome;
  const [low, high] = ci95.map((share) => round(share * 100, 1).toFixed(1));
  return [
    a,
    b,
    setupCell(words, outcome),
    String(games),
    `${round(winRateA * 100, 1).toFixed(1)} %`,
    `${low}–${high}`,
    outcome.meanScoreA.toFixed(1),
    `${quantilesA.p10}/${quantilesA.p50}/${quantilesA.p90}`,
    outcome.meanScoreB.toFixed(1),
    `${quantilesB.p10}/${quantilesB.p50}/${quantilesB.p90}`,
    time(outcome.msPerDecisionA),
    time(outcome.p99MsA),
    time(outcome.msPerDecisionB),
    time(outcome.p99MsB),
  ];
}

/** The number of players, modules besides the base game, options that are not as usual. */
function setupCell(words: Words['arena'], { players, modules, options }: Outcome): string {
  const special = Object.entries(specialOptions({ players, modules, options })).map(
    ([id, value]) => `${id.slice(id.indexOf('.') + 1)} ${String(value)}`,
  );
  return words.setup(players, [...modules.filter((id) => id !== 'base'), ...special]);
}

function time(ms: number | null): string {
  return ms === null ? '–' : ms.toFixed(1);
}

function ratingTable(words: Words['arena'], ratings: Readonly<Record<string, number>>): Table {
  return [words.ratingsHead, ...Object.entries(ratings).map(([name, rating]) => [name, String(rating)])];
}
