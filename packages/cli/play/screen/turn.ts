import { NO_CHOICES, type TurnChoices } from '../choices.ts';
import { besidesLines, displayLines, handLines, meadowLines } from './cards.ts';
import { cityLines } from './city.ts';
import { eventLines } from './events.ts';
import { flow, heading, type Page } from './page.ts';
import { placeLines } from './places.ts';
import { keptLines, openLines, opponentLines, seatLines, statusLine } from './seats.ts';

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
    ...openLines(page),
    ...meadowLines(page, choices),
    ...displayLines(page, choices),
    ...handLines(page, choices),
    ...besidesLines(page, choices),
    ...cityLines(page, choices),
    ...keptLines(page, seen.seat),
    ...(page.compact ? [] : [heading(page, '')]),
    statusLine(page),
    ...flow(others, width, '   ', '    '),
  ];
}

/** The whole table as somebody sees it who waits or only looks on. */
export function waitingScreen(page: Page): string[] {
  if (!page.seen.watching) return turnScreen(page, NO_CHOICES, []);
  return [
    ...page.seen.known.seats.flatMap((_, seat) => seatLines(page, seat)),
    ...eventLines(page, NO_CHOICES),
    ...placeLines(page, NO_CHOICES),
    ...openLines(page),
    ...meadowLines(page, NO_CHOICES),
    ...displayLines(page, NO_CHOICES),
  ];
}
