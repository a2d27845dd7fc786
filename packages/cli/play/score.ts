import type { Score, Seat } from '@everdell/game';
import { columns } from '../core/layout.ts';
import { heading, type Page } from './screen/page.ts';

/** Points of every seat by category. */
export function scoreLines(page: Page): string[] {
  const { seen, words, style } = page;
  const scores = seen.game.score(seen.known);
  const categories = [...new Set(scores.flatMap((score) => Object.keys(score)))].filter((id) => id !== 'total');
  const row = (id: string): string[] => [seen.text.score(id), ...scores.map((score) => cell(score, id))];
  const figures = scores.map((_, i) => i + 1);
  const [head, ...lines] = columns([['', ...seen.names], ...categories.map(row), row('total')], '  ', figures);
  const total = lines.pop()!;
  return [heading(page, words.scoreTitle), ` ${head}`, ...lines.map((line) => ` ${line}`), ` ${style.bold(total)}`];
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
  const events = leaders.map((seat) => known.seats[seat].events.length);
  if (events.some((n) => n !== events[0]))
    return words.tieEvents(leaders.map((seat, i) => `${names[seat]} ${events[i]}`));
  const goods = leaders.map((seat) => leftover(known.seats[seat].res, game.rules.standard));
  return words.tieGoods(leaders.map((seat, i) => `${names[seat]} ${goods[i]}`));
}

const leftover = (res: readonly number[], standard: number): number =>
  res.slice(0, standard).reduce((a, b) => a + b, 0);
