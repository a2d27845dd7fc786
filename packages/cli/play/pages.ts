import { wrap } from '../core/layout.ts';
import type { Words } from '../words/index.ts';
import { NO_CHOICES, turnChoices } from './choices.ts';
import { shortOf } from './resources.ts';
import { eventLines } from './screen/events.ts';
import { heading, type Page } from './screen/page.ts';
import { placeLines } from './screen/places.ts';
import type { Table } from './table.ts';

/** Everything that can be typed. */
export function helpPage(page: Page, online: NonNullable<Table['online']>['help'] = []): string[] {
  const { words, width, style, seen } = page;
  const { resources, standard } = seen.game.rules;
  const more = resources.slice(standard).map((r) => `${shortOf(seen, words, r)} ${seen.text.name(r)}`);
  const commands = [...Object.values(words.commands), ...online];
  const left = Math.max(...commands.map(({ usage }) => usage.length)) + 2;
  return [
    heading(page, words.helpTitle),
    ...words.helpAnswers.flatMap((line) => wrap(line, width - 2).map((part) => ` ${part}`)),
    '',
    ...commands.flatMap(({ usage, about }) =>
      wrap(about, width - left - 2).map((part, i) => ` ${style.bold((i === 0 ? usage : '').padEnd(left))} ${part}`),
    ),
    '',
    ...wrap(words.helpSigns(more), width - 2).map((part) => ` ${part}`),
  ];
}

/** How the game is played, in short. */
export function rulesPage(words: Words['play'], width: number): string[] {
  return [
    '',
    ...words.primer.flatMap((line) => wrap(line, width - 3).map((part, i) => (i === 0 ? part : `   ${part}`))),
    '',
  ];
}

/** All locations and Events with what they ask for and who stands there. */
export function boardPage(page: Page): string[] {
  const choices = page.seen.decision?.kind === 'turn' ? turnChoices(page.seen) : NO_CHOICES;
  return [...eventLines(page, choices, true), ...placeLines(page, choices, true)];
}
