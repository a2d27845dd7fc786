import { SETTINGS } from './table.ts';

const WIDTH = 100;

/** The text of `.env.sample`: every setting with what it means, commented out at its default. */
export function envSample(): string {
  const head = [
    'Settings of the server. Copy this file to .env in the folder the server is started from and take away the # before',
    'what you change. Variables of the real environment come before the file. A wrong or unknown setting is refused at the',
    'start. This file is written from packages/server/settings/table.ts (UPDATE_GOLDEN=1 with its test).',
  ];
  const settings = Object.values(SETTINGS).map(
    ({ name, says, text }) => `${comment(wrapped(says))}\n#${name}=${text ?? ''}\n`,
  );
  return [`${comment(head)}\n`, ...settings].join('\n');
}

const comment = (lines: readonly string[]): string => lines.map((line) => `# ${line}`).join('\n');

function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= WIDTH) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
