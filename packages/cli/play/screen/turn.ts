import type { TurnChoices } from '../choices.ts';
import { handLines, meadowLines } from './cards.ts';
import { cityLines } from './city.ts';
import { eventLines } from './events.ts';
import { flow, heading, type Page } from './page.ts';
import { placeLines } from './places.ts';
import { opponentLines, statusLine } from './seats.ts';

/** The whole table as the player whose turn it is sees it; what matters most is nearest to the question. */
export function turnScreen(page: Page, choices: TurnChoices, news: readonly string[]): string[] {
  const { seen, style, width } = page;
  const others = choices.others.map(
    ({ number, action }) =>
      `${style.bold(String(number))}) ${seen.text.action(seen.known, action, seen.decision!, seen.names)}`,
  );
  return [
    ...news,
    ...opponentLines(page),
    ...eventLines(page, choices),
    ...placeLines(page, choices),
    ...meadowLines(page, choices),
    ...handLines(page, choices),
    ...cityLines(page, choices),
    ...(page.compact ? [] : [heading(page, '')]),
    statusLine(page),
    ...flow(others, width, '   ', '    '),
  ];
}
