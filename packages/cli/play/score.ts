import { holds, keptBy, scopeOf, type Score, type Seat } from '@everdell/game';
import { columns, fold, visibleLength } from '../core/layout.ts';
import { heading, type Page } from './screen/page.ts';

/** Points of every seat by category. */
export function scoreLines(page: Page): string[] {
  const { seen, words, style, width } = page;
  const scores = seen.game.score(seen.known);
  const categories = [...new Set(scores.flatMap((score) => Object.keys(score)))].filter((id) => id !== 'total');
  const block = (from: number, to: number): string[] => {
    const shown = scores.slice(from, to);
    const row = (id: string): string[] => [seen.text.score(id), ...shown.map((score) => cell(score, id))];
    const rows = [['', ...seen.names.slice(from, to)], ...categories.map(row), row('total')];
    const figures = shown.map((_, i) => i + 1);
    return columns(rows, '  ', figures).map((line, i) => ` ${i === rows.length - 1 ? style.bold(line) : line}`);
  };
  return [heading(page, words.scoreTitle), ...besideOrBelow(block, scores.length, width), ...missedLines(page)];
}

/** What a seat keeps that asks for something which it has not, and so brings nothing. */
function missedLines({ seen, width }: Page): string[] {
  const { game, known, text, names } = seen;
  const { rules: g } = game;
  return names.flatMap((name, seat) => {
    if (g.automas[seat] !== null) return [];
    const missed = keptBy(g, known, seat).filter(({ tile }) => {
      const { pointsIf } = g.places[tile - g.cards];
      return pointsIf !== null && !holds(g, known, scopeOf(seat, tile), pointsIf);
    });
    return missed.flatMap(({ tile }) => {
      const { id } = g.places[tile - g.cards];
      return fold(` ${name}, ${text.name(id)} (0): ${text.place(id)}`, width, '   ');
    });
  });
}

/** A table of so many columns, in as few blocks one below the other as fit the width. */
function besideOrBelow(block: (from: number, to: number) => string[], all: number, width: number): string[] {
  for (let blocks = 1; ; blocks++) {
    const each = Math.ceil(all / blocks);
    const starts = Array.from({ length: Math.ceil(all / each) }, (_, i) => i * each);
    const lines = starts.flatMap((from) => [...(from === 0 ? [] : ['']), ...block(from, from + each)]);
    if (each === 1 || lines.every((line) => visibleLength(line) <= width)) return lines;
  }
}

const cell = (score: Score, id: string): string => (score[id] === undefined ? '' : String(score[id]));

/** Who has won, and how a tie was broken. */
export function winnerLines({ seen, words }: Page): string[] {
  const { game, known, names } = seen;
  const winners = game.winners(known);
  const totals = game.score(known).map((score) => score.total);
  const leaders = totals.flatMap((total, seat) => (total === Math.max(...totals) ? [seat] : []));
  const line = winners.length > 1 ? words.shared(winners.map((seat) => names[seat])) : words.wins(names[winners[0]]);
  if (leaders.length === 1) return [line];
  return [line, tieLine({ seen, words }, leaders)];
}

function tieLine({ seen, words }: Pick<Page, 'seen' | 'words'>, leaders: readonly Seat[]): string {
  const { game, known, names } = seen;
  if (leaders.some((seat) => game.rules.automas[seat] !== null)) return words.tieAutoma;
  const events = leaders.map((seat) => known.zones[game.rules.events[seat]].length);
  if (events.some((n) => n !== events[0]))
    return words.tieEvents(leaders.map((seat, i) => `${names[seat]} ${events[i]}`));
  const goods = leaders.map((seat) => leftover(known.seats[seat].res, game.rules.standard));
  return words.tieGoods(leaders.map((seat, i) => `${names[seat]} ${goods[i]}`));
}

const leftover = (res: readonly number[], standard: number): number =>
  res.slice(0, standard).reduce((a, b) => a + b, 0);
