import { visibleLength, wrap } from '../../core/layout.ts';
import type { Action, PickDecision, SplitDecision } from '@everdell/game';
import { NO_CHOICES } from '../choices.ts';
import { cardCell } from '../screen/cards.ts';
import { grid, numbered, pageFor, type Page } from '../screen/page.ts';
import { statusLine } from '../screen/seats.ts';
import { turnScreen } from '../screen/turn.ts';
import { numbersIn, splitIn } from '../input.ts';
import { matching, plain } from '../match.ts';
import { shortOf, typedNames } from '../resources.ts';
import type { Seen } from '../seen.ts';
import { say } from '../ui.ts';
import { askLine, type Asking } from './line.ts';
import { askTurn } from './turn.ts';

/** Asks for an answer to the pending decision, on request with the whole table; null = it has to be shown again. */
export function askDecision(asking: Asking, news: readonly string[], wholeTable: boolean): Promise<Action | null> {
  const d = asking.seen.decision!;
  if (d.kind === 'turn') return askTurn(asking, news);
  const { ui, seen } = asking;
  const page = pageFor(ui.terminal, ui.words, seen);
  say(ui, wholeTable ? turnScreen(page, NO_CHOICES, news) : ['', ...news, statusLine(page)]);
  say(ui, wrap(seen.text.prompt(seen.known, d, seen.names), page.width).map(page.style.bold));
  if (d.kind === 'pick' && d.of === 'card' && d.max > 1 && d.picked.length === 0) return askCards(asking, d);
  if (d.kind === 'split') return askSplit(asking, d);
  return askOne(asking, asking.seen.legal);
}

/** From this many answers on they stand in two columns, if they are short enough. */
const TWO_COLUMNS_FROM = 7;

/** Numbered labels, after so many others. */
function listed(page: Page, labels: readonly string[], after = 0): string[] {
  const fits = labels.every((label) => visibleLength(label) + 4 <= Math.floor(page.width / 2) - 1);
  const cells = labels.map((label, i) => numbered(page, after + i + 1) + label);
  if (labels.length >= TWO_COLUMNS_FROM && fits) return grid(cells, 2, page.width);
  return cells.flatMap((cell) => wrap(cell, page.width).map((line, i) => (i === 0 ? line : `    ${line}`)));
}

const labelsOf = ({ text, known, decision, names }: Seen, actions: readonly Action[]): string[] =>
  actions.map((action) => text.action(known, action, decision!, names));

/** One of several answers, by its number or its words. */
async function askOne(asking: Asking, answers: readonly Action[]): Promise<Action | null> {
  const { ui, seen } = asking;
  const page = pageFor(ui.terminal, ui.words, seen);
  const labels = labelsOf(seen, answers);
  say(ui, listed(page, labels));
  for (;;) {
    const line = await askLine(asking, ui.words.play.chooseOne(answers.length), {
      numbers: answers.length,
      min: 1,
      max: 1,
    });
    if (line === null) return null;
    const numbers = numbersIn(line);
    if (numbers?.length === 1 && numbers[0] >= 1 && numbers[0] <= answers.length) return answers[numbers[0] - 1];
    const meant = matching(answers, (action) => labels[answers.indexOf(action)], line);
    if (numbers === null && meant.length === 1) return meant[0];
    say(ui, ui.words.play.badNumber(answers.length));
  }
}

/** Several cards by their numbers. */
async function askCards(asking: Asking, d: PickDecision): Promise<Action | null> {
  const { ui, seen } = asking;
  const { play } = ui.words;
  const page = pageFor(ui.terminal, ui.words, seen);
  const half = Math.floor(page.width / 2) - 1;
  say(
    ui,
    grid(
      d.items.map((uid, i) => cardCell(page, seen.known.cardOf[uid], half, i + 1)),
      2,
      page.width,
    ),
  );
  const { asides } = seen;
  say(ui, listed(page, labelsOf(seen, asides), d.items.length));
  const expected = { numbers: d.items.length + asides.length, min: d.min, max: d.max };
  for (;;) {
    const line = await askLine(asking, play.chooseSeveral(d.min, d.max), expected);
    if (line === null) return null;
    const [first, ...others] = numbersIn(line) ?? [];
    if (others.length === 0 && asides[first - d.items.length - 1] !== undefined)
      return asides[first - d.items.length - 1];
    const numbers = severalIn(line, d, play);
    if (typeof numbers === 'string') say(ui, numbers);
    else return { t: 'pick', items: numbers.map((n) => d.items[n - 1]) };
  }
}

/** The chosen numbers, or what is wrong with them. */
function severalIn(line: string, d: PickDecision, play: Asking['ui']['words']['play']): readonly number[] | string {
  const all = d.items.map((_, i) => i + 1);
  const typed = plain(line);
  const numbers =
    play.noneWords.includes(typed) || typed === '0' ? [] : play.allWords.includes(typed) ? all : numbersIn(line);
  if (numbers === null) return play.numbersPlease;
  if (numbers.some((n) => n < 1 || n > all.length)) return play.badNumber(all.length);
  if (new Set(numbers).size < numbers.length) return play.twice;
  if (numbers.length < d.min || numbers.length > d.max) return play.wrongCount(d.min, d.max, numbers.length);
  return numbers;
}

/** So many ways to divide are listed; of more the player types the wanted one. */
const LISTED_SPLITS = 20;

async function askSplit(asking: Asking, d: SplitDecision): Promise<Action | null> {
  const { ui, seen } = asking;
  const { play } = ui.words;
  const { legal, game, asides } = seen;
  const page = pageFor(ui.terminal, ui.words, seen);
  const splits = legal.filter((action) => action.t === 'split');
  const offered = splits.length <= LISTED_SPLITS ? legal : asides;
  if (offered.length > 0) say(ui, listed(page, labelsOf(seen, offered)));
  const sign = (r: number): string => shortOf(seen, play, game.rules.resources[r]);
  const exampleBy = splits.at(-1)!.by;
  const example = d.among.flatMap((r, i) => (exampleBy[i] > 0 ? [`${exampleBy[i]}${sign(r)}`] : [])).join(' ');
  const question = play.splitQuestion(offered.length, example);
  const expected =
    offered.length > asides.length ? { numbers: offered.length, min: 1, max: 1 } : { free: true as const, example };
  for (;;) {
    const line = await askLine(asking, question, expected);
    if (line === null) return null;
    const answer = splitAnswer(asking, d, offered, line);
    if (typeof answer === 'object') return answer;
    say(ui, answer);
  }
}

/** The answer, or what is wrong with the line. */
function splitAnswer({ ui, seen }: Asking, d: SplitDecision, listed: readonly Action[], line: string): Action | string {
  const { play } = ui.words;
  const { game, known, seat, text } = seen;
  const none = play.noneWords.includes(plain(line)) || plain(line) === '0';
  const numbers = none ? null : numbersIn(line);
  if (listed.length > 0 && numbers?.length === 1) return listed[numbers[0] - 1] ?? play.badNumber(listed.length);
  const namesOf = (resource: string): readonly string[] => typedNames(seen, play, resource);
  const by = none ? d.among.map(() => 0) : splitIn(line, game.rules, d, namesOf);
  if (by === null) return play.splitHow;
  const action: Action = { t: 'split', by };
  const reason = game.check(known, seat, action);
  return reason === null ? action : text.reason(reason, seen.names);
}
